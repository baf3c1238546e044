internal import Demos
internal import Display
internal import Layers
internal import SDLBackend

/// The program with its window: opens a take and lets a person work on it.
public enum WindowProgram {
  /// The window's extent at the start, in points.
  private static let startSize = Size(width: 1280, height: 720)
  /// The exit code of a program that a signal ended is this plus the signal's number.
  private static let signalBase: Int32 = 128

  /// Runs until the window is closed, and returns the exit code; without a take it shows what was
  /// open last, or the first demo; without `reducesMotion` the desktop decides
  /// about motion, and without `scale` about the size of a point.
  ///
  /// Throws when the take cannot be played or there is no display to show it on.
  public static func run(
    _ take: Take?, reducesMotion: Bool? = nil, scale: Double? = nil
  ) throws(CommandError) -> Int32 {
    let fonts: FontLibrary
    do { fonts = try FontLibrary() } catch { throw .failure(error.description) }
    let pictures = PictureLibrary()
    let resources = Resources(text: fonts, pictures: pictures, assets: .standard)
    let (state, notice) = SavedState.read(path: UserFolders.current.stateFile)
    let (session, loss) = try session(
      for: take, or: state.take, resources, MotionChoice(reducesMotion ?? state.reducesMotion))
    let window: Window
    do {
      window = try Window(
        title: title(of: session), size: startSize, fonts: fonts, pictures: pictures,
        scale: scale)
    } catch {
      throw .failure(error.reason)
    }
    setIcon(of: window, resources)
    let loop = RunLoop(window: window, session: session, resources: resources)
    loop.restore(state)
    loop.restorePresets()
    for notice in [notice, loss].compactMap(\.self) { loop.post(notice, .warning) }
    loop.warnOfLostState()
    if !state.hasWelcomed, notice == nil { loop.welcome() }
    fonts.onMissingCharacter = { [weak loop] character in
      loop?.post("No installed font has the character \(character)", .warning)
    }
    DisplayLoss.onLoss { [weak loop] in loop?.loseDisplay() }
    try loop.run()
    if let words = loop.lastWords { StandardStreams().say(words) }
    return window.receivedSignal.map { signalBase + $0 } ?? 0
  }

  /// A take of last time whose files are gone is no reason not to start, but said.
  private static func session(
    for take: Take?, or last: Take?, _ resources: Resources, _ motion: MotionChoice
  ) throws(CommandError) -> (Session, loss: String?) {
    func session(_ take: Take) throws(CommandError) -> Session {
      try Session(take: take, resources: resources, motionChoice: motion)
    }
    if let take { return (try session(take), nil) }
    var loss: String?
    if let last {
      do {
        return (try session(last), nil)
      } catch {
        loss = "What was open last cannot be shown: \(error.message)"
      }
    }
    return (try session(Take(demo: DemoRegistry.all.first?.about.name ?? "")), loss)
  }

  /// The window's title while a session's demo shows.
  static func title(of session: Session) -> String { "\(session.about.title) - Inbetween" }

  /// A window without its icon is no reason to give up, nor worth a word.
  private static func setIcon(of window: Window, _ resources: Resources) {
    guard let picture = try? resources.picture(asset: "Icons/inbetween.svg") else { return }
    let square = Size(width: iconSide, height: iconSide)
    let list = DisplayList(
      size: square,
      commands: [.picture(PictureCommand(picture, in: Rect(origin: .zero, size: square)))])
    if let bitmap = try? window.bitmap(of: list, scale: 1) { window.setIcon(bitmap) }
  }

  private static let iconSide = 64.0
}

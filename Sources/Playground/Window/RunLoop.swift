internal import Demos
internal import Display
internal import Foundation
internal import Layers
internal import Motion
internal import Recording
internal import SDLBackend

/// Turns what a person does into changes of the session, and the session into frames.
///
/// It sleeps until something happens; it wakes by itself only while something moves, is written or
/// waits to vanish, and it shows a frame only when its display list differs from the one before.
final class RunLoop {
  let window: Window
  let session: Session
  let resources: Resources
  let folders = UserFolders.current
  let panels: Stage
  let desk: DeskView
  var notices = NoticeBoard()
  /// The person's own presets as the file has them.
  var savedPresets = PresetLibrary()
  /// What is being exported, and what was chosen for it.
  var export = ExportState()
  var hasEnded = false
  /// The file of the take that is open; nil for one that was never saved.
  var takePath: String?
  /// What is open over the desk; the last one takes the keys, and closing it leads back to the one
  /// before.
  var overlays: [OverlayView] = []
  /// The format of the last copy.
  var codeFormat = CurveCode.all[0]

  private let desktopMotion = DesktopMotion(environment: ProcessInfo.processInfo.environment)
  private let clock = SystemClock()
  private let start: Double
  private var shown: DisplayList?
  private var lastFrame = -Double.infinity
  /// A frame that equals the one before is not presented, so no display paces it.
  private var hasJustPresented = false
  private var isVisible = true
  var hints = HintBoard()
  var shownHint: HintBoard.Target?
  let focus = Focus()

  /// The rate of frames where the display does not tell its own.
  private static let customaryRate = 60.0
  /// How often the clock's text moves on while nothing else does, in seconds: more often than its
  /// tenths change, and short of what the playhead takes for a stall.
  private static let clockInterval = 1.0 / 15
  init(window: Window, session: Session, resources: Resources) {
    self.window = window
    self.session = session
    self.resources = resources
    start = clock.now
    panels = Stage(size: window.size, text: resources.text)
    let controller = DeskController(theme: .dark)
    panels.rootViewController = controller
    desk = controller.desk
    desk.pixelScale = window.scale
    connectPanels()
  }

  /// Seconds since the loop began.
  var now: Double { clock.now - start }

  func run() throws(CommandError) {
    desktopMotion.ask(now: now)
    while !hasEnded {
      let events = window.waitForEvents(until: wakeTime.map { $0 + start })
      session.tick(now: now)
      notices.tick(now: now)
      followDesktop()
      for event in events { handle(event) }
      let dropped = events.compactMap { event in
        if case .fileDropped(let path) = event { path } else { nil }
      }
      if !dropped.isEmpty { useDropped(dropped) }
      advanceFilm()
      session.advanceTraces()
      session.advanceDifference()
      do { try draw() } catch { throw .failure(error.description) }
    }
    completeFilm()
    saveState()
  }

  /// What a person should still read when the window is gone; nil when there is nothing.
  var lastWords: String? { notices.current?.kind == .plain ? nil : notices.current?.text }

  /// Does what may be refused; the reason becomes a notice.
  func trying(_ body: () throws(CommandError) -> Void) {
    do { try body() } catch { post(error.description, .warning) }
  }

  func post(_ text: String, _ kind: NoticeView.Kind = .plain) {
    notices.post(text, kind: kind, now: now)
  }
}

extension RunLoop {
  /// A place where no control is.
  private static let outside = Point(x: -1, y: -1)

  private var frameInterval: Double { 1 / (window.refreshRate ?? Self.customaryRate) }

  /// When to wake without an event, on the loop's own time; nil for not at all.
  private var wakeTime: Double? {
    let isBusy = export.film?.isDrawing == true || session.awaitsTraces || session.awaitsDifference
    if isBusy || (isVisible && shown == nil) { return now }
    let moves = session.isAdvancing || (isVisible && (!panels.isAtRest || desk.isPreviewing))
    let isPaced = hasJustPresented && window.isPacedByDisplay
    let nextFrame = lastFrame + (isPaced ? 0 : frameInterval)
    if session.isRecording, session.isStill, panels.isAtRest, !desk.isPreviewing,
      export.film == nil
    {
      return lastFrame + Self.clockInterval
    }
    if moves, isVisible || session.isRecording { return nextFrame }
    // An encoder that completes its file is asked once a frame how far it is.
    let nextLook = export.film.map { _ in lastFrame + frameInterval }
    return [nextLook, notices.nextChange, hints.nextChange, desktopMotion.nextCheck]
      .compactMap(\.self).min()
  }

  private func draw() throws(RenderError) {
    let now = now
    panels.advance(to: max(panels.time, now))
    panels.perform { updateDesk() }
    lastFrame = now
    hasJustPresented = false
    guard isVisible else { return }
    let list = panels.displayList()
    guard list != shown else { return }
    try window.present(list)
    shown = list
    hasJustPresented = true
  }

  private func followDesktop() {
    guard let reducesMotion = desktopMotion.answer(now: now) else { return }
    do {
      try session.followDesktop(reducesMotion: reducesMotion)
    } catch {
      post(error.description, .warning)
    }
  }

  private func updateDesk() {
    panels.isReduceMotionEnabled = session.take.reducesMotion
    session.inspection.isShown = desk.showsColumn
    var model = DeskModel(session)
    model.export = export.progress(now: now)
    desk.update(
      model,
      DeskView.Pictures(
        own: session.displayList(), overlay: session.overlay(), other: session.otherDisplayList(),
        marks: session.stageMarks))
    if desk.presets.isOpen { desk.presets.update(session.presets, curve: session.curve) }
    desk.notices.update(notices.notices)
    showHint()
    showFocus()
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .keyDown(let press): handle(press)
    case .text(let text): panels.perform { overlays.last?.type(text) }
    case .pointerMoved(let point):
      panels.send(.moved(point))
      updateHint(at: point)
    case .pointerLeft:
      panels.send(.moved(Self.outside))
      updateHint(at: nil)
    case .pointerPressed(let point, _):
      beginStroke()
      panels.send(.pressed(point))
      // What was pressed may be one of them.
      dismissHelpers()
    case .pointerReleased(let point): panels.send(.released(point))
    case .focus(false): panels.send(.cancelled)
    case .resized(let size, let scale):
      desk.pixelScale = scale
      panels.resize(to: size)
      shown = nil
    case .exposed: shown = nil
    case .visibility(let visible):
      isVisible = visible
      shown = nil
    case .wheel(let point, let deltaX, let deltaY):
      hints.dismiss()
      panels.perform { desk.scroll(at: point, Point(x: deltaX, y: deltaY)) }
      // What moved below a resting pointer lights up or goes dark as if the pointer had moved.
      panels.send(.moved(point))
    case .focus(true): desktopMotion.ask(now: now)
    case .fileDropped: break
    case .quit: hasEnded = true
    }
  }
}

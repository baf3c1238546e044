/// Whether presenting really waits for the display.
///
/// Drivers promise it and do not keep it: without a real screen a loop paced by presenting would
/// spin. The promise counts until frames follow each other faster than the display can show them.
nonisolated struct DisplayPacing {
  /// Frames a second of the display; nil when unknown.
  var refreshRate: Double?

  private let isPromised: Bool
  private var lastFrame: Double?
  private var hurriedFrames = 0

  /// More than a driver may buffer before it begins to wait.
  private static let mostBuffered = 8

  /// Starts to watch.
  init(isPromised: Bool, refreshRate: Double?) {
    self.isPromised = isPromised
    self.refreshRate = refreshRate
  }

  /// True as long as the promise is kept.
  var isReal: Bool {
    isPromised && refreshRate != nil && hurriedFrames <= Self.mostBuffered
  }

  /// Notes a frame; `time` in seconds.
  mutating func framePresented(at time: Double) {
    defer { lastFrame = time }
    guard isReal, let lastFrame, let refreshRate else { return }
    let isHurried = time - lastFrame < 0.5 / refreshRate
    hurriedFrames = isHurried ? hurriedFrames + 1 : 0
  }
}

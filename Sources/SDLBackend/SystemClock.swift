/// The only real clock of the program; everything else takes time as an argument.
public nonisolated struct SystemClock: Sendable {
  private static let attosecondsPerSecond = 1e18
  private static let origin = SuspendingClock.now

  /// Makes the clock; all of them show the same time.
  public init() {}

  /// Seconds since the program first asked, never running backwards.
  public var now: Double {
    let elapsed = Self.origin.duration(to: .now).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / Self.attosecondsPerSecond
  }
}

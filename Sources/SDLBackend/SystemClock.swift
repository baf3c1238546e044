internal import Glibc

/// The only real clock of the program; everything else takes time as an argument.
public nonisolated struct SystemClock: Sendable {
  private static let nanosecondsPerSecond = 1e9

  /// Makes the clock; all of them show the same time.
  public init() {}

  /// Seconds since an arbitrary start, never running backwards.
  public var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / Self.nanosecondsPerSecond
  }
}

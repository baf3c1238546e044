internal import Glibc
internal import Synchronization

/// The end of a program whose X server has gone away.
///
/// Xlib would end it by `exit`, with words of its own, and on the way out the graphics driver would
/// talk to the server that is gone. So the program says its own last words and leaves at once.
public nonisolated enum DisplayLoss {
  /// Chooses what is done last: there is no display any more, and no way back.
  public static func onLoss(_ action: @escaping @MainActor @Sendable () -> Void) {
    farewell.withLock { $0 = action }
  }

  /// Starts to watch.
  static func watch(_ driver: String) {
    _ = mainThread
    unsafe XLibrary(driver: driver)?.onLoss(leave)
  }

  /// The thread that watches, which is the main one.
  fileprivate static let mainThread = pthread_self()

  fileprivate static let farewell = Mutex<(@MainActor @Sendable () -> Void)?>(nil)
  /// The exit code of a program that failed while working.
  fileprivate static let exitCode: Int32 = 1
}

/// Called by Xlib in the middle of a request.
private nonisolated func leave(_: OpaquePointer?) -> Int32 {
  // Once: the last words may touch the display again.
  let action = DisplayLoss.farewell.withLock { action in
    defer { action = nil }
    return action
  }
  if let action, pthread_equal(pthread_self(), DisplayLoss.mainThread) != 0 {
    MainActor.assumeIsolated { action() }
  }
  _exit(DisplayLoss.exitCode)
}

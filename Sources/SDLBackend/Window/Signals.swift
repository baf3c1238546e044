internal import CSDL2
internal import Glibc
internal import Synchronization

/// The signals that ask the program to end: SIGINT, SIGTERM, and SIGHUP of a closed terminal.
///
/// The handler writes into a pipe; a thread that sleeps at the other end wakes the window's event
/// loop by an event, which a handler must not do itself. Until there is something to complete it ends
/// the program at once. A third signal leaves the program a second to clean up, and then ends it.
public nonisolated enum Signals {
  /// Starts to listen; from then on the signals no longer end the process by themselves.
  public static func watch() {
    guard writeEnd.load(ordering: .relaxed) < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd.store(ends[0], ordering: .sequentiallyConsistent)
    writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    guard let thread = unsafe SDL_CreateThread(forwardSignals, "signals", nil) else { return }
    unsafe SDL_DetachThread(thread)
    signal(SIGINT, handleSignal)
    signal(SIGTERM, handleSignal)
    // Under nohup the end of the terminal is not to be heard of.
    let before = signal(SIGHUP, handleSignal)
    let address = unsafe withUnsafeBytes(of: before) { unsafe $0.loadUnaligned(as: Int.self) }
    if address == ignoring { signal(SIGHUP, SIG_IGN) }
  }

  /// From now on the first signal is only noted: there is something to complete or to clean up.
  public static func hold() { isHolding.store(true, ordering: .sequentiallyConsistent) }

  /// True once the person asked a second time.
  public static var areUrgent: Bool { count.load(ordering: .sequentiallyConsistent) > 1 }

  /// The number of the first such signal; nil until one arrives.
  public static var received: Int32? {
    let number = first.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  fileprivate static let first = Atomic<Int32>(0)
  fileprivate static let count = Atomic<Int32>(0)
  fileprivate static let isHolding = Atomic(false)
  fileprivate static let readEnd = Atomic<Int32>(-1)
  fileprivate static let writeEnd = Atomic<Int32>(-1)
  /// What stands for `SIG_IGN` in place of a handler's address; handlers cannot be compared.
  private static let ignoring = 1
  fileprivate static let patience: Int32 = 3
  /// How long the program may clean up after so many signals, in milliseconds.
  fileprivate static let grace: Int32 = 1000
}

/// Runs inside the signal: nothing but atomic memory and `write` is allowed.
private nonisolated func handleSignal(_ number: Int32) {
  let before = Signals.count.add(1, ordering: .sequentiallyConsistent).oldValue
  if before == 0 { Signals.first.store(number, ordering: .sequentiallyConsistent) }
  var byte: UInt8 = 0
  _ = unsafe write(Signals.writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
}

/// Runs on its own thread: turns bytes of the pipe into events.
private nonisolated func forwardSignals(_: UnsafeMutableRawPointer?) -> Int32 {
  var byte: UInt8 = 0
  while true {
    let count = unsafe read(Signals.readEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    if count == 1 {
      if !Signals.isHolding.load(ordering: .sequentiallyConsistent) {
        end(saying: "interrupted; nothing is kept")
      }
      var event = unsafe SDL_Event()
      unsafe event.type = SDL_USEREVENT.rawValue
      unsafe SDL_PushEvent(&event)
      if Signals.count.load(ordering: .sequentiallyConsistent) >= Signals.patience {
        _ = poll(nil, 0, Signals.grace)
        end(saying: "ended by force; a .partial file may be left")
      }
    } else if count == 0 || errno != EINTR {
      return 0
    }
  }
}

/// Ends the program where it stands.
private nonisolated func end(saying line: String) {
  let words = Array("inbetween: \(line)\n".utf8)
  _ = unsafe write(STDERR_FILENO, words, words.count)
  _exit(128 + (Signals.received ?? SIGTERM))
}

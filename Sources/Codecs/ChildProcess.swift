internal import Glibc
internal import Synchronization

/// A running program with a pipe to its standard input and one from its output.
///
/// It gets a process group of its own, so that Ctrl+C in a terminal does not reach it, and none of
/// this program's open files. Letting go of it closes the pipes, but does not wait for its end.
public final class ChildProcess: Sendable {
  /// Which output of the program is read; the other one is thrown away.
  public enum Output: Sendable {
    /// What it produces.
    case standardOutput
    /// What it complains about.
    case standardError
  }

  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// It returned from its main function with a code.
    case exit(code: Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  private let number: pid_t
  private let input: Mutex<NativeFile?>
  private let output: NativeFile
  private let ending = Mutex<Ending?>(nil)
  /// False once the program's end is known: the number may then belong to another program.
  private let isKillable = Atomic(true)

  /// Starts a program.
  public init(
    _ program: String, arguments: [String], reading kind: Output
  ) throws(SystemError) {
    let toChild = try Spawn.alone.withLock { _ throws(SystemError) in try PipeEnds() }
    let fromChild = try Spawn.alone.withLock { _ throws(SystemError) in try PipeEnds() }
    number = try Spawn.start(
      program, arguments,
      descriptors: Spawn.Descriptors(
        input: toChild.reader.descriptor, output: fromChild.writer.descriptor, kind: kind))
    toChild.writer.prepareForFrames()
    input = Mutex(toChild.writer)
    output = fromChild.reader
  }

  /// Writes all bytes to the program's standard input; while it reads none, `isPatient` is asked every
  /// `longTurn` whether to go on waiting.
  public func write(
    _ bytes: [UInt8], isPatient: () -> Bool = { true }
  ) throws(SystemError) {
    try input.withLock { file throws(SystemError) in
      guard file != nil else { throw SystemError(code: EPIPE) }
      try file?.write(bytes, isPatient: isPatient)
    }
  }

  /// Ends the program's standard input, after a write that is under way.
  public func closeInput() {
    input.withLock { $0 = nil }
  }

  /// The next bytes of the program's output, waiting for some; empty at the end.
  public func read(upTo count: Int) -> [UInt8] { output.read(upTo: count) }

  /// The next bytes of the program's output, empty at the end; while it says nothing, `isPatient` is
  /// asked every `longTurn` whether to go on waiting, and nil is the answer of one who does not.
  public func read(upTo count: Int, isPatient: () -> Bool) -> [UInt8]? {
    while !output.hasNews(within: Self.longTurn) {
      guard isPatient() else { return nil }
    }
    return output.read(upTo: count)
  }

  /// Ends the program at once.
  public func kill() {
    if isKillable.load(ordering: .acquiring) { _ = Glibc.kill(number, SIGKILL) }
  }

  /// How long bytes are waited for before the caller is asked whether to go on, in milliseconds.
  public static let longTurn = 100
  /// The same for the end.
  public static let shortTurn = 5

  /// Waits until the program has ended; `isPatient` is asked every `shortTurn`, and once it says no,
  /// the program is killed.
  public func wait(isPatient: () -> Bool = { true }) -> Ending {
    ending.withLock { ending in
      while true {
        if let known = ending ?? latestEnding() {
          ending = known
          return known
        }
        if !isPatient() { kill() }
        _ = poll(nil, 0, Int32(Self.shortTurn))
      }
    }
  }

  /// True once the program has ended; does not wait.
  public var hasEnded: Bool {
    ending.withLock { ending in
      ending = ending ?? latestEnding()
      return ending != nil
    }
  }

  /// Asks the system once; nil while the program runs.
  private func latestEnding() -> Ending? {
    var status: Int32 = 0
    let result = unsafe waitpid(number, &status, WNOHANG)
    guard result != 0, result > 0 || errno != EINTR else { return nil }
    isKillable.store(false, ordering: .releasing)
    // The low seven bits are the signal, the next eight the exit code, as WIFEXITED has it.
    let signal = status & 0x7F
    return signal == 0 ? .exit(code: status >> 8 & 0xFF) : .signal(signal)
  }
}

/// The two ends of a pipe.
struct PipeEnds: ~Copyable {
  let reader: NativeFile
  let writer: NativeFile

  init() throws(SystemError) {
    var descriptors: [Int32] = [-1, -1]
    // pipe2 would close them on exec at once, but Swift's Glibc lacks it: hence the lock in `Spawn`.
    guard unsafe pipe(&descriptors) == 0 else { throw .latest }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    reader = NativeFile(descriptor: descriptors[0])
    writer = NativeFile(descriptor: descriptors[1])
  }
}

internal import Glibc
internal import Synchronization

/// Starting a program by `posix_spawn`.
enum Spawn {
  /// Held while pipes are made and while programs are started, so that no program inherits a pipe
  /// of another one, which would then never end.
  static let alone = Mutex(())

  /// A program's file that was just written counts as busy until every process that another thread
  /// forked meanwhile has begun its own program; that is a matter of microseconds.
  private static let mostTries = 10_000

  /// What the program's standard streams become.
  struct Descriptors {
    let input: Int32
    let output: Int32
    let kind: ChildProcess.Output
  }

  /// Starts a program with this program's environment; gives its process number.
  static func start(
    _ program: String, _ arguments: [String], descriptors: Descriptors
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe words.forEach { unsafe free($0) }
    }
    let (read, discarded) =
      switch descriptors.kind {
      case .standardOutput: (STDOUT_FILENO, STDERR_FILENO)
      case .standardError: (STDERR_FILENO, STDOUT_FILENO)
      }
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptors.input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptors.output, read)
    unsafe posix_spawn_file_actions_addopen(&actions, discarded, "/dev/null", O_WRONLY, 0)
    // A group of its own, and SIGPIPE as every program expects it to be.
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var number: pid_t = 0
    var result: Int32
    var tries = 0
    repeat {
      result = alone.withLock { _ in
        unsafe posix_spawn(&number, program, &actions, &attributes, words + [nil], environ)
      }
      tries += 1
    } while result == ETXTBSY && tries < mostTries && sched_yield() == 0
    guard result == 0 else { throw SystemError(code: result) }
    return number
  }
}

internal import Glibc

/// Changes in folders, with the system's reason when they fail.
public enum FileSystem {
  /// What a path leads to.
  public enum Kind: Hashable, Sendable {
    /// A folder, or a link to one.
    case folder
    /// Anything else, links that lead nowhere too.
    case other
  }

  /// What is at a path; nil when the name is free.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }
    return unsafe lstat(path, &status) == 0 ? .other : nil
  }

  /// The bytes of a file; nil when there is none.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Renames a file, replacing what has the new name, in one step.
  public static func rename(_ path: String, to newPath: String) throws(SystemError) {
    guard unsafe Glibc.rename(path, newPath) == 0 else { throw .latest }
  }

  /// Gives a file a new name that is free; throws what `isTaken` when it is not, also when somebody
  /// takes it at the same time.
  public static func move(_ path: String, toFree newPath: String) throws(SystemError) {
    if unsafe link(path, newPath) == 0 { return try removeFile(path) }
    let reason = SystemError.latest
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(reason.code) else { throw reason }
    // A file system without a second name for a file: an empty file holds the name's place.
    let readableByAll: mode_t = 0o666
    let place = unsafe open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readableByAll)
    guard place >= 0 else { throw .latest }
    close(place)
    try rename(path, to: newPath)
  }

  /// Gives a folder a new name that is free; throws what `isTaken` when something is there.
  ///
  /// An empty folder is replaced: nothing of anybody's is in it.
  public static func moveFolder(_ path: String, toFree newPath: String) throws(SystemError) {
    try rename(path, to: newPath)
  }

  /// Removes a file; one that is not there is no error.
  public static func removeFile(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .latest }
  }

  /// Removes a folder when it is empty; returns whether it did.
  @discardableResult
  public static func removeEmptyFolder(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
  }

  /// Makes a folder; false when there is one already.
  public static func makeFolder(_ path: String) throws(SystemError) -> Bool {
    let openToAll: mode_t = 0o777
    if unsafe mkdir(path, openToAll) == 0 { return true }
    guard errno == EEXIST else { throw .latest }
    return false
  }

  /// True while a process of this number exists, whoever it belongs to.
  public static func isRunning(process number: Int) -> Bool {
    kill(pid_t(truncatingIfNeeded: number), 0) == 0 || errno == EPERM
  }

  /// The number of this process, for names of temporary files.
  public static var processNumber: Int { Int(getpid()) }
}

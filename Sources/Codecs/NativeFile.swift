internal import Glibc

/// An open file that is written from the front; closing it is the end of its life.
public struct NativeFile: ~Copyable, Sendable {
  let descriptor: Int32

  /// Takes over a descriptor that is open for writing.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Creates an empty file, or empties the one that is there.
  public init(creating path: String) throws(SystemError) {
    let readableByAll: mode_t = 0o666
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, readableByAll)
    guard descriptor >= 0 else { throw .latest }
    self.descriptor = descriptor
  }

  /// Makes a pipe larger, so that a frame fits with fewer turns, and lets a pipe whose reader is gone
  /// give an error instead of ending the program by a signal.
  borrowing func prepareForFrames() {
    signal(SIGPIPE, SIG_IGN)
    // Linux only, and refused above the limit for ordinary users: smaller pipes work as well.
    _ = fcntl(descriptor, Self.setPipeSize, Self.pipeSize)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Waits a short time until a pipe takes more bytes.
  private borrowing func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, Int32(ChildProcess.longTurn))
  }

  /// Waits until a pipe has bytes or has ended; false when neither comes in so many milliseconds.
  borrowing func hasNews(within milliseconds: Int) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, Int32(milliseconds)) > 0
  }

  /// `F_SETPIPE_SZ`, which needs `_GNU_SOURCE` in C.
  private static let setPipeSize: Int32 = 1031
  /// The most that Linux allows ordinary users unless told otherwise.
  private static let pipeSize: Int32 = 1 << 20

  deinit { _ = Glibc.close(descriptor) }

  /// Writes all bytes after what was written before; gives up with "timed out" when a pipe takes
  /// none and `isPatient` says so.
  public borrowing func write(
    _ bytes: [UInt8], isPatient: () -> Bool = { true }
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        guard isPatient() else { throw SystemError(code: ETIMEDOUT) }
        waitUntilWritable()
      } else if errno != EINTR {
        throw .latest
      }
    }
  }

  /// The next bytes, waiting for some; empty at the end or after an error.
  borrowing func read(upTo count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        filled = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, count))
      } while filled == 0 && errno == EINTR
    }
  }

  /// Writes bytes over those at an offset, leaving the place of the next ordinary write.
  public borrowing func overwrite(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe pwrite(descriptor, buffer.baseAddress, bytes.count, offset)
    }
    guard count == bytes.count else { throw .latest }
  }

  /// Closes the file and reports what the system only says now.
  public consuming func close() throws(SystemError) {
    let result = Glibc.close(descriptor)
    discard self
    guard result == 0 else { throw .latest }
  }
}

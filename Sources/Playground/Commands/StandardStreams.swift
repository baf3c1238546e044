internal import Foundation

/// The program's way to the shell: data to standard output, talk to standard error.
final class StandardStreams {
  private var pending: [UInt8] = []
  private let output: FileHandle
  private let talk: FileHandle

  /// Enough to make a system call worth its price.
  private static let bufferSize = 65_536

  init(output: FileHandle = .standardOutput, talk: FileHandle = .standardError) {
    self.output = output
    self.talk = talk
  }

  /// Writes data; a reader that has gone away ends the program quietly.
  func write(_ text: String) throws(CommandError) {
    pending += text.utf8
    if pending.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is waiting.
  func flush() throws(CommandError) {
    guard !pending.isEmpty else { return }
    let data = Data(pending)
    pending = []
    do {
      try output.write(contentsOf: data)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      guard cause?.code == Int(EPIPE) else {
        throw .failure("standard output cannot be written (\(FileContents.reason(of: error)))")
      }
      throw .readerGone
    }
  }

  /// Says one line to the person; nothing can be done when even that fails.
  func say(_ line: String) {
    try? talk.write(contentsOf: Data("inbetween: \(line)\n".utf8))
  }

  /// Rewrites the current line of a terminal.
  func showProgress(_ line: String) {
    try? talk.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
  }

  /// True when a person sees standard error.
  static var talksToTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

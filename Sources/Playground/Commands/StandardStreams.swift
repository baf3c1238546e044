internal import Foundation
internal import Motion
internal import Recording

/// The program's way to the shell: data to standard output, talk to standard error.
final class StandardStreams {
  private var pending: [UInt8] = []
  private var missing: [Character] = []
  private let output: FileHandle
  private let talk: FileHandle

  /// Enough to make a system call worth its price.
  private static let bufferSize = 65_536
  private static let longestLine = 4000
  private static let mostMissing = 8

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

  /// Says one line to the person, whatever names are in it; nothing can be done when even that fails.
  func say(_ line: String) {
    let line = line.printable(limit: Self.longestLine)
    try? talk.write(contentsOf: Data("inbetween: \(line)\n".utf8))
  }

  /// Remembers a character that no font has, for `sayMissing`.
  func note(missing character: Character) { missing.append(character) }

  /// Says once which characters no font has.
  func sayMissing() {
    guard !missing.isEmpty else { return }
    let shown = missing.prefix(Self.mostMissing).map { character in
      character.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined(separator: " ")
    }
    let rest = missing.count - shown.count
    say(
      "no installed font has \(shown.joined(separator: ", "))"
        + (rest > 0 ? " … and \(rest) more" : ""))
    missing = []
  }

  /// Rewrites the current line of a terminal.
  func showProgress(_ line: String) {
    try? talk.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
  }

  /// True when a person sees standard error.
  static var talksToTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

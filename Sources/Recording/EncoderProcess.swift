internal import Codecs
internal import Dispatch
internal import Foundation
internal import Synchronization

/// A running encoder that takes frames on its standard input, and whose complaints are kept.
final class EncoderProcess: Sendable {
  private let child: ChildProcess
  private let complaints = Mutex<[UInt8]>([])
  private let hasFallenSilent = DispatchSemaphore(value: 0)

  private let options: RecordingOptions
  private let output: String
  private let hasStalled = Mutex(false)
  private let written = Mutex(0)

  /// How long an encoder that reads nothing is waited for after an interruption, in milliseconds.
  private static let writeGrace = 500
  /// How long one that completes its file is waited for then.
  private static let finishGrace = 3000
  /// The same for one that read nothing.
  private static let cutGrace = 1000

  /// How much of what it says is kept.
  private static let limit = 4096

  /// Starts the program, which writes to the path `output`; once the options say that the caller gives
  /// up, it is not waited for much longer.
  init(
    program: String, arguments: [String], output: String, options: RecordingOptions
  ) throws(RecordingError) {
    self.output = output
    self.options = options
    do {
      child = try ChildProcess(program, arguments: arguments, reading: .standardError)
    } catch {
      throw .encoderFailed(encoder: program, reason: "cannot be started: \(error)")
    }
    // Read all the time, so that the program never waits for a reader.
    Thread.detachNewThread { [self] in
      while case let part = child.read(upTo: Self.limit), !part.isEmpty {
        complaints.withLock { $0 = Array(($0 + part).suffix(Self.limit)) }
      }
      hasFallenSilent.signal()
    }
  }

  /// Writes a frame; false when the program reads no more, or too slowly for a caller that gives up.
  func write(_ bytes: [UInt8]) -> Bool {
    guard !wasGivenUp else { return false }
    var patience = Patience(options, grace: Self.writeGrace)
    do {
      try child.write(bytes) { patience.lasts(milliseconds: ChildProcess.longTurn) }
      written.withLock { $0 += 1 }
      return true
    } catch {
      if patience.isOver { hasStalled.withLock { $0 = true } }
      return false
    }
  }

  /// Ends the stream and says, without waiting, whether the program has ended.
  func settle() -> Bool {
    child.closeInput()
    return child.hasEnded
  }

  /// Ends the stream and waits for the program; nil when it succeeded, else why it did not.
  func finish() -> String? {
    child.closeInput()
    let isCut = wasCut
    if wasGivenUp, !isCut { child.kill() }
    hasStalled.withLock { $0 = $0 && !isCut }
    var patience = Patience(options, grace: isCut ? Self.cutGrace : Self.finishGrace)
    var size = FileSystem.size(of: output)
    let ending = child.wait {
      let now = FileSystem.size(of: output)
      if now != size { patience.renew() }
      size = now
      return patience.lasts(milliseconds: ChildProcess.shortTurn)
    }
    if patience.isOver { hasStalled.withLock { $0 = true } }
    switch ending {
    case .exit(code: 0): return nil
    case .exit(let code): return lastWords ?? "ended with exit code \(code) and no message"
    case .signal(let signal): return lastWords ?? "ended by signal \(signal)"
    }
  }

  /// The number of frames that it took.
  var writtenCount: Int { written.withLock { $0 } }

  /// True when frames were left out because the caller gives up: an encoder that is only slow
  /// completes a file of those before.
  var wasCut: Bool { wasGivenUp && options.isInterrupted() }

  /// True when it did not respond in time.
  var wasGivenUp: Bool { hasStalled.withLock { $0 } }

  /// Ends the program at once.
  func kill() {
    child.kill()
    child.closeInput()
    _ = child.wait()
  }

  /// The line that names the system's reason, else the last one that says something.
  ///
  /// After a full disk ffmpeg goes on about everything that failed because of it.
  private var lastWords: String? {
    // A program's own children may keep the pipe open after its end: do not wait for ever.
    _ = hasFallenSilent.wait(timeout: .now() + .seconds(1))
    hasFallenSilent.signal()
    return cause ?? lines.last { !$0.isEmpty && $0 != Self.emptyWords }
  }

  /// The system's reason in what the program said; nil when there is none.
  ///
  /// Some versions of ffmpeg end as if all were well although the disk was full.
  var cause: String? {
    lines.lazy.compactMap { line in
      Self.causes.first { line.range(of: $0, options: .caseInsensitive) != nil }
    }.first?.lowercased()
  }

  private var lines: [String] {
    complaints.withLock { String(decoding: $0, as: UTF8.self) }
      .split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The system's words for what a person can do something about.
  private static let causes = [
    "No space left on device", "Disk quota exceeded", "File too large", "Read-only file system",
    "Permission denied", "Input/output error",
  ]

  /// What ffmpeg says last of all, after the reason.
  private static let emptyWords = "Conversion failed!"
}

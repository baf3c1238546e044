internal import Codecs
internal import Synchronization

/// A file of pieces that are made in any order and written in theirs.
final class OrderedFile: Sendable {
  private struct State: ~Copyable {
    var file: NativeFile?
    var next = 0
    var waiting: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())
  private let path: String
  private let reportedPath: String

  /// Names the file; messages name it as the caller does.
  init(path: String, reportedPath: String) {
    self.path = path
    self.reportedPath = reportedPath
  }

  /// Creates the file with its first bytes.
  func open(_ header: [UInt8]) throws(RecordingError) {
    try working { state throws(SystemError) in
      let file = try NativeFile(creating: path)
      try file.write(header)
      state.file = consume file
    }
  }

  /// Takes the piece with a number, from any thread.
  func put(_ piece: [UInt8], number: Int) throws(RecordingError) {
    try working { state throws(SystemError) in
      state.waiting[number] = piece
      while let ready = state.waiting.removeValue(forKey: state.next) {
        try state.file?.write(ready)
        state.next += 1
      }
    }
  }

  /// Writes the last bytes, corrects earlier ones, and closes the file.
  func close(
    _ trailer: [UInt8], correcting corrections: [(offset: Int, bytes: [UInt8])] = []
  ) throws(RecordingError) {
    try working { state throws(SystemError) in
      guard let file = state.file.take() else { return }
      try file.write(trailer)
      for correction in corrections { try file.overwrite(correction.bytes, at: correction.offset) }
      try file.close()
    }
  }

  private func working(
    _ body: (inout sending State) throws(SystemError) -> Void
  ) throws(RecordingError) {
    do {
      try state.withLock { state throws(SystemError) in try body(&state) }
    } catch {
      throw .cannotWrite(path: reportedPath, reason: error.description)
    }
  }
}

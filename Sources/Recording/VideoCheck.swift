internal import Codecs

/// Looks at a finished file with ffprobe: ffmpeg reports success for files that miss frames.
struct VideoCheck {
  let job: EncodingJob
  let count: Int

  /// Throws when the file has another number of frames or another size; says so when nobody could
  /// look.
  ///
  /// Whoever gives up has no time for it.
  func byFFprobe() throws(RecordingError) -> [RecordingNote] {
    guard !job.options.isInterrupted() else { return [] }
    let path = job.output.path
    guard let program = job.options.tools.ffprobe else {
      return [.unchecked(path: path, reason: "ffprobe was not found")]
    }
    let size = job.videoSize
    let expected = "\(size.width),\(size.height),\(count)"
    guard let found = try run(program) else {
      return job.options.isInterrupted()
        ? [] : [.unchecked(path: path, reason: "ffprobe did not respond")]
    }
    try compare("width, height, frames", found: found, expected: expected)
    return []
  }

  /// Throws when what the file says is not what was asked for.
  func compare(
    _ what: String, found: String, expected: String
  ) throws(RecordingError) {
    guard found == expected else {
      throw .wrongResult(
        path: job.output.path, reason: "\(what) are \(found), expected \(expected)")
    }
  }

  /// The first line of what it says; nil when it hangs.
  private func run(_ program: String) throws(RecordingError) -> String? {
    let arguments = [
      "-v", "error", "-select_streams", "v:0", "-count_packets", "-show_entries",
      "stream=width,height,nb_read_packets", "-of", "csv=p=0", "file:\(job.workingPath)",
    ]
    do {
      let child = try ChildProcess(program, arguments: arguments, reading: .standardOutput)
      child.closeInput()
      var answer: [UInt8] = []
      var patience = Patience(job.options)
      var part: [UInt8]? = nil
      repeat {
        part = child.read(upTo: 4096) { patience.lasts(milliseconds: ChildProcess.longTurn) }
        answer += part ?? []
      } while part?.isEmpty == false
      _ = child.wait { patience.lasts(milliseconds: ChildProcess.shortTurn) }
      guard !patience.isOver else { return nil }
      return String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isNewline).first
        .map(String.init) ?? "unreadable"
    } catch {
      throw .encoderFailed(encoder: program, reason: "cannot be started: \(error)")
    }
  }
}

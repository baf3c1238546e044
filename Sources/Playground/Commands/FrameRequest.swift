internal import Recording

/// The instants that a command line asks for.
struct FrameRequest {
  /// The options that choose them.
  static let options = [
    CommandOption("fps", value: "N", "frames a second (60)"),
    CommandOption("from", value: "S", "the time of the first frame in seconds (0)"),
    CommandOption("to", value: "S", "the time of the last frame (when nothing runs any more)"),
    CommandOption("frames", value: "A..<B", "only these frames, counted from --from"),
  ]

  /// The frames a second unless others are asked for.
  static let standardRate = 60.0
  private static let greatestTime = 1e9

  /// The frames, where `rest` says when nothing runs any more (nil: it never rests).
  static func frames(
    _ arguments: ParsedArguments, standardRate: Double = standardRate, order: FrameOrder = .clip,
    rest: () -> Double?
  ) throws(CommandError) -> FrameSequence {
    let rate = try arguments.number("fps", in: FrameSequence.allowedRates) ?? standardRate
    let start = try arguments.number("from", in: 0...greatestTime) ?? 0
    let end = try arguments.number("to", in: 0...greatestTime)
    guard arguments["frames"] == nil || end == nil else {
      throw .usage("--to and --frames both say where the recording ends; give one of them")
    }
    do throws(RecordingError) {
      if let text = arguments["frames"] {
        return try FrameSequence(
          from: start, frames: range(text), framesPerSecond: rate, order: order)
      }
      if let end {
        return try FrameSequence(from: start, to: end, framesPerSecond: rate, order: order)
      }
      guard let rest = rest() else {
        throw .invalid(
          field: "to", value: "(not given)", allowed: "needed, because this take never rests")
      }
      return try FrameSequence(
        from: start, untilRestAt: max(start, rest), framesPerSecond: rate, order: order)
    } catch {
      throw CommandError(error)
    }
  }

  private static func range(_ text: String) throws(RecordingError) -> Range<Int> {
    let parts = text.split(separator: "..<", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let end = parts[1], first <= end else {
      throw .invalid(field: "frames", value: text, allowed: "A..<B with whole numbers, as 0..<30")
    }
    return first..<end
  }
}

extension CommandError {
  /// A recording's error with the exit code that fits.
  nonisolated init(_ error: RecordingError) {
    self = error.isUsageError ? .usage(error.description) : .failure(error.description)
  }

  /// Does something of the recorder's, with its errors translated.
  static func translating<Result>(
    _ body: () throws(RecordingError) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try body()
    } catch {
      throw CommandError(error)
    }
  }
}

internal import Demos
internal import SDLBackend

/// Something to measure: the same work every time, frame by frame.
struct Workload {
  /// The name on the command line.
  let name: String
  /// What one frame holds, for the reader of the numbers.
  let contents: String
  /// Prepares the work and returns what one frame does; the argument is its time in seconds.
  let prepare: @MainActor (LiveResources) throws -> (Double) throws -> Void

  /// The frames that are run before the clock starts: caches fill, textures load.
  private static let warmUpCount = 3
  private static let framesPerSecond = 60.0

  /// Every workload.
  static let all: [Workload] = engine + drawing

  /// Runs it.
  func measure(_ frames: Int, _ live: LiveResources) throws(CommandError) -> WorkloadResult {
    do {
      let frame = try prepare(live)
      for index in 0..<Self.warmUpCount { try frame(Double(index) / Self.framesPerSecond) }
      let clock = SystemClock()
      let start = clock.now
      for index in 0..<frames {
        try frame(Double(Self.warmUpCount + index) / Self.framesPerSecond)
      }
      return WorkloadResult(
        workload: self, frames: frames, milliseconds: (clock.now - start) * 1000 / Double(frames))
    } catch {
      throw .failure("\(name): \(error)")
    }
  }
}

/// What a workload cost.
struct WorkloadResult {
  let workload: Workload
  let frames: Int
  /// The time of one frame.
  let milliseconds: Double

  /// One line.
  var json: String {
    let thousandth = 1000.0
    return JSONText.object([
      ("workload", JSONText.string(workload.name)), ("frames", String(frames)),
      (
        "millisecondsPerFrame",
        JSONText.number((milliseconds * thousandth).rounded() / thousandth)
      ),
      ("framesPerSecond", JSONText.number((1000 / max(milliseconds, 1e-6)).rounded())),
      ("contents", JSONText.string(workload.contents)),
    ])
  }
}

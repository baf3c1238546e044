internal import Demos
internal import SDLBackend

/// Something to measure: the same work every time, frame by frame.
struct Workload {
  /// The name on the command line.
  let name: String
  /// What one frame holds, for the reader of the numbers.
  let contents: String
  /// Prepares the work.
  let prepare: @MainActor (LiveResources) throws -> Work

  /// Work that is ready to be measured.
  struct Work {
    /// Does one frame, whose time in seconds is the argument.
    let frame: (Double) throws -> Void
    /// Completes what the frames began; it counts as part of them.
    var finish: () throws -> Void = {}
    /// Removes what was made; it does not count.
    var cleanUp: () throws -> Void = {}
  }

  /// The frames that are run before the clock starts: caches fill, textures load.
  private static let warmUpCount = 3
  private static let framesPerSecond = 60.0

  /// Every workload.
  static let all: [Workload] = engine + panels + drawing + recording

  /// Runs it.
  func measure(_ frames: Int, _ live: LiveResources) throws(CommandError) -> WorkloadResult {
    do {
      let work = try prepare(live)
      for index in 0..<Self.warmUpCount { try work.frame(Double(index) / Self.framesPerSecond) }
      let clock = SystemClock()
      let start = clock.now
      for index in 0..<frames {
        try work.frame(Double(Self.warmUpCount + index) / Self.framesPerSecond)
      }
      try work.finish()
      let milliseconds = (clock.now - start) * 1000 / Double(frames)
      try work.cleanUp()
      return WorkloadResult(workload: self, frames: frames, milliseconds: milliseconds)
    } catch {
      throw .failure("\(name): \(error)")
    }
  }
}

extension Workload {
  /// Work whose frames leave nothing behind.
  init(
    name: String, contents: String,
    frames: @escaping @MainActor (LiveResources) throws -> (Double) throws -> Void
  ) {
    self.init(name: name, contents: contents, prepare: { Work(frame: try frames($0)) })
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

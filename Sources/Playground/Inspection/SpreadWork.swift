/// A job that would hold up a frame: it visits the instants of a take, a few of them between two
/// frames.
protocol SpreadJob: AnyObject {
  /// What it works on.
  associatedtype Subject: Equatable
  /// What comes out.
  associatedtype Value

  /// How many instants fit between two frames.
  static var stride: Int { get }
  /// What comes out for a subject that cannot be worked on.
  static func nothing(of subject: Subject) -> Value
  /// The instants in seconds, in order.
  var times: [Double] { get }
  /// The number of instants visited.
  var visited: Int { get set }
  /// What comes out once all instants were visited.
  var value: Value { get }
  /// Visits an instant.
  func visit(_ index: Int)
}

extension SpreadJob {
  /// Does a part of the work; returns the value when all of it is done.
  func step() -> Value? {
    let end = min(times.count, visited + Self.stride)
    while visited < end {
      visit(visited)
      visited += 1
    }
    return visited == times.count ? value : nil
  }
}

/// The work on what a person looks at: begun anew when that changes, kept until then.
struct SpreadWork<Job: SpreadJob> {
  /// What was found last, and of what.
  private(set) var latest: (subject: Job.Subject, value: Job.Value)?

  private var running: (subject: Job.Subject, job: Job)?
  /// What was wanted a frame ago.
  private var awaited: Job.Subject?

  /// True while a value is wanted that is not there yet.
  func awaits(_ wanted: Job.Subject?) -> Bool { wanted != nil && latest?.subject != wanted }

  /// The value of a subject; nil until it is found.
  func value(of subject: Job.Subject?) -> Job.Value? {
    latest.flatMap { $0.subject == subject ? $0.value : nil }
  }

  /// Does a part of the work that is wanted; nothing to do costs nothing.
  mutating func advance(
    to wanted: Job.Subject?, begin: (Job.Subject) throws(CommandError) -> Job
  ) {
    guard let wanted, latest?.subject != wanted else {
      running = nil
      awaited = nil
      return
    }
    // What changes with every frame, as under a dragged handle, is worked on when it rests.
    guard awaited == wanted else {
      awaited = wanted
      return
    }
    if running?.subject != wanted { running = (try? begin(wanted)).map { (wanted, $0) } }
    guard let running else {
      // A take whose files are gone is not asked again.
      latest = (wanted, Job.nothing(of: wanted))
      return
    }
    guard let value = running.job.step() else { return }
    latest = (wanted, value)
    self.running = nil
  }
}

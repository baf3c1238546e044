internal import Dispatch
internal import Synchronization

/// Runs work on a few threads while its owner goes on, and makes the owner wait when too much is
/// under way, so that memory stays bounded.
final class WorkQueue: Sendable {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  /// One place for each job that may be under way or waiting.
  private let places: DispatchSemaphore
  private let failure = Mutex<RecordingError?>(nil)

  /// Makes a queue of `threads` workers; the jobs of a single one run in order.
  init(threads: Int) {
    let attributes: DispatchQueue.Attributes = threads == 1 ? [] : .concurrent
    queue = DispatchQueue(label: "frames", qos: .userInitiated, attributes: attributes)
    places = DispatchSemaphore(value: threads + 1)
  }

  /// Adds a job, waiting for a place, or throws what an earlier job threw.
  func add(_ job: @escaping @Sendable () throws(RecordingError) -> Void) throws(RecordingError) {
    places.wait()
    if let error = failure.withLock({ $0 }) {
      places.signal()
      throw error
    }
    queue.async(group: group) { [self] in
      defer { places.signal() }
      guard failure.withLock({ $0 == nil }) else { return }
      do throws(RecordingError) {
        try job()
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
  }

  /// Waits until every job is done, and throws what a job threw.
  func drain() throws(RecordingError) {
    group.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// Skips the jobs that have not begun and waits for the others.
  func abandon() {
    failure.withLock { $0 = $0 ?? .cancelled }
    group.wait()
  }
}

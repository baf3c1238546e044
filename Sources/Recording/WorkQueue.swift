internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs jobs on a few threads of its own while its owner goes on, and makes the owner wait when too
/// many are under way, so that memory stays bounded.
///
/// The jobs of a single thread run in order.
final class WorkQueue: Sendable {
  typealias Job = @Sendable () throws(RecordingError) -> Void

  private struct State {
    var jobs: [Job] = []
    var failure: RecordingError?
    var isClosed = false
  }

  private let state = Mutex(State())
  /// One for each job that waits, and one for each thread when the queue is closed.
  ///
  /// Semaphores start at 0, because one that ends below its first value ends the program.
  private let work = DispatchSemaphore(value: 0)
  /// One for each job that may be under way.
  private let places = DispatchSemaphore(value: 0)
  private let threads = DispatchGroup()
  private let threadCount: Int

  /// Makes a queue; one job more than threads may be under way.
  init(threads threadCount: Int) {
    self.threadCount = threadCount
    for _ in 0...threadCount { places.signal() }
    for _ in 0..<threadCount {
      threads.enter()
      Thread.detachNewThread { [self] in
        while runNext() {}
        threads.leave()
      }
    }
  }

  /// Adds a job, waiting for a place, or throws what an earlier job threw.
  func add(_ job: @escaping Job) throws(RecordingError) {
    places.wait()
    let failure = state.withLock { state in
      if state.failure == nil { state.jobs.append(job) }
      return state.failure
    }
    if let failure {
      places.signal()
      throw failure
    }
    work.signal()
  }

  /// True when a job is taken without waiting, or can be after so many seconds at most.
  func hasPlace(within seconds: Double) -> Bool {
    guard places.wait(timeout: .now() + seconds) == .success else { return false }
    places.signal()
    return true
  }

  /// Takes no more jobs and says, without waiting, whether every job is done.
  func settle() -> Bool {
    close()
    return threads.wait(timeout: .now()) == .success
  }

  /// Waits until every job is done, and throws what a job threw; the queue takes no more.
  func drain() throws(RecordingError) {
    close()
    threads.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Skips the jobs that have not begun and waits for the others; the queue takes no more.
  func abandon() {
    state.withLock { $0.failure = $0.failure ?? .cancelled }
    close()
    threads.wait()
  }

  private func close() {
    let wasClosed = state.withLock { state in
      defer { state.isClosed = true }
      return state.isClosed
    }
    guard !wasClosed else { return }
    for _ in 0..<threadCount { work.signal() }
  }

  /// Runs the next job; false when there will be none.
  private func runNext() -> Bool {
    work.wait()
    let next = state.withLock { state in
      state.jobs.isEmpty ? nil : (job: state.jobs.removeFirst(), isSkipped: state.failure != nil)
    }
    guard let next else { return false }
    defer { places.signal() }
    do throws(RecordingError) {
      if !next.isSkipped { try next.job() }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
    return true
  }
}

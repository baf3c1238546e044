internal import Demos
internal import Recording

/// A bar on the terminal while a recording is made.
final class ProgressBar {
  private let streams: StandardStreams
  private var shownPercent = -1

  private static let width = 30

  init(_ streams: StandardStreams) { self.streams = streams }

  /// Shows how far it is, when that changed by a percent.
  func show(_ progress: RecordingProgress) {
    let percent = progress.done * 100 / max(1, progress.total)
    guard percent != shownPercent else { return }
    shownPercent = percent
    let done = progress.done * Self.width / max(1, progress.total)
    let bar =
      String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
    streams.showProgress(
      "\(bar) \(percent) %  \(progress.done) of \(progress.total.counted("frame"))")
  }

  /// Takes the bar off the terminal.
  func clear() { streams.showProgress("") }
}

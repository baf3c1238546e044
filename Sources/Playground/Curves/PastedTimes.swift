internal import Demos

/// The times beside a pasted curve that a demo took, in seconds.
nonisolated struct PastedTimes: Equatable, Sendable {
  var duration: Double?
  var delay: Double?

  /// What a notice says behind the curve's name; a delay that was written but not taken is told.
  func text(besides writtenDelay: Double?) -> String {
    let over = duration.map { " over \($0.shortText) s" } ?? ""
    if let delay { return "\(over) after \(delay.shortText) s" }
    guard let writtenDelay, writtenDelay != 0 else { return over }
    return "\(over); its delay of \(writtenDelay.shortText) s was left out"
  }
}

internal import Demos
internal import Display
internal import Motion

extension Session {
  /// Shows B as ghosts, beside A, or not at all; the first B is a copy of A.
  func moveComparison() {
    let modes = Comparison.Mode.allCases
    let index = modes.firstIndex(of: comparison.mode) ?? 0
    comparison.mode = modes[(index + 1) % modes.count]
    if comparison.settings == nil { comparison.settings = take.settings }
  }

  /// Gives A the settings of B and B those of A.
  func swapComparison() throws(CommandError) {
    let before = take.settings
    try replaceSettings(comparison.settings ?? before)
    comparison.settings = before
    history.note(.settings(before), of: "Swap", stroke: stroke)
  }

  /// Makes B a copy of A.
  func copyToComparison() { comparison.settings = take.settings }

  /// What lies over the sheet but is never recorded: the ghosts of B, the onion skin.
  func overlay() -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if comparison.showsOnionSkin, let span = motionSpan {
      commands += comparison.onionSkin(of: take, over: span, resources: resources)
    }
    if comparison.mode == .ghosts, let other = otherPlayer {
      commands += comparison.ghosts(of: other, over: player)
    }
    return commands
  }

  /// The picture of B beside A; nil when it is not shown so.
  func otherDisplayList() -> DisplayList? {
    comparison.mode == .sideBySide ? otherPlayer?.displayList() : nil
  }

  /// The curve of B in place of the one that the graph shows; nil when nothing is compared.
  var otherCurve: Curve? {
    guard comparison.mode != .off, let row = curveRow else { return nil }
    let setting = tuningRows[row].setting
    guard case .curve(let curve) = comparison.settings?[setting.name] ?? setting.defaultValue
    else { return nil }
    return curve
  }

  /// From the beginning to the end of the motion at the playhead, or of the last one before it.
  var motionSpan: ClosedRange<Double>? {
    let bars = score.rows.flatMap(\.bars).filter { $0.end.isFinite }
    let causes = Set(bars.map(\.begin)).sorted()
    guard let begin = causes.last(where: { $0 <= time }) ?? causes.first else { return nil }
    // What begins a little later, such as a delayed duplicate, belongs to the same motion.
    var span = begin...begin
    for bar in bars.sorted(by: { $0.begin < $1.begin }) where bar.end >= begin {
      if bar.begin <= span.upperBound || bar.begin == begin {
        span = min(span.lowerBound, bar.begin)...max(span.upperBound, bar.end)
      }
    }
    return span.lowerBound < span.upperBound ? span : nil
  }

  private var otherPlayer: Player? {
    comparison.other(of: take, at: time, resources: resources)
  }
}

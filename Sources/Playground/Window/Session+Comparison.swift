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
    if comparison.mode == .off { comparison.tunesOther = false }
  }

  /// Gives A the settings of B and B those of A.
  func swapComparison() throws(CommandError) {
    let before = EditHistory.State.comparison(own: take.settings, other: comparison.settings)
    let own = take.settings
    try replaceSettings(comparison.settings ?? own)
    comparison.settings = own
    history.note(before, of: "Swap", stroke: stroke)
  }

  /// Makes B a copy of A.
  func copyToComparison() {
    let before = comparison.settings
    guard before != take.settings else { return }
    comparison.settings = take.settings
    if before != nil { history.note(.otherSettings(before), of: "Copy to B", stroke: stroke) }
  }

  /// Lets the panels change B, or A again; compares them if nothing was compared.
  func toggleTunedSide() {
    if comparison.mode == .off { moveComparison() }
    comparison.tunesOther.toggle()
  }

  /// What lies over the sheet but is never recorded: the ghosts of B, the onion skin.
  func overlay() -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if comparison.showsOnionSkin, let span = motionSpan {
      commands += comparison.onionSkin(
        of: take, on: .own, over: span, resources: resources)
    }
    if comparison.mode == .ghosts, let other = otherPlayer {
      commands += comparison.ghosts(of: other, over: player)
    }
    return commands
  }

  /// The picture of B beside A; nil when it is not shown so.
  func otherDisplayList() -> DisplayList? {
    guard comparison.mode == .sideBySide, let other = otherPlayer else { return nil }
    var list = other.displayList()
    if comparison.showsOnionSkin, let span = motionSpan(of: other) {
      list.commands += comparison.onionSkin(
        of: other.take, on: .other, over: span, resources: resources)
    }
    return list
  }

  /// True while the panels change B instead of A.
  var tunesOther: Bool { comparison.mode != .off && comparison.tunesOther }

  /// The take at a glance, with the settings that the panels show.
  var tunedScore: TakeScore { tunesOther ? otherPlayer?.score ?? score : score }

  /// The settings that the panels show and change.
  var tunedSettings: [String: SettingValue] {
    tunesOther ? comparison.settings ?? take.settings : take.settings
  }

  /// Changes the settings that the panels show, and notes it as a step.
  func replaceTunedSettings(
    _ settings: [String: SettingValue], noting subject: String
  ) throws(CommandError) {
    let before = tunedSettings
    if tunesOther {
      var other = take
      other.settings = settings
      _ = try other.prepared(with: resources)
      comparison.settings = settings
      history.note(.otherSettings(before), of: "\(subject) of B", stroke: stroke)
    } else {
      try replaceSettings(settings)
      history.note(.settings(before), of: subject, stroke: stroke)
    }
  }

  /// The curve that the graph's one is compared with; nil when nothing is.
  var otherCurve: Curve? {
    guard comparison.mode != .off, let row = curveRow else { return nil }
    let setting = tuningRows[row].setting
    let settings = tunesOther ? take.settings : comparison.settings ?? [:]
    guard case .curve(let curve) = settings[setting.name] ?? setting.defaultValue
    else { return nil }
    return curve
  }

  /// How far A and B are apart, in a few words; empty until that is known.
  var differenceText: String {
    var parts: [String] = []
    if let curve, let otherCurve, curve != otherCurve {
      let difference =
        tunesOther
        ? comparison.difference(of: otherCurve, from: curve)
        : comparison.difference(of: curve, from: otherCurve)
      parts.append(
        "A−B \(CurveGraphView.signed(difference.greatest)) at "
          + PanelNumber.percent(difference.fraction))
    }
    if let apart = difference {
      parts.append(
        "\(apart.layer) \(PanelNumber.fixed(apart.distance, decimals: 1)) pt at "
          + PanelNumber.seconds(apart.time))
    }
    if parts.isEmpty { return awaitsDifference ? "" : "A and B move alike" }
    return parts.joined(separator: "   ")
  }

  /// From the beginning to the end of the motion at the playhead, or of the last one before it.
  var motionSpan: ClosedRange<Double>? { motionSpan(of: player) }

  private func motionSpan(of player: Player) -> ClosedRange<Double>? {
    let bars = player.score.rows.flatMap(\.bars).filter { $0.end.isFinite }
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

  /// The demo whose settings the panels show.
  var tunedDemo: any Demo { (tunesOther ? otherPlayer : nil)?.demo ?? player.demo }

  private var otherPlayer: Player? {
    comparison.other(of: take, at: time, resources: resources)
  }
}

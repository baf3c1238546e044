internal import Demos
internal import Motion

extension Session {
  /// The lines of the settings.
  var tuningRows: [TuningRow] { TuningRow.rows(of: about.settings) }

  /// The value of a row's setting.
  func value(of row: TuningRow) -> SettingValue {
    tunedSettings[row.setting.name] ?? row.setting.defaultValue
  }

  /// True when the row's setting is not at its default.
  func isChanged(_ row: TuningRow) -> Bool {
    let value = value(of: row)
    return row.merged(row.setting.defaultValue, into: value) != value
  }

  /// The row to begin with: the curve where there is one, since that is what people come for.
  var firstAdjustableRow: Int {
    let rows = tuningRows
    return rows.firstIndex(where: \.isCurve) ?? rows.firstIndex(where: \.isAdjustable) ?? 0
  }

  /// Focuses the row so many places further; wraps around.
  func moveFocus(by places: Int) {
    let count = tuningRows.count
    guard count > 0 else { return }
    focusedRow = ((focusedRow + places) % count + count) % count
  }

  /// Focuses a row.
  func focus(row: Int) {
    if tuningRows.indices.contains(row) { focusedRow = row }
  }

  /// Changes the focused setting by steps and shows the effect at once.
  func adjustFocused(by count: Int, _ stride: NumberScale.StepSize) throws(CommandError) {
    let rows = tuningRows
    guard rows.indices.contains(focusedRow) else { return }
    let row = rows[focusedRow]
    try set(row.setting, to: row.adjusted(value(of: row), by: count, stride, presets))
  }

  /// Takes the easing so many places further in the list of named ones, for the focused curve or
  /// the demo's first.
  func moveEasing(by places: Int) throws(CommandError) {
    guard let row = curveRow else { return }
    focusedRow = row
    try adjustFocused(by: places, .normal)
  }

  /// Gives a setting a value and shows the effect at once.
  func set(_ setting: Setting, to value: SettingValue) throws(CommandError) {
    guard value != (tunedSettings[setting.name] ?? setting.defaultValue) else { return }
    var settings = tunedSettings
    settings[setting.name] = value == setting.defaultValue ? nil : value
    try replaceTunedSettings(settings, noting: setting.title)
  }

  /// The row of the curve that the graph shows; nil when the demo has none.
  var curveRow: Int? {
    let rows = tuningRows
    if rows.indices.contains(focusedRow), rows[focusedRow].isCurve { return focusedRow }
    return rows.firstIndex(where: \.isCurve)
  }

  /// The curve that the graph shows; nil when the demo has none.
  var curve: Curve? {
    guard let row = curveRow, case .curve(let curve) = value(of: tuningRows[row]) else {
      return nil
    }
    return curve
  }

  /// The seconds that the demo's animations last; nil when the demo has no such setting.
  var duration: Double? {
    guard let requested = number("duration") else { return nil }
    return usedCurve?.duration(requested: requested) ?? requested
  }

  /// What a row shows: the value that is set, and the one that counts now where an action has gone on.
  func text(of row: TuningRow) -> String {
    let set = row.text(of: value(of: row), presets)
    guard let running = tunedDemo.runningValue(ofSetting: row.setting.name) else { return set }
    let now = row.text(of: running, presets)
    return now == set ? set : "\(set), now \(now)"
  }

  /// Why a row does not change anything now, in a few words; nil when it does.
  func unusedNote(of row: TuningRow) -> String? {
    let name = row.setting.name
    if let note = tunedDemo.unusedNote(ofSetting: name) { return note }
    guard case .number = row.setting.kind, name.lowercased().hasSuffix("duration"),
      let seconds = usedCurve?.naturalDuration
    else { return nil }
    return seconds.isFinite
      ? "\(PanelNumber.fixed(seconds, decimals: 2)) s, the curve’s own" : "the curve never rests"
  }

  /// The curve that the graph shows, where it moves anything.
  private var usedCurve: Curve? {
    about.unusedCurveNote(SettingValues(tunedSettings)) == nil ? curve : nil
  }

  /// How much of the curve's time is over at the playhead, 0…1; nil before the first input.
  ///
  /// Counted from the first animation with the curve after the last input that began one; where none
  /// has the curve as it is, from the last input that is not part of a press still held.
  var curveProgress: Double? {
    // Where nothing moves, as before the first input or when a press hit nothing, there is no dot.
    guard !tunedScore.rows.isEmpty else { return nil }
    if tunedScore.rows.contains(where: { $0.bars.contains { $0.curve == curve } }) {
      return progressOfBar
    }
    let cause = take.journal.last { timed in
      guard timed.time <= time else { return false }
      switch timed.input {
      case .action, .release: return true
      case .press, .move, .resize: return false
      }
    }
    guard let cause, let duration, duration.isFinite else { return nil }
    let elapsed = time - cause.time - (number("delay") ?? 0)
    return duration > 0 ? min(max(0, elapsed / duration), 1) : 1
  }

  private var progressOfBar: Double? {
    guard let latest = firstBar(from: 0, by: { $0.begin > $1.begin }) else { return nil }
    let cause = take.journal.last { $0.time <= latest.begin }
    // The longest of those that begin together.
    let bar = firstBar(from: cause?.time ?? 0) { ($0.begin, $1.end) < ($1.begin, $0.end) }
    guard let bar else { return nil }
    let length = bar.isWhole && bar.end.isFinite ? bar.end - bar.begin : duration ?? 0
    return length > 0 ? min(max(0, (time - bar.begin) / length), 1) : 1
  }

  /// The first in an order of the bars with the curve that began between a time and the playhead.
  private func firstBar(
    from start: Double, by precedes: (TakeScore.Bar, TakeScore.Bar) -> Bool
  ) -> TakeScore.Bar? {
    var first: TakeScore.Bar?
    for row in tunedScore.rows {
      for bar in row.bars where bar.begin >= start && bar.begin <= time && bar.curve == curve {
        if first.map({ precedes(bar, $0) }) ?? true { first = bar }
      }
    }
    return first
  }

  private func number(_ name: String) -> Double? {
    guard let setting = about.setting(named: name),
      case .number(let number) = tunedSettings[name] ?? setting.defaultValue
    else { return nil }
    return number
  }
}

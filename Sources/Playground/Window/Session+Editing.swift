internal import Demos
internal import Motion

extension Session {
  /// Ends the running stroke: what changes from now on is a step of its own for undo.
  func beginStroke() { stroke += 1 }

  /// Takes the last step back and returns what it was about; nil when there is none.
  func undo() throws(CommandError) -> String? {
    var changed = history
    guard let step = changed.undo(current: currentState) else { return nil }
    try restore(step, history: changed)
    return step.subject
  }

  /// Does the last undone step again and returns what it is about; nil when there is none.
  func redo() throws(CommandError) -> String? {
    var changed = history
    guard let step = changed.redo(current: currentState) else { return nil }
    try restore(step, history: changed)
    return step.subject
  }

  /// Puts the focused setting back to its default.
  func resetFocused() throws(CommandError) {
    let rows = tuningRows
    guard rows.indices.contains(focusedRow) else { return }
    try reset(rows[focusedRow])
  }

  /// Puts a row back to its default; of a vector only the row's own part.
  func reset(_ row: TuningRow) throws(CommandError) {
    try set(row.setting, to: row.merged(row.setting.defaultValue, into: value(of: row)))
  }

  /// Puts all settings back to their defaults.
  func resetAll() throws(CommandError) {
    guard !tunedSettings.isEmpty else { return }
    try replaceTunedSettings([:], noting: "All settings")
  }

  /// Gives a row's setting a value that was typed.
  func set(_ row: TuningRow, typed text: String) throws(CommandError) {
    do {
      if row.isCurve, let preset = presets.preset(named: text) {
        return try set(row.setting, to: .curve(preset.curve))
      }
      try set(row.setting, to: row.value(typed: text, instead: value(of: row)))
    } catch let error as SettingError {
      throw .usage(error.description)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .usage("\(error)")
    }
  }

  /// Gives the curve that the graph shows another form.
  func setCurve(_ curve: Curve) throws(CommandError) {
    guard let row = curveRow else { return }
    focusedRow = row
    try set(tuningRows[row].setting, to: .curve(curve))
  }

  /// Gives the curve another form and the animations their times, as one step.
  ///
  /// Returns the times that were taken, which are those that the demo has a setting for.
  func paste(
    _ curve: Curve, seconds: Double? = nil, delay: Double? = nil
  ) throws(CommandError) -> PastedTimes {
    guard let row = curveRow else { return PastedTimes() }
    focusedRow = row
    var settings = tunedSettings
    let taken = PastedTimes(
      duration: seconds.flatMap { set("duration", to: $0, in: &settings) },
      delay: delay.flatMap { set("delay", to: $0, in: &settings) })
    let setting = tuningRows[row].setting
    settings[setting.name] = .curve(curve) == setting.defaultValue ? nil : .curve(curve)
    guard settings != tunedSettings else { return taken }
    try replaceTunedSettings(settings, noting: "Paste")
    return taken
  }

  /// Returns the seconds, or nil where the demo has no such setting or refuses them.
  private func set(
    _ name: String, to seconds: Double, in settings: inout [String: SettingValue]
  ) -> Double? {
    guard let setting = about.setting(named: name),
      (try? setting.checked(.number(seconds))) != nil
    else { return nil }
    settings[name] = .number(seconds) == setting.defaultValue ? nil : .number(seconds)
    return seconds
  }

  private func currentState(_ kind: EditHistory.State) -> EditHistory.State {
    switch kind {
    case .settings: .settings(take.settings)
    case .otherSettings: .otherSettings(comparison.settings)
    case .comparison: .comparison(own: take.settings, other: comparison.settings)
    case .journal: .journal(take.journal)
    case .reducedMotion: .reducedMotion(take.reducesMotion)
    case .presets: .presets(presets)
    case .take: .take(take)
    }
  }

  private func restore(
    _ step: EditHistory.Step, history changed: EditHistory
  ) throws(CommandError) {
    switch step.state {
    case .settings(let settings): try replaceSettings(settings)
    case .otherSettings(let settings): comparison.settings = settings
    case .comparison(let own, let other):
      try replaceSettings(own)
      comparison.settings = other
    case .journal(let journal):
      // A take in which nothing was done stands at its start.
      if journal.isEmpty { seek(to: 0) }
      try replaceJournal(journal)
    case .reducedMotion(let isOn): try chooseReducedMotion(isOn)
    case .presets(let library): presets = library
    case .take(let take): try leave(for: take)
    }
    history = changed
  }
}

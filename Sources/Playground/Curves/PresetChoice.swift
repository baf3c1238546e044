/// What is chosen among presets: the filter that is typed, what it leaves, the selected one.
nonisolated struct PresetChoice: Equatable, Sendable {
  /// All presets.
  private(set) var presets: [CurvePreset] = []
  /// What is typed to filter them.
  private(set) var filter = TextEntry()
  /// The selected one; nil when the filter leaves none.
  private(set) var selected: CurvePreset?

  /// Makes an empty choice.
  init() {}

  /// The presets whose names or groups have every typed word.
  var shown: [CurvePreset] {
    let words = filter.text.lowercased().split(separator: " ")
    return presets.filter { preset in
      let text = "\(preset.name) \(preset.group.rawValue)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// The place of the selected one among those that are shown.
  var selectedIndex: Int? { shown.firstIndex { $0 == selected } }

  /// The selected one when it is a person's own.
  var selectedOwn: CurvePreset? { selected.flatMap { $0.group == .own ? $0 : nil } }

  /// Takes other presets; one that is new there, as after undo, is selected, else the selected one
  /// stays as far as it is there.
  mutating func take(_ presets: [CurvePreset]) {
    guard presets != self.presets else { return }
    let new = presets.filter { !self.presets.contains($0) }
    self.presets = presets
    if new.count == 1 { show(new[0]) }
    selectShown()
  }

  /// Begins anew with no filter and a preset selected.
  mutating func begin(with preset: CurvePreset?) {
    filter = TextEntry()
    selected = preset ?? presets.first
  }

  /// Selects a preset.
  mutating func select(_ preset: CurvePreset?) { if let preset { selected = preset } }

  /// Shows a preset again that has another name now; the filter goes only where it would hide it.
  mutating func show(_ preset: CurvePreset) {
    selected = preset
    if !shown.contains(preset) { filter = TextEntry() }
  }

  /// Changes the filter; true when it is another one now.
  mutating func type(_ change: (inout TextEntry) -> Void) -> Bool {
    let before = filter.text
    change(&filter)
    guard filter.text != before else { return false }
    selectShown()
    return true
  }

  private mutating func selectShown() {
    let shown = shown
    if !shown.contains(where: { $0 == selected }) { selected = shown.first }
  }
}

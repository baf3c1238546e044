internal import Motion

extension Session {
  /// Keeps the curve that the graph shows under a name.
  func keepPreset(as name: String) throws(CommandError) {
    guard let curve else { throw .usage("This demo has no curve") }
    try changePresets("Keep preset") { library throws(CommandError) in
      try library.keep(curve, as: name)
    }
  }

  /// Gives a preset of one's own another name, and returns it with that.
  func rename(_ preset: CurvePreset, to name: String) throws(CommandError) -> CurvePreset {
    let place = presets.own.firstIndex(of: preset)
    try changePresets("Rename preset") { library throws(CommandError) in
      try library.rename(preset, to: name)
    }
    return place.map { presets.own[$0] } ?? preset
  }

  /// Takes a preset of one's own away.
  func delete(_ preset: CurvePreset) throws(CommandError) {
    try changePresets("Delete preset") { library throws(CommandError) in library.delete(preset) }
  }

  private func changePresets(
    _ subject: String, _ change: (inout PresetLibrary) throws(CommandError) -> Void
  ) throws(CommandError) {
    let before = presets
    var library = presets
    try change(&library)
    guard library != before else { return }
    presets = library
    beginStroke()
    history.note(.presets(before), of: subject, stroke: stroke)
  }
}

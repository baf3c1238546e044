internal import Display
internal import Layers
internal import Motion
internal import SDLBackend

extension RunLoop {
  /// Wires the strip's buttons and the sheet of all presets.
  func connectPresets() {
    let strip = desk.inspector.head.strip
    strip.onKeep = { [weak self] in self?.perform(.keepPreset) }
    strip.onShowAll = { [weak self] in self?.perform(.showPresets) }
    let sheet = desk.presets
    sheet.onChoose = { [weak self] preset in
      guard let self else { return }
      close(desk.presets)
      use(preset)
    }
    sheet.onRename = { [weak self] in self?.rename($0) }
    sheet.onDelete = { [weak self] in self?.delete($0) }
  }

  /// Reads the person's own presets; a broken file is set aside with a notice.
  func restorePresets() {
    let (library, notice) = PresetFile.read(path: folders.presetsFile)
    session.presets = library
    savedPresets = library
    if let notice { post(notice, .warning) }
  }

  /// Writes the person's own presets when they changed.
  func savePresets() {
    guard session.presets != savedPresets else { return }
    // Another window may have written since.
    if let file = try? PresetFile.contents(path: folders.presetsFile).library {
      session.presets = file.applying(changesFrom: savedPresets, to: session.presets)
    }
    savedPresets = session.presets
    do {
      try PresetFile.write(session.presets, path: folders.presetsFile)
    } catch {
      post(error.description, .warning)
    }
  }

  /// Shows all presets, the curve's own one selected.
  func openPresets() {
    guard session.curve != nil else { return post("This demo has no curve") }
    desk.presets.update(session.presets, curve: session.curve)
    desk.presets.prepare()
    open(desk.presets)
  }

  /// Asks for a name and keeps the curve under it.
  func keepPreset() {
    guard let curve = session.curve else { return post("This demo has no curve") }
    ask("Keep the curve as", session.presets.freeName, hint: curve.description) {
      [weak self] name throws(CommandError) in
      guard let self else { return }
      try session.keepPreset(as: name)
      savePresets()
      post("Kept as \(session.presets.own.last?.name ?? name)", .success)
    }
  }

  private func rename(_ preset: CurvePreset) {
    ask("Rename the preset", preset.name, hint: preset.curve.description) {
      [weak self] name throws(CommandError) in
      guard let self else { return }
      let renamed = try session.rename(preset, to: name)
      savePresets()
      desk.presets.update(session.presets, curve: session.curve)
      desk.presets.show(renamed)
    }
  }

  private func delete(_ preset: CurvePreset) {
    do {
      try session.delete(preset)
      savePresets()
      desk.presets.update(session.presets, curve: session.curve)
      post("\(preset.name) deleted; Ctrl+Z brings it back")
    } catch {
      post(error.description, .warning)
    }
  }

  private func use(_ preset: CurvePreset) {
    trying { () throws(CommandError) in try session.setCurve(preset.curve) }
  }
}

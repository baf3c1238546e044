internal import Demos
internal import Display
internal import Layers
internal import SDLBackend

extension RunLoop {
  /// Wires the colour editor and the handle on the stage.
  func connectSettings() {
    desk.handle.onDrag = { [weak self] place in
      guard let self else { return }
      let snaps = window.heldModifiers.contains(.shift)
      trying { () throws(CommandError) in
        try self.session.moveStageHandle(to: place, snaps: snaps)
      }
    }
  }

  /// Does what the hand asked for on a row of the settings.
  func handle(_ gesture: SettingGesture, ofRow index: Int) {
    session.focus(row: index)
    let rows = session.tuningRows
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    let value = session.value(of: row)
    switch gesture {
    case .focus: break
    case .adjust(let count): perform(.adjust(count, .normal))
    case .reset: perform(.resetSetting)
    case .slide(let fraction): set(row.setting, to: row.value(value, atFraction: fraction))
    case .choose(let option): row.value(ofOption: option).map { set(row.setting, to: $0) }
    case .toggle: set(row.setting, to: row.adjusted(value, by: 1, .normal))
    case .open: openEditor(of: row)
    }
  }

  /// Opens what edits a row's value: a list, the presets, the colours, or a line to type in.
  private func openEditor(of row: TuningRow) {
    switch (row.setting.kind, session.value(of: row)) {
    case (.curve, _): openPresets()
    case (.color, .color(let color)): edit(color, of: row)
    case (.choice(let options), .choice(let name)):
      choose(
        row.title,
        options.map { MenuView.Item(title: $0.title, detail: $0.title == $0.name ? "" : $0.name) },
        selected: options.firstIndex { $0.name == name } ?? 0
      ) { [weak self] index throws(CommandError) in
        guard let self, let value = row.value(ofOption: index) else { return }
        try session.set(row.setting, to: value)
      }
    case (.files, .files(let paths)): askForFiles(row, paths)
    default: typeSetting()
    }
  }

  /// Mixes a colour; every change shows at once, and Esc puts the first one back.
  private func edit(_ color: Color, of row: TuningRow) {
    let sheet = desk.colors
    sheet.prepare(row.title, color)
    sheet.onChange = { [weak self] in self?.set(row.setting, to: .color($0)) }
    open(sheet)
  }

  private func askForFiles(_ row: TuningRow, _ paths: [String]) {
    ask(
      row.title, paths.joined(separator: ","),
      hint: "\(row.setting.allowed); empty for the built-in ones. Files can be dropped as well"
    ) { [weak self] text throws(CommandError) in
      guard let self else { return }
      let paths = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { folders.expanded(String($0)) }
      try session.set(row, typed: paths.joined(separator: ","))
    }
  }

  private func set(_ setting: Setting, to value: SettingValue) {
    trying { () throws(CommandError) in try self.session.set(setting, to: value) }
  }
}

internal import Display
internal import Layers
internal import SDLBackend

/// What happens with what a person types or chooses in an overlay.
enum OverlayAnswer {
  /// No overlay is open.
  case none
  /// A text; refused with the reason when it throws.
  case text((String) throws(CommandError) -> Void)
  /// The number of a line.
  case choice((Int) throws(CommandError) -> Void)
  /// Whatever the sheet does by itself.
  case sheet(any KeySheet)
}

extension RunLoop {
  /// Asks for a line of text.
  func ask(
    _ label: String, _ text: String, hint: String,
    then answer: @escaping (String) throws(CommandError) -> Void
  ) {
    closeOverlay()
    self.answer = .text(answer)
    panels.perform {
      desk.prompt.open(label, text, hint: hint)
      desk.setNeedsLayout()
    }
  }

  /// Offers lines to choose from.
  func choose(
    _ title: String, _ items: [MenuView.Item], selected: Int = 0,
    then answer: @escaping (Int) throws(CommandError) -> Void
  ) {
    closeOverlay()
    self.answer = .choice(answer)
    desk.menu.onChoose = { [weak self] in self?.take(choice: $0) }
    desk.menu.onCancel = { [weak self] in self?.closeOverlay() }
    panels.perform { desk.menu.open(title, items, selected: selected) }
  }

  /// Lets a sheet take the keys.
  func open(_ sheet: any KeySheet) {
    closeOverlay()
    answer = .sheet(sheet)
    panels.perform { sheet.setOpen(true) }
  }

  /// Closes what is open without an answer.
  func closeOverlay() {
    if case .sheet(let sheet) = answer { panels.perform { sheet.setOpen(false) } }
    answer = .none
    panels.perform {
      if desk.prompt.isOpen { desk.prompt.close() }
      if desk.menu.isOpen { desk.menu.close() }
    }
  }

  /// The window's clipboard, for lines of text.
  var clipboard: TextClipboard {
    TextClipboard(
      read: { [window] in window.clipboardText }, write: { [window] in window.clipboardText = $0 })
  }

  /// Gives a key to the open overlay; false when none is open.
  ///
  /// It takes every key but those that concern the window alone, so that nothing happens behind it
  /// and nothing opens over it.
  func handlesOverlay(_ press: KeyPress) -> Bool {
    if let command = Hotkeys.command(for: press), command.passesOverlays { return false }
    switch answer {
    case .none: return false
    case .text(let accept): handlePrompt(press, accept)
    case .choice: handleMenu(press)
    case .sheet(let sheet): handle(press, sheet)
    }
    return true
  }

  /// Gives typed text to the open overlay; false when none is open.
  func type(_ text: String) -> Bool {
    switch answer {
    case .none: return false
    case .text: desk.prompt.entry.insert(text)
    case .choice: break
    case .sheet(let sheet): panels.perform { sheet.type(text) }
    }
    return true
  }

  private func handle(_ press: KeyPress, _ sheet: any KeySheet) {
    if sheet === desk.presets, undoesPresets(press) { return }
    _ = panels.perform { sheet.handle(press, clipboard) }
  }

  private func handlePrompt(
    _ press: KeyPress, _ accept: (String) throws(CommandError) -> Void
  ) {
    switch (press.key, press.modifiers) {
    case (.return, _):
      do {
        try accept(desk.prompt.entry.text)
        if case .text = answer { closeOverlay() }
      } catch {
        desk.prompt.refuse(error.description)
      }
    case (.escape, _): closeOverlay()
    default: _ = desk.prompt.entry.handle(press, clipboard)
    }
  }

  private func handleMenu(_ press: KeyPress) {
    switch press.key {
    case .return, .space: take(choice: desk.menu.selected)
    case .escape: closeOverlay()
    case .up: desk.menu.move(by: -1)
    case .down: desk.menu.move(by: 1)
    default: break
    }
  }

  private func take(choice index: Int) {
    guard case .choice(let accept) = answer else { return }
    closeOverlay()
    do { try accept(index) } catch { post(error.description, .warning) }
  }
}

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

  /// Closes what is open without an answer.
  func closeOverlay() {
    answer = .none
    panels.perform {
      if desk.prompt.isOpen { desk.prompt.close() }
      if desk.menu.isOpen { desk.menu.close() }
    }
  }

  /// Gives a key to the open overlay; false when none is open or the key is none of its.
  func handlesOverlay(_ press: KeyPress) -> Bool {
    switch answer {
    case .none: false
    case .text(let accept): handlePrompt(press, accept)
    case .choice: handleMenu(press)
    }
  }

  /// Gives typed text to the prompt; false when none is open.
  func type(_ text: String) -> Bool {
    guard case .text = answer else { return false }
    desk.prompt.entry.insert(text)
    return true
  }

  private func handlePrompt(
    _ press: KeyPress, _ accept: (String) throws(CommandError) -> Void
  ) -> Bool {
    switch (press.key, press.modifiers) {
    case (.return, _):
      do {
        try accept(desk.prompt.entry.text)
        if case .text = answer { closeOverlay() }
      } catch {
        desk.prompt.refuse(error.description)
      }
    case (.escape, _): closeOverlay()
    case (.backspace, _): desk.prompt.entry.deleteBackward()
    case (.delete, _): desk.prompt.entry.deleteForward()
    case (.left, _): desk.prompt.entry.move(by: -1)
    case (.right, _): desk.prompt.entry.move(by: 1)
    case (.home, _): desk.prompt.entry.move(by: -desk.prompt.entry.caret)
    case (.end, _): desk.prompt.entry.move(by: desk.prompt.entry.text.count)
    case (.character("a"), .control): desk.prompt.entry.selectAll()
    case (.character("v"), .control): window.clipboardText.map { desk.prompt.entry.insert($0) }
    case (.character("c"), .control): window.clipboardText = desk.prompt.entry.text
    case (.character("q"), .control), (.function, _): return false
    default: break
    }
    return true
  }

  private func handleMenu(_ press: KeyPress) -> Bool {
    switch press.key {
    case .return, .space: take(choice: desk.menu.selected)
    case .escape: closeOverlay()
    case .up: desk.menu.move(by: -1)
    case .down: desk.menu.move(by: 1)
    case .character("q") where press.modifiers == .control: return false
    case .function: return false
    default: break
    }
    return true
  }

  private func take(choice index: Int) {
    guard case .choice(let accept) = answer else { return }
    closeOverlay()
    do { try accept(index) } catch { post(error.description, .warning) }
  }
}

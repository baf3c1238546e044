internal import Display
internal import Layers
internal import SDLBackend

extension RunLoop {
  /// Wires what closes the overlays.
  func connectOverlays() {
    for overlay in desk.overlays {
      overlay.onClose = { [weak self, unowned overlay] in self?.close(overlay) }
    }
  }

  /// Asks for a line of text; a text that is refused with a reason stays there.
  func ask(
    _ label: String, _ text: String, hint: String,
    then answer: @escaping (String) throws(CommandError) -> Void
  ) {
    desk.prompt.onAccept = { [weak self] text throws(CommandError) in
      try answer(text)
      if let self { close(desk.prompt) }
    }
    desk.prompt.prepare(label, text, hint: hint)
    open(desk.prompt)
  }

  /// Offers lines to choose from; the list stays below what the choice opens.
  func choose(
    _ title: String, _ items: [MenuView.Item], selected: Int = 0,
    then answer: @escaping (Int) throws(CommandError) -> Void
  ) {
    desk.menu.onChoose = { [weak self] index in
      guard let self else { return }
      trying { () throws(CommandError) in try answer(index) }
      if overlays.last === desk.menu { close(desk.menu) }
    }
    desk.menu.prepare(title, items, selected: selected)
    open(desk.menu)
  }

  /// Lets an overlay take the keys, over what is open already.
  func open(_ overlay: OverlayView) {
    overlays.append(overlay)
    panels.perform { overlay.setOpen(true) }
  }

  /// Closes an overlay and what is open over it.
  func close(_ overlay: OverlayView) {
    guard let index = overlays.firstIndex(where: { $0 === overlay }) else { return }
    let closed = overlays[index...]
    overlays.removeSubrange(index...)
    panels.perform { for overlay in closed { overlay.setOpen(false) } }
  }

  /// Gives a key to the overlay on top; false when none is open or the key is for the window.
  ///
  /// It takes every key but those that concern the window alone, so that nothing happens behind it
  /// and nothing opens over it. A held key decides nothing.
  func handlesOverlay(_ press: KeyPress) -> Bool {
    guard let overlay = overlays.last else { return false }
    if let command = Hotkeys.command(for: press), command.passesOverlays { return false }
    if press.isRepeat, press.key == .return || press.key == .escape { return true }
    return panels.perform { overlay.handle(press, clipboard) }
  }

  /// What changes from now on is a step of its own for undo; while an overlay is open, what is
  /// changed in it is one step.
  func beginStroke() {
    if overlays.isEmpty { session.beginStroke() }
  }

  /// The window's clipboard, for lines of text.
  private var clipboard: TextClipboard {
    TextClipboard(
      read: { [window] in window.clipboardText }, write: { [window] in window.clipboardText = $0 })
  }
}

internal import Display

/// The few controls that sheets share.
extension Ink {
  /// How an option of a choice is drawn.
  struct OptionState {
    /// True for the option that is chosen.
    var isChosen = false
    /// False for one that cannot be chosen now.
    var isEnabled = true
    /// True under the pointer.
    var isHovered = false
    /// True when keys go to the choice.
    var isFocused = false
  }

  /// One option of a choice: a well with a word in it, lit when it is chosen.
  mutating func option(_ title: String, in rect: Rect, _ state: OptionState) {
    let fill =
      state.isChosen
      ? theme.lifted
      : state.isHovered && state.isEnabled ? theme.lifted.withAlpha(0.5) : theme.desk
    let border = state.isChosen && state.isFocused ? theme.red : theme.hairline
    frame(rect, fill: fill, border: border, radius: Grid.cornerRadius)
    if state.isChosen {
      self.fill(
        Rect(x: rect.minX + 8, y: rect.maxY - 3, width: rect.width - 16, height: 2), theme.red,
        radius: 1)
    }
    let color =
      !state.isEnabled
      ? theme.secondary.withAlpha(0.45) : state.isChosen ? theme.text : theme.secondary
    text(title, in: rect, color: color, .center)
  }

  /// A line of text that can be typed; the end of one that is too long shows, since that is where
  /// one types.
  mutating func entry(_ entry: TextEntry, isFocused: Bool, in rect: Rect) {
    frame(
      rect, fill: theme.desk, border: isFocused ? theme.red : theme.hairline, radius: Grid.unit)
    let field = rect.insetBy(dx: 8, dy: 0)
    let font = Typeface.number
    var shown = entry.text[...]
    var before = shown.prefix(isFocused ? entry.caret : entry.text.count)
    while width(of: String(shown), in: font) > field.width, before.count > 1 {
      shown = shown.dropFirst()
      before = before.dropFirst()
    }
    if isFocused, entry.isAllSelected {
      fill(
        Rect(
          x: field.minX - 2, y: field.minY + 5, width: width(of: String(shown), in: font) + 4,
          height: field.height - 10), theme.red.withAlpha(0.3), radius: 2)
    }
    text(String(shown), in: field, font: font)
    guard isFocused, !entry.isAllSelected else { return }
    let caret = width(of: String(before), in: font)
    fill(
      Rect(
        x: (field.minX + caret).rounded(), y: field.minY + 6, width: 1.5,
        height: field.height - 12), theme.red)
  }

  /// A button with its key in it.
  mutating func button(
    _ title: String, cap caption: String, in rect: Rect, isMain: Bool = false,
    isHovered: Bool = false, isEnabled: Bool = true
  ) {
    let alpha = isEnabled ? 1 : 0.45
    frame(
      rect, fill: isHovered && isEnabled ? theme.lifted : theme.desk,
      border: isMain && isEnabled ? theme.red : theme.hairline, radius: Grid.cornerRadius)
    let capWidth = capWidth(caption)
    text(
      title,
      in: Rect(
        x: rect.minX + 12, y: rect.minY, width: rect.width - capWidth - 28, height: rect.height),
      font: isMain ? Typeface.strong : Typeface.control, color: theme.text.withAlpha(alpha))
    cap(
      caption,
      in: Rect(x: rect.maxX - capWidth - 8, y: rect.minY, width: capWidth, height: rect.height))
  }

  /// The width of a button.
  func buttonWidth(_ title: String, cap caption: String) -> Double {
    (width(of: title, in: Typeface.strong) + capWidth(caption) + 36).rounded()
  }
}

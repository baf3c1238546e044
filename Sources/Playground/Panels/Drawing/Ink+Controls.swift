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
    let (shown, before) = visible(entry, isFocused: isFocused, width: field.width, font)
    if isFocused, entry.isAllSelected {
      fill(
        Rect(
          x: field.minX - 2, y: field.minY + 5, width: width(of: shown, in: font) + 4,
          height: field.height - 10), theme.red.withAlpha(0.3), radius: 2)
    }
    text(shown, in: field, font: font)
    guard isFocused, !entry.isAllSelected else { return }
    let caret = width(of: before, in: font)
    fill(
      Rect(
        x: (field.minX + caret).rounded(), y: field.minY + 6, width: 1.5,
        height: field.height - 12), theme.red)
  }

  /// What shows of a line of text, and what of it stands before the caret.
  ///
  /// The first character that shows is found by halving, among as many as a field could ever show.
  private func visible(
    _ entry: TextEntry, isFocused: Bool, width: Double, _ font: Font
  ) -> (shown: String, before: String) {
    let characters = Array(entry.text)
    let caret = isFocused ? entry.caret : characters.count
    func shown(from start: Int) -> String {
      String(characters[start..<min(characters.count, start + Self.mostShown)])
    }
    var first = max(0, caret - Self.mostShown)
    var last = max(first, caret - 1)
    while first < last {
      let middle = (first + last) / 2
      if self.width(of: shown(from: middle), in: font) > width {
        first = middle + 1
      } else {
        last = middle
      }
    }
    return (shown(from: first), String(characters[first..<max(first, caret)]))
  }

  /// More characters than that do not fit into any field.
  private static let mostShown = 400

  /// A small line that explains, or with a mark one that warns: the warning's own colour would be
  /// too faint to read on paper.
  mutating func note(_ text: String, isWarning: Bool, in rect: Rect) {
    if isWarning {
      disc(at: Point(x: rect.minX + 4, y: rect.midY), diameter: 8, theme.warning)
    }
    let left = rect.minX + (isWarning ? 16 : 0)
    self.text(
      text, in: Rect(x: left, y: rect.minY, width: rect.maxX - left, height: rect.height),
      font: Typeface.caption, color: isWarning ? theme.text : theme.secondary)
  }

  /// How far a content is moved up in a window that is too low for it, at the window's right.
  mutating func scrollMark(at offset: Double, of content: Double, in window: Rect) {
    guard content > window.height + 0.5 else { return }
    let (width, least) = (3.0, 24.0)
    let length = min(window.height, max(least, window.height * window.height / content))
    let top = window.minY + (window.height - length) * offset / (content - window.height)
    fill(
      Rect(x: window.maxX - width, y: top, width: width, height: length),
      theme.secondary.withAlpha(0.45), radius: width / 2)
  }

  /// A button with its key in it, where there is room for the key.
  mutating func button(
    _ title: String, cap caption: String?, in rect: Rect, isMain: Bool = false,
    isHovered: Bool = false, isEnabled: Bool = true
  ) {
    let alpha = isEnabled ? 1 : 0.45
    frame(
      rect, fill: isHovered && isEnabled ? theme.lifted : theme.desk,
      border: isMain && isEnabled ? theme.red : theme.hairline, radius: Grid.cornerRadius)
    let font = isMain ? Typeface.strong : Typeface.control
    let color = theme.text.withAlpha(alpha)
    guard let caption else {
      text(title, in: rect, font: font, color: color, .center)
      return
    }
    let capWidth = capWidth(caption)
    text(
      title,
      in: Rect(
        x: rect.minX + 12, y: rect.minY, width: rect.width - capWidth - 28, height: rect.height),
      font: font, color: color)
    cap(
      caption,
      in: Rect(x: rect.maxX - capWidth - 8, y: rect.minY, width: capWidth, height: rect.height))
  }

  /// The width of a button.
  func buttonWidth(_ title: String, cap caption: String?) -> Double {
    let cap = caption.map { capWidth($0) + Self.capRoom } ?? 0
    return (width(of: title, in: Typeface.strong) + cap + Self.buttonPadding).rounded()
  }

  /// Between a button's words and its edges, and beside its key.
  private static let buttonPadding = 24.0
  private static let capRoom = 12.0
}

/// The controls of the settings' rows.
extension Ink {
  /// A track that is covered from its zero to its value, and a knob while it is of interest.
  mutating func slider(
    _ fraction: Double, from zero: Double, in track: Rect, isActive: Bool
  ) {
    let radius = track.height / 2
    fill(track, theme.hairline, radius: radius)
    let width = max(track.height, track.width * abs(fraction - zero))
    fill(
      Rect(
        x: track.minX + track.width * min(fraction, zero), y: track.minY, width: width,
        height: track.height),
      isActive ? theme.red : theme.secondary, radius: radius)
    guard isActive else { return }
    disc(at: Point(x: track.minX + track.width * fraction, y: track.midY), diameter: 9, theme.red)
  }

  /// A switch whose right edge and middle are given.
  mutating func toggle(_ isOn: Bool, right: Double, midY: Double) {
    let size = Size(width: 32, height: 18)
    let frame = Rect(
      x: right - size.width, y: midY - size.height / 2, width: size.width, height: size.height)
    self.frame(
      frame, fill: isOn ? theme.red : theme.desk, border: isOn ? theme.red : theme.secondary,
      radius: size.height / 2)
    let x = isOn ? frame.maxX - size.height / 2 : frame.minX + size.height / 2
    disc(at: Point(x: x, y: midY), diameter: 12, isOn ? .white : theme.secondary)
  }

  /// A colour over the halves of a light and a dark ground, so that what it lets through shows.
  mutating func swatch(_ color: Color, in rect: Rect) {
    if color.alpha < 1 {
      fill(rect, .white, radius: Grid.unit)
      fill(
        Rect(x: rect.midX, y: rect.minY + 1, width: rect.width / 2 - 1, height: rect.height - 2),
        Color(white: 0.2), radius: Grid.unit - 1)
    }
    frame(rect, fill: color, border: theme.hairline, radius: Grid.unit)
  }

  /// Words side by side in a well, one of them chosen.
  mutating func segments(_ titles: [String], _ frames: [Rect], chosen: Int?, hovered: Point?) {
    guard let first = frames.first, let last = frames.last else { return }
    frame(
      Rect(x: first.minX, y: first.minY, width: last.maxX - first.minX, height: first.height),
      fill: theme.desk, border: theme.hairline, radius: Grid.cornerRadius)
    for (index, (title, rect)) in zip(titles, frames).enumerated() {
      let isChosen = index == chosen
      if isChosen {
        frame(rect, fill: theme.lifted, border: theme.secondary, radius: Grid.cornerRadius)
      }
      let isHovered = hovered.map(rect.contains) ?? false
      text(
        title, in: rect, font: Typeface.caption,
        color: isChosen || isHovered ? theme.text : theme.secondary, .center)
    }
  }
}

internal import Display

/// What lies over the desk: the higher, the longer its shadow.
nonisolated enum Card {
  /// A line that comes and goes by itself.
  case notice
  /// What a control is for.
  case hint
  /// A question or a choice beside what it is about.
  case panel
  /// A sheet over the dimmed desk.
  case sheet

  /// How far its shadow falls and how soft it is, in points.
  fileprivate var shadow: (offset: Double, blur: Double) {
    switch self {
    case .notice: (2, 8)
    case .hint: (3, 10)
    case .panel: (6, 20)
    case .sheet: (10, 24)
    }
  }

  fileprivate var radius: Double {
    switch self {
    case .notice, .hint: Grid.cornerRadius
    case .panel, .sheet: Grid.sheetRadius
    }
  }
}

extension Ink {
  /// An empty card with its shadow.
  mutating func card(_ card: Card, in rect: Rect) {
    let shadow = card.shadow
    commands.append(
      .shadow(
        ShadowCommand(
          rect.offsetBy(dx: 0, dy: shadow.offset), cornerRadius: card.radius,
          blurRadius: shadow.blur, color: theme.shadow)))
    frame(
      rect, fill: card == .notice ? theme.lifted : theme.raised, border: theme.hairline,
      radius: card.radius)
  }
}

internal import Display
internal import Layers

extension Button {
  /// How much a button of a sheet matters.
  enum Rank {
    /// The one that most people press: ink.
    case main
    /// Any other: an outline on the paper.
    case other
    /// One that lies on a picture: a dark glass.
    case onPicture
  }

  /// A button of a sheet.
  convenience init(title: String, rank: Rank) {
    self.init(title: title)
    label.font = .boldSystemFont(ofSize: SheetMetrics.captionSize)
    layer.cornerRadius = 8
    for (state, colors) in rank.colors { setColors(colors, for: state) }
  }

  /// Sets the title in a sheet's size.
  func setTextSize(_ metrics: SheetMetrics) {
    label.font = .boldSystemFont(ofSize: metrics.textSize)
  }
}

extension Button.Rank {
  /// The colours of every state that differs from the normal one.
  fileprivate var colors: [Button.State: Button.Colors] {
    switch self {
    case .main:
      [
        .normal: .init(fill: Palette.ink, title: .white),
        .hovered: .init(fill: Color(hex: 0x3A3E47), title: .white),
        .highlighted: .init(fill: .black, title: Color(white: 1, alpha: 0.7)),
        .focused: .init(fill: Palette.ink, title: .white, border: Palette.red),
        .disabled: .init(fill: Color(hex: 0xB9B6AE), title: .white),
      ]
    case .other:
      [
        .normal: .init(fill: .clear, title: Palette.ink, border: Color(hex: 0xC9C4B8)),
        .hovered: .init(fill: Color(hex: 0xF1EEE6), title: Palette.ink, border: Palette.ink),
        .highlighted: .init(fill: Color(hex: 0xE4E0D5), title: Palette.ink, border: Palette.ink),
        .focused: .init(fill: .clear, title: Palette.ink, border: Palette.red),
        .disabled: .init(fill: .clear, title: Color(hex: 0xB9B6AE), border: Palette.hairline),
      ]
    case .onPicture:
      [
        .normal: .init(
          fill: Palette.desk.withAlpha(0.72), title: .white, border: Palette.glassEdge),
        .hovered: .init(
          fill: Palette.desk.withAlpha(0.82), title: .white, border: Color(white: 1, alpha: 0.7)),
        .highlighted: .init(
          fill: Palette.desk.withAlpha(0.92), title: Color(white: 0.8),
          border: Palette.glassEdge),
        .focused: .init(fill: Palette.desk.withAlpha(0.72), title: .white, border: Palette.red),
        .disabled: .init(fill: Palette.desk.withAlpha(0.4), title: Color(white: 0.8)),
      ]
    }
  }
}

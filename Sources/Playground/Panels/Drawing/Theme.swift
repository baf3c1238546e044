internal import Display

/// The colours and measures of the desk, in one place.
nonisolated struct Theme: Equatable, Sendable {
  /// The window behind everything.
  var desk: Color
  /// Panels and wells that lie on the desk.
  var raised: Color
  /// A control under the pointer, the selected tab.
  var lifted: Color
  /// Thin lines and frames.
  var hairline: Color
  /// Text that is read.
  var text: Color
  /// Text that explains.
  var secondary: Color
  /// The shadow of the sheet.
  var shadow: Color

  /// The first pencil: the current curve, the playhead, the focused value.
  var red = Color(hex: 0xF2553D)
  /// The second pencil: the other curve, what was before.
  var blue = Color(hex: 0x3F7FE8)
  /// Something was done.
  var success = Color(hex: 0x3FA66B)
  /// Something needs a look.
  var warning = Color(hex: 0xD9A441)
  /// A warning in words: dark enough to be read on the light desk.
  var warningText = Color(hex: 0xD9A441)
  /// What is written in red pencil.
  var redText = Color(hex: 0xF2553D)
  /// What is written in blue pencil.
  var blueText = Color(hex: 0x5B92EE)
  /// The sheet where a demo paints none.
  var paper = Color(hex: 0xF6F3EC)

  /// Graphite.
  static let dark = Theme(
    desk: Color(hex: 0x14161A), raised: Color(hex: 0x1C1F25), lifted: Color(hex: 0x272B33),
    hairline: Color(hex: 0x2B2F37), text: Color(hex: 0xE8E6E1), secondary: Color(hex: 0x9A9FA8),
    shadow: Color(white: 0, alpha: 0.5))
  /// Paper grey.
  static let light = Theme(
    desk: Color(hex: 0xE9E7E1), raised: Color(hex: 0xF4F2ED), lifted: Color(hex: 0xFFFFFF),
    hairline: Color(hex: 0xD5D1C8), text: Color(hex: 0x22252B), secondary: Color(hex: 0x565B65),
    shadow: Color(white: 0, alpha: 0.2), warningText: Color(hex: 0x855600),
    redText: Color(hex: 0xB93420), blueText: Color(hex: 0x2459B5))
}

nonisolated extension Theme {
  /// The same look with what is tuned in blue pencil: the panels change B.
  var withBlueFirst: Theme {
    var theme = self
    (theme.red, theme.redText) = (blue, blueText)
    return theme
  }
}

/// The type scale of the panels.
nonisolated enum Typeface {
  /// Notes and headings of groups.
  static let caption = Font(size: 11)
  /// Headings of groups.
  static let heading = Font(size: 11, weight: .semibold)
  /// Controls and running text.
  static let control = Font(size: 13)
  /// Names that matter.
  static let strong = Font(size: 13, weight: .semibold)
  /// Numbers that change.
  static let number = Font(size: 13, hasTabularFigures: true)
  /// The time in the header.
  static let title = Font(size: 16, weight: .semibold)
  /// Large numbers that change.
  static let clock = Font(size: 16, weight: .semibold, hasTabularFigures: true)
}

/// The grid of the panels, in points.
nonisolated enum Grid {
  /// Distances are multiples of it.
  static let unit = 4.0
  /// Between things that belong together.
  static let gap = 8.0
  /// Around what a panel holds.
  static let padding = 16.0
  /// The height of a row.
  static let row = 28.0
  /// The radius of wells and buttons.
  static let cornerRadius = 6.0
  /// The radius of the sheet.
  static let sheetRadius = 10.0
  /// The width of a thin line.
  static let hairline = 1.0
}

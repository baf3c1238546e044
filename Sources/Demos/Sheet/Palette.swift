public import Display

/// The colours of a demo's sheet: warm paper, ink, and two coloured pencils.
public nonisolated enum Palette {
  /// The sheet itself.
  public static let paper = Color(hex: 0xF6F3EC)
  /// A card that lies on the sheet.
  public static let card = Color(hex: 0xFFFEFB)
  /// Text.
  public static let ink = Color(hex: 0x22252B)
  /// Text of the second rank; 4.5 : 1 on paper and better.
  public static let secondaryInk = Color(hex: 0x63676F)
  /// Fine lines.
  public static let hairline = Color(hex: 0xDDD8CD)
  /// The animator's red pencil: what happens now.
  public static let red = Color(hex: 0xF2553D)
  /// The animator's blue pencil: what was, what else could be.
  public static let blue = Color(hex: 0x3F7FE8)
  /// The desk around the sheet, for panels on pictures.
  public static let desk = Color(hex: 0x14161A)
  /// The edge of dark glass on a picture, which would be lost on a dark one.
  public static let glassEdge = Color(white: 1, alpha: 0.36)
}

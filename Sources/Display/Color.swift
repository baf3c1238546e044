/// A colour in sRGB with straight (not premultiplied) alpha; components are 0…1.
public struct Color: Hashable, Sendable {
  /// The components, 0…1 each; values outside are clamped when drawn, not before.
  public var red, green, blue, alpha: Double

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey; 0 is black, 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from its usual hexadecimal notation, `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    let full = 255.0
    self.init(
      red: Double((hex >> 16) & 0xFF) / full, green: Double((hex >> 8) & 0xFF) / full,
      blue: Double(hex & 0xFF) / full, alpha: alpha)
  }

  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)

  /// The same colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

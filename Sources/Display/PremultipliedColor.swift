/// A colour of eight bits a component whose red, green and blue are scaled by alpha already.
package struct PremultipliedColor: Equatable, Sendable {
  /// The components, 0…255, none above alpha.
  package var red, green, blue, alpha: UInt8

  private static let full = 255.0

  /// Nothing at all.
  package static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  private init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour scaled by a coverage or an opacity, 0…1.
  package init(_ color: Color, scaledBy factor: Double) {
    let alpha = Self.unit(color.alpha) * Self.unit(factor)
    self.init(
      red: Self.byte(Self.unit(color.red) * alpha),
      green: Self.byte(Self.unit(color.green) * alpha),
      blue: Self.byte(Self.unit(color.blue) * alpha), alpha: Self.byte(alpha))
  }

  /// White at an opacity, whose colour alone is darkened by a shade; 0…1 both.
  package init(shade: Double, opacity: Double) {
    let alpha = Self.unit(opacity)
    let grey = Self.byte(Self.unit(shade) * alpha)
    self.init(red: grey, green: grey, blue: grey, alpha: Self.byte(alpha))
  }

  /// NaN counts as 0, so that nothing odd reaches a conversion that would trap.
  private static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((value * full).rounded(.toNearestOrEven))
  }
}

extension Color {
  /// This colour with its components inside 0…1, laid over another one.
  func composed(over below: Color) -> Color {
    let sum = alpha + below.alpha * (1 - alpha)
    guard sum > 0 else { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * alpha + bottom * below.alpha * (1 - alpha)) / sum
    }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue),
      alpha: sum)
  }

  /// The premultiplied mixture of this colour (at 0) and another one (at 1).
  func mixed(with other: Color, at fraction: Double) -> Color {
    let sum = alpha + (other.alpha - alpha) * fraction
    guard sum > 0 else { return .clear }
    func mix(_ from: Double, _ to: Double) -> Double {
      (from * alpha * (1 - fraction) + to * other.alpha * fraction) / sum
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: sum)
  }
}

public import Display
public import Motion

nonisolated extension Color: Animatable {
  /// Transparent black: what changes nothing when it is added.
  public static let zero = Color.clear

  /// The sum of the components.
  public static func + (left: Color, right: Color) -> Color {
    Color(
      red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue,
      alpha: left.alpha + right.alpha)
  }

  /// The difference of the components.
  public static func - (left: Color, right: Color) -> Color {
    Color(
      red: left.red - right.red, green: left.green - right.green, blue: left.blue - right.blue,
      alpha: left.alpha - right.alpha)
  }

  /// All components multiplied by a factor.
  public func scaled(by factor: Double) -> Color {
    Color(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  /// Between colours of different alpha, each counts as much as it covers: red that fades in from
  /// nothing is red all the way.
  public static func interpolate(from: Color, to: Color, at progress: Double) -> Color {
    if progress == 0 { return from }
    if progress == 1 { return to }
    if from.alpha == to.alpha { return from + (to - from).scaled(by: progress) }
    let start = from.premultiplied
    let sum = start + (to.premultiplied - start).scaled(by: progress)
    guard sum.alpha > 0 else { return to.withAlpha(0) }
    return Color(
      red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha,
      alpha: sum.alpha)
  }

  /// The length of the difference of the components.
  public func distance(to other: Color) -> Double {
    let difference = other - self
    return [difference.red, difference.green, difference.blue, difference.alpha]
      .reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The colour with every component in 0…1.
  public var clamped: Color {
    Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }

  /// True for clear, which is what a layer without a colour has.
  public var isNone: Bool { self == .clear }

  private var premultiplied: Color {
    Color(red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
  }
}

/// An angle; positive turns clockwise on a screen whose y grows downwards.
public struct Angle: Hashable, Sendable {
  /// The angle in radians; any finite number, turns are not folded.
  public var radians: Double

  private static let degreesPerHalfTurn = 180.0

  /// Makes an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  public init(degrees: Double) { radians = degrees / Self.degreesPerHalfTurn * .pi }

  /// The angle in degrees.
  public var degrees: Double { radians / .pi * Self.degreesPerHalfTurn }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The same direction as an angle in -π..<π.
  ///
  /// A half turn becomes -π: Core Animation turns it the negative way.
  public var normalized: Angle {
    let folded = radians.remainder(dividingBy: 2 * .pi)
    return Angle(radians: folded >= .pi ? folded - 2 * .pi : folded)
  }
}

extension Angle: Animatable {
  /// No turn.
  public static let zero = Angle(radians: 0)

  /// The sum of two turns.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The turn from `right` to `left`; not folded, so 270° stays 270°.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// A part or a multiple of the turn.
  public func scaled(by factor: Double) -> Angle { Angle(radians: radians * factor) }

  /// The size of the turn between two angles, in radians.
  public func distance(to other: Angle) -> Double { (other.radians - radians).magnitude }
}

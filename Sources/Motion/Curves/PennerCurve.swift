internal import Glibc

/// Robert Penner's easings with the names and definitions of easings.net.
///
/// Outside 0…1 the ends are held: some of the functions are not defined there.
public struct PennerCurve: Hashable, Sendable {
  /// What the easing is made of.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a sine wave.
    case sine = "Sine"
    /// The second power.
    case quad = "Quad"
    /// The third power.
    case cubic = "Cubic"
    /// The fourth power.
    case quart = "Quart"
    /// The fifth power.
    case quint = "Quint"
    /// A power of two.
    case expo = "Expo"
    /// A quarter of a circle.
    case circ = "Circ"
    /// Goes back by a tenth before it starts.
    case back = "Back"
    /// Swings before it starts.
    case elastic = "Elastic"
    /// Bounces on the floor.
    case bounce = "Bounce"
  }

  /// Which end is slow.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The start.
    case easeIn
    /// The end: the same turned by half a turn.
    case easeOut
    /// Both: one half of each.
    case easeInOut
  }

  /// What the easing is made of.
  public let shape: Shape
  /// Which end is slow.
  public let direction: Direction

  /// Makes an easing.
  public init(_ direction: Direction, _ shape: Shape) {
    self.shape = shape
    self.direction = direction
  }
}

extension PennerCurve: CurveFamily {
  /// Progress at a fraction of the duration; exactly 0 and 1 at the ends.
  public func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return switch direction {
    case .easeIn: function.value(x)
    case .easeOut: 1 - function.value(1 - x)
    case .easeInOut: x < 0.5 ? function.value(2 * x) / 2 : 1 - function.value(2 - 2 * x) / 2
    }
  }

  /// The slope, from inside at the ends; 0 where the ends are held.
  public func derivative(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    return switch direction {
    case .easeIn: function.slope(x)
    case .easeOut: function.slope(1 - x)
    case .easeInOut: function.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
    }
  }

  /// The name on easings.net, such as `easeInOutBack`.
  public var description: String { direction.rawValue + shape.rawValue }

  private var function: PennerFunction {
    let isInOut = direction == .easeInOut
    return switch shape {
    case .sine: .sine
    case .quad: .power(2)
    case .cubic: .power(3)
    case .quart: .power(4)
    case .quint: .power(5)
    case .expo: .expo
    case .circ: .circ
    case .back: isInOut ? .backInOut : .back
    case .elastic: isInOut ? .elasticInOut : .elastic
    case .bounce: .bounce
    }
  }
}

/// The slow start of an easing on 0…1 with its slope; the other directions follow from it.
private struct PennerFunction: Sendable {
  let value: @Sendable (Double) -> Double
  let slope: @Sendable (Double) -> Double

  static let sine = PennerFunction(
    value: { 1 - cos($0 * .pi / 2) }, slope: { .pi / 2 * sin($0 * .pi / 2) })

  static func power(_ exponent: Double) -> PennerFunction {
    PennerFunction(value: { pow($0, exponent) }, slope: { exponent * pow($0, exponent - 1) })
  }

  static let expo = PennerFunction(
    value: { exp2(10 * $0 - 10) }, slope: { 10 * log(2) * exp2(10 * $0 - 10) })

  static let circ = PennerFunction(
    value: { 1 - (1 - $0 * $0).squareRoot() }, slope: { $0 / (1 - $0 * $0).squareRoot() })

  static let back = overshooting(by: backOvershoot)
  static let backInOut = overshooting(by: backOvershoot * backInOutFactor)

  /// Makes the greatest overshoot a tenth of the way.
  private static let backOvershoot = 1.70158
  /// Penner's factor for the half as long halves of the in-out form.
  private static let backInOutFactor = 1.525

  private static func overshooting(by c: Double) -> PennerFunction {
    PennerFunction(
      value: { x in x * x * ((c + 1) * x - c) },
      slope: { x in x * (3 * (c + 1) * x - 2 * c) })
  }

  static let elastic = swinging(period: 0.3)
  static let elasticInOut = swinging(period: 0.45)

  /// A sine of a period in fractions of the duration that grows by 2^10 and ends on its crest.
  private static func swinging(period: Double) -> PennerFunction {
    let frequency = 2 * .pi / period
    let phase = { @Sendable (x: Double) in (x - 1 - period / 4) * frequency }
    return PennerFunction(
      value: { -exp2(10 * $0 - 10) * sin(phase($0)) },
      slope: {
        -exp2(10 * $0 - 10) * (10 * log(2) * sin(phase($0)) + frequency * cos(phase($0)))
      })
  }

  static let bounce = PennerFunction(
    value: { 1 - arc(at: 1 - $0).height }, slope: { arc(at: 1 - $0).slope })

  /// Of parabolas of one strength that touch 1 at the bounces; measured from the end.
  private static func arc(at x: Double) -> (height: Double, slope: Double) {
    let strength = 7.5625
    let unit = 2.75
    let arcs: [(until: Double, middle: Double, floor: Double)] = [
      (1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375),
    ]
    let arc = arcs.first { x < $0.until / unit } ?? arcs[arcs.count - 1]
    let offset = x - arc.middle / unit
    return (strength * offset * offset + arc.floor, 2 * strength * offset)
  }
}

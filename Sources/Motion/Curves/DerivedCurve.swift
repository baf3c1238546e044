/// Another curve run backwards: it ends as the other begins, so that ease-in becomes ease-out.
public struct ReversedCurve: CurveFamily {
  /// The curve that is run backwards.
  public let base: Curve
  private let span: Double

  /// Makes the reverse; a physical spring is reversed over its settling duration, and refused when
  /// it has none.
  public init(_ base: Curve) throws(CurveError) {
    self.base = base
    span = try base.finiteSpan()
  }

  /// Progress: 1 − base(1 − x), from exactly where the base arrives when what is left of a spring's
  /// motion is cut.
  public func value(at x: Double) -> Double {
    1 - (x == 0 ? base.family.endValue : base.value(at: (1 - x) * span))
  }
  /// The base's slope at the mirrored time.
  public func derivative(at x: Double) -> Double { base.derivative(at: (1 - x) * span) * span }
  /// `reversed(curve)`.
  public var description: String { "reversed(\(base))" }
}

/// A part of another curve, stretched so that it goes from 0 to 1 again.
public struct PartialCurve: CurveFamily {
  /// The whole curve.
  public let base: Curve
  /// The fraction of the duration at which the part begins, 0…1.
  public let start: Double
  /// The fraction at which it ends, after the start.
  public let end: Double
  private let span: Double

  /// Makes a part; throws when its ends are out of order or the curve is back there where it left.
  public init(of base: Curve, from start: Double, to end: Double) throws(CurveError) {
    self.base = base
    self.start = try ParameterRule.fraction.check(start, "start")
    let after = ParameterRule(allowed: "more than \(Decimal.text(start)) and at most 1") {
      $0 > start && $0 <= 1
    }
    self.end = try after.check(end, "end")
    span = try base.finiteSpan()
    guard way != 0 else {
      throw .parameter(field: "end", value: end, allowed: "where the curve has moved on")
    }
  }

  /// Progress along the part.
  public func value(at x: Double) -> Double {
    (whole(at: start + (end - start) * x) - whole(at: start)) / way
  }

  /// The slope along the part.
  public func derivative(at x: Double) -> Double {
    let place = start + (end - start) * x
    return base.derivative(at: place * span) * span * (end - start) / way
  }

  /// `part(curve, start, end)`.
  public var description: String {
    "part(\(base), \(Decimal.text(start)), \(Decimal.text(end)))"
  }

  private var way: Double { whole(at: end) - whole(at: start) }

  private func whole(at fraction: Double) -> Double { base.value(at: fraction * span) }
}

extension Curve {
  /// The curve run backwards: 1 − f(1 − x).
  ///
  /// Curves that have such a form among their own kind keep it. Throws for a spring that never
  /// settles, which has no end to run from.
  public func reversed() throws(CurveError) -> Curve {
    switch family {
    case is IdentityCurve: return self
    case let bezier as CubicBezier:
      return try .cubicBezier(1 - bezier.x2, 1 - bezier.y2, 1 - bezier.x1, 1 - bezier.y1)
    case let penner as PennerCurve: return Curve(penner.reversed)
    case let reversed as ReversedCurve: return reversed.base
    default: return Curve(try ReversedCurve(self))
    }
  }

  /// A part of the curve between two fractions of its duration, stretched to go from 0 to 1.
  public func part(from start: Double, to end: Double) throws(CurveError) -> Curve {
    Curve(try PartialCurve(of: self, from: start, to: end))
  }

  /// What `value(at:)` takes at the end: 1, or a spring's settling duration; throws when that is
  /// infinite.
  func finiteSpan() throws(CurveError) -> Double {
    guard let duration = naturalDuration else { return 1 }
    guard duration.isFinite else {
      throw .parameter(field: "duration", value: duration, allowed: "finite: \(self) never settles")
    }
    return duration
  }
}

extension PennerCurve {
  /// The same shape with the other end slow.
  var reversed: PennerCurve {
    switch direction {
    case .easeIn: PennerCurve(.easeOut, shape)
    case .easeOut: PennerCurve(.easeIn, shape)
    case .easeInOut: self
    }
  }
}

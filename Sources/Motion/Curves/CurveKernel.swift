/// A curve reduced to plain numbers, for the kinds that thousands of animations run on.
///
/// Copying it needs no reference count and evaluating it no dynamic call, which together take
/// longer than the curve itself.
@usableFromInline
enum CurveKernel: Sendable {
  case identity
  case bezier(CubicBezier)
  case spring(SpringSolution)
  /// Stretched over the duration, unlike `spring`.
  case fittedSpring(SpringSolution)

  /// The kernel of a kind of curve; nil for those that are evaluated as they are.
  init?(_ family: any CurveFamily) {
    switch family {
    case is IdentityCurve: self = .identity
    case let bezier as CubicBezier: self = .bezier(bezier)
    case let spring as Spring: self = .spring(spring.solution)
    case let fitted as FittedSpring: self = .fittedSpring(fitted.spring.solution)
    default: return nil
    }
  }

  /// Progress when `elapsed` of `duration` seconds are over; the same as `Curve.progress`.
  func progress(after elapsed: Double, of duration: Double) -> Double {
    if elapsed >= duration { return 1 }
    let time = max(0, elapsed)
    return switch self {
    case .identity: time / duration
    case .bezier(let bezier): bezier.value(at: time / duration)
    case .spring(let solution): solution.value(at: time)
    case .fittedSpring(let solution): solution.value(at: time / duration)
    }
  }
}

internal import Motion

/// The springs of UIKit and SwiftUI, by their labels or by their names.
nonisolated extension CurvePaste {
  /// A spring in the words of Apple's frameworks; nil when the text has none of them.
  var appleSpring: Curve? { blockSpring ?? bounceSpring ?? namedSpring ?? responseSpring }

  /// `UIView.animate(…usingSpringWithDamping:initialSpringVelocity:…)`: the speed is per second, the
  /// curve's per duration.
  private var blockSpring: Curve? {
    guard let ratio = scanner.number(after: "usingSpringWithDamping") else { return nil }
    let velocity = scanner.number(after: "initialSpringVelocity") ?? 0
    return try? .spring(dampingRatio: ratio, initialVelocity: fraction(of: velocity))
  }

  /// `.spring(duration:bounce:)`, `UIView.animate(springDuration:bounce:)`; each label may be missing.
  private var bounceSpring: Curve? {
    let bounce = scanner.number(after: "bounce")
    let springDuration = scanner.number(after: "springDuration")
    let isPlain = scanner.calls(".spring") && scanner.number(after: "duration") != nil
    guard bounce != nil || springDuration != nil || isPlain else { return nil }
    return spring(seconds: springDuration, bounce: bounce ?? 0)
  }

  /// `.bouncy`, `.snappy(duration:)`, `.smooth(duration:extraBounce:)`.
  private var namedSpring: Curve? {
    guard let preset = Self.presets.first(where: { scanner.calls($0.name) }) else { return nil }
    return spring(
      seconds: nil, bounce: preset.bounce + (scanner.number(after: "extraBounce") ?? 0))
  }

  private func spring(seconds: Double?, bounce: Double) -> Curve? {
    let duration = seconds ?? writtenSeconds ?? Self.perceivedDuration
    return (try? Spring(duration: duration, bounce: bounce, initialVelocity: speed))
      .map { .spring($0) }
  }

  /// `.spring(response:dampingFraction:)`, `.interactiveSpring()`, or `.spring` by itself.
  private var responseSpring: Curve? {
    let response = scanner.number(after: "response")
    let fraction = scanner.number(after: "dampingFraction")
    let usual = scanner.calls(".interactiveSpring") ? Self.interactive : Self.plain
    let isNamed = scanner.calls(".interactiveSpring") || scanner.calls(".spring")
    guard response != nil || fraction != nil || isNamed, !hasPhysics else { return nil }
    let spring = try? Spring(
      response: response ?? usual.response, dampingFraction: fraction ?? usual.fraction,
      initialVelocity: speed)
    return spring.map { .spring($0) }
  }

  /// Mass and stiffness speak for themselves, in whatever call they stand.
  private var hasPhysics: Bool {
    scanner.number(after: "stiffness") != nil || scanner.number(after: "dampingRatio") != nil
  }

  private var speed: Double { scanner.number(after: "initialVelocity") ?? 0 }

  /// The bounces of SwiftUI's named springs, from its documentation.
  private static let presets = [
    (name: ".smooth", bounce: 0.0), (name: ".snappy", bounce: 0.15), (name: ".bouncy", bounce: 0.3),
  ]
  /// The duration of SwiftUI's springs where none is given, in seconds.
  private static let perceivedDuration = 0.5
  /// The defaults of `spring(response:dampingFraction:blendDuration:)`.
  private static let plain = (response: 0.5, fraction: 0.825)
  /// The defaults of `interactiveSpring(response:dampingFraction:blendDuration:)`.
  private static let interactive = (response: 0.15, fraction: 0.86)
}

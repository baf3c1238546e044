/// The engine's own work without any drawing, for benchmarks; the caller brings time and clock.
public enum MotionWorkload {
  /// Prepares a store in which `count` animations of two types run, a third of them springs.
  public static func runningAnimations(_ count: Int) -> AnimationWorkload {
    AnimationWorkload(count: count)
  }

  /// Evaluates a Bézier curve at `count` places and returns the sum, so that nothing is skipped.
  public static func bezierEvaluations(_ count: Int) -> Double {
    var sum = 0.0
    for index in 0..<count {
      sum += CubicBezier.ease.value(at: (Double(index) + 0.5) / Double(count))
    }
    return sum
  }
}

/// Many running animations, to be sampled frame by frame.
public struct AnimationWorkload: ~Copyable {
  private var store = AnimationStore()
  private let position: AnimatedProperty<Double>
  private let rotation: AnimatedProperty<Angle>

  /// The seconds that all animations run for.
  public static let duration = 10.0

  fileprivate init(count: Int) {
    position = store.property(of: Double.self)
    rotation = store.property(of: Angle.self)
    let curves: [Curve] = [.easeInOut, .ease, Self.spring]
    for owner in 0..<count {
      let timing = MediaTiming(duration: Self.duration, fillMode: .backwards)
      let curve = curves[owner % curves.count]
      if owner.isMultiple(of: 2) {
        store.add(
          Animation(.between(from: -100, to: 0), timing: timing, curve: curve, isAdditive: true),
          to: position, of: owner)
      } else {
        store.add(
          Animation(.between(from: .zero, to: .degrees(90)), timing: timing, curve: curve),
          to: rotation, of: owner)
      }
    }
  }

  private static var spring: Curve {
    (try? .spring(dampingRatio: 0.5)) ?? .easeOut
  }

  /// Samples every animation at a time and returns the sum, so that nothing is skipped.
  public func sample(at time: Double) -> Double {
    var sum = 0.0
    store.forEachValue(of: position, at: time, model: { _ in 0 }) { _, x in sum += x }
    store.forEachValue(of: rotation, at: time, model: { _ in .zero }) { _, angle in
      sum += angle.radians
    }
    return sum
  }
}

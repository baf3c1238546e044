import Motion
import Testing

/// Animations as they were measured on macOS.
struct AnimationSemanticsTests {
  private static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]
  private static let model = 0.5

  /// A change from 0 to 1 in a second, with something about its timing changed.
  private func values(
    at times: [Double] = times, curve: Curve = .linear,
    _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> [Double] {
    var timing = MediaTiming(duration: 1)
    change(&timing)
    let animation = Animation(.between(from: 0, to: 1), timing: timing, curve: curve)
    return times.map { animation.value(over: Self.model, at: $0) }
  }

  private func expect(_ values: [Double], _ expected: [Double]) {
    let padded = expected + [Double](repeating: Self.model, count: values.count - expected.count)
    #expect(zip(values, padded).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
  }

  @Test func `autoreversing plays back to the start`() {
    expect(values { $0.autoreverses = true }, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1])
  }

  @Test func `a repeat count may end on the way`() {
    expect(values { $0.repeatCount = 2.5 }, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1])
  }

  @Test func `double speed ends at half the time, end instant included`() {
    expect(values { $0.speed = 2 }, [0, 0.4, 1])
  }

  @Test func `a time offset wraps and does not move the end`() {
    expect(values { $0.timeOffset = 0.3 }, [0.3, 0.5, 0.8, 0.2])
  }

  @Test func `negative speed plays backwards without an offset`() {
    expect(values { $0.speed = -1 }, [0, 0.8, 0.5, 0.1])
  }

  @Test(arguments: [
    (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func `a fill mode shows the ends outside`(fillMode: FillMode, expected: [Double]) {
    let values = values(at: [0, 0.5, 1, 1.5, 2.5]) {
      $0.beginTime = 1
      $0.fillMode = fillMode
    }

    expect(values, expected)
  }

  @Test(arguments: [
    (Curve.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (.easeOut, [0.16057, 0.37814, 0.68464, 0.90653, 0.98297]),
    (.easeInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    (.ease, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
  ])
  func `a curve passes where it was measured`(curve: Curve, expected: [Double]) {
    let values = values(at: [0.1, 0.25, 0.5, 0.75, 0.9], curve: curve)

    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test(
    arguments: [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35),
      (nil, 0.9, 0.3, 0.75), (nil, nil, nil, 0.5),
    ] as [(Double?, Double?, Double?, Double)])
  func `missing values come from the model`(
    from: Double?, to: Double?, by difference: Double?, expected: Double
  ) {
    let animation = Animation(
      .basic(from: from, to: to, by: difference), timing: MediaTiming(duration: 1))

    let value = animation.value(over: Self.model, at: 0.5)

    #expect(abs(value - expected) < 1e-12)
  }

  @Test(arguments: [
    (false, 3.0, [0.5, 1.5, 2.5], [5.0, 15, 25]), (true, 2, [2.5], [5]),
  ])
  func `a cumulative animation builds on its last repetition`(
    autoreverses: Bool, count: Double, times: [Double], expected: [Double]
  ) {
    let timing = MediaTiming(duration: 1, repeatCount: count, autoreverses: autoreverses)
    var animation = Animation(.between(from: 0, to: 10), timing: timing)
    animation.isCumulative = true

    let values = times.map { animation.value(over: 0, at: $0) }

    #expect(values == expected)
  }

  @Test(
    arguments: [
      (true, [50, 64.84, 50, 0]), (false, [50, 50, 50, 0]),
    ] as [(Bool, [Double])])
  func `an additive reversal keeps the motion going`(eased: Bool, expected: [Double]) {
    let curve = eased ? Curve.easeInOut : .linear
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(.additive(from: 0, to: 100, begin: 0, duration: 1, curve: curve), to: x, of: 0)
    store.add(.additive(from: 100, to: 0, begin: 0.5, duration: 1, curve: curve), to: x, of: 0)

    let values = [0.5, 0.6, 1, 1.5].map { store.value(of: x, owner: 0, model: 0, at: $0) }

    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 5e-3 }, "\(values)")
  }
}

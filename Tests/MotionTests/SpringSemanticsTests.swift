import Motion
import Testing

/// Springs as they were measured on Apple's systems.
struct SpringSemanticsTests {
  @Test(
    arguments: [
      (10, 0, [10.44055, 61.04925, 102.33595, 111.84460]),
      (20, 0, [9.02040, 44.21746, 71.27025, 93.89005]),
      (10, 5, [29.30781, 87.32048, 116.04146, 107.67215]),
    ] as [(Double, Double, [Double])])
  func `a spring moves as Core Animation's`(
    damping: Double, velocity: Double, expected: [Double]
  ) throws {
    let spring = try Spring(damping: damping, initialVelocity: velocity)

    let misses = mismatches(
      [0.05, 0.15, 0.25, 0.45], expected, tolerance: { _ in 1e-5 },
      of: { 100 * spring.value(at: $0) })

    #expect(misses.isEmpty)
  }

  @Test(
    arguments: [
      (1, 100, 10, 0, 1.4727003), (1, 300, 20, 0, 0.7442556), (2, 100, 5, 0, 5.6583481),
      (1, 100, 10, 5, 1.3815511), (1, 100, 20, 0, 1), (1, 400, 40, 0, 0.5), (1, 25, 10, 0, 1.9),
      (1, 100, 1, 0, 13.9132102), (1, 100, 0, 0, .infinity),
    ] as [(Double, Double, Double, Double, Double)])
  func `a spring ends when Core Animation's does`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double
  ) throws {
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)

    let duration = spring.settlingDuration

    #expect(duration == expected || abs(duration - expected) < 1e-7)
  }

  @Test(
    arguments: [
      (0.1, 1, 0, 2125.3901278), (0.2, 1, 0, 707.2217886), (0.5, 1, 0, 161.7195025),
      (0.5, 0.3, 0, 1796.8833612), (0.5, 0.5, 0, 646.8780100), (0.5, 2, 0, 40.4298756),
      (0.6, 0.8, 0, 190.2142754), (0.8, 1, 0, 80.8973720), (0.99, 1, 0, 80.0251824),
      (1, 1, 0, 85.2559290), (0.5, 1, 0.25, 159.6723377), (0.5, 1, 1, 152.8684138),
      (0.5, 1, 1.5, 147.6160200),
    ] as [(Double, Double, Double, Double)])
  func `a damping ratio is fitted to a duration as by UIKit`(
    dampingRatio: Double, duration: Double, velocity: Double, stiffness: Double
  ) throws {
    let spring = try Spring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)

    #expect(abs(spring.stiffness - stiffness) < 1.1e-5)
    #expect(abs(spring.dampingRatio - dampingRatio) < 1e-12)
  }

  @Test(
    arguments: [
      (0.25, [1.1906, 0.8968, 1.0304, 1.0158, 1.0030]),
      (0.5, [0.4878, 1.1442, 0.9872, 0.9988, 1.0010]),
      (0.6, [0.3736, 0.9982, 1.0369, 0.9917, 1.0005]),
      (0.7, [0.2987, 0.8609, 1.0411, 1.0017, 0.9986]),
      (0.8, [0.2486, 0.7484, 1.0091, 1.0076, 1.0003]),
      (1, [0.2361, 0.6711, 0.9445, 0.9922, 0.9990]),
    ] as [(Double, [Double])])
  func `a fitted spring has UIKit's shape`(dampingRatio: Double, expected: [Double]) throws {
    let curve = try Curve.spring(dampingRatio: dampingRatio)

    let misses = mismatches(
      [0.1, 0.25, 0.5, 0.75, 1], expected, tolerance: { _ in 5.1e-5 }, of: curve.value)

    #expect(misses.isEmpty)
  }

  @Test(arguments: [0.01, 0.3, 0.99, 1 - 1e-12, 1], [-50, -1, 0, 3, 8, 200])
  func `a fitted spring is nearly at rest after its duration whatever its velocity`(
    dampingRatio: Double, velocity: Double
  ) throws {
    let curve = try Curve.spring(dampingRatio: dampingRatio, initialVelocity: velocity)

    #expect(curve.value(at: 1).isFinite)
    #expect(curve.progress(after: 2, of: 2) == 1)
  }

  @Test func `Core Animation's springs are damped critically at most`() throws {
    let spring = try Spring(damping: 30).limitedToCriticalDamping

    #expect(spring == (try Spring(damping: 20)))
    #expect(spring.settlingDuration == 1)
  }

  @Test(
    arguments: [
      (.nan, 100, 10, 0, "mass"), (1, .infinity, 10, 0, "stiffness"),
      (1, 100, .nan, 0, "damping"), (1, 100, 10, -.infinity, "velocity"), (0, 100, 10, 0, "mass"),
      (1, -1, 10, 0, "stiffness"), (1, 100, -0.1, 0, "damping"),
    ] as [(Double, Double, Double, Double, String)])
  func `a spring of impossible parameters is refused by the field`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, field: String
  ) {
    let error = #expect(throws: CurveError.self) {
      try Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    #expect(error?.description.hasPrefix(field) == true)
  }

  @Test func `an undamped spring is allowed and never settles`() throws {
    let curve = Curve.spring(try Spring(stiffness: 100, damping: 0))

    #expect(curve.naturalDuration == .infinity)
    #expect(abs(curve.progress(after: .pi * 1000 / 10, of: .infinity)) < 1e-9)
  }
}

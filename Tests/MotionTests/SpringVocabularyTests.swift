import Motion
import Testing

/// The vocabularies of springs convert into each other.
struct SpringVocabularyTests {
  @Test(
    arguments: [
      (0.5, 0, 157.9137, 25.1327, 0.8), (0.5, 0.3, 157.9137, 17.5929, 0.86296),
      (0.5, 0.7, 157.9137, 7.5398, 1.90487), (0.35, 0.15, 322.273, 30.518, 0.51566),
      (1, 0, 39.4784, 12.5664, 1.5), (0.25, 0, 631.6547, 50.2655, 0.4),
      (1, 0.5, 39.4784, 6.2832, 2.34388),
    ] as [(Double, Double, Double, Double, Double)])
  func `a perceptual spring is Core Animation's`(
    duration: Double, bounce: Double, stiffness: Double, damping: Double, settling: Double
  ) throws {
    let spring = try Spring(duration: duration, bounce: bounce)

    #expect(abs(spring.stiffness - stiffness) < 1e-3)
    #expect(abs(spring.damping - damping) < 1e-3)
    #expect(abs(spring.settlingDuration - settling) < 1e-5)
  }

  @Test(arguments: [0.05, 0.5, 0.8, 0.99, 1], [-2, 0, 0.5, 6])
  func `a spring fitted to a duration knows that duration`(
    dampingRatio: Double, velocity: Double
  ) throws {
    let spring = try Spring(
      dampingRatio: dampingRatio, duration: 0.7, initialVelocity: velocity)

    let duration = try #require(spring.fittedDuration)

    #expect(abs(duration - 0.7) < 1e-9)
  }

  @Test(arguments: [
    (0.25, 1.444, 0.146), (0.5, 1.163, 0.285), (0.6, 1.095, 0.356), (0.7, 1.046, 0.447),
    (0.8, 1.015, 0.582),
  ])
  func `a fitted spring peaks where UIKit's does`(
    dampingRatio: Double, peak: Double, time: Double
  ) throws {
    let spring = try Spring(dampingRatio: dampingRatio, duration: 1)

    #expect(abs(spring.peak - peak) < 5.1e-4)
    #expect(abs(try #require(spring.peakTime) - time) < 5.1e-4)
  }

  @Test(arguments: [20.0, 40])
  func `a spring that creeps has no peak`(damping: Double) throws {
    let spring = try Spring(damping: damping)

    #expect(spring.peakTime == nil)
    #expect(spring.overshoot == 0)
  }

  @Test(arguments: [(10.0, 80.0), (20, 80), (40, 200), (10, -30), (1, 0)])
  func `nothing lies beyond the peak`(damping: Double, velocity: Double) throws {
    let spring = try Spring(damping: damping, initialVelocity: velocity)

    let highest = stride(from: 0, through: 10, by: 1e-3).map(spring.value).max() ?? 0

    #expect(highest <= spring.peak + 1e-12)
    #expect(highest > spring.peak - 1e-3)
  }

  @Test(arguments: [(0, 0.2), (0.5, -1), (0.5, 1.1), (-1, 0)])
  func `a duration or bounce outside its range is refused`(duration: Double, bounce: Double) {
    #expect(throws: CurveError.self) { try Spring(duration: duration, bounce: bounce) }
  }
}

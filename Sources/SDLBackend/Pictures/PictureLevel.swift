internal import Display

/// A picture at one of the sizes at which its pixels are kept.
nonisolated struct PictureLevel: Hashable {
  let picture: Int
  let width, height: Int

  /// Sizes of drawings go in steps, so that a picture that grows is not drawn anew every frame.
  private static let steps = [1, 1.25, 1.5, 1.75]

  /// The least step that is at least `scale`, in powers of two divided into four.
  static func stepUp(_ scale: Double) -> Double {
    guard scale > 0, scale.isFinite else { return 1 }
    var octave = 1.0
    while octave * 2 <= scale { octave *= 2 }
    while octave > scale { octave /= 2 }
    // A scale that differs from a step by rounding alone takes that step.
    let wanted = scale * (1 - 1e-9)
    return steps.map { $0 * octave }.first { $0 >= wanted } ?? octave * 2
  }

  /// How often a bitmap is halved so that it is shown at no less than half of its pixels.
  static func halvings(_ scale: Double) -> Int {
    guard scale > 0 else { return 0 }
    var (count, rest) = (0, scale)
    while rest <= 0.5, count < 16 {
      count += 1
      rest *= 2
    }
    return count
  }
}

internal import Display
internal import Motion

/// A curve as a small drawing, and the dot that runs along it.
nonisolated struct PresetThumbnail: Equatable, Sendable {
  /// The curve's points in the thumbnail's own square or rectangle.
  private(set) var line: [Point] = []

  private let curve: Curve
  private let size: Size
  private let inset: Double
  private let base: Double
  private let scale: Double
  private let window: Double

  private static let samples = 36
  /// Jumps must stand upright.
  private static let samplesOfJumps = 200
  /// Springs that never settle do not occur among the built-in presets; a person's own may not.
  private static let endlessWindow = 3.0
  private static let edge = 3.0
  /// For how many seconds one plays: a pointer that was left there must not keep the window busy.
  static let playTime = 10.0
  /// How long a turn of the dot takes, as far as the curve does not say, and how long it rests.
  private static let turn = 0.9
  private static let rest = 0.45
  private static let turns = 0.4...2.0

  /// Prepares the drawing of a curve.
  init(_ curve: Curve, size: Size, inset: Double) {
    self.curve = curve
    self.size = size
    self.inset = inset
    let natural = curve.naturalDuration ?? 1
    window = natural.isFinite ? natural : Self.endlessWindow
    let samples = curve.family is StepsCurve ? Self.samplesOfJumps : Self.samples
    let values = (0...samples).map { [window] index in
      curve.value(at: window * Double(index) / Double(samples))
    }
    let low = min(0, values.min() ?? 0)
    let high = max(1, values.max() ?? 1)
    let room = size.height - 2 * inset
    // Overshoot may use half of the margin, so that the unit boxes of most thumbnails agree.
    scale = min(room, (size.height - inset) / (high - low))
    base = size.height / 2 + scale / 2 + max(0, (high - 1 + low) * scale / 2)
    line = values.enumerated().map { index, value in
      place(Double(index) / Double(samples), value)
    }
  }

  /// The place of the dot so many seconds after it began; it rests at the end and begins again.
  func dot(after seconds: Double) -> Point {
    let turn =
      curve.naturalDuration == nil
      ? Self.turn : min(max(window, Self.turns.lowerBound), Self.turns.upperBound)
    let time = max(0, seconds).truncatingRemainder(dividingBy: turn + Self.rest)
    let fraction = min(1, time / turn)
    return place(fraction, curve.value(at: window * fraction))
  }

  private func place(_ fraction: Double, _ value: Double) -> Point {
    Point(
      x: inset + (size.width - 2 * inset) * fraction,
      y: min(max(Self.edge, base - value * scale), size.height - Self.edge))
  }
}

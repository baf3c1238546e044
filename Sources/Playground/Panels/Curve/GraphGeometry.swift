internal import Display

/// Where a curve's unit box lies inside its well, and where its values go.
///
/// The box is a square, as large as the well allows once the curve's overshoot has its room.
nonisolated struct GraphGeometry: Equatable, Sendable {
  /// The unit box: time 0…1 from left to right, progress 0…1 from bottom to top.
  let box: Rect

  /// Room for a small overshoot at either end, so that most curves share one box.
  private static let customaryRoom = 0.12
  /// Beyond an overshoot, for what is written there.
  private static let overshootRoom = 0.16
  private static let horizontalRoom = 0.1

  /// Fits the box into a well for a curve whose values run from `lowest` to `highest`; `trail` is
  /// the width that is kept free at the right of the box.
  init(in well: Rect, lowest: Double, highest: Double, trail: Double = 0) {
    let below = max(Self.customaryRoom, -lowest + Self.overshootRoom)
    let above = max(Self.customaryRoom, highest - 1 + Self.overshootRoom)
    let side = max(
      1,
      min(
        well.height / (1 + below + above),
        (well.width - trail) / (1 + 2 * Self.horizontalRoom)
      ).rounded(.down))
    let slack = well.height - side * (1 + below + above)
    box = Rect(
      x: (well.midX - (side + trail) / 2).rounded(),
      y: (well.minY + slack / 2 + side * above).rounded(), width: side, height: side)
  }

  /// Where a progress at a fraction of the time is drawn.
  func point(time: Double, progress: Double) -> Point {
    let y = box.maxY - progress * box.height
    return Point(
      x: box.minX + time * box.width, y: min(max(-Self.farthest, y), Self.farthest))
  }

  /// Beyond it nothing shows anyway, and far enough renderers run out of numbers.
  private static let farthest = 10_000.0

  /// The time and the progress at a place: the inverse of `point`.
  func place(at point: Point) -> Point {
    Point(x: (point.x - box.minX) / box.width, y: (box.maxY - point.y) / box.height)
  }

  /// Fractions of the time at which a smooth curve is sampled, ends included.
  ///
  /// One sample every two points is below what the eye tells from a curve.
  var sampleTimes: [Double] {
    let count = max(2, Int(box.width / 2))
    return (0...count).map { Double($0) / Double(count) }
  }

  /// The curve as a line from its start to its end, with upright risers where it jumps.
  func line(of curve: (Double) -> Double) -> [Point] {
    let times = sampleTimes
    var line: [Point] = []
    if curve(0) >= 1 { line.append(point(time: 0, progress: 0)) }
    for (from, to) in zip(times, times.dropFirst()) {
      line.append(point(time: from, progress: curve(from)))
      if let jump = Self.jump(of: curve, from: from, to: to) {
        line.append(point(time: jump, progress: curve(from)))
        line.append(point(time: jump, progress: curve(to)))
      }
    }
    line.append(point(time: 1, progress: curve(1)))
    return line
  }

  /// Where a curve jumps between two samples: halving the interval that holds the greater change
  /// leaves that change as great, however short it gets.
  private static func jump(
    of curve: (Double) -> Double, from start: Double, to end: Double
  ) -> Double? {
    let smallestJump = 0.02
    let shortest = 1e-6
    guard abs(curve(end) - curve(start)) > smallestJump else { return nil }
    var (low, high) = (start, end)
    while high - low > shortest {
      let middle = (low + high) / 2
      let isLeft = abs(curve(middle) - curve(low)) > abs(curve(high) - curve(middle))
      (low, high) = isLeft ? (low, middle) : (middle, high)
    }
    return abs(curve(high) - curve(low)) > smallestJump ? high : nil
  }

  /// The lowest and the highest value of a curve over its whole time.
  static func range(of curve: (Double) -> Double) -> (lowest: Double, highest: Double) {
    let samples = 120
    let values = (0...samples).map { curve(Double($0) / Double(samples)) }.filter(\.isFinite)
    return (min(0, values.min() ?? 0), max(1, values.max() ?? 1))
  }
}

/// Any curve as straight pieces, CSS `linear()`, with a bounded error.
public struct LinearApproximation: Sendable {
  /// The pieces; they start and end exactly where the curve does.
  public let stops: LinearStops
  /// The greatest difference of progress that was found, at ten places on every piece.
  ///
  /// Within a hundred-millionth of the duration beside a jump or a vertical start it does not count.
  public let maximumError: Double

  /// Finds pieces of which none is off by more than `tolerance`, a difference of progress.
  ///
  /// Throws for a spring that never settles, for a tolerance outside 0.00001…1, and for a curve that
  /// swings so often that the list would be of no use. A physical spring is taken over its settling
  /// duration.
  public init(of curve: Curve, within tolerance: Double = 0.002) throws(CurveError) {
    let rule = ParameterRule(allowed: "between 0.00001 and 1") { $0 >= 0.00001 && $0 <= 1 }
    let tolerance = try rule.check(tolerance, "tolerance")
    let span = try curve.finiteSpan()
    if let exact = curve.family as? LinearStops {
      stops = exact
      maximumError = 0
      return
    }
    let progress = { (x: Double) in curve.value(at: x * span) }
    // Most of it for the corners that are left out, the rest for what lies between the samples and for
    // the rounding of the outputs.
    let sampler = CurveSamples(of: progress, within: tolerance / 4)
    guard !sampler.isOverfull else {
      throw CurveError.notation(
        text: curve.description,
        reason: "it swings too often for a linear() list; stiffer damping leaves fewer swings")
    }
    let samples = sampler.points
    var corners = Self.simplified(samples, within: 0.7 * tolerance)
    corners = corners.map { (x: $0.x, y: Self.rounded($0.y, to: tolerance)) }
    let end = curve.family.endValue
    if corners[corners.count - 1].y != end { corners.append((1, end)) }
    let stops = try LinearStops(corners.map { LinearStops.Stop($0.y, at: $0.x) })
    self.stops = stops
    maximumError = Self.error(of: stops, against: progress)
  }

  /// As many digits as a hundredth of the tolerance needs; more would only lengthen the text.
  private static func rounded(_ value: Double, to tolerance: Double) -> Double {
    var scale = 1.0
    while scale * tolerance < 100 { scale *= 10 }
    return (value * scale).rounded() / scale
  }

  /// Leaves out corners that straight lines come close enough to (Ramer, Douglas and Peucker, with
  /// the difference in y as the distance).
  private static func simplified(
    _ points: [(x: Double, y: Double)], within tolerance: Double
  ) -> [(x: Double, y: Double)] {
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var open = [(0, points.count - 1)]
    while let (low, high) = open.popLast() {
      let (from, to) = (points[low], points[high])
      var farthest = (index: low, distance: tolerance)
      for index in (low + 1)..<max(high, low + 1) {
        let share = to.x > from.x ? (points[index].x - from.x) / (to.x - from.x) : 0
        let distance = (points[index].y - from.y - (to.y - from.y) * share).magnitude
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index != low else { continue }
      isKept[farthest.index] = true
      open += [(low, farthest.index), (farthest.index, high)]
    }
    return zip(points, isKept).filter(\.1).map(\.0)
  }

  private static func error(of stops: LinearStops, against progress: (Double) -> Double) -> Double {
    var greatest = 0.0
    for (from, to) in zip(stops.points, stops.points.dropFirst())
    where to.input - from.input > 2 * CurveSamples.finest {
      for part in 0...10 {
        let x = from.input + (to.input - from.input) * (Double(part) + 0.05) / 10.1
        greatest = max(greatest, (stops.value(at: x) - progress(x)).magnitude)
      }
    }
    return greatest
  }
}

/// Samples of a curve on 0…1, closer where it bends.
///
/// They lie on decimal grids, each ten times finer than the one before, so that they print short.
struct CurveSamples {
  /// The finest grid: what lies within it counts as a jump.
  static let finest = 1e-8
  private static let coarsest = 1000
  /// More samples than a list for people or browsers can need: some thousand swings.
  private static let greatestCount = 50_000

  private(set) var points: [(x: Double, y: Double)] = []
  /// True when the curve needs more samples than there may be; the rest is left out then.
  var isOverfull: Bool { points.count > Self.greatestCount }
  private let progress: (Double) -> Double
  private let tolerance: Double

  init(of progress: @escaping (Double) -> Double, within tolerance: Double) {
    self.progress = progress
    self.tolerance = tolerance
    points.append((0, progress(0)))
    for index in 0..<Self.coarsest where !isOverfull { add(from: index, grid: Self.coarsest) }
  }

  /// Adds the samples behind the start of one interval of a grid, up to its end.
  private mutating func add(from index: Int, grid: Int) {
    let low = Double(index) / Double(grid)
    let high = Double(index + 1) / Double(grid)
    let (from, to) = (progress(low), progress(high))
    let isStraight = (1...3).allSatisfy { quarter in
      let share = Double(quarter) / 4
      let expected = from + (to - from) * share
      return (progress(low + (high - low) * share) - expected).magnitude <= tolerance
    }
    if isStraight {
      points.append((high, to))
    } else if 1 / Double(grid) <= Self.finest {
      // A jump prints at one place, at the shorter of the two that it lies between; at the very start
      // the curve is still at rest.
      if isJump(from: low, to: high) {
        let isEarly = index > 0 && index.isMultiple(of: 10)
        points.append(isEarly ? (low, to) : (high, from))
      }
      points.append((high, to))
    } else {
      for finer in 0..<10 where !isOverfull { add(from: index * 10 + finer, grid: grid * 10) }
    }
  }

  /// True when the progress changes at one place and not only fast.
  private func isJump(from low: Double, to high: Double) -> Bool {
    let halvings = 20
    let whole = (progress(high) - progress(low)).magnitude
    var (low, high) = (low, high)
    for _ in 0..<halvings {
      let middle = low + (high - low) / 2
      let value = progress(middle)
      if (value - progress(low)).magnitude > (progress(high) - value).magnitude {
        high = middle
      } else {
        low = middle
      }
    }
    return (progress(high) - progress(low)).magnitude > whole / 2
  }
}

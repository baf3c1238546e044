/// Straight pieces between points, CSS `linear()`.
public struct LinearStops: Hashable, Sendable {
  /// One corner of the curve.
  public struct Point: Hashable, Sendable {
    /// The fraction of the duration; may lie outside 0…1.
    public let input: Double
    /// Progress.
    public let output: Double

    /// Makes a corner.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// One argument of `linear()`: an output and up to two inputs, in fractions of the duration.
  public struct Stop: Hashable, Sendable {
    /// Progress.
    public let output: Double
    /// Where it begins; nil to be spaced evenly between its neighbours.
    public let start: Double?
    /// Where it ends when it holds for a while.
    public let end: Double?

    /// Makes a stop.
    public init(_ output: Double, at start: Double? = nil, until end: Double? = nil) {
      self.output = output
      self.start = start
      self.end = end
    }
  }

  /// The corners, in the order of their inputs; at least two.
  ///
  /// Equal inputs make a jump.
  public let points: [Point]

  /// Makes a curve from stops; throws when there are fewer than two or a number is not finite.
  ///
  /// Missing inputs are filled in as CSS does: 0 and 1 at the ends, evenly in between, and never
  /// below an earlier input.
  public init(_ stops: [Stop]) throws(CurveError) {
    guard stops.count >= 2 else {
      throw .parameter(field: "stops", value: Double(stops.count), allowed: "2 or more")
    }
    for stop in stops {
      _ = try ParameterRule.anyNumber.check(stop.output, "output")
      for input in [stop.start, stop.end].compactMap({ $0 }) {
        _ = try ParameterRule.anyNumber.check(input, "input")
      }
    }
    points = Self.filled(stops)
  }

  /// Makes a curve whose outputs are evenly spaced in time; at least two.
  public init(evenly outputs: [Double]) throws(CurveError) {
    try self.init(outputs.map { Stop($0) })
  }

  /// So that inputs that nobody wrote print without the noise of the division.
  private static let filledDigits = 12

  private static func filled(_ stops: [Stop]) -> [Point] {
    var corners: [(input: Double?, output: Double)] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      let isFirst = index == 0
      let isLast = index == stops.count - 1
      let start = stop.start ?? (isFirst ? 0 : isLast ? 1 : nil)
      if let start { largest = max(largest, start) }
      corners.append((start.map { _ in largest }, stop.output))
      if let end = stop.end {
        largest = max(largest, end)
        corners.append((largest, stop.output))
      }
    }
    var points: [Point] = []
    var index = 0
    while index < corners.count {
      if let input = corners[index].input {
        points.append(Point(input: input, output: corners[index].output))
        index += 1
        continue
      }
      let next = corners[index...].firstIndex { $0.input != nil } ?? corners.count - 1
      let (from, to) = (points[points.count - 1].input, corners[next].input ?? 1)
      let gaps = Double(next - index + 1)
      for (place, corner) in corners[index..<next].enumerated() {
        let input = from + (to - from) * Double(place + 1) / gaps
        let short = Decimal.rounded(input, significantDigits: filledDigits)
        points.append(Point(input: min(max(from, short), to), output: corner.output))
      }
      index = next
    }
    return points
  }
}

extension LinearStops: CurveFamily {
  /// Progress at a time.
  ///
  /// Outside the points the first and last pieces go on, and at a jump the last point counts. Takes
  /// the logarithm of the number of points.
  public func value(at x: Double) -> Double {
    let (a, b) = piece(at: x)
    if a.input == b.input { return b.output }
    let share = (x - a.input) / (b.input - a.input)
    return Double.interpolate(from: a.output, to: b.output, at: share)
  }

  /// The slope of the piece; at a corner that of the later one, 0 inside a jump.
  public func derivative(at x: Double) -> Double {
    let (a, b) = piece(at: x)
    return a.input == b.input ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// `linear(output input%, …)` with every input.
  public var description: String {
    let texts = points.map { "\(Decimal.text($0.output)) \(Decimal.percentage($0.input))" }
    return "linear(\(texts.joined(separator: ", ")))"
  }

  /// The ends of the piece at a time: from the last point that is not later, but the last one.
  private func piece(at x: Double) -> (Point, Point) {
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].input <= x { low = middle } else { high = middle }
    }
    return (points[low], points[low + 1])
  }
}

/// Equal jumps, CSS `steps()`: progress stands still and then jumps.
public struct StepsCurve: Hashable, Sendable {
  /// Where the jumps are, relative to the steps in time.
  ///
  /// `start` means the same as `jump-start`, but CSS keeps the words apart; `jump-end` becomes `end`.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// The older word for `jump-start`.
    case start
    /// The older word for `jump-end`.
    case end
    /// The first jump is at the start.
    case jumpStart = "jump-start"
    /// The last jump is at the end.
    case jumpEnd = "jump-end"
    /// One jump more than steps, at both ends too.
    case jumpBoth = "jump-both"
    /// One jump less than steps, none at the ends.
    case jumpNone = "jump-none"

    /// True when progress has jumped once at the start already.
    var jumpsAtStart: Bool { self == .start || self == .jumpStart || self == .jumpBoth }
  }

  /// The number of steps in time; from 1, with `jump-none` from 2.
  public let count: Int
  /// Where the jumps are.
  public let position: Position

  private static let countLimit = Int(Int32.max)

  /// Makes a stepped curve; throws, naming the field, when the count is out of its range.
  public init(_ count: Int, _ position: Position = .end) throws(CurveError) {
    let least = position == .jumpNone ? 2 : 1
    guard count >= least, count <= Self.countLimit else {
      throw .parameter(
        field: "steps", value: Double(count), allowed: "between \(least) and \(Self.countLimit)")
    }
    self.init(checked: count, position)
  }

  private init(checked count: Int, _ position: Position) {
    self.count = count
    self.position = position == .jumpEnd ? .end : position
  }

  /// CSS `step-start`: there at once.
  public static let start = StepsCurve(checked: 1, .start)
  /// CSS `step-end`: there at the end.
  public static let end = StepsCurve(checked: 1, .end)

  /// The number of jumps between 0 and 1.
  public var jumps: Int {
    switch position {
    case .start, .end, .jumpStart, .jumpEnd: count
    case .jumpBoth: count + 1
    case .jumpNone: count - 1
    }
  }
}

extension StepsCurve: CurveFamily {
  /// The level at a time; beyond the ends the levels go on, and CSS's limits apply inside them.
  public func value(at x: Double) -> Double { level(at: x, hasNotBegun: false) }

  /// The level before the start: a jump that is due just then has not happened yet.
  public func valueBeforeStart(at x: Double) -> Double { level(at: x, hasNotBegun: true) }

  /// 0: between the jumps nothing moves.
  public func derivative(at x: Double) -> Double { 0 }

  /// `steps(count, position)`, the position left out when it is the end.
  public var description: String {
    position == .end ? "steps(\(count))" : "steps(\(count), \(position.rawValue))"
  }

  /// The algorithm of CSS Easing 2, "calculate an easing output" of step functions.
  ///
  /// The product is that of doubles: 0.7 with 10 steps is in the eighth one, as authors mean it.
  private func level(at x: Double, hasNotBegun: Bool) -> Double {
    let product = x * Double(count)
    var step = product.rounded(.down)
    if position.jumpsAtStart { step += 1 }
    if hasNotBegun, product == product.rounded(.down) { step -= 1 }
    if x >= 0 { step = max(0, step) }
    if x <= 1 { step = min(Double(jumps), step) }
    return step / Double(jumps)
  }
}

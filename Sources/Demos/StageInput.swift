public import Display

/// Something that happens to a stage from outside: the only way in which a take changes.
public nonisolated enum StageInput: Hashable, Sendable {
  /// One of the demo's actions, by name.
  case action(String)
  /// The primary button goes down, in points of the stage.
  case press(Point)
  /// The primary button goes up.
  case release(Point)
  /// The pointer moves.
  case move(Point)
  /// The stage gets another size.
  case resize(Size)
}

extension StageInput: CustomStringConvertible {
  /// The text form: `next`, `press 480,300`, `resize 640x480`.
  public nonisolated var description: String {
    switch self {
    case .action(let name): name
    case .press(let point): "press \(point.inputText)"
    case .release(let point): "release \(point.inputText)"
    case .move(let point): "move \(point.inputText)"
    case .resize(let size): "resize \(size.width.shortText)x\(size.height.shortText)"
    }
  }
}

extension Point {
  nonisolated fileprivate var inputText: String { "\(x.shortText),\(y.shortText)" }
}

/// An input at its time; a take's journal is a list of them.
public nonisolated struct TimedInput: Hashable, Sendable {
  /// Seconds since the take began; not negative.
  public var time: Double
  /// What happens.
  public var input: StageInput

  /// Makes an input at a time.
  public init(_ time: Double, _ input: StageInput) {
    self.time = time
    self.input = input
  }
}

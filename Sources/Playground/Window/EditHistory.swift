internal import Demos

/// What can be undone: the settings or the journal as they were before each step of the hand.
///
/// Settings and journal are kept apart, so that undoing a tuning step leaves the inputs alone that
/// were added since.
nonisolated struct EditHistory: Equatable, Sendable {
  /// A part of a take as it was.
  enum State: Equatable, Sendable {
    /// The settings that differ from the defaults.
    case settings([String: SettingValue])
    /// The settings of B.
    case otherSettings([String: SettingValue]?)
    /// The settings of A and of B.
    case comparison(own: [String: SettingValue], other: [String: SettingValue]?)
    /// The inputs.
    case journal([TimedInput])
    /// Whether motion is reduced.
    case reducedMotion(Bool)
    /// A person's own presets.
    case presets(PresetLibrary)
    /// The whole take, before another one was opened.
    case take(Take)

    /// How many settings, inputs or presets it holds.
    var count: Int {
      switch self {
      case .settings(let settings): settings.count
      case .otherSettings(let settings): settings?.count ?? 0
      case .comparison(let own, let other): own.count + (other?.count ?? 0)
      case .journal(let inputs): inputs.count
      case .reducedMotion: 1
      case .presets(let library): library.own.count
      case .take(let take): take.settings.count + take.journal.count
      }
    }
  }

  /// A step with what to go back to.
  struct Step: Equatable, Sendable {
    /// What a person reads: "Duration".
    let subject: String
    /// What to go back to.
    let state: State
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []
  /// The stroke of the hand that made the last step.
  private var lastStroke: Int?

  private static let limit = 500
  /// The oldest steps go when all of them together hold more than this, ten megabytes of inputs; the
  /// last one stays.
  static let mostValues = 200_000

  /// True when there is a step to undo.
  var canUndo: Bool { !undoable.isEmpty }
  /// True when there is a step to do again.
  var canRedo: Bool { !redoable.isEmpty }

  /// Notes a state before it changes.
  ///
  /// All changes of one subject in one stroke (a drag, a held key) are one step.
  mutating func note(_ state: State, of subject: String, stroke: Int) {
    let continues = stroke == lastStroke && undoable.last?.subject == subject
    lastStroke = stroke
    redoable = []
    guard !continues else { return }
    undoable.append(Step(subject: subject, state: state))
    var held = valueCount
    while undoable.count > Self.limit || (held > Self.mostValues && undoable.count > 1) {
      held -= undoable.removeFirst().state.count
    }
  }

  /// How many values the steps hold.
  var valueCount: Int { undoable.reduce(0) { $0 + $1.state.count } }

  /// Takes the last step back; `current` gives the state now of the kind that changes.
  mutating func undo(current: (State) -> State) -> Step? {
    Self.move(from: &undoable, to: &redoable, &lastStroke, current)
  }

  /// Does the last step again that was undone.
  mutating func redo(current: (State) -> State) -> Step? {
    Self.move(from: &redoable, to: &undoable, &lastStroke, current)
  }

  private static func move(
    from source: inout [Step], to target: inout [Step], _ lastStroke: inout Int?,
    _ current: (State) -> State
  ) -> Step? {
    lastStroke = nil
    while let step = source.popLast() {
      let state = current(step.state)
      // A stroke that went back to where it began changed nothing.
      guard state != step.state else { continue }
      target.append(Step(subject: step.subject, state: state))
      return step
    }
    return nil
  }
}

import Display
import Motion

/// What a layer showed before its first change in this turn.
///
/// A transition leads away from what was shown at the last commit, also when it is added after the
/// change.
struct TurnMemory {
  let layer: Layer
  let model: LayerState
  let shown: LayerState
  /// What the layer held, where that has changed or is about to.
  var content: Content?

  /// What lies over a layer's background.
  struct Content {
    var sublayers: [Layer]
    var commands: [DrawCommand]
  }
}

extension Layer {
  /// True while pictures are made of what was shown before this turn.
  private static var showsBeforeTurn = false

  /// To be called before a change of a property; what a view draws depends on its bounds.
  func rememberBeforeChange<Value>(of type: Value.Type) {
    if Value.self == Rect.self, view != nil { rememberContent() } else { rememberState() }
  }

  /// To be called before a change of properties or animations.
  func rememberState() {
    guard turnMemory == nil, let stage, Stage.running === stage, !Self.showsBeforeTurn
    else { return }
    turnMemory = stage.memories.count
    stage.memories.append(TurnMemory(layer: self, model: model, shown: presentation))
  }

  /// To be called before a change of content or sublayers.
  func rememberContent() {
    rememberState()
    guard let stage = Stage.running, let turnMemory, let memory, memory.content == nil
    else { return }
    let shown = memory.shown
    var commands: [DrawCommand] = []
    drawContents(into: &commands, shown: shown)
    view?.drawContent(into: &commands, shown: shown)
    stage.memories[turnMemory].content = TurnMemory.Content(
      sublayers: sublayers, commands: commands)
  }

  /// The model as it was before the first change of this turn.
  var committedModel: LayerState { memory?.model ?? model }

  /// What is to be drawn: what is shown now, or what was before this turn.
  @inline(__always) var drawn: LayerState {
    guard Self.showsBeforeTurn else { return presentation }
    return memory?.shown ?? presentation
  }

  /// The z position by which siblings are put in order.
  var drawnDepth: Double {
    Self.showsBeforeTurn ? committedModel.zPosition : model.zPosition
  }

  /// What a change of content that began in this turn leads away from, when that is to be drawn.
  var pictureBeforeTransition: [DrawCommand]? {
    guard Self.showsBeforeTurn, let transition, transition.turn == Stage.running?.turn
    else { return nil }
    return transition.before
  }

  /// The content before this turn, when that is what is to be drawn.
  var effectiveMemory: TurnMemory.Content? {
    Self.showsBeforeTurn ? memory?.content : nil
  }

  /// The content that was shown before this turn, in the layer's own coordinates, without its
  /// transform and opacity.
  func pictureBeforeTurn() -> [DrawCommand] {
    Self.showsBeforeTurn = true
    defer { Self.showsBeforeTurn = false }
    var commands: [DrawCommand] = []
    renderPicture(of: drawn, into: &commands, map: .identity)
    return commands
  }

  private var memory: TurnMemory? {
    guard let turnMemory, let memories = Stage.running?.memories,
      memories.indices.contains(turnMemory), memories[turnMemory].layer === self
    else { return nil }
    return memories[turnMemory]
  }
}

extension Stage {
  /// A turn is over: what is shown now is what the next one starts from.
  func forgetTurn() {
    for memory in memories { memory.layer.turnMemory = nil }
    memories.removeAll(keepingCapacity: true)
    turn += 1
  }
}

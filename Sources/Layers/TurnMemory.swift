import Display

/// What a layer showed before the first change of its content in this turn.
///
/// A transition leads away from what was shown at the last commit, also when it is added after the
/// change.
struct TurnMemory {
  var sublayers: [Layer]
  var content: [DrawCommand]
}

extension Layer {
  /// True while pictures are made of what was shown before this turn.
  private static var showsBeforeTurn = false

  /// To be called before a change of content or sublayers.
  func rememberBeforeChange() {
    guard turnMemory == nil, let stage, Stage.running === stage else { return }
    var content: [DrawCommand] = []
    let shown = presentation
    drawContents(into: &content, shown: shown)
    view?.drawContent(into: &content, shown: shown)
    turnMemory = TurnMemory(sublayers: sublayers, content: content)
    stage.remembering.append(self)
  }

  /// The memory, when that is what is to be drawn.
  var effectiveMemory: TurnMemory? { Self.showsBeforeTurn ? turnMemory : nil }

  /// The content that was shown before this turn, in the layer's own coordinates, without its
  /// transform and opacity.
  func pictureBeforeTurn() -> [DrawCommand] {
    Self.showsBeforeTurn = true
    defer { Self.showsBeforeTurn = false }
    var commands: [DrawCommand] = []
    renderPicture(of: presentation, into: &commands, map: .identity)
    return commands
  }
}

extension Stage {
  /// A turn is over: what is shown now is what the next one starts from.
  func forgetTurn() {
    for layer in remembering { layer.turnMemory = nil }
    remembering.removeAll(keepingCapacity: true)
  }
}

import Display

/// What a view showed before the first change of its content in this turn.
///
/// A transition leads away from what was shown at the last commit, also when it is added after the
/// change.
struct TurnMemory {
  var subviews: [View]
  var content: [DrawCommand]
}

extension View {
  /// True while pictures are made of what was shown before this turn.
  private static var showsBeforeTurn = false

  /// To be called before a change of content or subviews.
  func rememberBeforeChange() {
    guard turnMemory == nil, let stage, Stage.running === stage else { return }
    var content: [DrawCommand] = []
    drawContent(into: &content, shown: layer.presentation)
    turnMemory = TurnMemory(subviews: subviews, content: content)
    stage.remembering.append(self)
  }

  /// The memory, when that is what is to be drawn.
  var effectiveMemory: TurnMemory? { Self.showsBeforeTurn ? turnMemory : nil }

  /// The content that was shown before this turn, in the view's own coordinates, without its
  /// transform and opacity.
  func pictureBeforeTurn() -> [DrawCommand] {
    Self.showsBeforeTurn = true
    defer { Self.showsBeforeTurn = false }
    var commands: [DrawCommand] = []
    renderPicture(of: layer.presentation, into: &commands, map: .identity)
    return commands
  }
}

extension Stage {
  /// A turn is over: what is shown now is what the next one starts from.
  func forgetTurn() {
    for view in remembering { view.turnMemory = nil }
    remembering.removeAll(keepingCapacity: true)
  }
}

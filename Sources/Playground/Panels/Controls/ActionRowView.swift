internal import Display
internal import Layers

/// One thing that the demo can be told to do, with the keys that do it.
final class ActionRowView: PressableView {
  private(set) var action = DeskModel.Action(name: "", title: "", caps: [])

  private static let inset = 12.0
  /// Caps end where the values of the settings end.
  private static let right = 24.0

  /// Shows an action.
  func update(_ action: DeskModel.Action) { self.action = action }

  /// Draws the row.
  override func draw(with ink: inout Ink) {
    if isHovered || isPressed {
      ink.fill(
        bounds, isPressed ? theme.hairline : theme.lifted.withAlpha(0.5), radius: Grid.unit)
    }
    ink.text(action.title, in: bounds.insetBy(dx: Self.inset, dy: 0))
    var right = bounds.maxX - Self.right
    for cap in action.caps.reversed() {
      let width = ink.capWidth(cap)
      ink.cap(
        cap, in: Rect(x: right - width, y: 0, width: width, height: bounds.height))
      right -= width + Grid.unit
    }
  }
}

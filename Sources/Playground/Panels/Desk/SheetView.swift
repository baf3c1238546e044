internal import Display
internal import Layers

/// The lit sheet: the demo's stage on the desk, scaled to fit, with a soft shadow.
///
/// What happens on it goes to the session in stage points; nothing of the panels is ever part of
/// the stage's own picture.
final class SheetView: PanelView {
  /// Runs when the button goes down, with the place in stage points.
  var onPress: ((Point) -> Void)?
  /// Runs when the pointer moves, with the place in stage points.
  var onMove: ((Point) -> Void)?
  /// Runs when the button goes up, with the place in stage points.
  var onRelease: ((Point) -> Void)?
  /// Runs when the pointer leaves.
  var onLeave: (() -> Void)?
  /// Runs when a press ends without counting.
  var onCancel: (() -> Void)?

  /// True for the stage that the keys act on.
  var takesKeys = false

  private var list = DisplayList(size: .zero)
  private var overlay: [DrawCommand] = []
  private var hasDesk = true

  private static let shadowOffset = 10.0
  private static let shadowBlur = 24.0

  /// Shows a picture with what lies over it; without a desk around it the sheet has neither corners
  /// nor shadow.
  func update(_ list: DisplayList, overlay: [DrawCommand] = [], hasDesk: Bool) {
    self.list = list
    self.overlay = overlay
    self.hasDesk = hasDesk
  }

  /// Draws the shadow and the stage.
  override func draw(with ink: inout Ink) {
    guard list.size.width > 0, list.size.height > 0, bounds.width > 0 else { return }
    let radius = hasDesk ? Grid.sheetRadius : 0
    if hasDesk {
      ink.commands.append(
        .shadow(
          ShadowCommand(
            bounds.offsetBy(dx: 0, dy: Self.shadowOffset), cornerRadius: radius,
            blurRadius: Self.shadowBlur, color: theme.shadow)))
    }
    let stage = Rect(origin: .zero, size: list.size)
    var commands: [DrawCommand] = []
    if list.background.alpha < 1 {
      commands.append(.rectangle(RectangleCommand(stage, color: theme.paper)))
    }
    commands.append(.rectangle(RectangleCommand(stage, color: list.background)))
    commands.append(contentsOf: list.commands)
    commands.append(contentsOf: overlay)
    ink.commands.append(
      .group(
        GroupCommand(
          commands, clip: Clip(stage, cornerRadius: radius / scale),
          transform: AffineTransform(scaleX: scale, y: scale))))
  }

  /// Passes the press on.
  override func pointerPressed(at point: Point) { onPress?(stagePoint(point)) }

  /// Passes the move on.
  override func pointerMoved(at point: Point) { onMove?(stagePoint(point)) }

  /// Passes the release on.
  override func pointerReleased(at point: Point) { onRelease?(stagePoint(point)) }

  /// Passes the leave on.
  override func pointerExited() { onLeave?() }

  /// Passes the end of a press on.
  override func pointerCancelled() { onCancel?() }

  /// Points of the window a point of the stage.
  private var scale: Double { bounds.width / max(1, list.size.width) }

  /// To a hundredth of a point: journals stay readable, and no hand is steadier.
  private func stagePoint(_ point: Point) -> Point {
    let precision = 100.0
    return Point(
      x: (point.x / scale * precision).rounded() / precision,
      y: (point.y / scale * precision).rounded() / precision)
  }
}

internal import Display
internal import Layers

/// A red pencil's outline around what the keyboard acts on.
final class FocusRingView: PanelView {
  private var target: Rect?
  private var radius = 0.0

  private static let width = 2.0
  /// Between the outline and what it surrounds.
  private static let offset = 2.0

  /// Makes a ring around nothing.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    isUserInteractionEnabled = false
  }

  /// Puts the ring around a place of the window; nil takes it away.
  func show(_ ring: (frame: Rect, radius: Double)?) {
    target = ring?.frame
    radius = ring?.radius ?? 0
  }

  /// The outline itself, within the window.
  static func outline(around target: Rect, in window: Rect) -> Rect {
    let reach = offset + width
    let wanted = target.insetBy(dx: -reach, dy: -reach)
    let left = max(window.minX, wanted.minX.rounded(.down))
    let top = max(window.minY, wanted.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: min(window.maxX, wanted.maxX.rounded(.up)) - left,
      height: min(window.maxY, wanted.maxY.rounded(.up)) - top)
  }

  /// Draws the ring.
  override func draw(with ink: inout Ink) {
    guard let target else { return }
    ink.commands.append(
      .rectangle(
        RectangleCommand(
          Self.outline(around: target, in: bounds), color: .clear,
          cornerRadius: radius + Self.offset + Self.width, borderWidth: Self.width,
          borderColor: theme.red)))
  }
}

internal import Display
internal import Layers

/// Three lines for the first launch: what the window is, and the three keys to begin with.
///
/// Any key or press closes it, and does besides what it always does.
final class WelcomeView: PressableView {
  /// A line: words, or keys with what they do.
  private struct Line {
    let parts: [(cap: String?, text: String)]
  }

  private static let lines = [
    Line(parts: [(nil, "A light table for interface animation")]),
    Line(parts: [("Return", "plays the demo"), ("E", "tunes its curve")]),
    Line(parts: [("F1", "shows every key")]),
  ]
  private static let padding = 16.0
  private static let lineHeight = 24.0
  private static let edge = 6.0
  private static let width = 340.0
  private static let crossSide = 24.0
  private static let fade = 0.2

  /// True while it shows.
  private(set) var isOpen = false

  /// Makes a card that does not show.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    alpha = 0
    isUserInteractionEnabled = false
  }

  /// Shows the card or lets it go.
  func setOpen(_ opens: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    isUserInteractionEnabled = opens
    View.animate(
      withDuration: Self.fade, options: opens ? .curveEaseOut : .curveEaseIn,
      animations: { alpha = opens ? 1 : 0 })
  }

  /// Puts the card at the right of the timeline, which is empty then, or into the upper right corner
  /// of the stage's room where there is none; a window that is too small for it has none.
  func place(over timeline: Rect?, or stage: Rect) {
    let room = timeline ?? stage
    let size = Size(
      width: Self.width, height: Double(Self.lines.count) * Self.lineHeight + 2 * Self.edge)
    isHidden = size.width + 2 * Grid.padding > room.width || size.height + Grid.gap > room.height
    let top = timeline.map { $0.midY - size.height / 2 } ?? stage.minY + Grid.padding
    frame = Rect(
      x: (room.maxX - Grid.padding - size.width).rounded(), y: top.rounded(), width: size.width,
      height: size.height)
  }

  /// Draws the card.
  override func draw(with ink: inout Ink) {
    ink.card(.panel, in: bounds)
    var top = Self.edge
    for (index, line) in Self.lines.enumerated() {
      let room = bounds.width - 2 * Self.padding - (index == 0 ? Self.crossSide - Grid.unit : 0)
      draw(line, in: Rect(x: Self.padding, y: top, width: room, height: Self.lineHeight), &ink)
      top += Self.lineHeight
    }
    drawCross(with: &ink)
  }

  private func draw(_ line: Line, in rect: Rect, _ ink: inout Ink) {
    var left = rect.minX
    for part in line.parts {
      if let cap = part.cap {
        left += ink.cap(cap, in: Rect(x: left, y: rect.minY, width: 0, height: rect.height))
        left += Grid.gap
      }
      left += ink.text(
        part.text,
        in: Rect(x: left, y: rect.minY, width: max(0, rect.maxX - left), height: rect.height),
        font: part.cap == nil ? Typeface.strong : Typeface.control)
      left += Grid.padding
    }
  }

  private func drawCross(with ink: inout Ink) {
    let center = Point(x: bounds.maxX - Self.crossSide / 2 - 4, y: Self.crossSide / 2 + 4)
    let half = 4.0
    for sign in [-1.0, 1.0] {
      ink.line(
        [
          Point(x: center.x - half, y: center.y - sign * half),
          Point(x: center.x + half, y: center.y + sign * half),
        ], width: 1.5, isHovered ? theme.text : theme.secondary)
    }
  }
}

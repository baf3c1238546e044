internal import Display
internal import Layers

/// The status line: pairs of a label and a value, some of which can be pressed.
final class StatusLineView: PanelView {
  /// Runs with what was pressed.
  var onPress: ((StatusLine.Kind) -> Void)?

  private var line = StatusLine(PlaybackModel())
  private var places: [(kind: StatusLine.Kind, frame: Rect)] = []
  private var hovered: StatusLine.Kind?
  private var pressed: StatusLine.Kind?

  private static let labelGap = 6.0
  private static let itemGap = 20.0

  /// Shows a line.
  func update(_ line: StatusLine) { self.line = line }

  /// What can be pressed at a point, and where it lies; nil for nothing.
  func pressable(at point: Point) -> (kind: StatusLine.Kind, frame: Rect)? {
    places.first { $0.kind.isPressable && $0.frame.contains(point) }
  }

  /// Lights up what is under the pointer.
  override func pointerMoved(at point: Point) { hovered = pressable(at: point)?.kind }

  /// Goes back to rest.
  override func pointerExited() {
    hovered = nil
    pressed = nil
  }

  /// Goes down.
  override func pointerPressed(at point: Point) { pressed = pressable(at: point)?.kind }

  /// Counts when the pointer is still on the same pair.
  override func pointerReleased(at point: Point) {
    let released = pressable(at: point)?.kind
    defer { pressed = nil }
    if let released, released == pressed { onPress?(released) }
  }

  /// Comes up without counting.
  override func pointerCancelled() { pressed = nil }

  /// Draws as many pairs as fit.
  override func draw(with ink: inout Ink) {
    var left = 0.0
    places.removeAll(keepingCapacity: true)
    for item in shownItems(ink) {
      let label = item.kind.rawValue
      let labelWidth = ink.width(of: label, in: Typeface.caption)
      let valueWidth = valueWidth(of: item, ink)
      let frame = Rect(
        x: left, y: 0, width: labelWidth + Self.labelGap + valueWidth, height: bounds.height
      ).insetBy(dx: -Grid.gap, dy: 0)
      places.append((item.kind, frame))
      if hovered == item.kind || pressed == item.kind {
        ink.fill(
          frame, pressed == item.kind ? theme.hairline : theme.lifted, radius: Grid.cornerRadius)
      }
      ink.text(
        label, in: Rect(x: left, y: 0, width: labelWidth + 1, height: bounds.height),
        font: Typeface.caption, color: theme.secondary)
      left += labelWidth + Self.labelGap
      ink.text(
        item.value, in: Rect(x: left, y: 0, width: valueWidth + 1, height: bounds.height),
        font: Typeface.number)
      left += valueWidth + Self.itemGap
    }
  }

  private func valueWidth(of item: StatusLine.Item, _ ink: Ink) -> Double {
    max(
      ink.width(of: item.value, in: Typeface.number),
      ink.width(of: item.widest, in: Typeface.number))
  }

  /// As much of the line as fits.
  private func shownItems(_ ink: Ink) -> [StatusLine.Item] {
    var items = line.items
    var total = items.reduce(-Self.itemGap) { $0 + width(of: $1, ink) }
    for kind in StatusLine.Kind.spare where total > bounds.width {
      guard let index = items.firstIndex(where: { $0.kind == kind }) else { continue }
      total -= width(of: items.remove(at: index), ink)
    }
    return total > bounds.width ? [] : items
  }

  private func width(of item: StatusLine.Item, _ ink: Ink) -> Double {
    ink.width(of: item.kind.rawValue, in: Typeface.caption) + Self.labelGap
      + valueWidth(of: item, ink) + Self.itemGap
  }
}

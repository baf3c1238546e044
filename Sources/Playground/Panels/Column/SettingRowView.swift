internal import Display
internal import Layers

/// One setting: its name, its value, and the control that fits it.
final class SettingRowView: PressableView {
  /// Runs with what the hand did.
  var onGesture: ((SettingGesture) -> Void)?

  private(set) var row = DeskModel.Row(
    title: "", value: "", isFocused: false, isChanged: false, control: .curve)

  private var valueWidth = 0.0
  private var titleEnd = 0.0
  private var drag: Drag?
  private var pointer: Point?

  /// A press on a track: a slide once it has moved, else a wish to type.
  private struct Drag {
    let start: Double
    var hasMoved: Bool
  }

  private static let inset = 12.0
  private static let valueInset = 16.0
  static let arrowWidth = 24.0
  private static let arrowHeight = 8.0
  /// How far into the value a press still means the arrow at its right.
  private static let arrowReach = 6.0
  private static let titleShare = 0.46
  private static let markWidth = 3.0
  private static let dotDiameter = 5.0
  private static let dotReach = 10.0
  private static let threshold = 3.0
  private static let trackBand = 10.0
  private static let segmentPadding = 8.0

  /// Shows a setting.
  func update(_ row: DeskModel.Row) { self.row = row }

  /// Takes hold of a track; anything else waits for the release.
  override func pointerPressed(at point: Point) {
    super.pointerPressed(at: point)
    guard case .slider = row.control, point.x >= controlFrame.minX else { return }
    onGesture?(.focus)
    let isOnTrack = point.y >= bounds.maxY - Self.trackBand
    drag = Drag(start: point.x, hasMoved: isOnTrack)
    if isOnTrack { slide(to: point) }
  }

  /// Slides, or shows where the pointer is.
  override func pointerMoved(at point: Point) {
    pointer = point
    guard var drag else { return }
    if abs(point.x - drag.start) > Self.threshold { drag.hasMoved = true }
    self.drag = drag
    if drag.hasMoved { slide(to: point) }
  }

  private func slide(to point: Point) {
    let track = trackFrame
    onGesture?(.slide(min(max(0, (point.x - track.minX) / max(1, track.width)), 1)))
  }

  /// Forgets where the pointer is.
  override func pointerExited() {
    super.pointerExited()
    pointer = nil
  }

  /// Lets go without counting.
  override func pointerCancelled() {
    super.pointerCancelled()
    drag = nil
  }

  /// The control does what it is for; any other press focuses the row.
  override func pointerReleased(at point: Point) {
    super.pointerReleased(at: point)
    let held = drag
    drag = nil
    guard bounds.contains(point), held?.hasMoved != true else { return }
    onGesture?(gesture(at: point))
  }

  /// What a press at a point asks for.
  func gesture(at point: Point) -> SettingGesture {
    if row.isChanged, abs(point.x - dotX) <= Self.dotReach { return .reset }
    guard point.x >= controlFrame.minX else { return .focus }
    switch row.control {
    case .slider, .color, .files: return .open
    case .toggle: return .toggle
    case .choice:
      if let segments = segmentFrames() {
        return segments.firstIndex { $0.contains(point) }.map { .choose($0) } ?? .focus
      }
    case .curve: break
    }
    if point.x >= bounds.width - Self.valueInset - Self.arrowReach { return .adjust(1) }
    return point.x < controlFrame.minX + Self.arrowWidth ? .adjust(-1) : .open
  }

  /// Draws the row.
  override func draw(with ink: inout Ink) {
    if row.isFocused {
      ink.fill(bounds, theme.lifted, radius: Grid.unit)
      ink.fill(
        Rect(x: 0, y: Grid.unit, width: Self.markWidth, height: bounds.height - 2 * Grid.unit),
        theme.red, radius: Self.markWidth / 2)
    } else if isHovered {
      ink.fill(bounds, theme.lifted.withAlpha(0.5), radius: Grid.unit)
    }
    let titleRect = Rect(
      x: Self.inset, y: 0, width: bounds.width * Self.titleShare - Self.inset,
      height: bounds.height)
    let width = ink.text(
      row.title, in: titleRect,
      color: row.isFocused && row.note == nil ? theme.text : theme.secondary)
    titleEnd = titleRect.minX + width
    if row.isChanged {
      ink.disc(
        at: Point(x: dotX, y: bounds.midY),
        diameter: isHovered ? Self.dotDiameter + 3 : Self.dotDiameter, theme.red)
    }
    drawControl(with: &ink)
  }

  private func drawControl(with ink: inout Ink) {
    switch row.control {
    case .slider(let fraction, let zero):
      drawValue(with: &ink)
      guard row.note == nil else { break }
      ink.slider(
        fraction, from: zero, in: trackFrame, isActive: row.isFocused || isHovered || drag != nil)
    case .toggle(let isOn):
      ink.toggle(isOn, right: bounds.maxX - Self.valueInset, midY: bounds.midY)
    case .color(let color):
      let swatch = Rect(
        x: bounds.maxX - Self.valueInset - 32, y: bounds.midY - 9, width: 32, height: 18)
      ink.swatch(color, in: swatch)
      ink.text(
        row.value,
        in: Rect(
          x: controlFrame.minX, y: 0, width: swatch.minX - Grid.gap - controlFrame.minX,
          height: bounds.height), font: valueFont, .right)
    case .choice(let titles, let chosen):
      if let frames = segmentFrames(), row.note == nil {
        ink.segments(titles, frames, chosen: chosen, hovered: pointer)
      } else {
        drawValue(with: &ink, hasArrows: true)
        if row.isFocused || isHovered { drawArrows(with: &ink) }
      }
    case .curve:
      drawValue(with: &ink, hasArrows: true)
      if row.isFocused || isHovered { drawArrows(with: &ink) }
    case .files: drawValue(with: &ink)
    }
  }

  /// A long value may use what its title leaves.
  private func drawValue(with ink: inout Ink, hasArrows: Bool = false) {
    let left = titleEnd + (row.isChanged ? 2 : 1) * Grid.gap + (hasArrows ? Self.arrowWidth : 0)
    valueWidth = ink.text(
      row.value,
      in: Rect(
        x: left, y: 0, width: bounds.width - Self.valueInset - left, height: bounds.height),
      font: valueFont, color: row.note == nil ? nil : theme.secondary, .right)
  }

  private var valueFont: Font { row.isFocused ? Self.strongNumber : Typeface.number }
  private static let strongNumber = Font(size: 13, weight: .semibold, hasTabularFigures: true)

  private var dotX: Double { titleEnd + Grid.gap }

  /// Where the control is: in one column, unless the value is too long for that.
  private var controlFrame: Rect {
    let column = bounds.width * Self.titleShare
    var left = column
    switch row.control {
    case .choice, .curve:
      left =
        segmentFrames()?.first?.minX
        ?? min(column, bounds.width - Self.valueInset - Self.arrowWidth - valueWidth)
    case .files: left = min(column, bounds.width - Self.valueInset - valueWidth)
    case .slider, .toggle, .color: break
    }
    return Rect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
  }

  private var trackFrame: Rect {
    let left = bounds.width * Self.titleShare
    return Rect(
      x: left, y: bounds.maxY - 6, width: bounds.width - left - Self.valueInset, height: 3)
  }

  /// The words of a choice side by side; nil when they do not fit.
  private func segmentFrames() -> [Rect]? {
    guard case .choice(let titles, _) = row.control, titles.count <= 3 else { return nil }
    let widths = titles.map {
      (width(of: $0, in: Typeface.caption) + 2 * Self.segmentPadding).rounded(.up)
    }
    let total = widths.reduce(0, +)
    let room = bounds.width - titleEnd - 2 * Grid.gap - Self.dotReach - Self.valueInset
    guard total > 0, total <= room else { return nil }
    var left = bounds.maxX - Self.valueInset - total
    return widths.map { width in
      defer { left += width }
      return Rect(x: left, y: 4, width: width, height: bounds.height - 8)
    }
  }

  private func drawArrows(with ink: inout Ink) {
    let half = Self.arrowHeight / 2
    for direction in [-1.0, 1.0] {
      let center = Point(
        x: direction < 0
          ? controlFrame.minX + Self.arrowWidth / 2
          : bounds.width - Self.valueInset / 2,
        y: bounds.midY)
      ink.line(
        [
          Point(x: center.x - direction * half / 2, y: center.y - half),
          Point(x: center.x + direction * half / 2, y: center.y),
          Point(x: center.x - direction * half / 2, y: center.y + half),
        ], width: 1.5, theme.secondary)
    }
  }
}

internal import Display
internal import Layers

/// One setting: its name, its value, and for the focused one two arrows that change it.
final class SettingRowView: PressableView {
  /// Runs with −1 or 1 when an arrow of the focused row is pressed.
  var onAdjust: ((Int) -> Void)?
  /// Runs when the mark of a changed row is pressed.
  var onReset: (() -> Void)?
  /// Runs when the value of the focused row is pressed.
  var onType: (() -> Void)?

  private(set) var row = DeskModel.Row(
    title: "", value: "", isFocused: false, isChanged: false, isAdjustable: true)

  private var valueWidth = 0.0
  private var markX = 0.0

  private static let inset = 12.0
  private static let arrowWidth = 24.0
  private static let arrowHeight = 8.0
  private static let titleShare = 0.46
  private static let markWidth = 3.0
  private static let dotDiameter = 5.0
  private static let dotReach = 10.0

  /// Shows a setting.
  func update(_ row: DeskModel.Row) { self.row = row }

  /// What of a row is at a point.
  enum Part {
    /// Its name, the mark of a changed value, its value, the arrows.
    case title, reset, value, decrease, increase
  }

  /// What is at a point; a row without the focus is its name alone.
  func part(at point: Point) -> Part {
    if row.isChanged, abs(point.x - markX) <= Self.dotReach { return .reset }
    guard row.isFocused else { return .title }
    switch direction(at: point) {
    case ..<0: return .decrease
    case 1...: return .increase
    default: return point.x > leftArrow ? .value : .title
    }
  }

  /// The arrows change the focused row; any other press focuses it.
  override func pointerReleased(at point: Point) {
    if bounds.contains(point) {
      switch part(at: point) {
      case .title: break
      case .reset: onReset?()
      case .value: onType?()
      case .decrease: onAdjust?(-1)
      case .increase: onAdjust?(1)
      }
    }
    super.pointerReleased(at: point)
  }

  /// Draws the row.
  override func draw(with ink: inout Ink) {
    if row.isFocused {
      ink.fill(bounds, theme.lifted, radius: Grid.unit)
      ink.fill(
        Rect(x: 0, y: Grid.unit, width: Self.markWidth, height: bounds.height - 2 * Grid.unit),
        theme.red, radius: Self.markWidth / 2)
    } else if isHovered, row.isAdjustable {
      ink.fill(bounds, theme.lifted.withAlpha(0.5), radius: Grid.unit)
    }
    let titleRect = Rect(
      x: Self.inset, y: 0, width: bounds.width * Self.titleShare - Self.inset,
      height: bounds.height)
    let titleWidth = ink.text(
      row.title, in: titleRect, color: row.isFocused ? theme.text : theme.secondary)
    if row.isChanged {
      markX = titleRect.minX + titleWidth + Grid.gap
      ink.disc(
        at: Point(x: markX, y: bounds.midY),
        diameter: isHovered ? Self.dotDiameter + 3 : Self.dotDiameter, theme.red)
    }
    // A long value may use what its title leaves.
    let left = Self.inset + titleWidth + (row.isChanged ? 2 : 1) * Grid.gap + Self.arrowWidth
    valueWidth = ink.text(
      row.value,
      in: Rect(
        x: left, y: 0, width: bounds.width - Self.arrowWidth - left, height: bounds.height),
      font: row.isFocused ? Self.strongNumber : Typeface.number,
      color: row.isAdjustable ? theme.text : theme.secondary, .right)
    if row.isFocused { drawArrows(with: &ink) }
  }

  private static let strongNumber = Font(size: 13, weight: .semibold, hasTabularFigures: true)

  /// Where the left arrow's area begins: in one column, unless the value is too long for that.
  private var leftArrow: Double {
    min(
      bounds.width * Self.titleShare,
      bounds.width - 2 * Self.arrowWidth - valueWidth)
  }

  private func drawArrows(with ink: inout Ink) {
    let half = Self.arrowHeight / 2
    for direction in [-1.0, 1.0] {
      let center = Point(
        x: direction < 0
          ? leftArrow + Self.arrowWidth / 2
          : bounds.width - Self.arrowWidth / 2,
        y: bounds.midY)
      ink.line(
        [
          Point(x: center.x - direction * half / 2, y: center.y - half),
          Point(x: center.x + direction * half / 2, y: center.y),
          Point(x: center.x - direction * half / 2, y: center.y + half),
        ], width: 1.5, theme.secondary)
    }
  }

  private func direction(at point: Point) -> Int {
    let left = leftArrow
    if point.x >= bounds.width - Self.arrowWidth { return 1 }
    return point.x >= left && point.x < left + Self.arrowWidth ? -1 : 0
  }
}

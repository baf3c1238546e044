internal import Demos
internal import Display
internal import Layers

/// The numbers of a curve side by side: each a slider that can be dragged, and a number that can be
/// typed.
final class CurveFieldsView: PanelView {
  /// Runs with a parameter's name and its new value while it is dragged.
  var onChange: ((String, Double) -> Void)?
  /// Runs with the parameter that is to be typed, and its place in this view.
  var onType: ((CurveParameter, Rect) -> Void)?

  private(set) var parameters: [CurveParameter] = []
  private var hovered: Int?
  private var drag: Drag?

  /// A press on a field: a slide once it has moved, else a wish to type.
  private struct Drag {
    let index: Int
    let start: Point
    let fraction: Double
    var hasMoved = false
  }

  /// How the fields stand.
  enum Arrangement {
    /// In rows under the graph.
    case rows
    /// One above the other beside it.
    case column
  }

  /// The pencil of the take whose curve it is.
  var pencil: Color
  /// How the fields stand.
  var arrangement = Arrangement.rows

  private static let rowHeight = 40.0
  private static let tallestRow = 52.0
  private static let lowestRow = 24.0
  private static let perRow = 4
  private static let gap = 8.0
  private static let threshold = 3.0
  private static let trackHeight = 3.0
  /// The slide of a whole track takes this many widths of the field: a steady hand is enough.
  private static let gear = 2.0

  /// Makes an empty row in red pencil.
  override init(theme: Theme, frame: Rect = .zero) {
    pencil = theme.red
    super.init(theme: theme, frame: frame)
  }

  /// The height that so many parameters take.
  static func height(of count: Int) -> Double {
    Double((count + perRow - 1) / perRow) * rowHeight
  }

  /// The least height of a column of so many fields.
  static func columnHeight(of count: Int) -> Double { Double(count) * lowestRow }

  /// The width of a column of fields: coordinates need little, numbers with units more.
  static func columnWidth(of parameters: [CurveParameter]) -> Double {
    parameters.contains { !$0.unit.isEmpty } ? wideColumn : narrowColumn
  }

  private static let narrowColumn = 64.0
  private static let wideColumn = 112.0

  /// Shows the numbers.
  func update(_ parameters: [CurveParameter]) { self.parameters = parameters }

  /// Lights up the field under the pointer, or slides the one that is held.
  override func pointerMoved(at point: Point) {
    hovered = index(at: point)
    guard var drag, parameters.indices.contains(drag.index) else { return }
    let distance = point.x - drag.start.x
    if abs(distance) > Self.threshold { drag.hasMoved = true }
    self.drag = drag
    guard drag.hasMoved else { return }
    let parameter = parameters[drag.index]
    let width = frame(of: drag.index).width * Self.gear
    onChange?(parameter.name, parameter.value(at: drag.fraction + distance / width))
  }

  /// Takes a field.
  override func pointerPressed(at point: Point) {
    drag = index(at: point).map {
      Drag(index: $0, start: point, fraction: parameters[$0].fraction)
    }
  }

  /// A press that did not move asks to type.
  override func pointerReleased(at point: Point) {
    defer { drag = nil }
    guard let drag, !drag.hasMoved, parameters.indices.contains(drag.index) else { return }
    onType?(parameters[drag.index], frame(of: drag.index))
  }

  /// Lets go.
  override func pointerCancelled() { drag = nil }

  /// Dims the fields.
  override func pointerExited() { hovered = nil }

  /// Draws the fields.
  override func draw(with ink: inout Ink) {
    for (index, parameter) in parameters.enumerated() {
      let frame = frame(of: index)
      let isHeld = drag?.index == index
      if index == hovered || isHeld { ink.fill(frame, theme.lifted, radius: Grid.unit) }
      draw(parameter, in: frame.insetBy(dx: Grid.unit, dy: 0), with: &ink)
    }
  }

  /// The name over the number, or before it in low rows; the track below.
  private func draw(_ parameter: CurveParameter, in frame: Rect, with ink: inout Ink) {
    let isLow = frame.height < Self.rowHeight - 2
    let name = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 16)
    let number = isLow ? name.offsetBy(dx: 0, dy: 1) : name.offsetBy(dx: 0, dy: 15)
    let nameWidth = ink.text(
      parameter.name, in: isLow ? number : name.offsetBy(dx: 0, dy: 1), font: Typeface.caption,
      color: theme.secondary)
    let text = Self.text(of: parameter)
    let width = ink.width(of: text, in: Typeface.number)
    let unit = parameter.unit.isEmpty ? 0 : ink.width(of: parameter.unit, in: Typeface.caption) + 3
    let room = isLow ? number.width - nameWidth - Grid.unit : number.width
    let shownUnit = width + unit <= room ? unit : 0
    let left = isLow ? number.maxX - width - shownUnit : number.minX
    ink.text(
      text, in: Rect(x: left, y: number.minY, width: width + 1, height: 16), font: Typeface.number)
    if shownUnit > 0 {
      ink.text(
        parameter.unit,
        in: Rect(x: left + width + 3, y: number.minY, width: shownUnit, height: 17),
        font: Typeface.caption, color: theme.secondary)
    }
    let track = Rect(
      x: frame.minX, y: number.maxY + (isLow ? 1 : 3), width: frame.width,
      height: Self.trackHeight)
    ink.fill(track, theme.hairline, radius: Self.trackHeight / 2)
    let zero = parameter.zero
    let length = max(Self.trackHeight, track.width * abs(parameter.fraction - zero))
    ink.fill(
      Rect(
        x: track.minX + track.width * min(parameter.fraction, zero), y: track.minY,
        width: length, height: Self.trackHeight), pencil, radius: Self.trackHeight / 2)
  }

  private static func text(of parameter: CurveParameter) -> String {
    if !parameter.words.isEmpty { return parameter.words[Int(parameter.value)] }
    let digits = 1000.0
    return ((parameter.value * digits).rounded() / digits).shortText.replacingMinus
  }

  func frame(of index: Int) -> Rect {
    if arrangement == .column {
      let height = min(bounds.height / Double(max(1, parameters.count)), Self.tallestRow)
        .rounded(.down)
      return Rect(x: 0, y: Double(index) * height, width: bounds.width, height: height - 2)
    }
    let rows = (parameters.count + Self.perRow - 1) / Self.perRow
    let perRow = rows > 1 ? (parameters.count + rows - 1) / rows : max(1, parameters.count)
    let width = (bounds.width + Self.gap) / Double(perRow) - Self.gap
    return Rect(
      x: (Double(index % perRow) * (width + Self.gap)).rounded(),
      y: Double(index / perRow) * Self.rowHeight, width: width.rounded(.down),
      height: Self.rowHeight - 2)
  }

  func index(at point: Point) -> Int? {
    parameters.indices.first { frame(of: $0).contains(point) }
  }
}

internal import Display
internal import Layers

/// The inspector's pencil over the stage: frames of layers and constraints with their numbers.
///
/// It lies over the sheet in the window and is no part of the stage: no picture or recording has it.
final class StageMarksView: PanelView {
  private var marks = StageMarks.none
  private var stageSize = Size(width: 1, height: 1)
  /// What is written already: nothing is written over it.
  private var written: [Rect] = []

  private static let figures = Font(size: 11, hasTabularFigures: true)
  private static let chipHeight = 18.0
  private static let tick = 4.0

  /// Makes an empty sheet, which lets every touch through.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  /// Shows marks over a stage of a size.
  func update(_ marks: StageMarks, stage size: Size) {
    self.marks = marks
    stageSize = size
    isHidden = marks == .none
  }

  /// Draws the frames, then the constraints, then what is written.
  override func draw(with ink: inout Ink) {
    written = []
    for outline in marks.outlines { draw(outline, with: &ink) }
    for dimension in marks.dimensions { drawLine(dimension, with: &ink) }
    for dimension in marks.dimensions { drawText(dimension, with: &ink) }
    for outline in marks.outlines where !outline.label.isEmpty { drawLabel(outline, with: &ink) }
  }

  private func draw(_ outline: StageMarks.Outline, with ink: inout Ink) {
    let corners = outline.corners.map(place)
    guard let first = corners.first else { return }
    switch outline.role {
    case .any: ink.loop(corners, width: 1, Self.graphite.withAlpha(0.35))
    case .hovered:
      ink.loop(corners, width: 1, theme.red.withAlpha(0.55))
    case .selected: ink.loop(corners, width: 1.5, theme.red)
    case .model:
      for (start, end) in zip(corners, corners.dropFirst() + [first]) {
        Self.dash(from: start, to: end, theme.red.withAlpha(0.8), with: &ink)
      }
    }
  }

  /// Frames must show on paper and on pictures, whatever the look of the desk.
  private static let graphite = Color(hex: 0x5A6270)
  private static let faintRed = Color(hex: 0xF7A99C)
  /// What is written on the pencils' colours, dark enough to be read on each.
  private static let ink = Color(hex: 0x14161A)

  private static func dash(from start: Point, to end: Point, _ color: Color, with ink: inout Ink) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1 else { return }
    let count = min(200, Int(length / 8))
    for index in 0...count {
      let from = Double(index) * 8 / length
      let to = min(1, from + 4 / length)
      guard from < to else { continue }
      ink.line(
        [
          Point(x: start.x + dx * from, y: start.y + dy * from),
          Point(x: start.x + dx * to, y: start.y + dy * to),
        ], width: 1, color)
    }
  }

  private func drawLine(_ dimension: StageMarks.Dimension, with ink: inout Ink) {
    let (start, end) = (place(dimension.start), place(dimension.end))
    ink.line([start, end], width: 1, theme.blue)
    let isFlat = abs(end.x - start.x) >= abs(end.y - start.y)
    for point in [start, end] {
      let (dx, dy) = isFlat ? (0, Self.tick) : (Self.tick, 0)
      ink.line(
        [Point(x: point.x - dx, y: point.y - dy), Point(x: point.x + dx, y: point.y + dy)],
        width: 1, theme.blue)
    }
  }

  private func drawText(_ dimension: StageMarks.Dimension, with ink: inout Ink) {
    let (start, end) = (place(dimension.start), place(dimension.end))
    // What is aligned has no line to write on: its number stands above the place.
    let isPoint = abs(end.x - start.x) + abs(end.y - start.y) < 1
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    chip(
      dimension.text,
      around: isPoint ? Point(x: middle.x, y: middle.y - Self.chipHeight) : middle, theme.blue,
      with: &ink)
  }

  /// Under the frame, or inside at its foot where there is no room below.
  private func drawLabel(_ outline: StageMarks.Outline, with ink: inout Ink) {
    let corners = outline.corners.map(place)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let bottom = ys.max() else { return }
    let isBelow = bottom + Self.chipHeight + 4 <= bounds.maxY
    let y = isBelow ? bottom + 4 + Self.chipHeight / 2 : bounds.maxY - 4 - Self.chipHeight / 2
    let color = outline.role == .selected ? theme.red : Self.faintRed
    chip(outline.label, around: Point(x: (left + right) / 2, y: y), color, with: &ink)
  }

  private func chip(_ text: String, around center: Point, _ color: Color, with ink: inout Ink) {
    let width = (ink.width(of: text, in: Self.figures) + 10).rounded(.up)
    let x = min(max(4, center.x - width / 2), max(4, bounds.maxX - 4 - width))
    let y = min(max(2, center.y - Self.chipHeight / 2), bounds.maxY - Self.chipHeight - 2)
    let frame = free(
      Rect(x: x.rounded(), y: y.rounded(), width: width, height: Self.chipHeight))
    written.append(frame)
    ink.fill(frame, color, radius: Grid.unit)
    ink.text(text, in: frame, font: Self.figures, color: Self.ink, .center)
  }

  /// The nearest place above or below where nothing is written yet; the wanted one when there is none.
  private func free(_ wanted: Rect) -> Rect {
    let step = Self.chipHeight + 2
    for count in 0...Self.mostShifts {
      for direction in [1.0, -1] {
        let place = wanted.offsetBy(dx: 0, dy: direction * Double(count) * step)
        let isInside = place.minY >= 2 && place.maxY <= bounds.maxY - 2
        if isInside, !written.contains(where: { Self.overlap($0, place) }) { return place }
      }
    }
    return wanted
  }

  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }

  private static let mostShifts = 4

  private func place(_ point: Point) -> Point {
    let scale = bounds.width / max(1, stageSize.width)
    return Point(x: point.x * scale, y: point.y * scale)
  }
}

extension Ink {
  /// A line through points and back to the first one.
  fileprivate mutating func loop(_ points: [Point], width: Double, _ color: Color) {
    commands.append(
      .polyline(PolylineCommand(points, width: width, color: color, isClosed: true)))
  }
}

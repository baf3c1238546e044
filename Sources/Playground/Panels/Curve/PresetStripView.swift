internal import Display
internal import Layers
internal import Motion

/// The presets as small drawings in a row that the wheel and the hand move; a press takes one, the
/// one under the pointer plays.
final class PresetStripView: PanelView {
  /// Runs with the preset that was pressed.
  var onChoose: ((Curve) -> Void)?
  /// Runs when the curve is to be kept as a preset.
  var onKeep: (() -> Void)?
  /// Runs when all presets are to be shown.
  var onShowAll: (() -> Void)?
  /// The preset under the pointer.
  private(set) var hovered: CurvePreset?
  /// The preset that the keyboard is at.
  var focused: CurvePreset?

  private(set) var curve: Curve?
  private(set) var presets: [CurvePreset] = []
  private var places: [Double] = []
  private var thumbnails: [PresetThumbnail] = []
  private var offset = 0.0
  private var hoverStart = 0.0
  private var hoveredButton: Button?
  private var pointer: Point?
  private var drag: Drag?

  /// The buttons at the right of the row.
  enum Button: CaseIterable {
    case keep, all
  }

  /// A press: a slide once it has moved, else a choice.
  private struct Drag {
    let start: Double
    let offset: Double
    var hasMoved = false
  }

  private static let side = 40.0
  private static let gap = 4.0
  private static let groupGap = 13.0
  private static let inset = 10.0
  private static let buttonWidth = 24.0
  private static let fade = 24.0
  private static let threshold = 4.0

  /// The height of the strip.
  static let height = side

  /// True while the preset under the pointer plays.
  var isPlaying: Bool {
    guard let stage, hovered != nil, !isHidden, drag?.hasMoved != true else { return false }
    return !stage.isReduceMotionEnabled && stage.time - hoverStart < PresetThumbnail.playTime
  }

  /// Shows which curve is chosen among which presets.
  func update(_ curve: Curve?, _ library: PresetLibrary) {
    let presets = library.all
    guard curve != self.curve || presets != self.presets else { return }
    self.curve = curve
    if presets != self.presets { take(presets) }
    if let index = presets.firstIndex(where: { $0.curve == curve }) { reveal(index) }
  }

  private func take(_ presets: [CurvePreset]) {
    self.presets = presets
    let size = Size(width: Self.side, height: Self.side)
    thumbnails = presets.map { PresetThumbnail($0.curve, size: size, inset: Self.inset) }
    var place = 0.0
    places = presets.indices.map { index in
      if index > 0 {
        let isNewGroup = presets[index].group != presets[index - 1].group
        place += Self.side + (isNewGroup ? Self.groupGap : Self.gap)
      }
      return place
    }
  }

  /// Moves the row by points.
  func scroll(by distance: Double) { move(to: offset + distance) }

  private func move(to place: Double) {
    offset = min(max(0, place), max(0, contentWidth - rowWidth)).rounded()
    hover()
  }

  /// Looks up what is under the pointer: it may rest while the row moves below it.
  private func hover() {
    let preset = pointer.flatMap(preset)
    guard preset != hovered else { return }
    hovered = preset
    hoverStart = stage?.time ?? 0
  }

  /// Lights up what is under the pointer, or moves the row that is held.
  override func pointerMoved(at point: Point) {
    if var drag {
      if abs(point.x - drag.start) > Self.threshold { drag.hasMoved = true }
      self.drag = drag
      if drag.hasMoved { move(to: drag.offset + drag.start - point.x) }
    }
    hoveredButton = Button.allCases.first { frame(of: $0).contains(point) }
    pointer = point
    hover()
  }

  /// Forgets the name.
  override func pointerExited() {
    pointer = nil
    hovered = nil
    hoveredButton = nil
  }

  /// Takes hold of the row.
  override func pointerPressed(at point: Point) {
    if point.x < rowWidth { drag = Drag(start: point.x, offset: offset) }
  }

  /// Takes the preset, unless the row was moved.
  override func pointerReleased(at point: Point) {
    defer { drag = nil }
    guard bounds.contains(point), drag?.hasMoved != true else { return }
    if let preset = preset(at: point) { return onChoose?(preset.curve) ?? () }
    switch hoveredButton {
    case .keep: onKeep?()
    case .all: onShowAll?()
    case nil: break
    }
  }

  /// Lets go.
  override func pointerCancelled() { drag = nil }

  /// Keeps the row within its ends.
  override func layoutSubviews() {
    clipsToBounds = true
    scroll(by: 0)
    if let index = presets.firstIndex(where: { $0.curve == curve }) { reveal(index) }
  }

  /// Draws the presets that show, and the buttons.
  override func draw(with ink: inout Ink) {
    for (index, preset) in presets.enumerated() {
      let frame = frame(of: index)
      guard frame.maxX > 0, frame.minX < rowWidth else { continue }
      if index > 0, presets[index - 1].group != preset.group {
        let middle = (frame.minX - Self.groupGap / 2).rounded(.down)
        ink.fill(Rect(x: middle, y: 8, width: 1, height: Self.side - 16), theme.hairline)
      }
      let isChosen = preset.curve == curve
      let isHovered = preset == hovered
      ink.fill(frame, isChosen || isHovered ? theme.lifted : theme.raised, radius: Grid.unit)
      let line = thumbnails[index].line.map { Point(x: $0.x + frame.minX, y: $0.y) }
      ink.line(line, width: 1.5, isChosen ? theme.red : isHovered ? theme.text : theme.secondary)
      guard isHovered, isPlaying else { continue }
      let dot = thumbnails[index].dot(after: (stage?.time ?? 0) - hoverStart)
      ink.disc(at: Point(x: dot.x + frame.minX, y: dot.y), diameter: 6, theme.red)
    }
    drawFades(with: &ink)
    for button in Button.allCases { draw(button, with: &ink) }
  }

  /// Where there is more, the row fades out.
  private func drawFades(with ink: inout Ink) {
    for step in stride(from: 0, to: Self.fade, by: 2) {
      let color = theme.desk.withAlpha(1 - step / Self.fade)
      if offset > 0 { ink.fill(Rect(x: step, y: 0, width: 2, height: Self.side), color) }
      if offset < contentWidth - rowWidth {
        ink.fill(Rect(x: rowWidth - step - 2, y: 0, width: 2, height: Self.side), color)
      }
    }
    ink.fill(
      Rect(x: rowWidth, y: 0, width: bounds.width - rowWidth, height: Self.side), theme.desk)
  }

  private func draw(_ button: Button, with ink: inout Ink) {
    let frame = frame(of: button)
    let isHovered = hoveredButton == button
    if isHovered { ink.fill(frame, theme.lifted, radius: Grid.unit) }
    let color = isHovered ? theme.text : theme.secondary
    let center = frame.center
    switch button {
    case .keep:
      ink.fill(Rect(x: center.x - 5, y: center.y - 0.75, width: 10, height: 1.5), color)
      ink.fill(Rect(x: center.x - 0.75, y: center.y - 5, width: 1.5, height: 10), color)
    case .all:
      for (x, y) in [(-5.0, -5.0), (1, -5), (-5, 1), (1, 1)] {
        ink.fill(
          Rect(x: center.x + x, y: center.y + y, width: 4, height: 4), color, radius: 1)
      }
    }
  }

  private var contentWidth: Double { (places.last ?? 0) + Self.side }

  private var rowWidth: Double { bounds.width - Self.buttonWidth - Self.gap }

  /// One above the other: they take little of the row's width.
  func frame(of button: Button) -> Rect {
    let half = Self.side / 2
    return Rect(
      x: bounds.width - Self.buttonWidth, y: button == .keep ? 0 : half,
      width: Self.buttonWidth, height: half)
  }

  func frame(of index: Int) -> Rect {
    Rect(x: places[index] - offset, y: 0, width: Self.side, height: Self.side)
  }

  /// The number of the preset at a point.
  func index(at point: Point) -> Int? {
    guard point.x < rowWidth, bounds.contains(point) else { return nil }
    return presets.indices.first { frame(of: $0).contains(point) }
  }

  private func preset(at point: Point) -> CurvePreset? { index(at: point).map { presets[$0] } }

  /// Half a neighbour shows beside the chosen one: there is more.
  func reveal(_ index: Int) {
    guard bounds.width > 0 else { return }
    let frame = frame(of: index)
    let peek = Self.side / 2 + Self.gap
    if frame.minX - peek < 0 { scroll(by: frame.minX - peek) }
    if frame.maxX + peek > rowWidth { scroll(by: frame.maxX + peek - rowWidth) }
  }
}

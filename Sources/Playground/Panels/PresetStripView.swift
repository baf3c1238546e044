internal import Display
internal import Layers
internal import Motion

/// The presets as small drawings in a row that the wheel moves; a press takes one.
final class PresetStripView: PanelView {
  /// Runs with the preset that was pressed.
  var onChoose: ((Curve) -> Void)?
  /// The preset under the pointer.
  private(set) var hovered: CurvePreset?

  private var curve: Curve?
  private var offset = 0.0
  private var drawings: [[Point]] = []

  private static let presets = CurvePreset.all
  private static let side = 40.0
  private static let gap = 4.0
  private static let inset = 10.0
  private static let samples = 28
  /// Springs that never settle do not occur among the presets; others show until they settle.
  private static let fade = 12.0

  /// The height of the strip.
  static let height = side

  /// Shows which curve is chosen.
  func update(_ curve: Curve?) {
    guard curve != self.curve else { return }
    self.curve = curve
    if let index = Self.presets.firstIndex(where: { $0.curve == curve }) { reveal(index) }
  }

  /// Moves the row by points.
  func scroll(by distance: Double) {
    offset = min(max(0, offset + distance), max(0, Self.contentWidth - bounds.width)).rounded()
  }

  /// Shows the name of what is under the pointer.
  override func pointerMoved(at point: Point) { hovered = preset(at: point) }

  /// Forgets the name.
  override func pointerExited() { hovered = nil }

  /// Takes the preset.
  override func pointerReleased(at point: Point) {
    if bounds.contains(point), let preset = preset(at: point) { onChoose?(preset.curve) }
  }

  /// Keeps the row within its ends.
  override func layoutSubviews() {
    clipsToBounds = true
    scroll(by: 0)
    if let index = Self.presets.firstIndex(where: { $0.curve == curve }) { reveal(index) }
  }

  /// Draws the presets that show.
  override func draw(with ink: inout Ink) {
    if drawings.isEmpty { drawings = Self.presets.map(Self.drawing) }
    for (index, preset) in Self.presets.enumerated() {
      let frame = frame(of: index)
      guard frame.maxX > 0, frame.minX < bounds.width else { continue }
      let isChosen = preset.curve == curve
      let isHovered = preset == hovered
      ink.fill(frame, isChosen || isHovered ? theme.lifted : theme.raised, radius: Grid.unit)
      let line = drawings[index].map { Point(x: $0.x + frame.minX, y: $0.y) }
      ink.line(line, width: 1.5, isChosen ? theme.red : isHovered ? theme.text : theme.secondary)
    }
  }

  private static var contentWidth: Double { Double(presets.count) * (side + gap) - gap }

  private func frame(of index: Int) -> Rect {
    Rect(
      x: Double(index) * (Self.side + Self.gap) - offset, y: 0, width: Self.side,
      height: Self.side)
  }

  private func preset(at point: Point) -> CurvePreset? {
    Self.presets.indices.first { frame(of: $0).contains(point) }.map { Self.presets[$0] }
  }

  /// Half a neighbour shows beside the chosen one: there is more.
  private func reveal(_ index: Int) {
    let frame = frame(of: index)
    let peek = Self.side / 2
    if frame.minX - peek < 0 { scroll(by: frame.minX - peek) }
    if frame.maxX + peek > bounds.width { scroll(by: frame.maxX + peek - bounds.width) }
  }

  private static func drawing(of preset: CurvePreset) -> [Point] {
    let window = preset.curve.naturalDuration ?? 1
    let values = (0...samples).map { index in
      preset.curve.value(at: window * Double(index) / Double(samples))
    }
    let low = min(0, values.min() ?? 0)
    let high = max(1, values.max() ?? 1)
    let room = side - 2 * inset
    // Overshoot may use half of the margin, so that the unit boxes of most thumbnails agree.
    let scale = min(room, (side - inset) / (high - low))
    let base = side / 2 + scale / 2 + max(0, (high - 1 + low) * scale / 2)
    return values.enumerated().map { index, value in
      Point(
        x: inset + room * Double(index) / Double(samples),
        y: min(max(3, base - value * scale), side - 3))
    }
  }
}

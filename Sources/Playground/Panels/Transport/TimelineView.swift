internal import Display
internal import Layers
internal import Motion

/// The take over time: inputs above, a bar for each animation, completions at the foot, and the
/// playhead that can be dragged anywhere.
final class TimelineView: PressableView {
  /// What a press on the timeline has taken.
  enum Grip: Equatable {
    /// The playhead.
    case playhead
    /// Where the loop begins.
    case inPoint
    /// Where the loop ends.
    case outPoint
  }

  /// Runs with a time in seconds while something is dragged.
  var onDrag: ((Grip, Double) -> Void)?

  private(set) var model = TimelineModel()
  private var pointer: Point?
  private var offset = 0.0
  private var grip = Grip.playhead

  static let markDiameter = 7.0
  static let tiny = Font(size: 11, hasTabularFigures: true)

  /// Shows a take.
  func update(_ model: TimelineModel) {
    self.model = model
    scroll(by: 0)
  }

  /// Moves the lines up by points.
  func scroll(by distance: Double) {
    offset = min(max(0, offset + distance), geometry.greatestOffset).rounded()
  }

  /// Keeps the lines within their ends.
  override func layoutSubviews() { scroll(by: 0) }

  /// Where the parts lie.
  var geometry: TimelineGeometry {
    TimelineGeometry(
      bounds: bounds, span: model.span, laneCount: model.lanes.count, offset: offset)
  }

  /// Takes the in or the out point when it is under the pointer, or takes the playhead there.
  override func pointerPressed(at point: Point) {
    super.pointerPressed(at: point)
    grip = grip(at: point)
    if grip == .playhead { onDrag?(grip, geometry.time(at: point.x)) }
  }

  /// Drags along what was taken.
  override func pointerMoved(at point: Point) {
    pointer = point
    if isPressed { onDrag?(grip, geometry.time(at: point.x)) }
  }

  /// Forgets what was under the pointer.
  override func pointerExited() {
    super.pointerExited()
    pointer = nil
  }

  /// What is under the pointer; the playhead goes before a point that is no nearer.
  func grip(at point: Point) -> Grip {
    let geometry = geometry
    func distance(_ time: Double?) -> Double {
      time.map { abs(geometry.x(at: $0) - point.x) } ?? .infinity
    }
    let nearest = min(distance(model.inPoint), distance(model.outPoint))
    guard nearest <= Self.reach, nearest < distance(model.time) else { return .playhead }
    return distance(model.inPoint) <= distance(model.outPoint) ? .inPoint : .outPoint
  }

  private static let reach = 5.0

  /// Draws everything from back to front.
  override func draw(with ink: inout Ink) {
    let geometry = geometry
    ink.rule(Rect(x: 0, y: 0, width: bounds.width, height: 1))
    drawRuler(geometry, with: &ink)
    drawLanes(geometry, with: &ink)
    drawCompletions(geometry, with: &ink)
    drawInputs(geometry, with: &ink)
    drawSpan(geometry, with: &ink)
    drawPlayhead(geometry, isHeld: isHovered || isPressed, with: &ink)
    if let pointer, !isPressed, let text = note(at: pointer, geometry) {
      drawNote(text, at: pointer, with: &ink)
    }
  }

  private func drawNote(_ text: String, at pointer: Point, with ink: inout Ink) {
    let width = (ink.width(of: text, in: Self.tiny) + 2 * Grid.gap).rounded(.up)
    let left = max(Grid.unit, min(pointer.x + 12, bounds.width - width - Grid.unit))
    let chip = Rect(
      x: left.rounded(), y: max(2, pointer.y - 26).rounded(), width: width, height: 22)
    ink.frame(chip, fill: theme.lifted, border: theme.hairline, radius: Grid.unit)
    ink.text(text, in: chip, font: Self.tiny, .center)
  }

  /// What is under the pointer, in words.
  func note(at pointer: Point, _ geometry: TimelineGeometry) -> String? {
    func isNear(_ time: Double) -> Bool {
      abs(geometry.x(at: time) - pointer.x) <= Self.markDiameter
    }
    switch grip(at: pointer) {
    case .inPoint: return model.inPoint.map { "In at \(PanelNumber.seconds($0))" }
    case .outPoint: return model.outPoint.map { "Out at \(PanelNumber.seconds($0))" }
    case .playhead: break
    }
    if pointer.y < TimelineGeometry.rulerHeight {
      let input = model.score.inputs.last { isNear($0.time) }
      return input.map { "\($0.title) at \(PanelNumber.seconds($0.time))" }
    }
    if abs(pointer.y - geometry.completionY) <= TimelineGeometry.footHeight / 2 {
      let completion = model.score.completions.last { isNear($0.time) }
      return completion.map {
        "\($0.name): \($0.finished), \($0.reason.words) at \(PanelNumber.seconds($0.time))"
      }
    }
    guard let index = geometry.lane(at: pointer.y) else { return nil }
    let lane = model.lanes[index]
    let time = geometry.time(at: pointer.x)
    guard let bar = lane.bars.last(where: { $0.begin <= time && time <= $0.end }) else {
      return nil
    }
    let end = bar.end.isFinite ? PanelNumber.seconds(bar.end) : "no end"
    let span = PanelNumber.fixed(bar.begin, decimals: 3) + "–" + end
    let curve = CurvePreset.name(of: bar.curve) ?? bar.curve.description
    let reason = bar.isWhole ? "" : bar.reason.map { ", \($0.words)" } ?? ""
    return "\(lane.title)  \(span)  \(curve)\(reason)"
  }
}

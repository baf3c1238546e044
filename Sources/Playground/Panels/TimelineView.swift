internal import Display
internal import Layers

/// The take over time: inputs above, a bar for each animation, completions at their ends, and the
/// playhead that can be dragged anywhere.
final class TimelineView: PressableView {
  /// Runs with a time in seconds while the playhead is dragged.
  var onScrub: ((Double) -> Void)?

  private var model = TimelineModel()
  private var pointer: Point?

  private static let labelWidth = 152.0
  private static let rulerHeight = 22.0
  private static let roomiestRow = 16.0
  private static let tightestRow = 5.0
  private static let leastForLabels = 12.0
  private static let markDiameter = 7.0
  private static let leastTickDistance = 64.0

  /// Shows a take.
  func update(_ model: TimelineModel) { self.model = model }

  /// Takes the playhead to the pointer.
  override func pointerPressed(at point: Point) {
    super.pointerPressed(at: point)
    onScrub?(time(at: point.x))
  }

  /// Drags the playhead along.
  override func pointerMoved(at point: Point) {
    pointer = point
    if isPressed { onScrub?(time(at: point.x)) }
  }

  /// Forgets what was under the pointer.
  override func pointerExited() {
    super.pointerExited()
    pointer = nil
  }

  /// Draws everything from back to front.
  override func draw(with ink: inout Ink) {
    ink.rule(Rect(x: 0, y: 0, width: bounds.width, height: 1))
    drawRuler(with: &ink)
    drawRows(with: &ink)
    drawInputs(with: &ink)
    drawSpan(with: &ink)
    drawPlayhead(with: &ink)
    if let pointer, !isPressed { drawNote(at: pointer, with: &ink) }
  }

  /// What is under the pointer, in words.
  private func drawNote(at pointer: Point, with ink: inout Ink) {
    guard let text = note(at: pointer) else { return }
    let width = ink.width(of: text, in: Self.tiny) + 2 * Grid.gap
    let left = min(pointer.x + 12, bounds.width - width - Grid.unit)
    let chip = Rect(
      x: left.rounded(), y: max(2, pointer.y - 26).rounded(), width: width, height: 22)
    ink.frame(chip, fill: theme.lifted, border: theme.hairline, radius: Grid.unit)
    ink.text(text, in: chip, font: Self.tiny, .center)
  }

  private func note(at pointer: Point) -> String? {
    func isNear(_ time: Double) -> Bool { abs(x(at: time) - pointer.x) <= Self.markDiameter }
    let rows = rowsLayout
    if pointer.y < Self.rulerHeight {
      let input = model.score.inputs.last { isNear($0.time) }
      return input.map { "\($0.title) at \(PanelNumber.seconds($0.time))" }
    }
    let index = Int((pointer.y - Self.rulerHeight - 2) / rows.height)
    if index >= rows.count,
      let completion = model.score.completions.last(where: { isNear($0.time) })
    {
      let end = completion.finished ? "finished" : "cut short"
      return "\(completion.name) \(end) at \(PanelNumber.seconds(completion.time))"
    }
    guard index >= 0, index < rows.count else { return nil }
    let row = model.score.rows[index]
    let time = time(at: pointer.x)
    guard let bar = row.bars.last(where: { $0.begin <= time && time <= $0.end }) else { return nil }
    let span = PanelNumber.fixed(bar.begin, decimals: 3) + "–" + PanelNumber.seconds(bar.end)
    return "\(row.layer) \(row.property)  \(span)" + (bar.isWhole ? "" : ", cut short")
  }

  private var rowsLayout: (height: Double, count: Int) {
    let rows = model.score.rows.count
    let room = bounds.height - Self.rulerHeight - 6
    let height = min(Self.roomiestRow, max(Self.tightestRow, room / Double(max(1, rows))))
    return (height, min(rows, Int(room / height)))
  }

  private func drawRuler(with ink: inout Ink) {
    ink.text(
      "Timeline",
      in: Rect(x: Grid.padding, y: 2, width: Self.labelWidth, height: Self.rulerHeight - 2),
      font: Typeface.heading, color: theme.secondary)
    let step = Self.tickStep(span: model.span, width: track.width)
    guard step > 0 else { return }
    for index in 0...Int((model.span / step + 1e-9).rounded(.down)) {
      let time = Double(index) * step
      let x = x(at: time).rounded()
      ink.fill(
        Rect(x: x, y: Self.rulerHeight - 4, width: 1, height: bounds.height - Self.rulerHeight),
        theme.hairline)
      ink.text(
        PanelNumber.fixed(time, decimals: step < 0.1 ? 2 : 1) + " s",
        in: Rect(x: x + 4, y: 2, width: 60, height: Self.rulerHeight - 4), font: Self.tiny,
        color: theme.secondary)
    }
  }

  private static let tiny = Font(size: 11, hasTabularFigures: true)

  private func drawRows(with ink: inout Ink) {
    let rows = model.score.rows
    guard !rows.isEmpty else {
      ink.text(
        "Nothing moves yet: press Return",
        in: Rect(
          x: track.minX + Grid.gap, y: Self.rulerHeight, width: track.width,
          height: bounds.height - Self.rulerHeight),
        color: theme.secondary)
      return
    }
    let (height, count) = rowsLayout
    var top = Self.rulerHeight + 2
    for row in rows.prefix(count) {
      if height >= Self.leastForLabels {
        ink.text(
          row.layer + "  " + row.property,
          in: Rect(x: Grid.padding, y: top, width: Self.labelWidth - Grid.padding, height: height),
          font: Typeface.caption, color: theme.secondary)
      }
      for bar in row.bars { draw(bar, top: top, height: height, with: &ink) }
      top += height
    }
    drawCompletions(below: top, with: &ink)
  }

  /// What was cut short ends in a blunt blue edge.
  private func draw(_ bar: TakeScore.Bar, top: Double, height: Double, with ink: inout Ink) {
    let left = x(at: min(bar.begin, model.span))
    let right = x(at: min(bar.end, model.span))
    let rect = Rect(
      x: left, y: top + 2, width: max(2, right - left), height: max(2, height - 4))
    let isRunning = bar.begin <= model.time && model.time < bar.end
    ink.fill(rect, isRunning ? theme.red : theme.red.withAlpha(0.42), radius: 2)
    if !bar.isWhole {
      ink.fill(
        Rect(x: rect.maxX - 2, y: rect.minY, width: 2, height: rect.height), theme.blue)
    }
  }

  /// Green for true, a hollow warning for false.
  private func drawCompletions(below top: Double, with ink: inout Ink) {
    let y = min(top + 6, bounds.height - 6)
    for completion in model.score.completions where completion.time <= model.span {
      let center = Point(x: x(at: completion.time), y: y)
      ink.disc(
        at: center, diameter: Self.markDiameter,
        completion.finished ? theme.success : theme.warning)
      if !completion.finished {
        ink.disc(at: center, diameter: Self.markDiameter - 3, theme.desk)
      }
    }
  }

  private func drawInputs(with ink: inout Ink) {
    for input in model.score.inputs where input.time <= model.span {
      let x = x(at: input.time).rounded()
      ink.fill(
        Rect(
          x: x - 1, y: Self.rulerHeight - 8, width: 2, height: bounds.height - Self.rulerHeight + 4),
        theme.text.withAlpha(0.55))
      ink.shape(
        [
          Point(x: x - 5, y: Self.rulerHeight - 9), Point(x: x + 5, y: Self.rulerHeight - 9),
          Point(x: x, y: Self.rulerHeight - 3),
        ], theme.text)
    }
  }

  /// What lies outside the in and out points is dimmed.
  private func drawSpan(with ink: inout Ink) {
    let left = x(at: model.inPoint ?? 0)
    let right = x(at: model.outPoint ?? model.span)
    let dim = theme.desk.withAlpha(0.6)
    if model.inPoint != nil {
      ink.fill(Rect(x: track.minX, y: 1, width: left - track.minX, height: bounds.height), dim)
      ink.fill(Rect(x: left - 1, y: 4, width: 2, height: bounds.height - 8), theme.blue)
    }
    if model.outPoint != nil {
      ink.fill(Rect(x: right, y: 1, width: track.maxX - right, height: bounds.height), dim)
      ink.fill(Rect(x: right - 1, y: 4, width: 2, height: bounds.height - 8), theme.blue)
    }
    if model.isLooping {
      ink.fill(Rect(x: left, y: 1, width: right - left, height: 2), theme.blue)
    }
  }

  private func drawPlayhead(with ink: inout Ink) {
    let x = x(at: min(model.time, model.span)).rounded()
    ink.fill(Rect(x: x - 0.5, y: 4, width: 1, height: bounds.height - 4), theme.red)
    let diameter = isHovered || isPressed ? 13.0 : 11.0
    ink.disc(at: Point(x: x, y: Self.rulerHeight / 2 + 1), diameter: diameter, theme.red)
  }

  private var track: Rect {
    let left = bounds.width > Self.leastWidthForLabels ? Self.labelWidth : Grid.padding
    return Rect(
      x: left, y: 0, width: max(1, bounds.width - left - 2 * Grid.padding), height: bounds.height)
  }

  private static let leastWidthForLabels = 480.0

  private func x(at time: Double) -> Double { track.minX + track.width * time / model.span }

  private func time(at x: Double) -> Double {
    min(max(0, (x - track.minX) / track.width), 1) * model.span
  }

  /// 1, 2 or 5 of a power of ten, so that the labels have room.
  static func tickStep(span: Double, width: Double) -> Double {
    guard span > 0, width > 0 else { return 0 }
    let least = span * leastTickDistance / width
    var power = 0.01
    while power * 10 < least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }
}

/// What the timeline shows.
struct TimelineModel: Equatable {
  /// The take at a glance.
  var score = TakeScore(records: [], events: [], restTime: 0)
  /// The seconds from the left to the right end.
  var span = 1.0
  /// The playhead in seconds.
  var time = 0.0
  /// Where the loop begins; nil for the start.
  var inPoint: Double?
  /// Where the loop ends; nil for the end.
  var outPoint: Double?
  /// True when the playhead goes round.
  var isLooping = false
}

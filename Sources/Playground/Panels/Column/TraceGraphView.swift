internal import Display
internal import Layers

/// How a value comes about: the model dashed, each animation's contribution in blue pencil, what is
/// shown in red, with the playhead on them; below, the same as a sum at the playhead.
final class TraceGraphView: PressableView {
  /// Runs with a time in seconds while the playhead is dragged.
  var onScrub: ((Double) -> Void)?
  /// Runs when another number is asked for.
  var onNext: (() -> Void)?

  private var model: TraceModel?
  private var isWaiting = false
  private var plotting: Plotting?

  private static let headingHeight = 24.0
  private static let lineHeight = 16.0
  private static let inset = 10.0
  private static let numbersWidth = 44.0
  private static let greatestAnimations = 4
  /// The least height in which curves can be told apart.
  static let leastPlot = 88.0
  private static let figures = Font(size: 11, hasTabularFigures: true)
  private static let badge = Font(size: 11, weight: .semibold)

  /// Shows traces; `isWaiting` while they are being taken.
  func update(_ model: TraceModel?, isWaiting: Bool) {
    self.model = model
    self.isWaiting = isWaiting
  }

  /// The height of the graph in points.
  var plotHeight = leastPlot

  /// The height that a graph takes with so many lines of a sum.
  static func height(lines: Int, plot: Double) -> Double {
    headingHeight + plot + Grid.gap + Double(min(lines, greatestAnimations + 2)) * lineHeight
  }

  /// Chooses another number by the heading, a time by the graph.
  override func pointerPressed(at point: Point) {
    super.pointerPressed(at: point)
    if point.y < Self.headingHeight { onNext?() } else { scrub(to: point) }
  }

  /// Drags the playhead along.
  override func pointerMoved(at point: Point) {
    if isPressed, point.y >= Self.headingHeight { scrub(to: point) }
  }

  /// Draws the heading, the graph and the sum.
  override func draw(with ink: inout Ink) {
    drawHeading(with: &ink)
    ink.fill(well, theme.raised, radius: Grid.cornerRadius)
    guard let model else {
      ink.text(
        isWaiting ? "Tracing" : "Nothing animates this layer", in: well,
        font: Typeface.caption, color: theme.secondary, .center)
      return
    }
    let plotting = plotting(of: model, with: ink)
    var inside = Ink(sharing: ink)
    drawPlayhead(model, plotting.plot, with: &inside)
    ink.commands.append(
      .group(GroupCommand(plotting.commands + inside.commands, clip: Clip(well))))
    drawSum(model, with: &ink)
  }

  private func drawHeading(with ink: inout Ink) {
    let row = Rect(x: 0, y: 0, width: bounds.width, height: Self.headingHeight - 2)
    let width = ink.text(
      model?.name ?? "Traces", in: row, font: Typeface.heading,
      color: model == nil ? theme.secondary : theme.text)
    guard let model, model.choices > 1 else { return }
    let center = Point(x: width + 12, y: row.midY)
    ink.line(
      [
        Point(x: center.x - 3, y: center.y - 2), Point(x: center.x, y: center.y + 2),
        Point(x: center.x + 3, y: center.y - 2),
      ], width: 1.5, theme.secondary)
    let cap = "Alt+↓"
    let capWidth = ink.capWidth(cap)
    ink.cap(
      cap, in: Rect(x: row.maxX - capWidth, y: row.minY, width: capWidth, height: row.height))
  }

  private var well: Rect {
    Rect(x: 0, y: Self.headingHeight, width: bounds.width, height: plotHeight)
  }

  /// The right edge belongs to the numbers.
  private var plotFrame: Rect {
    let inset = well.insetBy(dx: Self.inset, dy: Self.inset)
    return Rect(
      x: inset.minX, y: inset.minY, width: inset.width - Self.numbersWidth, height: inset.height)
  }

  /// The part of the graph that does not change while the playhead moves.
  private struct Plotting {
    let subject: AnimationTraces.Subject
    let name: String
    let theme: Theme
    let well: Rect
    let plot: TracePlot
    let commands: [DrawCommand]
  }

  private func plotting(of model: TraceModel, with ink: Ink) -> Plotting {
    if let plotting, plotting.name == model.name, plotting.well == well, plotting.theme == theme,
      plotting.subject == model.subject
    {
      return plotting
    }
    let plot = TracePlot(model, in: plotFrame)
    var inside = Ink(sharing: ink)
    if let zero = plot.zero {
      inside.fill(
        Rect(x: well.minX, y: zero.rounded(), width: plotFrame.maxX - well.minX, height: 1),
        theme.hairline)
      inside.text(
        "0", in: Rect(x: well.minX, y: zero - 7, width: well.width - 6, height: 14),
        font: Self.figures, color: theme.secondary, .right)
    }
    for line in model.lines { draw(line, plot, with: &inside) }
    drawRange(plot, with: &inside)
    let made = Plotting(
      subject: model.subject, name: model.name, theme: theme, well: well, plot: plot,
      commands: inside.commands)
    plotting = made
    return made
  }

  private func drawPlayhead(_ model: TraceModel, _ plot: TracePlot, with ink: inout Ink) {
    let x = plot.x(at: model.time).rounded()
    guard well.minX <= x, x <= well.maxX else { return }
    ink.fill(
      Rect(x: x - 0.5, y: well.minY, width: 1, height: well.height), theme.red.withAlpha(0.7))
    for line in model.lines {
      guard let value = line.value else { continue }
      ink.disc(at: Point(x: x, y: plot.y(of: value)), diameter: 6, color(of: line.kind))
    }
  }

  private func draw(_ line: TraceModel.Line, _ plot: TracePlot, with ink: inout Ink) {
    let color = color(of: line.kind)
    for points in plot.ways(of: line.samples) {
      switch line.kind {
      case .model: Self.dash(points, color, with: &ink)
      case .animation: ink.line(points, width: 1.25, color)
      case .shown: ink.line(points, width: 2, color)
      }
      if case .animation(let number) = line.kind, let first = points.first {
        ink.text(
          "\(number)",
          in: Rect(
            x: first.x + 2, y: first.y + (first.y > well.midY ? -14 : 1), width: 16, height: 13),
          font: Self.badge, color: color)
      }
    }
  }

  private func drawRange(_ plot: TracePlot, with ink: inout Ink) {
    for (value, y) in [(plot.highest, well.minY + 2), (plot.lowest, well.maxY - 15)] {
      ink.text(
        Self.text(of: value),
        in: Rect(x: well.minX, y: y, width: well.width - 6, height: 13), font: Self.figures,
        color: theme.secondary, .right)
    }
  }

  private func drawSum(_ model: TraceModel, with ink: inout Ink) {
    var y = well.maxY + Grid.gap
    let hidden = max(0, model.lines.count - 2 - Self.greatestAnimations)
    for (index, line) in model.lines.enumerated() {
      // The latest count most.
      guard index == 0 || index > hidden else { continue }
      let row = Rect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
      drawSum(line, hidden: index == hidden + 1 ? hidden : 0, in: row, with: &ink)
      y += Self.lineHeight
    }
  }

  private func drawSum(
    _ line: TraceModel.Line, hidden: Int, in row: Rect, with ink: inout Ink
  ) {
    let color = color(of: line.kind)
    let sign = Rect(x: row.minX, y: row.minY, width: 16, height: row.height)
    switch line.kind {
    case .animation(let number): ink.text("\(number)", in: sign, font: Self.badge, color: color)
    case .model: Self.dash(Self.stroke(in: sign), color, with: &ink)
    case .shown: ink.line(Self.stroke(in: sign), width: 2, color)
    }
    let isIdle = line.value == nil
    let width = ink.text(
      line.title, in: Rect(x: 20, y: row.minY, width: 96, height: row.height),
      font: Typeface.caption, color: isIdle ? theme.secondary : theme.text)
    let value = line.value.map { value in
      let isPlus = value > 0 && line.detail.hasPrefix("additive")
      return (isPlus ? "+" : "") + Self.text(of: value)
    }
    let valueWidth = ink.text(
      value ?? "–", in: row, font: line.kind == .shown ? Self.strongFigures : Self.figures,
      color: isIdle ? theme.secondary : theme.text, .right)
    let left = 20 + width + Grid.gap
    ink.text(
      line.detail + (hidden > 0 ? ", \(hidden) earlier" : ""),
      in: Rect(
        x: left, y: row.minY, width: max(0, row.maxX - valueWidth - Grid.gap - left),
        height: row.height),
      font: Typeface.caption, color: theme.secondary)
  }

  private static let strongFigures = Font(size: 11, weight: .semibold, hasTabularFigures: true)

  private static func stroke(in rect: Rect) -> [Point] {
    [Point(x: rect.minX, y: rect.midY), Point(x: rect.minX + 12, y: rect.midY)]
  }

  private func color(of kind: TraceModel.Line.Kind) -> Color {
    switch kind {
    case .model: theme.secondary
    case .animation: theme.blue
    case .shown: theme.red
    }
  }

  /// Small values need more decimals.
  private static func text(of value: Double) -> String {
    PanelNumber.fixed(value, decimals: abs(value) < 10 ? 3 : 1)
  }

  private static func dash(_ points: [Point], _ color: Color, with ink: inout Ink) {
    for (start, end) in zip(points, points.dropFirst()) where end.x > start.x {
      // By place rather than by length: dashes of one line meet at its joints.
      var x = (start.x / 6).rounded(.down) * 6
      while x < end.x {
        let from = max(x, start.x)
        let to = min(x + 3, end.x)
        if from < to {
          let slope = (end.y - start.y) / (end.x - start.x)
          ink.line(
            [
              Point(x: from, y: start.y + (from - start.x) * slope),
              Point(x: to, y: start.y + (to - start.x) * slope),
            ], width: 1, color)
        }
        x += 6
      }
    }
  }

  private func scrub(to point: Point) {
    guard let model else { return }
    onScrub?(TracePlot(model, in: plotFrame).time(at: point.x))
  }
}

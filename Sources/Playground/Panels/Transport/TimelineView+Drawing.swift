internal import Display
internal import Layers
internal import Motion

extension TimelineView {
  private static let chipHeight = 16.0
  private static let tickLabel = 60.0
  private static let tickGap = 7.0
  private static let inputHalfWidth = 5.0
  private static let dim = 0.42
  private static let hintSamples = 16
  /// Less than this wide a bar has no room for its curve.
  private static let leastForHint = 24.0
  private static let leastHeadingWidth = 480.0

  func drawRuler(_ geometry: TimelineGeometry, with ink: inout Ink) {
    let height = TimelineGeometry.rulerHeight
    if bounds.width > Self.leastHeadingWidth { drawLegend(with: &ink) }
    let step = TimelineGeometry.tickStep(span: geometry.span, width: geometry.track.width)
    guard step > 0 else { return }
    let chip = playheadChip(geometry, with: ink)
    let last = Int((geometry.span / step + 1e-9).rounded(.down))
    for index in 0...last {
      let time = Double(index) * step
      let x = geometry.x(at: time).rounded()
      ink.fill(
        Rect(x: x, y: height - 4, width: 1, height: bounds.height - height), theme.hairline)
      let text = PanelNumber.fixed(time, decimals: step < 0.1 ? 2 : 1) + " s"
      let width = ink.width(of: text, in: Self.tiny)
      let left = x + Self.tickGap
      let label = Rect(x: left, y: 2, width: Self.tickLabel, height: height - 4)
      let reach = left - 2...left + width + 2
      let isCovered = reach.overlaps(chip.minX...chip.maxX) || isUnderInput(reach, geometry)
      if !isCovered { ink.text(text, in: label, font: Self.tiny, color: theme.secondary) }
    }
  }

  /// True when an input's triangle touches a stretch of the ruler.
  private func isUnderInput(_ reach: ClosedRange<Double>, _ geometry: TimelineGeometry) -> Bool {
    model.score.inputs.contains { input in
      let x = geometry.x(at: input.time)
      return input.time <= geometry.span
        && reach.overlaps(x - Self.inputHalfWidth...x + Self.inputHalfWidth)
    }
  }

  /// What the two kinds of points at the foot mean.
  private func drawLegend(with ink: inout Ink) {
    let row = Rect(x: Grid.padding, y: 2, width: 80, height: TimelineGeometry.rulerHeight - 2)
    let width = ink.text(
      model.isOther ? "Timeline B" : "Timeline", in: row, font: Typeface.heading,
      color: model.isOther ? theme.blueText : theme.secondary)
    guard !model.score.completions.isEmpty else { return }
    var left = row.minX + width + 10
    for finished in [true, false] {
      EventGlyph.draw(
        .completion(finished: finished, .ended), at: Point(x: left, y: row.midY), theme,
        opacity: 1, with: &ink)
      left += 8
      left += ink.text(
        "\(finished)", in: Rect(x: left, y: row.minY, width: 40, height: row.height),
        font: Typeface.caption, color: theme.secondary)
      left += 12
    }
  }

  func drawLanes(_ geometry: TimelineGeometry, with ink: inout Ink) {
    guard !model.lanes.isEmpty else { return drawInvitation(geometry, with: &ink) }
    var inside = Ink(sharing: ink)
    for (index, lane) in model.lanes.enumerated() {
      let top = geometry.top(ofLane: index)
      guard top + TimelineGeometry.laneHeight > geometry.lanes.minY, top < geometry.lanes.maxY
      else { continue }
      draw(lane, top: top, geometry, with: &inside)
    }
    ink.commands.append(.group(GroupCommand(inside.commands, clip: Clip(geometry.lanes))))
    drawScrollMark(geometry, with: &ink)
  }

  /// In the place of the names, where no line crosses it; without that place it covers the lines.
  private func drawInvitation(_ geometry: TimelineGeometry, with ink: inout Ink) {
    let hasNames = geometry.track.minX >= TimelineGeometry.labelWidth
    let lines = ["Nothing moves yet", "Return begins"]
    if hasNames {
      for (index, line) in lines.enumerated() {
        ink.text(
          line,
          in: Rect(
            x: Grid.padding, y: geometry.top(ofLane: index),
            width: TimelineGeometry.labelWidth - Grid.padding - Grid.gap,
            height: TimelineGeometry.laneHeight),
          font: Typeface.caption, color: theme.secondary)
      }
      return
    }
    let text = lines.joined(separator: ": ")
    let place = Rect(
      x: geometry.track.minX + Grid.gap, y: geometry.lanes.minY,
      width: ink.width(of: text, in: Typeface.caption) + Grid.gap, height: geometry.lanes.height)
    ink.fill(place, theme.desk)
    ink.text(text, in: place, font: Typeface.caption, color: theme.secondary)
  }

  private func draw(
    _ lane: TimelineModel.Lane, top: Double, _ geometry: TimelineGeometry, with ink: inout Ink
  ) {
    let height = TimelineGeometry.laneHeight
    let runs = lane.bars.contains { $0.begin <= model.time && model.time < $0.end }
    if lane.isFirst, geometry.track.minX >= TimelineGeometry.labelWidth {
      ink.text(
        lane.title,
        in: Rect(
          x: Grid.padding, y: top, width: TimelineGeometry.labelWidth - Grid.padding - Grid.gap,
          height: height),
        font: Typeface.caption, color: runs ? theme.text : theme.secondary)
    }
    for bar in lane.bars {
      let left = geometry.x(at: min(bar.begin, geometry.span))
      let right = geometry.x(at: min(bar.end, geometry.span))
      let rect = Rect(
        x: left, y: top + 2, width: max(2, right - left), height: max(2, height - 4))
      draw(bar, in: rect, with: &ink)
    }
  }

  /// What was cut short ends in a blunt blue edge.
  private func draw(_ bar: TakeScore.Bar, in rect: Rect, with ink: inout Ink) {
    let isRunning = bar.begin <= model.time && model.time < bar.end
    ink.fill(rect, isRunning ? theme.red : theme.red.withAlpha(Self.dim), radius: 2)
    if bar.isWhole {
      drawHint(of: bar, in: rect, isRunning: isRunning, with: &ink)
    } else {
      ink.fill(
        Rect(x: rect.maxX - 2, y: rect.minY - 1, width: 2, height: rect.height + 2), theme.blue)
    }
  }

  /// The curve as a thin line within its bar; one that never ends or was cut short has none.
  private func drawHint(
    of bar: TakeScore.Bar, in rect: Rect, isRunning: Bool, with ink: inout Ink
  ) {
    guard rect.width >= Self.leastForHint, bar.end.isFinite else { return }
    let room = rect.insetBy(dx: 3, dy: 2)
    let window = CurveGraphView.window(of: bar.curve)
    let points = (0...Self.hintSamples).map { index in
      let share = Double(index) / Double(Self.hintSamples)
      let value = min(max(-0.15, bar.curve.value(at: share * window)), 1.15)
      return Point(x: room.minX + share * room.width, y: room.maxY - value * room.height)
    }
    ink.line(points, width: 1, isRunning ? theme.desk.withAlpha(0.8) : theme.text.withAlpha(0.5))
  }

  private func drawScrollMark(_ geometry: TimelineGeometry, with ink: inout Ink) {
    let most = geometry.greatestOffset
    guard most > 0 else { return }
    let window = geometry.lanes
    let length = max(12, window.height * window.height / (window.height + most))
    let top = window.minY + geometry.offset / most * (window.height - length)
    ink.fill(
      Rect(x: bounds.maxX - 6, y: top, width: 3, height: length),
      theme.secondary.withAlpha(0.45), radius: 1.5)
  }

  func drawCompletions(_ geometry: TimelineGeometry, with ink: inout Ink) {
    for completion in model.score.completions where completion.time <= geometry.span {
      EventGlyph.draw(
        .completion(finished: completion.finished, completion.reason),
        at: Point(x: geometry.x(at: completion.time), y: geometry.completionY), theme, opacity: 1,
        with: &ink)
    }
  }

  func drawInputs(_ geometry: TimelineGeometry, with ink: inout Ink) {
    let height = TimelineGeometry.rulerHeight
    for input in model.score.inputs where input.time <= geometry.span {
      let x = geometry.x(at: input.time).rounded()
      ink.fill(
        Rect(x: x - 1, y: height - 8, width: 2, height: bounds.height - height + 4),
        theme.text.withAlpha(0.55))
      ink.shape(
        [
          Point(x: x - Self.inputHalfWidth, y: height - 9),
          Point(x: x + Self.inputHalfWidth, y: height - 9),
          Point(x: x, y: height - 3),
        ], theme.text)
    }
  }

  /// What lies outside the in and out points is dimmed.
  func drawSpan(_ geometry: TimelineGeometry, with ink: inout Ink) {
    let track = geometry.track
    let left = geometry.x(at: model.inPoint ?? 0)
    let right = geometry.x(at: min(geometry.span, model.outPoint ?? geometry.span))
    let dim = theme.desk.withAlpha(0.6)
    if model.inPoint != nil {
      ink.fill(Rect(x: track.minX, y: 1, width: left - track.minX, height: bounds.height), dim)
      drawPoint(at: left, opensTo: 1, with: &ink)
    }
    if model.outPoint != nil {
      ink.fill(Rect(x: right, y: 1, width: track.maxX - right, height: bounds.height), dim)
      // The last time's label stands beside the track.
      ink.fill(
        Rect(
          x: track.maxX, y: 1, width: bounds.maxX - track.maxX,
          height: TimelineGeometry.rulerHeight - 1), dim)
      drawPoint(at: right, opensTo: -1, with: &ink)
    }
    if model.isLooping {
      ink.fill(Rect(x: left, y: 1, width: right - left, height: 2), theme.blue)
    }
  }

  /// A bracket: its feet point into the part that is kept.
  private func drawPoint(at x: Double, opensTo direction: Double, with ink: inout Ink) {
    ink.fill(Rect(x: x - 1, y: 3, width: 2, height: bounds.height - 6), theme.blue)
    let foot = direction > 0 ? x : x - 6
    for y in [3, bounds.height - 5] {
      ink.fill(Rect(x: foot, y: y, width: 6, height: 2), theme.blue)
    }
  }

  func drawPlayhead(_ geometry: TimelineGeometry, isHeld: Bool, with ink: inout Ink) {
    let x = geometry.x(at: min(model.time, geometry.span)).rounded()
    ink.fill(Rect(x: x - 0.5, y: 4, width: 1, height: bounds.height - 4), theme.red)
    var chip = playheadChip(geometry, with: ink)
    if isHeld { chip = chip.insetBy(dx: -1, dy: -1) }
    ink.fill(chip, theme.red, radius: Grid.unit)
    ink.text(timeText, in: chip, font: Self.chipFont, color: Self.chipText, .center)
  }

  private static let chipFont = Font(size: 11, weight: .semibold, hasTabularFigures: true)
  /// Dark enough to be read on the red pencil in both looks.
  private static let chipText = Color(hex: 0x14161A)

  private var timeText: String { PanelNumber.fixed(model.time, decimals: 3) }

  /// Around the playhead's time, within the view.
  private func playheadChip(_ geometry: TimelineGeometry, with ink: Ink) -> Rect {
    let x = geometry.x(at: min(model.time, geometry.span))
    let width = (ink.width(of: timeText, in: Self.chipFont) + 12).rounded(.up)
    // Names and legend stand at the left of the track.
    let least = max(2, geometry.track.minX - Grid.unit)
    let left = min(max(least, x - width / 2), bounds.width - width - 2)
    return Rect(
      x: left.rounded(), y: 3, width: width, height: Self.chipHeight)
  }
}

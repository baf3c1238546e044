internal import Demos
internal import Display
internal import Motion

/// Pictures of takes at several times in one picture: rows of frames with their times beneath.
struct FilmStrip {
  /// One row of frames.
  struct Row {
    /// What stands above it; empty for nothing.
    let caption: String
    /// The take.
    let player: Player
    /// Which instants show, from left to right.
    let times: [Double]
  }

  private let rows: [Row]
  private let text: any TextMeasurer
  private let frameSize: Size
  private let columns: Int

  private static let margin = 24.0
  private static let gap = 12.0
  private static let labelHeight = 20.0
  private static let captionHeight = 24.0
  private static let cornerRadius = 4.0

  /// Arranges rows of frames that are so many points wide.
  init(_ rows: [Row], frameWidth: Double, text: any TextMeasurer) {
    self.rows = rows
    self.text = text
    let stage = rows.first?.player.size ?? Take.defaultSize
    frameSize = Size(
      width: frameWidth, height: (frameWidth * stage.height / stage.width).rounded())
    columns = rows.map(\.times.count).max() ?? 0
  }

  /// One take at equal times, both ends included, in rows of so many frames.
  static func rows(
    of player: Player, count: Int, columns: Int, span: ClosedRange<Double>
  ) -> [Row] {
    let step = (span.upperBound - span.lowerBound) / Double(max(1, count - 1))
    let times = (0..<count).map { span.lowerBound + step * Double($0) }
    return stride(from: 0, to: count, by: columns).map { start in
      Row(
        caption: "", player: player, times: Array(times[start..<min(count, start + columns)]))
    }
  }

  /// The demo's main action pressed again at tenths of its running motion, a row each.
  static func interruptions(
    of take: Take, frames: Int, resources: Resources
  ) throws(CommandError) -> [Row] {
    guard let action = try take.demoType().about.mainAction?.name else { return [] }
    func player(_ times: [Double]) throws(CommandError) -> Player {
      try Player(
        take: take.with(journal: times.map { TimedInput($0, .action(action)) }),
        resources: resources)
    }
    let rest = try player([0]).restTime
    guard rest != 0 else {
      throw .failure("The motion takes no time: there is nothing to interrupt")
    }
    guard let length = rest else {
      throw .failure("The motion never ends: there is nothing to interrupt at a part of it")
    }
    var rows: [Row] = []
    for tenth in 1...9 {
      let time = length * Double(tenth) / 10
      let player = try player([0, time])
      let end = player.restTime ?? 2 * length
      rows.append(
        Row(
          caption: "\(action) again at \(tenth * 10) % (\(PanelNumber.seconds(time)))",
          player: player,
          times: (0..<frames).map { end * Double($0) / Double(max(1, frames - 1)) }))
    }
    return rows
  }

  /// The frames in a row of the strip of one take.
  static let usualColumns = 4
  /// How wide each of them is, in points.
  static let usualWidth = 320.0

  /// The extent of the usual strip of one take, in points.
  static func size(count: Int, stage: Size) -> Size {
    let columns = min(count, usualColumns)
    let rows = Double((count + columns - 1) / columns)
    let frame = (usualWidth * stage.height / stage.width).rounded()
    return Size(
      width: Double(columns) * (usualWidth + gap) - gap + 2 * margin,
      height: 2 * margin - gap + rows * (frame + labelHeight + gap))
  }

  /// The extent of the whole picture in points.
  var size: Size {
    let width = Double(columns) * (frameSize.width + Self.gap) - Self.gap + 2 * Self.margin
    return Size(
      width: max(1, width),
      height: rows.reduce(2 * Self.margin - Self.gap) { $0 + height(of: $1) + Self.gap })
  }

  /// The picture.
  func displayList() -> DisplayList {
    let theme = Theme.light
    var list = DisplayList(size: size, background: theme.desk)
    var ink = Ink(theme: theme, measurer: text)
    var top = Self.margin
    for row in rows {
      let rowTop = top
      if !row.caption.isEmpty {
        ink.text(
          row.caption,
          in: Rect(
            x: Self.margin, y: top, width: size.width - 2 * Self.margin,
            height: Self.captionHeight - 4),
          font: Typeface.strong)
        top += Self.captionHeight
      }
      for (index, time) in row.times.enumerated() {
        let left = Self.margin + Double(index) * (frameSize.width + Self.gap)
        draw(row.player, at: time, origin: Point(x: left, y: top), with: &ink)
      }
      top = rowTop + height(of: row) + Self.gap
    }
    list.commands = ink.commands
    return list
  }

  private func height(of row: Row) -> Double {
    frameSize.height + Self.labelHeight + (row.caption.isEmpty ? 0 : Self.captionHeight)
  }

  private func draw(_ player: Player, at time: Double, origin: Point, with ink: inout Ink) {
    player.seek(to: time)
    let picture = player.displayList()
    let stage = Rect(origin: .zero, size: player.size)
    let scale = frameSize.width / player.size.width
    let ground = DrawCommand.rectangle(RectangleCommand(stage, color: picture.background))
    ink.commands.append(
      .group(
        GroupCommand(
          [ground] + picture.commands,
          clip: Clip(stage, cornerRadius: Self.cornerRadius / scale),
          transform: AffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))))
    ink.text(
      PanelNumber.seconds(time),
      in: Rect(
        x: origin.x, y: origin.y + frameSize.height, width: frameSize.width,
        height: Self.labelHeight),
      font: Font(size: 11, hasTabularFigures: true), color: Theme.light.secondary)
  }
}

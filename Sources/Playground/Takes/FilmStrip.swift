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
    /// An instant to point at; nil for none.
    var mark: Double?
  }

  /// What stands above rows that all show the same instants.
  private struct Heading {
    let title: String
    let note: String?
    let times: [Double]

    var height: Double { titleHeight + (note == nil ? 0 : labelHeight) + labelHeight }
  }

  private let heading: Heading?
  private let rows: [Row]
  private let text: any TextMeasurer
  private let frameSize: Size
  private let columns: Int

  private static let margin = 24.0
  private static let gap = 12.0
  private static let labelHeight = 20.0
  private static let captionHeight = 24.0
  private static let titleHeight = 28.0
  private static let railHeight = 12.0
  private static let markWidth = 2.0
  private static let cornerRadius = 4.0
  private static let figures = Font(size: 11, hasTabularFigures: true)

  /// Arranges rows of frames that are so many points wide, each with its time beneath.
  init(_ rows: [Row], frameWidth: Double, text: any TextMeasurer) {
    self.init(nil, rows, frameWidth, text)
  }

  /// Arranges interruptions below their title, with the times once above the columns.
  init(_ interruptions: Interruptions, frameWidth: Double, text: any TextMeasurer) {
    let heading = Heading(
      title: interruptions.title, note: interruptions.note, times: interruptions.times)
    self.init(heading, interruptions.rows, frameWidth, text)
  }

  private init(
    _ heading: Heading?, _ rows: [Row], _ frameWidth: Double, _ text: any TextMeasurer
  ) {
    self.heading = heading
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
    let width = Double(columns) * pitch - Self.gap + 2 * Self.margin
    let top = 2 * Self.margin - Self.gap + (heading?.height ?? 0)
    return Size(
      width: max(1, width), height: rows.reduce(top) { $0 + height(of: $1) + Self.gap })
  }

  /// The picture.
  func displayList() -> DisplayList {
    let theme = Theme.light
    var list = DisplayList(size: size, background: theme.desk)
    var ink = Ink(theme: theme, measurer: text)
    var top = Self.margin
    if let heading {
      draw(heading, with: &ink)
      top += heading.height
    }
    for row in rows {
      draw(row, top: top, with: &ink)
      top += height(of: row) + Self.gap
    }
    list.commands = ink.commands
    return list
  }

  /// From a column to the next one.
  private var pitch: Double { frameSize.width + Self.gap }

  private func left(of column: Int) -> Double { Self.margin + Double(column) * pitch }

  private func height(of row: Row) -> Double {
    frameSize.height + (heading == nil ? Self.labelHeight : 0)
      + (row.caption.isEmpty ? 0 : Self.captionHeight) + (row.mark == nil ? 0 : Self.railHeight)
  }

  private func draw(_ heading: Heading, with ink: inout Ink) {
    var line = Rect(
      x: Self.margin, y: Self.margin, width: size.width - 2 * Self.margin,
      height: Self.labelHeight)
    ink.text(heading.title, in: line, font: Typeface.title)
    line.origin.y += Self.titleHeight
    if let note = heading.note {
      ink.text(note, in: line, color: ink.theme.secondary)
      line.origin.y += Self.labelHeight
    }
    for (column, time) in heading.times.enumerated() {
      drawTime(time, column, top: line.minY, with: &ink)
    }
  }

  private func draw(_ row: Row, top: Double, with ink: inout Ink) {
    var top = top
    if !row.caption.isEmpty {
      ink.text(
        row.caption,
        in: Rect(
          x: Self.margin, y: top, width: size.width - 2 * Self.margin,
          height: Self.captionHeight - 4),
        font: Typeface.strong)
      top += Self.captionHeight
    }
    let railTop = top
    if row.mark != nil { top += Self.railHeight }
    for (column, time) in row.times.enumerated() {
      draw(row.player, at: time, origin: Point(x: left(of: column), y: top), with: &ink)
      if heading == nil { drawTime(time, column, top: top + frameSize.height, with: &ink) }
    }
    if let mark = row.mark { draw(mark, of: row.times, top: railTop, with: &ink) }
  }

  /// A frame's left edge is its instant: the rail joins them, and the mark stands at its own place
  /// between them.
  private func draw(_ mark: Double, of times: [Double], top: Double, with ink: inout Ink) {
    guard let first = times.first, let last = times.last, last > first else { return }
    let rail = Rect(
      x: Self.margin, y: top + Self.railHeight / 2, width: left(of: times.count - 1) - Self.margin,
      height: 1)
    ink.fill(rail, ink.theme.hairline)
    for column in times.indices {
      ink.fill(
        Rect(x: left(of: column), y: rail.minY - 3, width: 1, height: 7), ink.theme.secondary)
    }
    let x = (rail.minX + rail.width * (mark - first) / (last - first)).rounded()
    ink.shape(
      [
        Point(x: x - 5, y: top - 2), Point(x: x + 5, y: top - 2), Point(x: x, y: rail.minY + 2),
      ], ink.theme.red)
    ink.fill(
      Rect(
        x: x - Self.markWidth / 2, y: rail.minY, width: Self.markWidth,
        height: Self.railHeight / 2 + frameSize.height), ink.theme.red)
  }

  private func drawTime(_ time: Double, _ column: Int, top: Double, with ink: inout Ink) {
    ink.text(
      PanelNumber.seconds(time),
      in: Rect(x: left(of: column), y: top, width: frameSize.width, height: Self.labelHeight),
      font: Self.figures, color: ink.theme.secondary)
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
  }
}

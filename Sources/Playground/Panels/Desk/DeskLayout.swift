internal import Display

/// Where the parts of the window lie; a pure function of the window's size.
///
/// The smaller the window, the less shows, and what has no room is left out whole: first the timeline
/// and the column, then the header, then the scrub bar, last the transport. The stage always shows.
nonisolated struct DeskLayout: Equatable, Sendable {
  /// The tabs and the clock; nil when the window has no room for them.
  let header: Rect?
  /// The stage, fitted and centred.
  let sheet: Rect
  /// The stage of the other take, beside the first or below it; nil when there is only one.
  let otherSheet: Rect?
  /// The pages of the curve, the layers and the events; nil when the window has no room for them.
  let column: Rect?
  /// True when the column lies over the desk as a panel of its own.
  let columnLiesOver: Bool
  /// Where notices stand: between the sheet and what is below it, or over the foot of the stage where
  /// only the stage shows or the window is low.
  let noticeLane: Rect
  /// The take over time; nil when the window has no room for it, and a scrub bar takes its place.
  let timeline: Rect?
  /// The transport and the status line, under a scrub bar where there is no timeline; nil when the
  /// window has no room for them.
  let bar: Rect?
  /// True when the bar begins with a scrub bar.
  let showsScrubBar: Bool
  /// The room of the stage and of what stands around it.
  let room: Rect
  /// Points of the window a point of the stage.
  let sheetScale: Double

  /// What the layout depends on besides the window and the stage.
  struct Wishes: Equatable, Sendable {
    /// True when only the stage is to show.
    var hidesPanels = false
    /// Pixels a point: edges of the sheet fall on whole pixels, so that it is sharp.
    var pixelScale = 1.0
    /// True when the stage of another take shows as well.
    var hasTwoSheets = false
    /// How the curve's graph shows.
    var graph = GraphSize.normal
    /// True when the column is asked for where there is no room beside the stage.
    var opensColumn = false
  }

  /// Lays out a window.
  init(window: Size, stage: Size, _ wishes: Wishes = Wishes()) {
    let width = max(1, window.width)
    let height = max(1, window.height)
    let rows = Rows(Size(width: width, height: height), wishes)
    bar = rows.bar
    showsScrubBar = rows.showsScrubBar
    header = rows.header
    let top = rows.header?.maxY ?? 0
    let foot = rows.bar?.minY ?? height
    let columnWidth = Self.columnWidth(in: width, wishes.graph)
    let timelineHeight = rows.timelineHeight
    let left = rows.column == .beside ? width - columnWidth : width
    room = Rect(x: 0, y: top, width: left, height: max(1, foot - timelineHeight - top))
    timeline =
      timelineHeight > 0
      ? Rect(x: 0, y: foot - timelineHeight, width: left, height: timelineHeight) : nil
    columnLiesOver = rows.column == .over
    column =
      switch rows.column {
      case .none: nil
      case .beside: Rect(x: width - columnWidth, y: top, width: columnWidth, height: foot - top)
      case .over: Self.panel(columnWidth, in: room)
      }

    let lane = rows.reservesLane ? Self.laneHeight : 0
    let sheets = SheetLayout(stage, in: room, laneHeight: lane, wishes)
    sheet = sheets.sheet
    otherSheet = sheets.other
    sheetScale = sheets.scale
    let lowest = max(sheet.maxY, otherSheet?.maxY ?? 0)
    let laneFoot = min(room.height, max(Self.laneHeight, room.maxY - lowest))
    noticeLane = Rect(
      x: room.minX, y: room.maxY - laneFoot,
      width: Self.laneWidth(of: room, beside: rows.column == .over ? column : nil),
      height: min(laneFoot, 2 * Self.laneHeight))
  }

  /// From stage points into window points.
  var sheetTransform: AffineTransform {
    AffineTransform(
      a: sheetScale, b: 0, c: 0, d: sheetScale, tx: sheet.minX, ty: sheet.minY)
  }

  /// A place of the window in stage points.
  func stagePoint(_ point: Point) -> Point {
    Point(x: (point.x - sheet.minX) / sheetScale, y: (point.y - sheet.minY) / sheetScale)
  }
}

nonisolated extension DeskLayout {
  /// The least height of the lane for notices, their shadow included.
  private static let laneHeight = 32.0
  private static let usualColumn = 320.0
  private static let narrowColumn = 272.0
  /// Below this width the column takes its narrow form.
  private static let fullWidth = 1080.0
  private static let largeShare = 0.44
  private static let largestColumn = 640.0
  /// Notices need so much beside a panel; in less they lie over its foot.
  private static let leastLane = 240.0

  /// Wide enough for a large graph to work in, and the stage still shows beside it.
  private static func columnWidth(in width: Double, _ graph: GraphSize) -> Double {
    let usual = width >= fullWidth ? usualColumn : narrowColumn
    guard graph == .large else { return usual }
    let large = (width * largeShare / Grid.unit).rounded() * Grid.unit
    return max(usual, min(largestColumn, large))
  }

  /// A panel at the right of an area.
  private static func panel(_ width: Double, in area: Rect) -> Rect {
    let inner = area.insetBy(dx: Grid.gap, dy: Grid.gap)
    return Rect(x: inner.maxX - width, y: inner.minY, width: width, height: inner.height)
  }

  private static func laneWidth(of room: Rect, beside panel: Rect?) -> Double {
    guard let panel, panel.minX - Grid.gap >= leastLane else { return room.width }
    return panel.minX - Grid.gap
  }

  /// Which parts show one above the other.
  private struct Rows {
    /// Where the column is.
    enum Column {
      /// Nowhere, beside the stage, over it.
      case none, beside, over
    }

    var header: Rect?
    var bar: Rect?
    var showsScrubBar = false
    var timelineHeight = 0.0
    var column = Column.none
    /// True when notices have a lane of their own below the stage.
    var reservesLane = false

    private static let headerHeight = 48.0
    private static let barHeight = 48.0
    private static let scrubBarHeight = 24.0
    private static let timelineHeight = 96.0
    /// Where there is room for more lines.
    private static let tallTimelineHeight = 144.0
    private static let tallHeight = 1000.0
    private static let leastForTimeline = 560.0
    private static let leastForHeader = Size(width: 208, height: 264)
    private static let leastForScrubBar = 200.0
    private static let leastForBar = Size(width: 48, height: 128)
    private static let leastForColumn = Size(width: 800, height: 520)
    private static let leastPanelHeight = 200.0

    init(_ window: Size, _ wishes: Wishes) {
      guard !wishes.hidesPanels else { return }
      let showsTimeline = window.height >= Self.leastForTimeline
      if showsTimeline {
        timelineHeight =
          window.height >= Self.tallHeight ? Self.tallTimelineHeight : Self.timelineHeight
      }
      if window.contains(Self.leastForBar) {
        showsScrubBar = !showsTimeline && window.height >= Self.leastForScrubBar
        let height = Self.barHeight + (showsScrubBar ? Self.scrubBarHeight : 0)
        bar = Rect(x: 0, y: window.height - height, width: window.width, height: height)
      }
      if window.contains(Self.leastForHeader) {
        header = Rect(x: 0, y: 0, width: window.width, height: Self.headerHeight)
      }
      reservesLane = header != nil
      if window.contains(Self.leastForColumn) {
        column = .beside
      } else if wishes.opensColumn {
        openPanel(in: window, wishes.graph)
      }
    }

    /// A low window gives the header's room to the panel.
    private mutating func openPanel(in window: Size, _ graph: GraphSize) {
      let width = DeskLayout.columnWidth(in: window.width, graph) + 2 * Grid.gap
      let height = (bar?.minY ?? window.height) - 2 * Grid.gap
      guard window.width >= width, height >= Self.leastPanelHeight else { return }
      column = .over
      if let header, height - header.height < Self.leastPanelHeight { self.header = nil }
    }
  }
}

nonisolated extension Size {
  fileprivate func contains(_ least: Size) -> Bool {
    width >= least.width && height >= least.height
  }
}

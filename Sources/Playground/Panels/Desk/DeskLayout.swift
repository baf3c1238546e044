internal import Display

/// Where the parts of the window lie; a pure function of the window's size.
nonisolated struct DeskLayout: Equatable, Sendable {
  /// The tabs and the clock.
  let header: Rect
  /// The stage, fitted and centred.
  let sheet: Rect
  /// The stage of the other take, beside the first; nil when there is only one.
  let otherSheet: Rect?
  /// The graph, the settings and the actions; nil when the window has no room for them.
  let inspector: Rect?
  /// Where notices stand: between the sheet and what is below it, or over the foot of the stage where
  /// only the stage shows.
  let noticeLane: Rect
  /// The take over time; nil when the window has no room for it, and a scrub bar takes its place.
  let timeline: Rect?
  /// The transport and the status line, under a scrub bar where there is no timeline.
  let bar: Rect
  /// Points of the window a point of the stage.
  let sheetScale: Double
  /// True when only the stage shows.
  let hidesPanels: Bool

  private static let headerHeight = 48.0
  private static let barHeight = 72.0
  private static let lowBarHeight = 48.0
  private static let timelineHeight = 96.0
  /// Where there is room for more lines.
  private static let tallTimelineHeight = 144.0
  private static let tallHeight = 1000.0
  private static let leastHeightForTimeline = 560.0
  private static let inspectorWidth = 320.0
  private static let narrowInspectorWidth = 272.0
  /// Below this width the inspector takes its narrow form, below the second it gives way.
  private static let fullWidth = 1080.0
  private static let leastWidthForInspector = 800.0
  private static let leastHeightForInspector = 520.0
  private static let sheetMargin = 24.0
  /// The least height of the lane for notices, their shadow included.
  private static let laneHeight = 32.0

  /// Lays out a window.
  ///
  /// `pixelScale` is pixels a point: edges of the sheet fall on whole pixels, so that it is sharp.
  init(
    window: Size, stage: Size, hidesPanels: Bool, pixelScale: Double, hasTwoSheets: Bool = false,
    graph: GraphSize = .normal
  ) {
    let width = max(1, window.width)
    let height = max(1, window.height)
    self.hidesPanels = hidesPanels
    header = Rect(x: 0, y: 0, width: width, height: Self.headerHeight)
    let showsTimeline = !hidesPanels && height >= Self.leastHeightForTimeline
    let barHeight = showsTimeline ? Self.lowBarHeight : Self.barHeight
    bar = Rect(x: 0, y: height - barHeight, width: width, height: barHeight)

    let showsInspector =
      !hidesPanels && width >= Self.leastWidthForInspector
      && height >= Self.leastHeightForInspector
    let usual = width >= Self.fullWidth ? Self.inspectorWidth : Self.narrowInspectorWidth
    let column = graph == .large ? max(usual, Self.largeColumn(in: width)) : usual
    let middle = max(1, height - Self.headerHeight - barHeight)
    inspector =
      showsInspector
      ? Rect(x: width - column, y: Self.headerHeight, width: column, height: middle) : nil

    let left = width - (showsInspector ? column : 0)
    let tall = height >= Self.tallHeight ? Self.tallTimelineHeight : Self.timelineHeight
    let timelineHeight = showsTimeline ? tall : 0
    timeline =
      showsTimeline
      ? Rect(x: 0, y: bar.minY - timelineHeight, width: left, height: timelineHeight) : nil
    let room =
      hidesPanels
      ? Rect(x: 0, y: 0, width: width, height: height)
      : Rect(
        x: 0, y: Self.headerHeight, width: left, height: max(1, middle - timelineHeight))
    let margin = hidesPanels ? 0 : min(Self.sheetMargin, room.width / 24, room.height / 12)
    let share = room.width / (hasTwoSheets ? 2 : 1)
    let first = Rect(x: room.minX, y: room.minY, width: share, height: room.height)
      .insetBy(dx: margin, dy: margin)
      .withHeight(less: hidesPanels ? 0 : Self.laneHeight - margin)
    let fitted = Self.fit(stage, into: first, pixelScale: pixelScale)
    sheet = fitted.rect
    otherSheet =
      hasTwoSheets
      ? Self.fit(stage, into: first.offsetBy(dx: share, dy: 0), pixelScale: pixelScale).rect : nil
    sheetScale = fitted.scale
    let foot = max(Self.laneHeight, room.maxY - fitted.rect.maxY)
    noticeLane = Rect(
      x: room.minX, y: room.maxY - foot, width: room.width,
      height: min(foot, 2 * Self.laneHeight))
  }

  /// Wide enough for a graph to work in, and the stage still shows beside it.
  private static func largeColumn(in width: Double) -> Double {
    min(largestColumn, (width * largeShare / Grid.unit).rounded() * Grid.unit)
  }

  private static let largeShare = 0.44
  private static let largestColumn = 640.0

  private static func fit(_ stage: Size, into room: Rect, pixelScale: Double)
    -> (rect: Rect, scale: Double)
  {
    let scale = min(room.width / max(1, stage.width), room.height / max(1, stage.height))
    func snapped(_ length: Double) -> Double { (length * pixelScale).rounded() / pixelScale }
    let size = Size(width: stage.width * scale, height: stage.height * scale)
    return (
      Rect(
        x: snapped(room.midX - size.width / 2), y: snapped(room.midY - size.height / 2),
        width: size.width, height: size.height),
      scale
    )
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

extension Rect {
  /// The same rectangle with its lower edge further up.
  nonisolated fileprivate func withHeight(less distance: Double) -> Rect {
    Rect(x: minX, y: minY, width: width, height: max(height / 2, height - max(0, distance)))
  }
}

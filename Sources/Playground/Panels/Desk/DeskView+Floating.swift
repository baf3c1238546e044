internal import Display
internal import Layers

/// What lies over the desk for a while: where there is room for it, and always within the window.
extension DeskView {
  private static let captionHeight = 20.0
  /// The least width in which the progress of an export reads well.
  private static let leastProgress = 320.0
  /// The room that the colour editor takes beside a panel.
  private static let colorRoom = 352.0

  /// Places what comes and goes.
  func placeFloating(_ layout: DeskLayout) {
    mark.frame = markFrame(layout)
    welcome.place(over: layout.timeline, or: layout.room)
    colors.area = areaAboveNotices(layout)
    if let column = layout.column, layout.columnLiesOver, column.minX >= Self.colorRoom {
      colors.area.size.width = column.minX - colors.area.minX
    }
    let isOverStatus = placeProgress(layout)
    bar.status.isHidden = isOverStatus && !progress.isHidden
    prompt.area = areaAboveNotices(layout)
    if !isOverStatus, !progress.isHidden {
      prompt.area.size.height -= progress.frame.height + Grid.gap
    }
  }

  /// Draws over the sheets what is compared, where there is room.
  func drawCaptions(_ layout: DeskLayout, with ink: inout Ink) {
    guard let comparison, !hidesPanels, layout.sheet.minY - layout.room.minY >= Self.captionHeight
    else { return }
    let half = layout.sheet.width / 2
    let second =
      layout.otherSheet?.origin ?? Point(x: layout.sheet.minX + half, y: layout.sheet.minY)
    let captions = [
      ("A", comparison.own, theme.redText, layout.sheet.origin),
      ("B", comparison.other, theme.blueText, second),
    ]
    for (name, text, color, corner) in captions {
      let row = Rect(x: corner.x, y: corner.y - Self.captionHeight, width: 14, height: 16)
      ink.text(name, in: row, font: Typeface.strong, color: color)
      ink.text(
        text, in: Rect(x: row.minX + 16, y: row.minY, width: half - 16, height: 16),
        font: Typeface.caption, color: theme.secondary)
    }
  }

  /// Over the status line, or at the foot of the stage where that is too short; true for the former.
  private func placeProgress(_ layout: DeskLayout) -> Bool {
    let status = bar.statusFrame
    guard let bar = layout.bar, status.width >= Self.leastProgress else {
      progress.place(atFootOf: areaAboveNotices(layout))
      return false
    }
    progress.place(over: status.offsetBy(dx: bar.minX, dy: bar.minY))
    return true
  }

  /// The room that the sheet has, down to the lane of the notices; what stands at its foot keeps its
  /// own distance.
  private func areaAboveNotices(_ layout: DeskLayout) -> Rect {
    let room = layout.room
    return Rect(
      x: room.minX, y: room.minY, width: room.width,
      height: layout.noticeLane.minY + Grid.padding - Grid.unit - room.minY)
  }

  /// In the header beside the state; in the corner below it when the tabs need that room, and in the
  /// window's corner when there is no header.
  private func markFrame(_ layout: DeskLayout) -> Rect {
    var size = RecordingMarkView.size
    size.width = min(size.width, max(0, bounds.width - 2 * Grid.gap))
    if let place = layout.header {
      let fit = header.fit(in: place.width)
      let left = fit.clockStart - Grid.padding - size.width
      if left >= fit.tabsEnd + Grid.gap {
        return Rect(origin: Point(x: left, y: place.midY - size.height / 2), size: size)
      }
    }
    let margin = hidesPanels ? Grid.padding : Grid.gap
    var right = bounds.width - min(Grid.padding, (bounds.width - size.width) / 2)
    if let column = layout.column, layout.columnLiesOver, column.minX - Grid.gap > size.width {
      right = column.minX - Grid.gap
    }
    return Rect(
      origin: Point(x: right - size.width, y: layout.room.minY + margin), size: size)
  }
}

internal import Display
internal import Layers

/// The page of the events: a filter and the list, which follows the playhead.
final class EventsPageView: PanelView {
  /// All, completions, inputs.
  let filter: SegmentsView
  /// The list.
  let list: EventListView

  private var isEmpty = true
  private static let filterHeight = 28.0

  /// Makes an empty page.
  override init(theme: Theme, frame: Rect = .zero) {
    filter = SegmentsView(theme: theme)
    list = EventListView(theme: theme)
    super.init(theme: theme, frame: frame)
    for view in [filter, list] as [View] { addSubview(view) }
  }

  /// Shows a model.
  func update(_ model: EventsModel) {
    filter.update(
      EventFilter.allCases.map { filter in
        SegmentsView.Segment(title: filter.title, isChosen: filter == model.filter)
      })
    isEmpty = model.events.isEmpty
    list.update(model)
  }

  /// Stacks the parts.
  override func layoutSubviews() {
    let width = bounds.width - 2 * Grid.padding
    filter.frame = Rect(x: Grid.padding, y: 0, width: width, height: Self.filterHeight)
    let top = filter.frame.maxY + Grid.gap
    list.frame = Rect(
      x: Grid.padding, y: top, width: width + RowsView.gutter,
      height: max(0, bounds.height - top - Grid.gap))
  }

  /// Says why the list is empty.
  override func draw(with ink: inout Ink) {
    guard isEmpty else { return }
    ink.text(
      "Nothing happens yet: press Return",
      in: Rect(x: list.frame.minX, y: list.frame.minY, width: list.frame.width, height: Grid.row),
      color: theme.secondary)
  }
}

/// The events in order of time; what is over at the playhead stands out from what is to come.
final class EventListView: RowsView {
  /// Runs with the time of the event that was pressed.
  var onSeek: ((Double) -> Void)?

  private var model = EventsModel()

  private static let timeWidth = 52.0
  private static let glyphWidth = 24.0
  private static let markWidth = 3.0
  private static let figures = Font(size: 11, hasTabularFigures: true)
  private static let futureOpacity = 0.65

  /// Makes an empty list.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    onPress = { [weak self] row, _ in
      guard let self, model.events.indices.contains(row) else { return }
      onSeek?(model.events[row].time)
    }
  }

  /// Shows the events.
  func update(_ model: EventsModel) {
    self.model = model
    count = model.events.count
    reveal(model.current)
  }

  private static let detailShare = 0.6
  private static let nameShare = 0.7

  /// Draws an event's line.
  override func drawRow(_ index: Int, in rect: Rect, with ink: inout Ink) {
    guard model.events.indices.contains(index) else { return }
    let event = model.events[index]
    let isPast = event.time <= model.time
    let isCurrent = model.current == index
    if isCurrent {
      ink.fill(rect, theme.lifted, radius: Grid.unit)
      ink.fill(
        Rect(
          x: rect.minX, y: rect.minY + Grid.unit, width: Self.markWidth,
          height: rect.height - 2 * Grid.unit), theme.red, radius: Self.markWidth / 2)
    } else if hoveredRow == index {
      ink.fill(rect, theme.lifted.withAlpha(0.5), radius: Grid.unit)
    }
    let opacity = isPast ? 1 : Self.futureOpacity
    let faint = theme.secondary.withAlpha(opacity)
    // Of events at one instant only the first says when.
    let isFirst = index == 0 || model.events[index - 1].time != event.time
    if isFirst || isCurrent {
      ink.text(
        PanelNumber.fixed(event.time, decimals: 3),
        in: Rect(
          x: rect.minX + Grid.gap, y: rect.minY, width: Self.timeWidth - Grid.gap,
          height: rect.height), font: Self.figures, color: faint, .right)
    }
    let left = rect.minX + Self.timeWidth
    EventGlyph.draw(
      event.kind, at: Point(x: left + Self.glyphWidth / 2 + 2, y: rect.midY), theme,
      opacity: opacity, with: &ink)
    let right = rect.maxX - Grid.gap
    let titleLeft = left + Self.glyphWidth + Grid.unit
    let room = right - titleLeft
    let font = Self.title(of: event.kind)
    // A name that is cut is still known, and so is a curve; half a word of how it ended says nothing.
    let name = min(ink.width(of: event.title, in: font) + 1, room * Self.nameShare)
    let share = event.kind == .begin ? room - name - Grid.gap : room * Self.detailShare
    let detail = ink.text(
      event.detail,
      in: Rect(x: right - share, y: rect.minY, width: share, height: rect.height),
      font: Typeface.caption, color: faint, .right)
    ink.text(
      event.title,
      in: Rect(
        x: titleLeft, y: rect.minY, width: room - detail - Grid.gap, height: rect.height),
      font: font, color: theme.text.withAlpha(opacity))
  }

  private static func title(of kind: TakeEvent.Kind) -> Font {
    switch kind {
    case .input, .completion: Font(size: 12, weight: .semibold)
    case .begin, .end: Font(size: 12)
    }
  }
}

/// The marks of events, the same on the timeline and in the list.
enum EventGlyph {
  private static let diameter = 7.0

  /// Draws a mark: a triangle for an input, a bar's begin or end, a disc for a completion.
  static func draw(
    _ kind: TakeEvent.Kind, at center: Point, _ theme: Theme, opacity: Double,
    with ink: inout Ink
  ) {
    switch kind {
    case .input:
      ink.shape(
        [
          Point(x: center.x - 5, y: center.y - 3), Point(x: center.x + 5, y: center.y - 3),
          Point(x: center.x, y: center.y + 3),
        ], theme.text.withAlpha(opacity))
    case .begin:
      ink.fill(
        Rect(x: center.x - 6, y: center.y - 3, width: 12, height: 6),
        theme.red.withAlpha(opacity), radius: 2)
    case .end(let reason):
      ink.fill(
        Rect(x: center.x - 6, y: center.y - 3, width: 12, height: 6),
        theme.red.withAlpha(0.42 * opacity), radius: 2)
      let color = reason == .ended ? theme.red : theme.blue
      ink.fill(
        Rect(x: center.x + 4, y: center.y - 4, width: 2, height: 8), color.withAlpha(opacity))
    case .completion(let finished, _):
      let color = finished ? theme.success : theme.warning
      ink.disc(at: center, diameter: diameter, color.withAlpha(opacity))
      if !finished { ink.disc(at: center, diameter: diameter - 3, theme.desk) }
    }
  }
}

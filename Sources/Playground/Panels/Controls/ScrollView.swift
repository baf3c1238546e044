internal import Display
internal import Layers

/// A column of views that can be taller or wider than its window, moved by the wheel and by what
/// has the focus.
///
/// The content lies in `content`; `contentSize` says how far it reaches.
final class ScrollView: PanelView {
  /// What moves.
  let content = View()
  /// The extent of what moves.
  var contentSize = Size.zero {
    didSet { if contentSize != oldValue { move(to: offset) } }
  }
  /// The content's point at the window's upper left.
  private(set) var offset = Point.zero

  /// Makes an empty window.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    clipsToBounds = true
    addSubview(content)
  }

  /// Moves the content so far, and returns whether there was anywhere to go.
  @discardableResult
  func scroll(by distance: Point) -> Bool {
    let before = offset
    move(to: Point(x: offset.x + distance.x, y: offset.y + distance.y))
    return offset != before
  }

  /// Moves the content as little as it takes to show a part of it.
  func reveal(_ part: Rect) {
    var place = offset
    place.x = max(min(place.x, part.minX), part.maxX - bounds.width)
    place.y = max(min(place.y, part.minY), part.maxY - bounds.height)
    move(to: place)
  }

  /// Keeps the content within its ends.
  override func layoutSubviews() { move(to: offset) }

  /// Draws how far the content is where it does not fit.
  override func draw(with ink: inout Ink) {
    ink.scrollMark(at: offset.y, of: contentSize.height, in: bounds)
  }

  private func move(to place: Point) {
    offset = Point(
      x: min(max(0, place.x), max(0, contentSize.width - bounds.width)).rounded(),
      y: min(max(0, place.y), max(0, contentSize.height - bounds.height)).rounded())
    content.frame = Rect(
      x: -offset.x, y: -offset.y, width: max(bounds.width, contentSize.width),
      height: max(bounds.height, contentSize.height))
  }
}

extension View {
  /// The nearest scroll view that holds the view, itself included.
  var enclosingScrollView: ScrollView? {
    var current: View? = self
    while let view = current {
      if let scroll = view as? ScrollView { return scroll }
      current = view.superview
    }
    return nil
  }
}

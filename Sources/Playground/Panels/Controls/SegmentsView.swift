internal import Display
internal import Layers

/// A few words side by side in a well, of which some are chosen: one for pages, any for switches.
final class SegmentsView: PanelView {
  /// One word.
  struct Segment: Equatable {
    /// What a person reads.
    var title: String
    /// The key that chooses it; empty for none.
    var cap = ""
    /// True when it is chosen.
    var isChosen = false
    /// The colour of the mark under it; nil for none.
    var tint: Color?
  }

  /// Runs with the number of the segment that was pressed.
  var onChoose: ((Int) -> Void)?

  private(set) var segments: [Segment] = []
  private var hovered: Int?
  private var pressed: Int?

  private static let capGap = 6.0

  /// Shows the words.
  func update(_ segments: [Segment]) { self.segments = segments }

  /// Lights up what is under the pointer.
  override func pointerMoved(at point: Point) { hovered = index(at: point) }

  /// Goes back to rest.
  override func pointerExited() {
    hovered = nil
    pressed = nil
  }

  /// Goes down.
  override func pointerPressed(at point: Point) { pressed = index(at: point) }

  /// Counts when the pointer is still on the same word.
  override func pointerReleased(at point: Point) {
    let released = bounds.contains(point) ? index(at: point) : nil
    defer { pressed = nil }
    if let released, released == pressed { onChoose?(released) }
  }

  /// Comes up without counting.
  override func pointerCancelled() { pressed = nil }

  /// Draws the well and the words.
  override func draw(with ink: inout Ink) {
    guard !segments.isEmpty else { return }
    ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
    for (index, segment) in segments.enumerated() {
      let frame = frame(of: index)
      if segment.isChosen {
        ink.frame(
          frame.insetBy(dx: 2, dy: 2), fill: theme.lifted, border: theme.hairline,
          radius: Grid.unit)
      } else if hovered == index {
        ink.fill(frame.insetBy(dx: 2, dy: 2), theme.lifted.withAlpha(0.5), radius: Grid.unit)
      }
      draw(segment, in: frame, isHovered: hovered == index, with: &ink)
    }
  }

  private func draw(
    _ segment: Segment, in frame: Rect, isHovered: Bool, with ink: inout Ink
  ) {
    if let tint = segment.tint {
      ink.fill(
        Rect(x: frame.minX + 12, y: frame.maxY - 5, width: frame.width - 24, height: 2),
        segment.isChosen ? tint : tint.withAlpha(0.4), radius: 1)
    }
    let font = segment.isChosen ? Typeface.heading : Typeface.caption
    let cap = segment.cap.isEmpty ? 0 : ink.width(of: segment.cap, in: Typeface.caption)
    let title = min(ink.width(of: segment.title, in: font), frame.width - 2 * Grid.gap)
    let whole = title + (cap > 0 ? Self.capGap + cap : 0)
    let showsCap = cap > 0 && whole + 8 <= frame.width
    let left = frame.midX - (showsCap ? whole : title) / 2
    ink.text(
      segment.title, in: Rect(x: left, y: frame.minY, width: title + 1, height: frame.height),
      font: font, color: segment.isChosen || isHovered ? theme.text : theme.secondary)
    guard showsCap else { return }
    ink.text(
      segment.cap,
      in: Rect(
        x: left + title + Self.capGap, y: frame.minY, width: cap + 1, height: frame.height),
      font: Typeface.caption, color: theme.secondary)
  }

  /// Long words get more of the width, so that none is cut while another has room to spare.
  func frame(of index: Int) -> Rect {
    let even = bounds.width / Double(segments.count)
    var needs = segments.map { need(of: $0, showingCap: true) }
    if needs.reduce(0, +) > bounds.width {
      needs = segments.map { need(of: $0, showingCap: false) }
    }
    let shares = needs.contains { $0 > even } ? needs : needs.map { _ in even }
    let whole = shares.reduce(0, +)
    func edge(_ count: Int) -> Double {
      (shares.prefix(count).reduce(0, +) / max(1, whole) * bounds.width).rounded()
    }
    let left = edge(index)
    return Rect(x: left, y: 0, width: edge(index + 1) - left, height: bounds.height)
  }

  private func need(of segment: Segment, showingCap: Bool) -> Double {
    let showsCap = showingCap && !segment.cap.isEmpty
    let cap = showsCap ? Self.capGap + width(of: segment.cap, in: Typeface.caption) : 0
    return width(of: segment.title, in: Typeface.heading) + cap + 2 * Grid.gap
  }

  func index(at point: Point) -> Int? {
    segments.indices.first { frame(of: $0).contains(point) }
  }
}

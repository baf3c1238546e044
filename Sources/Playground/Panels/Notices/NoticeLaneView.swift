internal import Display
internal import Layers

/// The lane under the sheet, in which notices stand side by side: they cover nothing that a person
/// reads.
final class NoticeLaneView: PanelView {
  private let slots: [NoticeView]
  private var shown: [NoticeBoard.Notice] = []
  /// Which notice each slot shows, from left to right; nil for none.
  private var contents: [NoticeBoard.Notice?]

  /// Makes an empty lane.
  override init(theme: Theme, frame: Rect = .zero) {
    slots = (0..<NoticeBoard.mostNotices).map { _ in NoticeView(theme: theme) }
    contents = slots.map { _ in nil }
    super.init(theme: theme, frame: frame)
    isUserInteractionEnabled = false
    for slot in slots {
      slot.alpha = 0
      addSubview(slot)
    }
  }

  /// Shows notices; one that shows already stays in its slot and is not shown anew.
  func update(_ notices: [NoticeBoard.Notice]) {
    guard notices != shown else { return }
    let hasNew = notices.contains { !shown.contains($0) }
    shown = notices
    for index in slots.indices {
      guard let content = contents[index], !notices.contains(content) else { continue }
      contents[index] = nil
      // A line that another one replaces must not stay below it while it fades.
      if hasNew { View.performWithoutAnimation { slots[index].alpha = 0 } }
      slots[index].dismiss()
    }
    for notice in notices where !contents.contains(notice) {
      guard let free = contents.firstIndex(where: { $0 == nil }) else { continue }
      contents[free] = notice
      slots[free].show(notice.text, kind: notice.kind)
    }
    setNeedsLayout()
  }

  /// Puts the notices side by side into the middle, the newest first where there is no room for all.
  override func layoutSubviews() {
    let newestFirst = shown.reversed().compactMap { notice in
      contents.firstIndex { $0 == notice }
    }
    let widths = Self.widths(
      newestFirst.map { slots[$0].fittingWidth }, in: bounds.width - 2 * Grid.padding)
    let total = widths.reduce(-Grid.gap) { $0 + $1 + Grid.gap }
    var left = ((bounds.width - total) / 2).rounded()
    // The oldest stands at the left.
    for (index, slot) in newestFirst.enumerated().reversed() {
      slots[slot].isHidden = index >= widths.count
      guard index < widths.count else { continue }
      slots[slot].place(x: left, midY: bounds.midY.rounded(), width: widths[index])
      left += widths[index] + Grid.gap
    }
  }

  /// The widths of the lines that fit side by side, the first in any case.
  static func widths(_ wanted: [Double], in room: Double) -> [Double] {
    var widths: [Double] = []
    var left = room
    for width in wanted {
      guard widths.isEmpty || width <= left else { break }
      widths.append(max(0, min(width, left)))
      left -= width + Grid.gap
    }
    return widths
  }
}

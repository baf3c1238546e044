internal import Display
internal import Layers
internal import Motion

/// All presets at once, by group, with their names; what is typed filters them, and the one that is
/// pointed at plays.
final class PresetSheetView: OverlayView {
  /// Runs with the preset that was chosen.
  var onChoose: ((CurvePreset) -> Void)?
  /// Runs with the preset of one's own that is to have another name.
  var onRename: ((CurvePreset) -> Void)?
  /// Runs with the preset of one's own that is to go.
  var onDelete: ((CurvePreset) -> Void)?

  var choice = PresetChoice()
  var curve: Curve?
  var playing: CurvePreset?
  var playStart = 0.0
  var offset = 0.0
  var pointer: Point?
  var thumbnails: [Curve: PresetThumbnail] = [:]

  private static let size = Size(width: 756, height: 640)
  private static let filterWidth = 220.0
  private static let titleGap = 80.0
  /// A lower sheet has no foot, a narrower one no keys in its buttons.
  private static let lowSheet = 280.0
  private static let narrowSheet = 400.0
  static let inset = 10.0

  /// The sheet in the middle.
  override var sheetFrame: Rect { centered(Self.size) }

  private var titleHeight: Double { sheetFrame.height < Self.lowSheet ? 44 : 56 }
  var footHeight: Double { sheetFrame.height < Self.lowSheet ? 0 : 48 }
  /// True where the foot's buttons have room for their keys.
  var showsCaps: Bool { sheetFrame.width >= Self.narrowSheet }

  /// True while a preset plays.
  var isPlaying: Bool {
    guard let stage, isOpen, playing != nil else { return false }
    return !stage.isReduceMotionEnabled && stage.time - playStart < PresetThumbnail.playTime
  }

  /// Takes the presets and the curve that is in use.
  func update(_ library: PresetLibrary, curve: Curve?) {
    choice.take(library.all)
    let curves = Set(library.all.map(\.curve))
    thumbnails = thumbnails.filter { curves.contains($0.key) }
    self.curve = curve
  }

  /// Makes ready to open: no filter, the curve's own preset selected.
  func prepare() {
    choice.begin(with: choice.presets.first { $0.curve == curve })
    offset = 0
    playing = nil
    reveal()
  }

  /// Shows a preset that has another name now.
  func show(_ preset: CurvePreset) {
    choice.show(preset)
    playing = nil
    reveal()
  }

  /// Arrows select, Return takes, F2 renames and Delete deletes one's own; undo is the window's, the
  /// rest is the filter's.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    if let command = Hotkeys.command(for: press), command == .undo || command == .redo {
      return false
    }
    switch press.key {
    case .return: choice.selected.map { onChoose?($0) }
    case .escape where !choice.filter.text.isEmpty: type { $0 = TextEntry() }
    case .left where press.modifiers.isEmpty: move(right: -1, down: 0)
    case .right where press.modifiers.isEmpty: move(right: 1, down: 0)
    case .up: move(right: 0, down: -1)
    case .down: move(right: 0, down: 1)
    case .tab: move(right: press.modifiers.contains(.shift) ? -1 : 1, down: 0)
    case .home: select(choice.shown.first)
    case .end: select(choice.shown.last)
    case .function(2): choice.selectedOwn.map { onRename?($0) }
    case .delete where choice.selectedOwn != nil: if !press.isRepeat { deleteSelected() }
    case .escape: return super.handle(press, clipboard)
    default: type { _ = $0.handle(press, clipboard) }
    }
    return true
  }

  /// Types into the filter.
  override func type(_ text: String) { type { $0.insert(text) } }

  private func type(_ change: (inout TextEntry) -> Void) {
    guard choice.type(change) else { return }
    offset = 0
    playing = nil
    reveal()
  }

  private func deleteSelected() {
    guard let preset = choice.selectedOwn else { return }
    let index = choice.selectedIndex ?? 0
    onDelete?(preset)
    let shown = choice.shown
    select(shown.indices.contains(index) ? shown[index] : shown.last)
  }

  private func move(right: Int, down: Int) {
    let shown = choice.shown
    guard let index = choice.selectedIndex else { return select(shown.first) }
    select(shown[layout(of: shown).neighbour(of: index, right: right, down: down)])
  }

  private func select(_ preset: CurvePreset?) {
    choice.select(preset)
    play(preset)
    reveal()
  }

  private func play(_ preset: CurvePreset?) {
    guard preset != playing else { return }
    playing = preset
    playStart = stage?.time ?? 0
  }

  /// Moves the content by points.
  @discardableResult
  override func scroll(by distance: Double) -> Bool {
    let height = layout(of: choice.shown).height
    offset = min(max(0, offset + distance), max(0, height - content.height)).rounded()
    playing = nil
    // Another preset may be under the pointer now.
    if let pointer { pointerMoved(at: pointer) }
    return height > content.height
  }

  /// The window on the content.
  var content: Rect {
    let sheet = sheetFrame
    return Rect(
      x: sheet.minX + Grid.padding, y: sheet.minY + titleHeight,
      width: max(0, sheet.width - 2 * Grid.padding),
      height: max(0, sheet.height - titleHeight - max(Grid.gap, footHeight)))
  }

  func layout(of shown: [CurvePreset]) -> PresetGridLayout {
    PresetGridLayout(shown, width: content.width - Grid.gap)
  }

  private func reveal() {
    let shown = choice.shown
    guard let index = choice.selectedIndex else { return }
    let layout = layout(of: shown)
    let cell = layout.cells[index]
    // The heading belongs to the first row of its group.
    let top = layout.headings.last { $0.frame.maxY <= cell.minY }?.frame
    let above = top.map { $0.maxY == cell.minY ? $0.minY : cell.minY } ?? cell.minY
    offset = max(min(offset, above), cell.maxY - content.height).rounded()
    offset = min(offset, max(0, layout.height - content.height))
  }

  private func preset(at point: Point) -> CurvePreset? {
    guard content.contains(point) else { return nil }
    let shown = choice.shown
    let place = Point(x: point.x - content.minX, y: point.y - content.minY + offset)
    return layout(of: shown).cells.firstIndex { $0.contains(place) }.map { shown[$0] }
  }

  /// Selects and plays what is under the pointer.
  override func pointerMoved(at point: Point) {
    pointer = point
    let preset = preset(at: point)
    play(preset)
    choice.select(preset)
  }

  /// Nothing plays any more.
  override func pointerExited() {
    pointer = nil
    playing = nil
  }

  /// Takes the preset, renames or deletes one's own, or closes.
  override func pointerReleased(at point: Point) {
    if let preset = preset(at: point) {
      onChoose?(preset)
    } else if footHeight > 0, let own = choice.selectedOwn, renameFrame.contains(point) {
      onRename?(own)
    } else if footHeight > 0, choice.selectedOwn != nil, deleteFrame.contains(point) {
      deleteSelected()
    } else {
      super.pointerReleased(at: point)
    }
  }

  /// Draws the sheet.
  override func draw(with ink: inout Ink) {
    drawSheet(with: &ink)
    let (sheet, content) = (sheetFrame, content)
    let title = Rect(
      x: content.minX, y: sheet.minY, width: content.width, height: titleHeight)
    ink.text("Presets", in: title, font: Typeface.title)
    let width = max(0, min(Self.filterWidth, content.width - Self.titleGap))
    let field = Rect(
      x: content.maxX - width, y: title.midY - Grid.row / 2, width: width, height: Grid.row)
    ink.entry(choice.filter, isFocused: true, in: field)
    if choice.filter.text.isEmpty {
      ink.text("Type to filter", in: field.insetBy(dx: 14, dy: 0), color: theme.secondary)
    }
    let shown = choice.shown
    var inside = ink
    inside.commands = []
    draw(shown, with: &inside)
    ink.commands.append(
      .group(
        GroupCommand(
          inside.commands, clip: Clip(Rect(origin: .zero, size: content.size)),
          transform: AffineTransform(translationX: content.minX, y: content.minY))))
    if shown.isEmpty {
      ink.text(
        "No preset has “\(choice.filter.text)” in its name", in: content, color: theme.secondary,
        .center)
    }
    drawFoot(with: &ink)
  }

  var deleteFrame: Rect { buttonFrame("Delete", cap: "Del", right: content.maxX) }

  var renameFrame: Rect {
    buttonFrame("Rename", cap: "F2", right: deleteFrame.minX - Grid.gap)
  }

  private func buttonFrame(_ title: String, cap: String, right: Double) -> Rect {
    guard let measurer = stage?.textMeasurer else { return .zero }
    let width = Ink(theme: theme, measurer: measurer)
      .buttonWidth(title, cap: showsCaps ? cap : nil)
    return Rect(x: right - width, y: content.maxY + 10, width: width, height: Grid.row)
  }
}

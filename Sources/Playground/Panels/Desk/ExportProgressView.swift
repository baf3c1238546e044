internal import Display
internal import Layers

/// How far an export is, with the time that is left and the way to stop it.
final class ExportProgressView: PanelView {
  /// Runs when the export is to be given up.
  var onCancel: (() -> Void)?

  private var progress: ExportProgress?
  private var isOverCancel = false

  private static let size = Size(width: 560, height: 40)
  private static let inset = 12.0
  /// In less the line under the name says by itself how far it is.
  private static let leastForText = 200.0

  /// Shows how far it is; true when it came or went.
  func update(_ progress: ExportProgress?) -> Bool {
    let changes = (progress == nil) != isHidden
    self.progress = progress
    isHidden = progress == nil
    return changes
  }

  /// Puts it at the foot of an area.
  func place(atFootOf area: Rect) {
    let width = min(Self.size.width, max(0, area.width - 2 * Grid.gap))
    frame = Rect(
      x: (area.midX - width / 2).rounded(),
      y: max(area.minY, area.maxY - Grid.padding - Self.size.height),
      width: width, height: Self.size.height)
  }

  /// Puts it over a row, from the row's left.
  func place(over row: Rect) {
    frame = Rect(
      x: row.minX, y: (row.midY - Self.size.height / 2).rounded(),
      width: min(Self.size.width, max(0, row.width)), height: Self.size.height)
  }

  /// Lights up the button.
  override func pointerMoved(at point: Point) { isOverCancel = cancelFrame.contains(point) }

  /// Dims the button.
  override func pointerExited() { isOverCancel = false }

  /// Stops the export.
  override func pointerReleased(at point: Point) {
    if cancelFrame.contains(point) { onCancel?() }
  }

  private var cancelFrame: Rect {
    guard let measurer = stage?.textMeasurer else { return .zero }
    let width = Ink(theme: theme, measurer: measurer).buttonWidth("Cancel", cap: "Esc")
    return Rect(x: bounds.maxX - Grid.unit - width, y: 4, width: width, height: 32)
  }

  /// Draws it.
  override func draw(with ink: inout Ink) {
    guard let progress else { return }
    ink.frame(bounds, fill: theme.lifted, border: theme.hairline, radius: Grid.gap)
    let cancel = cancelFrame
    ink.button("Cancel", cap: "Esc", in: cancel, isHovered: isOverCancel)
    let line = Rect(
      x: Self.inset, y: 6, width: cancel.minX - Self.inset - Grid.padding, height: 20)
    let showsText = line.width >= Self.leastForText
    let width =
      showsText
      ? ink.text(progress.text, in: line, font: Typeface.number, color: theme.secondary, .right)
      : 0
    ink.text(
      progress.name,
      in: Rect(
        x: line.minX, y: line.minY, width: line.width - width - Grid.gap, height: line.height))
    let track = Rect(x: line.minX, y: 29, width: line.width, height: 4)
    ink.fill(track, theme.desk, radius: 2)
    ink.fill(
      Rect(
        x: track.minX, y: track.minY,
        width: max(track.height, track.width * min(max(0, progress.fraction), 1)),
        height: track.height), theme.red, radius: 2)
  }
}

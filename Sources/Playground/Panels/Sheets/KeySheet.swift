internal import Display
internal import Layers

/// Something that lies over the desk and takes the keys while it is open.
protocol KeySheet: View {
  /// True while it is open.
  var isOpen: Bool { get }
  /// Opens or closes it.
  func setOpen(_ opens: Bool)
  /// Uses a key; false when it is none of the sheet's.
  func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool
  /// Uses typed text.
  func type(_ text: String)
}

/// A sheet over the dimmed desk; a press beside it closes it.
class OverlaySheetView: PanelView, KeySheet {
  /// Runs when it is to be closed without doing anything.
  var onCancel: (() -> Void)?
  /// True while it is open.
  private(set) var isOpen = false

  private static let appearance = 0.15
  private static let dim = Color(white: 0, alpha: 0.4)

  /// Where the sheet lies in the view.
  var sheetFrame: Rect { bounds }

  /// Opens or closes it.
  func setOpen(_ opens: Bool) {
    isOpen = opens
    isUserInteractionEnabled = opens
    View.animate(
      withDuration: Self.appearance, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { alpha = opens ? 1 : 0 })
  }

  /// Uses a key; Esc closes.
  func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    if press.key == .escape { onCancel?() }
    return true
  }

  /// Uses typed text.
  func type(_ text: String) {}

  /// A press beside the sheet closes it.
  override func pointerReleased(at point: Point) {
    if !sheetFrame.contains(point) { onCancel?() }
  }

  /// Draws the dimmed desk and the empty sheet.
  func drawSheet(with ink: inout Ink) {
    ink.fill(bounds, Self.dim)
    ink.card(.sheet, in: sheetFrame)
  }

  /// A sheet of a size in the middle, as far as there is room.
  func centered(_ size: Size) -> Rect {
    let width = min(size.width, max(0, bounds.width - 2 * Grid.gap))
    let height = min(size.height, max(0, bounds.height - 2 * Grid.gap))
    return Rect(
      x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - height / 2).rounded(),
      width: width, height: height)
  }
}

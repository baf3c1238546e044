internal import Display
internal import Layers

/// What lies over the desk and takes the keys and the pointer until it is closed.
class OverlayView: PanelView {
  /// Runs when it is to be closed.
  var onClose: (() -> Void)?
  /// True while it is open.
  private(set) var isOpen = false

  private var isPressedBeside = false

  private static let appearance = 0.18
  private static let dim = Color(white: 0, alpha: 0.4)

  /// Makes a closed one.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    alpha = 0
    isUserInteractionEnabled = false
  }

  /// Where the sheet lies in the view.
  var sheetFrame: Rect { bounds }

  /// Opens or closes it.
  func setOpen(_ opens: Bool) {
    isOpen = opens
    isUserInteractionEnabled = opens
    View.animate(
      withDuration: Self.appearance,
      options: [opens ? .curveEaseOut : .curveEaseInOut, .beginFromCurrentState],
      animations: { alpha = opens ? 1 : 0 })
  }

  /// Closes it without doing anything.
  func cancel() { onClose?() }

  /// Uses a key, such as Esc to close; false when it is for the window.
  func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    if press.key == .escape { cancel() }
    return true
  }

  /// Uses text that no key typed.
  func type(_ text: String) {}

  /// Moves what is in it by points; false where all of it shows.
  @discardableResult
  func scroll(by distance: Double) -> Bool { false }

  /// A press beside the sheet may close it.
  override func pointerPressed(at point: Point) { isPressedBeside = !sheetFrame.contains(point) }

  /// A press beside the sheet closes it.
  override func pointerReleased(at point: Point) {
    if isPressedBeside, !sheetFrame.contains(point) { pressedBeside() }
    isPressedBeside = false
  }

  /// Closes it.
  func pressedBeside() { cancel() }

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

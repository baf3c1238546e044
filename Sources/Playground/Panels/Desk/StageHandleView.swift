internal import Demos
internal import Display
internal import Layers

/// A vector of the settings over the stage, whose end is dragged; part of the window, never of the
/// picture.
final class StageHandleView: PanelView {
  /// Runs with the place in stage points to which the end is dragged.
  var onDrag: ((Point) -> Void)?

  private var handle: Session.StageHandle?
  private var stageSize = Size(width: 1, height: 1)
  private var grip: Point?
  private var isHovered = false

  private static let reach = 14.0
  private static let figures = Font(size: 11, hasTabularFigures: true)
  private static let written = Color(hex: 0x14161A)
  private static let chipHeight = 18.0

  /// Shows a handle over a stage of a size; nil for none.
  func update(_ handle: Session.StageHandle?, stage size: Size) {
    self.handle = handle
    stageSize = size
    isHidden = handle == nil
    if handle == nil { grip = nil }
  }

  /// Only the grip takes the pointer; the stage below has the rest.
  override func hitTest(_ point: Point) -> View? {
    guard !isHidden, let end, (point - end).length <= Self.reach else {
      return grip == nil ? nil : self
    }
    return self
  }

  /// Lights up.
  override func pointerEntered() { isHovered = true }

  /// Goes back to rest.
  override func pointerExited() { isHovered = false }

  /// Takes the grip where it is held, so that it does not jump.
  override func pointerPressed(at point: Point) {
    guard let end else { return }
    grip = point - end
  }

  /// Drags.
  override func pointerMoved(at point: Point) {
    guard let grip else { return }
    let place = point - grip
    onDrag?(Point(x: place.x / scale, y: place.y / scale))
  }

  /// Lets go.
  override func pointerReleased(at point: Point) { grip = nil }

  /// Lets go.
  override func pointerCancelled() { grip = nil }

  /// Draws the arm, the grip and the numbers.
  override func draw(with ink: inout Ink) {
    guard let handle, let end else { return }
    let start = place(handle.origin)
    let isLit = isHovered || grip != nil
    ink.line([start, end], width: 1.5, theme.red.withAlpha(0.7))
    ink.disc(at: start, diameter: 6, theme.red)
    ink.disc(at: end, diameter: isLit ? 18 : 16, .white)
    ink.disc(at: end, diameter: isLit ? 14 : 12, theme.red)
    guard isLit else { return }
    let text =
      "\(handle.vector.x.shortText), \(handle.vector.y.shortText)".replacingOccurrencesOfMinus
    let width = ink.width(of: text, in: Self.figures) + 12
    let chip = Rect(
      x: min(max(0, end.x + 14), bounds.width - width), y: end.y - Self.chipHeight / 2,
      width: width, height: Self.chipHeight)
    ink.fill(chip, theme.red, radius: 4)
    ink.text(text, in: chip, font: Self.figures, color: Self.written, .center)
  }

  private var end: Point? { handle.map { place($0.end) } }

  private var scale: Double { bounds.width / max(1, stageSize.width) }

  private func place(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
}

extension String {
  fileprivate var replacingOccurrencesOfMinus: String {
    String(map { $0 == "-" ? "−" : $0 })
  }
}

internal import Display
internal import Layers

/// A view that draws itself with `Ink` in the theme's colours.
class PanelView: View {
  /// The colours.
  var theme: Theme

  /// Makes a view.
  init(theme: Theme, frame: Rect = .zero) {
    self.theme = theme
    super.init(frame: frame)
  }

  /// Draws the content in the view's own coordinates.
  func draw(with ink: inout Ink) {}

  /// Draws by `draw(with:)`.
  final override func draw(into commands: inout [DrawCommand]) {
    guard let measurer = stage?.textMeasurer else { return }
    var ink = Ink(theme: theme, measurer: measurer)
    draw(with: &ink)
    commands.append(contentsOf: ink.commands)
  }

  /// The width of a text; 0 before the view is on a stage.
  func width(of text: String, in font: Font) -> Double {
    stage?.textMeasurer.width(of: text, in: font) ?? 0
  }
}

extension View {
  /// Gives the view and everything in it other colours.
  func setTheme(_ theme: Theme) {
    (self as? PanelView)?.theme = theme
    for subview in subviews { subview.setTheme(theme) }
  }
}

/// A panel view that can be pressed, and shows the pointer over it.
class PressableView: PanelView {
  /// Runs when a press is released inside.
  var onTap: (() -> Void)?
  /// True while the pointer is over it.
  private(set) var isHovered = false
  /// True while it is held down.
  private(set) var isPressed = false

  /// Lights up.
  override func pointerEntered() { isHovered = true }

  /// Goes back to rest.
  override func pointerExited() {
    isHovered = false
    isPressed = false
  }

  /// Goes down.
  override func pointerPressed(at point: Point) { isPressed = true }

  /// Comes up, and counts when the pointer is still inside.
  override func pointerReleased(at point: Point) {
    isPressed = false
    if bounds.contains(point) { onTap?() }
  }

  /// Comes up without counting.
  override func pointerCancelled() { isPressed = false }
}

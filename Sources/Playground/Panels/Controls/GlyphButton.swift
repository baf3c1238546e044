internal import Display
internal import Layers

/// A button with a sign.
final class GlyphButton: PressableView {
  /// The sign.
  var glyph: Glyph
  /// True while what the button switches is on.
  var isLit = false

  /// Makes a button.
  init(theme: Theme, glyph: Glyph) {
    self.glyph = glyph
    super.init(theme: theme)
  }

  /// Draws the sign, on a ground under the pointer.
  override func draw(with ink: inout Ink) {
    if isHovered || isPressed {
      ink.fill(bounds, isPressed ? theme.hairline : theme.lifted, radius: Grid.cornerRadius)
    }
    if isLit { return glyph.draw(at: bounds.center, theme.red, with: &ink) }
    glyph.draw(at: bounds.center, isHovered ? theme.text : theme.text.withAlpha(0.85), with: &ink)
  }
}

internal import Display
internal import Layers

/// A small card that names the control under the pointer, and its keys.
final class HintView: PanelView {
  private var hint: Hint?

  private static let height = 28.0
  private static let inset = 10.0
  private static let fade = 0.12

  /// Makes a card that does not show and takes no touches.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    alpha = 0
    isUserInteractionEnabled = false
  }

  /// Shows a hint at its place, or lets it go: a fade and no motion.
  func show(_ target: HintBoard.Target?, in window: Size) {
    if let target {
      hint = target.hint
      View.performWithoutAnimation {
        var size = size(of: target.hint)
        size.width = min(size.width, max(0, window.width - 2 * HintPlacement.gap))
        frame = HintPlacement.frame(of: size, at: target, in: window)
      }
    }
    View.animate(
      withDuration: Self.fade, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { alpha = target == nil ? 0 : 1 })
  }

  private func size(of hint: Hint) -> Size {
    guard let measurer = stage?.textMeasurer else { return .zero }
    let ink = Ink(theme: theme, measurer: measurer)
    let caps = hint.caps.reduce(0) { $0 + Grid.gap / 2 + ink.capWidth($1) }
    let width = ink.width(of: hint.title, in: Typeface.control) + 2 * Self.inset
    return Size(
      width: (width + caps + (hint.caps.isEmpty ? 0 : Grid.gap / 2)).rounded(.up),
      height: Self.height)
  }

  /// Draws the card.
  override func draw(with ink: inout Ink) {
    guard let hint else { return }
    ink.card(.hint, in: bounds)
    var right = bounds.maxX - Self.inset + Grid.unit
    for cap in hint.caps.reversed() {
      let width = ink.capWidth(cap)
      ink.cap(cap, in: Rect(x: right - width, y: 0, width: width, height: bounds.height))
      right -= width + Grid.unit
    }
    ink.text(
      hint.title,
      in: Rect(x: Self.inset, y: 0, width: right - Self.inset, height: bounds.height))
  }
}

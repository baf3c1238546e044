internal import Display
internal import Layers

/// One line that comes up under the sheet, says what happened, and goes.
final class NoticeView: PanelView {
  /// What kind of news it is.
  nonisolated enum Kind: Hashable, Sendable {
    /// A value, a state.
    case plain
    /// Something was done.
    case success
    /// Something failed or needs a look.
    case warning
  }

  /// The line.
  private(set) var text = ""
  private var kind = Kind.plain

  private static let height = 24.0
  private static let inset = 10.0
  private static let dotDiameter = 8.0
  private static let appearance = 0.2
  private static let travel = 4.0

  /// Sets the line; `place` puts it somewhere.
  func show(_ text: String, kind: Kind) {
    self.text = text
    self.kind = kind
    let isNew = alpha == 0
    View.animate(
      withDuration: Self.appearance, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { alpha = 1 })
    guard isNew, !Accessibility.isReduceMotionEnabled else { return }
    View.performWithoutAnimation {
      transform = AffineTransform(translationX: 0, y: Self.travel)
    }
    View.animate(
      withDuration: Self.appearance, options: .curveEaseOut, animations: { transform = .identity })
  }

  /// Lets the line go.
  func dismiss() {
    View.animate(
      withDuration: Self.appearance, options: [.curveEaseIn, .beginFromCurrentState],
      animations: { alpha = 0 })
  }

  /// The width that shows the whole line.
  var fittingWidth: Double {
    (width(of: text, in: Typeface.control) + 2 * Self.inset + markWidth).rounded(.up)
  }

  /// Puts the line at a place of its lane.
  func place(x: Double, midY: Double, width: Double) {
    bounds = Rect(x: 0, y: 0, width: width, height: Self.height)
    center = Point(x: x + width / 2, y: midY)
  }

  /// Draws the line.
  override func draw(with ink: inout Ink) {
    ink.card(.notice, in: bounds)
    if let color = markColor {
      ink.disc(
        at: Point(x: Self.inset + Self.dotDiameter / 2, y: bounds.midY),
        diameter: Self.dotDiameter, color)
    }
    let left = Self.inset + markWidth
    ink.text(
      text,
      in: Rect(x: left, y: 0, width: bounds.width - left - Self.inset + 1, height: Self.height))
  }

  private var markColor: Color? {
    switch kind {
    case .plain: nil
    case .success: theme.success
    case .warning: theme.warning
    }
  }

  private var markWidth: Double { kind == .plain ? 0 : Self.dotDiameter + Grid.gap }
}

internal import Display
internal import Layers

/// Says that a recording runs; part of the window, never of the picture.
final class RecordingMarkView: PanelView {
  private var recording = DeskModel.Recording.none

  /// The size that it takes; in less it leaves the seconds out.
  static let size = Size(width: 128, height: 28)
  private static let inset = 12.0
  private static let dotDiameter = 8.0

  /// Shows what the recorder does.
  func update(_ recording: DeskModel.Recording) {
    self.recording = recording
    isHidden = recording == .none
  }

  /// Draws the mark.
  override func draw(with ink: inout Ink) {
    ink.frame(bounds, fill: theme.lifted, border: theme.hairline, radius: bounds.height / 2)
    let words = bounds.insetBy(dx: Self.inset, dy: 0)
    switch recording {
    case .none: break
    case .running(let seconds):
      ink.disc(
        at: Point(x: Self.inset + Self.dotDiameter / 2, y: bounds.midY),
        diameter: Self.dotDiameter, theme.red)
      ink.text(
        "REC",
        in: Rect(
          x: Self.inset + Self.dotDiameter + Grid.gap, y: 0, width: words.width,
          height: bounds.height),
        font: Typeface.strong)
      guard bounds.width >= Self.size.width else { return }
      ink.text(
        PanelNumber.fixed(seconds, decimals: 1) + " s", in: words, font: Typeface.number,
        color: theme.secondary, .right)
    }
  }
}

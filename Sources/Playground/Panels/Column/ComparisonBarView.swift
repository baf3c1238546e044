internal import Display
internal import Layers

/// Which of two takes is tuned, and how far they are apart.
final class ComparisonBarView: PanelView {
  /// A and B.
  let sides: SegmentsView

  private var model: DeskModel.Comparison?
  private static let sideHeight = 28.0

  /// The height of the bar.
  static let height = sideHeight + 24

  /// Makes an empty bar.
  override init(theme: Theme, frame: Rect = .zero) {
    sides = SegmentsView(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(sides)
  }

  /// Shows a comparison.
  func update(_ model: DeskModel.Comparison?) {
    self.model = model
    guard let model else { return }
    sides.update([
      SegmentsView.Segment(
        title: "A  \(model.own)", isChosen: !model.tunesOther, tint: theme.red),
      SegmentsView.Segment(
        title: "B  \(model.other)", isChosen: model.tunesOther, tint: theme.blue),
    ])
  }

  /// Stacks the parts.
  override func layoutSubviews() {
    sides.frame = Rect(x: 0, y: 0, width: bounds.width, height: Self.sideHeight)
  }

  /// Draws the distance.
  override func draw(with ink: inout Ink) {
    guard let model else { return }
    ink.text(
      model.difference,
      in: Rect(x: 0, y: Self.sideHeight + 2, width: bounds.width, height: 20),
      font: Typeface.caption, color: theme.secondary)
  }
}

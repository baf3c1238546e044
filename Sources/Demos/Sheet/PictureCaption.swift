internal import Display
internal import Layers

/// The title and the line that says what to watch, on dark glass over a picture.
final class PictureCaption: View {
  private let titleLabel = Label()
  private let watchLabel = Label()

  private static let padding = 16.0

  init(_ about: DemoDescription) {
    super.init(frame: .zero)
    backgroundColor = Palette.desk.withAlpha(0.62)
    layer.cornerRadius = 10
    titleLabel.text = about.title
    titleLabel.font = .boldSystemFont(ofSize: 16)
    titleLabel.textColor = .white
    watchLabel.text = about.watch
    watchLabel.font = .systemFont(ofSize: SheetMetrics.captionSize)
    watchLabel.textColor = Color(hex: 0xE8E6E1)
    watchLabel.adjustsFontSizeToFitWidth = true
    addSubview(titleLabel)
    addSubview(watchLabel)
  }

  /// Places the caption at the lower left of a page, beside the button there.
  func layOut(in page: Rect, _ metrics: SheetMetrics) {
    let margin = metrics.margin / 2
    let room = page.width - 2 * margin - Button.cornerWidth - metrics.gap
    let text = max(
      titleLabel.sizeThatFits(page.size).width, watchLabel.sizeThatFits(page.size).width)
    watchLabel.isHidden = metrics.isCompact
    let width = metrics.isCompact ? min(room, 140) : min(room, text + 2 * Self.padding)
    let height = metrics.isCompact ? 40.0 : 68.0
    frame = Rect(x: margin, y: page.height - margin - height, width: max(0, width), height: height)
    let inside = max(0, width - 2 * Self.padding)
    titleLabel.frame = Rect(
      x: Self.padding, y: metrics.isCompact ? 8 : 12, width: inside, height: 24)
    watchLabel.frame = Rect(x: Self.padding, y: 36, width: inside, height: 20)
  }
}

extension Button {
  fileprivate static let cornerWidth = 136.0

  /// Places the button at the lower right of a page.
  func layOutAtCorner(of page: Rect, _ metrics: SheetMetrics) {
    let margin = metrics.margin / 2
    frame = Rect(
      x: page.width - margin - Self.cornerWidth,
      y: page.height - margin - metrics.buttonHeight, width: Self.cornerWidth,
      height: metrics.buttonHeight)
  }
}

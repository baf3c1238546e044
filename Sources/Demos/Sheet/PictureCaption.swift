internal import Display
internal import Layers

/// The title and the line that says what to watch, on dark glass over a picture.
final class PictureCaption: View {
  private let titleLabel = Label()
  private let watchLabel = Label()

  private static let padding = 16.0
  private static let titleHeight = 28.0
  /// Pages narrower than this have the caption above the button instead of beside it.
  private static let leastWidthBeside = 640.0

  init(_ about: DemoDescription) {
    super.init(frame: .zero)
    backgroundColor = Palette.desk.withAlpha(0.62)
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.borderColor = Palette.glassEdge
    titleLabel.text = about.title
    titleLabel.textColor = .white
    watchLabel.text = about.shownWatch
    watchLabel.textColor = Color(hex: 0xE8E6E1)
    watchLabel.numberOfLines = 2
    addSubview(titleLabel)
    addSubview(watchLabel)
  }

  /// Places the caption at the lower left of a page, and a button at the lower right.
  func layOut(in page: Rect, beside button: Button, _ metrics: SheetMetrics) {
    let margin = metrics.margin / 2
    button.setTextSize(metrics)
    titleLabel.font = .boldSystemFont(ofSize: metrics.headingSize)
    watchLabel.font = .systemFont(ofSize: metrics.textSize)
    button.frame = Rect(
      x: page.width - margin - Button.cornerWidth,
      y: page.height - margin - metrics.buttonHeight, width: Button.cornerWidth,
      height: metrics.buttonHeight)
    watchLabel.isHidden = metrics.isCompact
    guard !metrics.isCompact else {
      // One line, as high as the button.
      let width = titleLabel.sizeThatFits(page.size).width + 2 * Self.padding
      frame = Rect(x: margin, y: button.frame.minY, width: width, height: metrics.buttonHeight)
      titleLabel.frame = bounds.insetBy(dx: Self.padding, dy: 0)
      return
    }
    let isBeside = page.width >= Self.leastWidthBeside
    let right = isBeside ? button.frame.minX - metrics.gap : page.width - margin
    let text = watchLabel.sizeThatFits(
      Size(width: right - margin - 2 * Self.padding, height: page.height))
    let width = max(text.width, titleLabel.sizeThatFits(page.size).width)
    let height = Self.titleHeight + text.height.rounded(.up) + 24
    let bottom = isBeside ? page.height - margin : button.frame.minY - metrics.gap
    frame = Rect(
      x: margin, y: bottom - height, width: width.rounded(.up) + 2 * Self.padding, height: height)
    let inside = bounds.insetBy(dx: Self.padding, dy: 12)
    titleLabel.frame = Rect(
      origin: inside.origin, size: Size(width: inside.width, height: Self.titleHeight))
    watchLabel.frame = Rect(
      x: inside.minX, y: inside.minY + Self.titleHeight, width: inside.width,
      height: inside.height - Self.titleHeight)
  }
}

extension Button {
  fileprivate static let cornerWidth = 152.0
}

internal import Display
internal import Layers

/// A controller with one picture, its title, and one button.
final class PictureScreen: ViewController {
  let button: Button
  private let imageView = ImageView(frame: .zero)
  private let titleLabel = Label()

  private static let margin = 16.0
  private static let labelHeight = 32.0
  private static let buttonSize = Size(width: 112, height: 36)
  private static let smallButtonSize = Size(width: 80, height: 28)
  private static let narrow = 240.0
  /// Screens from this width on have larger type.
  private static let wide = 360.0

  init(name: String, title: String, image: Picture, button: String) {
    self.button = Button(title: button, rank: .onPicture)
    super.init()
    self.name = name
    imageView.image = image
    titleLabel.text = title
  }

  /// Hears of drags on the picture.
  var drag: DragView? { view as? DragView }

  override func loadView() -> View { DragView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.name = name
    view.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    titleLabel.backgroundColor = Palette.desk.withAlpha(0.62)
    titleLabel.layer.cornerRadius = 8
    for part in [imageView, titleLabel] { part.isUserInteractionEnabled = false }
    for part in [imageView, titleLabel, button] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let margin = min(Self.margin, bounds.width / 16)
    let size = bounds.width < Self.narrow ? Self.smallButtonSize : Self.buttonSize
    let isWide = bounds.width >= Self.wide
    titleLabel.font = .boldSystemFont(ofSize: isWide ? 18 : 16)
    button.label.font = .boldSystemFont(ofSize: isWide ? 18 : SheetMetrics.captionSize)
    imageView.frame = bounds
    button.frame = Rect(
      x: bounds.maxX - margin - size.width, y: bounds.maxY - margin - size.height,
      width: size.width, height: size.height)
    let width = titleLabel.sizeThatFits(bounds.size).width.rounded(.up) + 24
    titleLabel.isHidden = margin + width > button.frame.minX
    titleLabel.frame = Rect(
      x: margin, y: button.frame.midY - Self.labelHeight / 2, width: width,
      height: Self.labelHeight)
  }
}

internal import Display
public import Layers

/// A demo's page: warm paper, the demo's title, and one line that says what to watch.
open class SheetController: ViewController {
  let titleLabel = Label()
  let watchLabel = Label()

  /// Pages from this width on have one line that says what to watch.
  private static let wide = 640.0

  /// Where the contents of the page begin, in points from its top.
  var contentTop: Double {
    guard !metrics.isTiny else { return metrics.margin }
    return (metrics.isCompact ? titleLabel : watchLabel).frame.maxY + metrics.gap
  }

  /// The distances and sizes that fit the page.
  var metrics: SheetMetrics { SheetMetrics(view.bounds.size) }

  /// Writes the title and the line that says what to watch.
  func setCaption(_ about: DemoDescription) {
    titleLabel.text = about.title
    watchLabel.text = about.shownWatch
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    titleLabel.textColor = Palette.ink
    watchLabel.textColor = Palette.secondaryInk
    watchLabel.adjustsFontSizeToFitWidth = true
    watchLabel.minimumScaleFactor = 0.6
    view.addSubview(titleLabel)
    view.addSubview(watchLabel)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 2 * metrics.margin
    let top = metrics.isCompact ? 12 : metrics.margin - 12
    let height = metrics.isCompact ? 24.0 : 28
    titleLabel.font = .boldSystemFont(ofSize: metrics.headingSize)
    titleLabel.frame = Rect(x: metrics.margin, y: top, width: width, height: height)
    titleLabel.isHidden = metrics.isTiny
    watchLabel.font = .systemFont(ofSize: metrics.textSize)
    // One line on a wide page: what it says must not move what lies below.
    let isWide = view.bounds.width >= Self.wide
    watchLabel.numberOfLines = isWide ? 1 : 2
    let text = watchLabel.sizeThatFits(Size(width: width, height: view.bounds.height))
    watchLabel.frame = Rect(
      x: metrics.margin, y: top + height, width: width,
      height: isWide ? 24 : max(24, text.height.rounded(.up)))
    watchLabel.isHidden = metrics.isCompact
  }
}

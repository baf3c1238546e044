internal import Display
public import Layers

/// A demo's page: warm paper, the demo's title, and one line that says what to watch.
open class SheetController: ViewController {
  let titleLabel = Label()
  let watchLabel = Label()

  /// Where the contents of the page begin, in points from its top.
  var contentTop: Double { (metrics.isCompact ? titleLabel : watchLabel).frame.maxY + metrics.gap }

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
    titleLabel.font = .boldSystemFont(ofSize: 16)
    titleLabel.textColor = Palette.ink
    watchLabel.font = .systemFont(ofSize: SheetMetrics.captionSize)
    watchLabel.textColor = Palette.secondaryInk
    watchLabel.numberOfLines = 2
    view.addSubview(titleLabel)
    view.addSubview(watchLabel)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 2 * metrics.margin
    let top = metrics.isCompact ? 12 : metrics.margin - 12
    titleLabel.frame = Rect(x: metrics.margin, y: top, width: width, height: 24)
    let text = watchLabel.sizeThatFits(Size(width: width, height: view.bounds.height))
    watchLabel.frame = Rect(
      x: metrics.margin, y: top + 24, width: width, height: max(20, text.height.rounded(.up)))
    watchLabel.isHidden = metrics.isCompact
  }
}

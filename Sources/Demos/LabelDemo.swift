internal import Display
internal import Layers
internal import Motion

/// The lesson's `moveLabel`: a word leaves while its duplicate brings the next.
///
/// The real label fades out and moves by an offset while a duplicate fades in
/// from there, later and faster; at the end the real label takes the text and the duplicate goes.
///
/// Look at the last 50 ms of the variant "as-written": the duplicate ends at 0.45 s and is removed,
/// but the real label's own animation still hides it until 0.5 s.
final class LabelDemo: SheetController, Demo {
  private let label = Label()
  private let page = LabelPage()
  private let settings: SettingValues
  private var textIndex = 0
  private var gate = MotionGate()

  private static let texts = ["Pose", "Anticipation", "Key", "Breakdown", "Inbetween"]

  init(settings: SettingValues) {
    self.settings = settings
    super.init()
  }

  func moveToNextText() {
    textIndex = (textIndex + 1) % Self.texts.count
    guard variant == .asWritten || gate.begin() else { return }
    moveLabel(label: label, text: Self.texts[textIndex], offset: travel)
  }

  private func moveLabel(label: Label, text: String, offset: Point) {
    // Create and set up the temp label.
    let tempLabel = duplicateLabel(label: label)
    tempLabel.text = text
    tempLabel.transform = AffineTransform(translationX: offset.x, y: offset.y)
    tempLabel.alpha = 0
    view.addSubview(tempLabel)
    // As written, the end of the temp label counts; without flicker, the end of both.
    var running = variant == .asWritten ? 1 : 2
    let end = { (_: Bool) in
      running -= 1
      guard running == 0 else { return }
      // Update the real label and remove the temp label.
      label.text = text
      label.alpha = 1
      label.transform = .identity
      tempLabel.removeFromSuperview()
      self.moveLabelForWaitingPress()
    }
    // Fade out and translate the real label.
    View.animate(
      withDuration: settings[Self.duration],
      delay: 0,
      curve: settings[Self.curve],
      name: "out",
      animations: {
        label.transform = AffineTransform(translationX: offset.x, y: offset.y)
        label.alpha = 0
      },
      completion: variant == .asWritten ? nil : end)
    // Fade in and translate the temp label.
    View.animate(
      withDuration: settings[Self.tempDuration],
      delay: settings[Self.tempDelay],
      curve: settings[Self.curve],
      name: "in",
      animations: {
        tempLabel.transform = .identity
        tempLabel.alpha = 1
      },
      completion: end)
  }

  func origin(ofSetting name: String) -> Point? {
    name == Self.offset.setting.name ? page.restPlace.center : nil
  }

  private func moveLabelForWaitingPress() {
    guard gate.end() else { return }
    moveLabel(label: label, text: Self.texts[textIndex], offset: travel)
  }

  private var travel: Point {
    Accessibility.isReduceMotionEnabled ? .zero : settings[Self.offset]
  }

  private var variant: Variant { settings[Self.variant] }

  private func duplicateLabel(label: Label) -> Label {
    let duplicate = Label(frame: label.frame)
    duplicate.name = "temp"
    duplicate.font = label.font
    duplicate.textColor = label.textColor
    duplicate.textAlignment = label.textAlignment
    return duplicate
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setCaption(Self.about)
    label.name = "label"
    label.text = Self.texts[textIndex]
    label.textColor = Palette.ink
    label.textAlignment = .center
    page.moveButton.onTap = { [weak self] in self?.moveToNextText() }
    page.add(to: view)
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let offset = settings[Self.offset]
    page.layOut(in: view.bounds, below: contentTop, offset: offset, metrics)
    for label in view.subviews.compactMap({ $0 as? Label }) where label.name != nil {
      label.font = page.font(metrics)
      label.bounds.size = page.restPlace.size
      label.center = page.restPlace.center
    }
  }
}

extension LabelDemo {
  /// How the lesson's code ends.
  enum Variant: String, SettingChoice {
    case fixed
    case asWritten = "as-written"
  }

  static let duration = SettingKey<Double>(
    seconds: 0.5, "duration", title: "Duration", summary: "how long the real label fades out")
  static let curve = SettingKey<Curve>(
    "curve", title: "Curve", .easeIn, summary: "the easing of both labels")
  static let offset = SettingKey<Point>(
    "offset", title: "Offset", Point(x: 0, y: 96), in: -4000...4000, step: 4,
    summary: "where the real label goes and the duplicate comes from")
  static let tempDelay = SettingKey<Double>(
    seconds: 0.2, "tempDelay", title: "Temp delay", summary: "how long the duplicate waits")
  static let tempDuration = SettingKey<Double>(
    seconds: 0.25, "tempDuration", title: "Temp duration",
    summary: "how long the duplicate fades in")
  static let variant = SettingKey<Variant>(
    "variant", title: "Variant", .fixed, summary: "as-written flickers during its last 50 ms")

  /// What the playground must know.
  static let about = DemoDescription(
    name: "label", title: "Label",
    lesson: "A duplicate label fades in while the real one moves away",
    watch: "Watch the word leave for the blue marks while its duplicate brings the next one back.",
    reducedWatch: "Reduced motion: the word and its duplicate fade in one place, without travel.",
    settings: [
      duration.setting, curve.setting, offset.setting, tempDelay.setting, tempDuration.setting,
      variant.setting,
    ],
    actions: [
      DemoAction("move", title: "Move", key: "m", LabelDemo.moveToNextText)
    ],
    layerNames: ["label", "temp"],
    showcase: [TimedInput(0.5, .action("move")), TimedInput(1.6, .action("move"))])

  /// Needs nothing from outside.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory {
    { LabelDemo(settings: settings) }
  }
}

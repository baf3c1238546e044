internal import Display
internal import Layers
internal import Motion
internal import Transitions

/// The lesson's image switcher: `CATransition` animates what no property can, the change of an
/// image.
///
/// `layer.add(transition, forKey: nil)` keeps the picture before; the image is set in the same
/// turn, and the transition leads from the one to the other.
///
/// Look at the arrow: the new picture comes from there. A second press during a transition starts
/// from what is on the screen at that instant; a layer has one transition at a time.
final class TransitionsDemo: SheetController, Demo {
  private let page = TransitionPage()
  private let images: [Picture]
  private let settings: SettingValues
  private var imageIndex = 0
  private var type: TransitionType
  private var subtype: TransitionDirection

  init(images: [Picture], settings: SettingValues) {
    self.images = images
    self.settings = settings
    type = settings[Self.type]
    subtype = settings[Self.subtype].direction
    super.init()
  }

  func switchImage() {
    // Set up the transition.
    var transition = self.transition
    if Accessibility.isReduceMotionEnabled { transition.type = .fade }
    // Apply it to the image view's layer.
    if transition.duration > 0 {
      page.imageView.layer.add(transition, forKey: nil)
    }
    // Cycle to the next image.
    imageIndex = (imageIndex + 1) % images.count
    page.imageView.image = images[imageIndex]
  }

  private var transition: Transition {
    var transition = Transition()
    transition.type = type
    transition.subtype = subtype
    transition.verticals = settings[Self.vertical] == .ios ? .asSeenOnIOS : .asNamed
    transition.duration = settings[Self.duration]
    transition.timingFunction = settings[Self.curve]
    transition.startProgress = settings[Self.startProgress]
    transition.endProgress = settings[Self.endProgress]
    return transition
  }

  func chooseNextType() { chooseType(after: 1) }

  func choosePreviousType() { chooseType(after: -1) }

  private func chooseType(after step: Int) {
    let all = TransitionType.all
    let index = all.firstIndex(of: type) ?? 0
    type = all[(index + step + all.count) % all.count]
    page.show(transition)
  }

  func chooseNextDirection() {
    let all = TransitionDirection.allCases
    let index = all.firstIndex(of: subtype) ?? 0
    subtype = all[(index + 1) % all.count]
    page.show(transition)
  }

  func unusedNote(ofSetting name: String) -> String? {
    let directions = [Self.subtype.setting.name, Self.vertical.setting.name]
    return directions.contains(name) && !type.hasDirections ? "no directions" : nil
  }

  func runningValue(ofSetting name: String) -> SettingValue? {
    switch name {
    case Self.type.setting.name: type.settingValue
    case Self.subtype.setting.name: .choice(subtype.rawValue)
    default: nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setCaption(Self.about)
    page.imageView.name = "image"
    page.imageView.image = images.first
    page.nextButton.onTap = { [weak self] in self?.switchImage() }
    page.typeButton.onTap = { [weak self] in self?.chooseNextType() }
    page.directionButton.onTap = { [weak self] in self?.chooseNextDirection() }
    page.add(to: view)
    page.show(transition)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.layOut(in: view.bounds, below: contentTop, metrics)
  }
}

extension TransitionsDemo {
  /// The directions under their names.
  enum Subtype: String, SettingChoice {
    case fromLeft = "from-left"
    case fromRight = "from-right"
    case fromTop = "from-top"
    case fromBottom = "from-bottom"

    var direction: TransitionDirection {
      TransitionDirection(rawValue: rawValue) ?? .fromLeft
    }
  }

  /// How the vertical directions are read.
  enum Vertical: String, SettingChoice {
    case asNamed = "as-named"
    case ios

    var title: String { self == .ios ? "As on iOS" : "As named" }
  }

  static let type = SettingKey<TransitionType>(
    "type", title: "Type", .fade,
    summary: "what the transition looks like, until an action goes on from it")
  static let subtype = SettingKey<Subtype>(
    "subtype", title: "Subtype", .fromLeft,
    summary: "where the new picture comes from, until an action goes on from it")
  static let duration = SettingKey<Double>(
    seconds: 2, "duration", title: "Duration", summary: "how long a picture takes to change")
  static let curve = SettingKey<Curve>(
    "curve", title: "Curve", .linear, summary: "the easing of the transition's progress")
  static let startProgress = SettingKey<Double>(
    "startProgress", title: "Start", 0, in: 0...1, step: 0.05,
    summary: "the part of the whole at which it starts")
  static let endProgress = SettingKey<Double>(
    "endProgress", title: "End", 1, in: 0...1, step: 0.05,
    summary: "the part of the whole at which it ends")
  static let vertical = SettingKey<Vertical>(
    "vertical", title: "Vertical", .asNamed,
    summary: "from-top and from-bottom as they are named, or swapped as they look on iOS")
  static let images = SettingKey<FileList>(
    "images", title: "Images", count: 2...64, of: "pictures (SVG, PNG, JPEG, WebP)",
    summary: "your own pictures")

  private static let pictures = [
    "Pictures/anchor.svg", "Pictures/cone.svg", "Pictures/igloo.svg", "Pictures/spaceship.svg",
  ]

  /// What the playground must know.
  static let about = DemoDescription(
    name: "transitions", title: "Transitions",
    lesson: "A transition animates the change of an image, which no property can",
    watch:
      "Watch the old picture give way to the new one, which comes from where the arrow starts.",
    reducedWatch: "Reduced motion: every type is shown as a fade; names and times stay.",
    settings: [
      type.setting, subtype.setting, duration.setting, curve.setting, startProgress.setting,
      endProgress.setting, vertical.setting, images.setting,
    ],
    actions: [
      DemoAction("next", title: "Next picture", key: "n", TransitionsDemo.switchImage),
      DemoAction("next-type", title: "Next type", key: "y", TransitionsDemo.chooseNextType),
      DemoAction(
        "previous-type", title: "Previous type", key: "u", TransitionsDemo.choosePreviousType),
      DemoAction(
        "next-direction", title: "Next direction", key: "d", TransitionsDemo.chooseNextDirection),
    ],
    layerNames: ["image"],
    showcase: showcase)

  /// Four looks, one after another: fade, push, cube and page curl.
  private static let showcase: [TimedInput] = {
    let stepsToTypes = [0, 2, 2, 4]
    return stepsToTypes.enumerated().flatMap { index, steps -> [TimedInput] in
      let start = 0.4 + Double(index) * 2.4
      // All at one instant: the types between are not seen.
      let choice = (0..<steps).map { _ in TimedInput(start - 0.2, .action("next-type")) }
      return choice + [TimedInput(start, .action("next"))]
    }
  }()

  /// Reads the pictures.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory {
    var images: [Picture] = []
    for path in settings[Self.images].paths { images.append(try resources.picture(atPath: path)) }
    if images.isEmpty {
      for name in pictures { images.append(try resources.picture(asset: name)) }
    }
    return { TransitionsDemo(images: images, settings: settings) }
  }
}

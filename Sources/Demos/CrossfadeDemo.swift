internal import Display
internal import Layers
internal import Motion

/// The lesson's `fade`: one picture gives way to the next.
///
/// A temporary image view fades in above the background,
/// then the background takes its image and the temporary view goes.
///
/// Look at the edges: the temp starts 20 points lower and 1.3 × wider and settles while it fades.
final class CrossfadeDemo: ViewController, Demo {
  private let bgImageView = ImageView(frame: .zero)
  private let effectsView = ImageView(frame: .zero)
  private let caption = PictureCaption(about)
  private let nextButton = Button(title: "Next picture", rank: .onPicture)
  private let images: [Picture]
  private let settings: SettingValues
  private var imageIndex = 0
  private var tempViews: [ImageView] = []

  init(images: [Picture], effects: Picture, settings: SettingValues) {
    self.images = images
    self.settings = settings
    super.init()
    effectsView.image = effects
  }

  func showNextImage() {
    imageIndex = (imageIndex + 1) % images.count
    fade(toImage: images[imageIndex], showEffects: settings[Self.effects] && imageIndex % 2 == 1)
  }

  private func fade(toImage: Picture, showEffects: Bool) {
    // Create and set up the temp view, above those that are still on their way.
    let tempView = ImageView(frame: bgImageView.frame)
    tempView.name = "temp"
    tempView.image = toImage
    tempView.contentMode = bgImageView.contentMode
    tempView.clipsToBounds = true
    tempView.alpha = 0
    tempView.center.y += rise
    tempView.bounds.size.width = bgImageView.bounds.width * stretch
    view.insertSubview(tempView, aboveSubview: tempViews.last ?? bgImageView)
    tempViews.append(tempView)
    View.animate(
      withDuration: settings[Self.duration],
      curve: settings[Self.curve],
      name: "fade",
      animations: {
        // Fade the temp view in.
        tempView.alpha = 1
        tempView.center.y -= self.rise
        tempView.bounds.size = self.bgImageView.bounds.size
      },
      completion: { finished in
        // Update the background view and remove the temp view. A fade that was broken off has not
        // arrived: its picture is not taken over, but its view must go all the same.
        if finished {
          self.bgImageView.image = toImage
        }
        tempView.removeFromSuperview()
        self.tempViews.removeAll { $0 === tempView }
      })
    // A block of its own: the next press replaces the snow's fade, and a block of which one animation
    // was replaced counts as broken off.
    View.animate(
      withDuration: settings[Self.duration],
      curve: settings[Self.curve],
      options: .beginFromCurrentState,
      animations: { self.effectsView.alpha = showEffects ? 1 : 0 })
  }

  private var rise: Double { Accessibility.isReduceMotionEnabled ? 0 : settings[Self.rise] }

  private var stretch: Double { Accessibility.isReduceMotionEnabled ? 1 : settings[Self.stretch] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    bgImageView.name = "background"
    bgImageView.image = images.first
    bgImageView.contentMode = .scaleAspectFill
    bgImageView.clipsToBounds = true
    effectsView.contentMode = .scaleAspectFill
    effectsView.clipsToBounds = true
    effectsView.alpha = 0
    nextButton.onTap = { [weak self] in self?.showNextImage() }
    for part in [bgImageView, effectsView, caption, nextButton] { view.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let metrics = SheetMetrics(view.bounds.size)
    for picture in [bgImageView, effectsView] + tempViews { picture.frame = view.bounds }
    caption.layOut(in: view.bounds, beside: nextButton, metrics)
  }
}

extension CrossfadeDemo {
  static let duration = SettingKey<Double>(
    seconds: 0.5, "duration", title: "Duration", summary: "how long a picture takes to change")
  static let curve = SettingKey<Curve>(
    "curve", title: "Curve", .easeInOut, summary: "the easing of fade, rise and stretch")
  static let rise = SettingKey<Double>(
    "rise", title: "Rise", 20, in: -2000...2000, step: 5, unit: .points,
    summary: "how much lower the new picture starts")
  static let stretch = SettingKey<Double>(
    "stretch", title: "Stretch", 1.3, in: 0...10, step: 0.1, unit: .times,
    summary: "how much wider the new picture starts")
  static let effects = SettingKey<Bool>(
    "effects", title: "Effects", false, summary: "snow falls over every second picture")
  static let images = SettingKey<FileList>(
    "images", title: "Images", count: 1...64, of: "pictures (SVG, PNG, JPEG, WebP)",
    summary: "your own pictures")

  private static let scenes = ["Scenes/day.svg", "Scenes/night.svg"]

  /// What the playground must know.
  static let about = DemoDescription(
    name: "crossfade", title: "Cross-fade",
    lesson: "A temporary view above the background hides the change of its image",
    watch: "Watch the edges: the new picture starts lower and wider, and settles as it fades in.",
    reducedWatch: "Reduced motion: a plain fade in place, without the rise and the stretch.",
    settings: [
      duration.setting, curve.setting, rise.setting, stretch.setting, effects.setting,
      images.setting,
    ],
    actions: [
      DemoAction("next", title: "Next picture", key: "n", CrossfadeDemo.showNextImage)
    ],
    layerNames: ["background", "temp"],
    showcase: [TimedInput(0.5, .action("next")), TimedInput(1.6, .action("next"))])

  /// Reads the pictures.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory {
    var pictures: [Picture] = []
    for path in settings[images].paths { pictures.append(try resources.picture(atPath: path)) }
    if pictures.isEmpty {
      for name in scenes { pictures.append(try resources.picture(asset: name)) }
    }
    let snow = try resources.picture(asset: "Effects/snow.svg")
    return { CrossfadeDemo(images: pictures, effects: snow, settings: settings) }
  }
}

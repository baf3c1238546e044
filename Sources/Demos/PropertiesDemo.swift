internal import Display
internal import Layers
internal import Motion

/// The lesson's list of properties that animate: position and size, transformation, appearance.
///
/// Each has a view of its own, and one `UIView.animate` changes them all, or one.
///
/// Look at the first column with `constraint` on: layout computes the frames anew once the
/// animation is over, so bounds, frame and center spring back, as the lesson warns; transforms,
/// colour and alpha are none of layout's business and stay. The last card, an addition to the list,
/// turns about the upright axis under perspective: `transform3D` with `m34`.
final class PropertiesDemo: SheetController, Demo {
  private let page: PropertiesPage
  private let settings: SettingValues
  /// The properties that have their other value.
  private var changed: Set<Property> = []

  init(settings: SettingValues) {
    self.settings = settings
    page = PropertiesPage(
      note: settings[Self.constraint]
        ? "Constraints hold each view: after the animation layout computes the frames anew, and "
          + "bounds, frame and center spring back."
        : "No constraints hold the views, so each stays where its animation ends.")
    super.init()
  }

  func run() {
    let properties = settings[Self.property].properties
    let isInTurn = settings[Self.property] == .inTurn
    for (index, property) in properties.enumerated() {
      animate(property, delay: isInTurn ? Double(index) * settings[Self.duration] : 0)
    }
  }

  private func animate(_ property: Property, delay: Double) {
    let isOn = changed.insert(property).inserted
    if !isOn { changed.remove(property) }
    let card = page.card(of: property)
    card.showsOther = isOn
    let isReduced = Accessibility.isReduceMotionEnabled && property.moves
    let dissolve = isReduced ? card.dissolve() : nil
    View.animate(
      withDuration: settings[Self.duration],
      delay: delay,
      curve: settings[Self.curve],
      options: dissolve == nil ? .beginFromCurrentState : [],
      name: property.rawValue,
      animations: {
        if let dissolve {
          dissolve.show()
        } else {
          property.set(
            card.subject, isOn: isOn, rest: card.restFrame, color: card.otherColor)
        }
      },
      completion: { _ in
        dissolve?.end()
        // Anything may ask for a layout: a text that changes, a turned device. Here it comes at
        // once.
        guard self.settings[Self.constraint], property.belongsToLayout else { return }
        card.setNeedsLayout()
        card.showsOther = false
        self.changed.remove(property)
      })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setCaption(Self.about)
    page.runButton.onTap = { [weak self] in self?.run() }
    page.add(to: view, isConstrained: settings[Self.constraint])
    page.card(of: .backgroundColor).otherColor = settings[Self.color]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.layOut(in: view.bounds, below: contentTop, metrics)
  }
}

extension PropertiesDemo {
  /// What runs.
  enum Selection: String, SettingChoice {
    case all
    case inTurn = "in-turn"
    case bounds, frame, center, rotation, scale, translation, backgroundColor, alpha, depth

    var properties: [Property] {
      Property(rawValue: rawValue).map { [$0] } ?? Property.allCases
    }
  }

  static let duration = SettingKey<Double>(
    seconds: 1, "duration", title: "Duration", summary: "how long a property takes to change")
  static let curve = SettingKey<Curve>(
    "curve", title: "Curve", .easeInOut, summary: "the easing of every property")
  static let property = SettingKey<Selection>(
    "property", title: "Property", .all, summary: "all at once, one after another, or one alone")
  static let color = SettingKey<Color>(
    "color", title: "Color", Palette.blue, summary: "what the background color changes to")
  static let constraint = SettingKey<Bool>(
    "constraint", title: "Constraint", false,
    summary: "constraints hold the views, and layout springs them back")

  /// What the playground must know.
  static let about = DemoDescription(
    name: "properties", title: "Properties",
    lesson: "The properties of a view that animate, each on a card of its own",
    watch: "Watch each view go to its blue marks as one property changes; again, and it returns.",
    reducedWatch:
      "Reduced motion: what would move or turn dissolves to its marks; colour and alpha animate.",
    settings: [
      duration.setting, curve.setting, property.setting, color.setting, constraint.setting,
    ],
    actions: [
      DemoAction("run", title: "Run", key: "n", PropertiesDemo.run)
    ],
    layerNames: Property.allCases.map(\.rawValue),
    showcase: [TimedInput(0.4, .action("run")), TimedInput(1.8, .action("run"))])

  /// Needs nothing from outside.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory {
    { PropertiesDemo(settings: settings) }
  }
}

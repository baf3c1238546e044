internal import Demos
internal import Display

extension Take {
  /// The greatest side of a stage in points: what a renderer's largest texture can hold.
  nonisolated static let greatestSide = 16384.0
  /// The greatest area of a stage in square points, about twice an 8K screen.
  nonisolated static let greatestArea = 67_108_864.0

  /// The kind of demo that the take plays.
  func demoType() throws(CommandError) -> any Demo.Type {
    if let type = DemoRegistry.demo(named: demo) { return type }
    let names = DemoRegistry.all.map { $0.about.name }
    throw .usage(Suggestion.unknown("demo", demo, among: names))
  }

  /// Refuses a take that names what does not exist or asks for what is not allowed.
  func check() throws(CommandError) {
    let about = try demoType().about
    try Self.check(size: size, what: "stage")
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      let setting = try about.checkedSetting(named: name)
      do {
        _ = try setting.checked(value)
      } catch {
        throw .usage(error.description)
      }
    }
    for timed in journal { try about.check(timed.input) }
  }

  /// Refuses sizes that are empty or that no renderer could draw.
  nonisolated static func check(size: Size, what: String) throws(CommandError) {
    let sides = 1...greatestSide
    let isDrawable =
      sides.contains(size.width) && sides.contains(size.height)
      && size.width * size.height <= greatestArea
    guard isDrawable else {
      let limit = greatestSide.shortText
      throw .usage(
        "\(what) size \(size.width.shortText)x\(size.height.shortText) cannot be drawn; "
          + "allowed: WxH, each from 1 to \(limit), \(greatestArea.shortText) points in all")
    }
  }

  /// Reads what the demo needs and returns how to make it.
  func prepared(with resources: Resources) throws(CommandError) -> DemoFactory {
    try check()
    let type = try demoType()
    do {
      return try type.prepare(SettingValues(settings), resources)
    } catch {
      throw .failure(error.description)
    }
  }
}

extension DemoDescription {
  /// The setting with a name, or an error that suggests the nearest one.
  func checkedSetting(named name: String) throws(CommandError) -> Setting {
    if let setting = setting(named: name) { return setting }
    throw .usage(Suggestion.unknown("setting of \(self.name)", name, among: settings.map(\.name)))
  }

  /// Refuses an input that the demo does not know or that is not allowed.
  func check(_ input: StageInput) throws(CommandError) {
    switch input {
    case .action(let action):
      guard self.action(named: action) != nil else {
        let forms = actions.map(\.name) + StageInput.pointerForms
        throw .usage(Suggestion.unknown("input of \(name)", action, among: forms))
      }
    case .press(let point), .release(let point), .move(let point):
      guard point.x.isFinite && point.y.isFinite else {
        throw .usage("input \"\(input)\" needs finite coordinates")
      }
    case .resize(let size):
      try Take.check(size: size, what: "stage")
    }
  }
}

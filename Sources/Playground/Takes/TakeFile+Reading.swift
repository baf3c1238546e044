internal import Demos
internal import Display

extension TakeFile {
  private static let keys = ["version", "demo", "size", "reducedMotion", "settings", "journal"]

  static func take(from field: JSONField) throws -> Take {
    let unchecked = try field.members()
    try checkVersion(unchecked["version"], of: field)
    let members = try field.members(allowed: keys)
    guard let demo = members["demo"] else { throw field.error("needs \"demo\", a demo's name") }

    var take = Take(demo: try demo.string())
    let about = try take.demoType().about
    if let size = members["size"] { take.size = try self.size(from: size) }
    take.reducesMotion = try members["reducedMotion"]?.bool() ?? false
    if let settings = members["settings"] {
      take.settings = try self.settings(from: settings, of: about)
    }
    for element in try members["journal"]?.elements() ?? [] {
      take.add(try timedInput(from: element, of: about))
    }
    return take
  }

  private static func checkVersion(_ member: JSONField?, of field: JSONField) throws {
    guard let member else { throw field.error("needs \"version\": \(version)") }
    let number = try member.number()
    guard number <= Double(version) else {
      throw member.error(
        "is \(JSONText.number(number)), made by a newer program; this one reads \(version)")
    }
    guard number == Double(version) else { throw member.error("must be \(version)") }
  }

  private static func size(from field: JSONField) throws -> Size {
    let sides = try field.elements()
    guard sides.count == 2 else { throw field.error("must be [width, height] in points") }
    let size = Size(width: try sides[0].number(), height: try sides[1].number())
    try Take.check(size: size, what: "stage")
    return size
  }

  private static func settings(
    from field: JSONField, of about: DemoDescription
  ) throws -> [String: SettingValue] {
    var values: [String: SettingValue] = [:]
    for (name, member) in try field.members().sorted(by: { $0.key < $1.key }) {
      let setting = try about.checkedSetting(named: name)
      do {
        values[name] = try setting.checked(value(from: member, of: setting))
      } catch let error as SettingError {
        throw member.error(error.description)
      }
    }
    return values
  }

  /// The value in the JSON type that fits its kind; a text is read as on the command line.
  private static func value(
    from field: JSONField, of setting: Setting
  ) throws -> SettingValue {
    switch (field.value, setting.kind) {
    case (.string(let text), _): return try setting.value(of: text)
    case (.number(let number), .number): return .number(number)
    case (.bool(let isOn), .flag): return .flag(isOn)
    case (.array, .point):
      let parts = try field.elements()
      guard parts.count == 2 else { throw field.error("must be [x, y] in points") }
      return .point(Point(x: try parts[0].number(), y: try parts[1].number()))
    case (.array, .files):
      return .files(try field.elements().map { try $0.string() })
    default:
      throw field.error("must be \(setting.allowed)")
    }
  }

  private static func timedInput(
    from field: JSONField, of about: DemoDescription
  ) throws -> TimedInput {
    let members = try field.members(allowed: ["t", "input"])
    guard let time = members["t"], let input = members["input"] else {
      throw field.error("needs both \"t\" (seconds) and \"input\"")
    }
    let seconds = try time.number()
    guard (0...Take.latestInput).contains(seconds) else {
      throw time.error("must be a number of seconds from 0 to \(Take.latestInput.shortText)")
    }
    do {
      let parsed = try StageInput(parsing: try input.string())
      try about.check(parsed)
      return TimedInput(seconds, parsed)
    } catch let error as CommandError {
      throw input.error(error.message)
    }
  }
}

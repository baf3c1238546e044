internal import Display
internal import Motion

extension Setting {
  /// What the setting may be, in words: "a number from 0 to 600, in seconds".
  public nonisolated var allowed: String {
    switch kind {
    case .number(let scale):
      "a number from \(scale.limitsText)"
    case .point(let scale):
      "two numbers X,Y, each from \(scale.limitsText)"
    case .curve:
      "an easing such as ease-in-out, cubic-bezier(0.42, 0, 0.58, 1) or spring(0.6)"
    case .color: Color.textForm
    case .choice(let options):
      options.map(\.name).joined(separator: ", ")
    case .flag:
      "on or off"
    case .files(let count, let contents):
      count.upperBound == 1
        ? "the path of \(contents)"
        : "\(count.lowerBound) to \(count.upperBound) paths of \(contents), separated by commas; \\, is a comma in a name"
    }
  }

  /// Reads a value from text; every locale's numbers have a dot.
  public nonisolated func value(of text: String) throws(SettingError) -> SettingValue {
    switch kind {
    case .number:
      guard let number = Double(decimal: text) else { throw error(text) }
      return try checked(.number(number))
    case .point:
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Double(decimal: $0) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else { throw error(text) }
      return try checked(.point(Point(x: x, y: y)))
    case .curve:
      return try .curve(curve(of: text))
    case .color:
      guard let color = Color(text: text) else { throw error(text) }
      return .color(color)
    case .choice(let options):
      let option = options.first { $0.aliases.contains(text) }
      return try checked(.choice(option?.name ?? text))
    case .flag:
      guard let isOn = Self.flagNames[text] else { throw error(text) }
      return .flag(isOn)
    case .files:
      // Nothing at all stands for the demo's own; a comma with nothing beside it is a slip.
      guard !text.isEmpty else { return .files([]) }
      let paths = FileList.paths(in: text)
      guard !paths.contains("") else { throw error(text) }
      return try checked(.files(paths))
    }
  }

  /// The value itself when the setting may be that; takes built in code go through here as well.
  public nonisolated func checked(_ value: SettingValue) throws(SettingError) -> SettingValue {
    let isAllowed =
      switch (kind, value) {
      case (.number(let scale), .number(let number)):
        scale.range.contains(number)
      case (.point(let scale), .point(let point)):
        scale.range.contains(point.x) && scale.range.contains(point.y)
      case (.curve, .curve), (.flag, .flag), (.color, .color):
        true
      case (.choice(let options), .choice(let name)):
        options.contains { $0.name == name }
      case (.files(let count, _), .files(let paths)):
        paths.isEmpty || count.contains(paths.count)
      default:
        false
      }
    guard isAllowed else { throw error(value.description) }
    return value
  }

  private nonisolated func curve(of text: String) throws(SettingError) -> Curve {
    do {
      return try Curve(text)
    } catch {
      throw SettingError(
        setting: name, value: text, allowed: "\(allowed) (\(error))")
    }
  }

  private nonisolated func error(_ text: String) -> SettingError {
    SettingError(setting: name, value: text, allowed: allowed)
  }

  private nonisolated static let flagNames = [
    "on": true, "true": true, "yes": true, "1": true,
    "off": false, "false": false, "no": false, "0": false,
  ]
}

extension NumberScale {
  /// The limits in words: "0 to 600, in seconds".
  nonisolated var limitsText: String {
    let limits = "\(range.lowerBound.shortText) to \(range.upperBound.shortText)"
    return switch unit {
    case .none: limits
    case .seconds: "\(limits), in seconds"
    case .points: "\(limits), in points"
    case .times: "\(limits), as a factor"
    }
  }
}

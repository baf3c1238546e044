internal import Demos
internal import Display
internal import Motion

/// One line of the settings in the inspector: a setting, or one part of a vector.
nonisolated struct TuningRow: Hashable {
  /// Which part of a value the row shows and changes.
  enum Part: Hashable {
    /// All of it.
    case whole
    /// One coordinate of a vector.
    case x, y
  }

  /// The setting.
  let setting: Setting
  /// Which part of it.
  let part: Part

  /// The rows of a demo, in the order of its settings; every frame asks for them several times.
  static func rows(of settings: [Setting]) -> [TuningRow] {
    var rows: [TuningRow] = []
    rows.reserveCapacity(2 * settings.count)
    for setting in settings {
      if case .point = setting.kind {
        rows.append(TuningRow(setting: setting, part: .x))
        rows.append(TuningRow(setting: setting, part: .y))
      } else {
        rows.append(TuningRow(setting: setting, part: .whole))
      }
    }
    return rows
  }

  /// What a person reads at the left.
  var title: String {
    switch part {
    case .whole: setting.title
    case .x: "\(setting.title) x"
    case .y: "\(setting.title) y"
    }
  }

  /// True when keys can change it in steps; colours and files are typed or chosen.
  var isAdjustable: Bool {
    switch setting.kind {
    case .files, .color: false
    case .number, .point, .curve, .choice, .flag: true
    }
  }

  /// True for an easing.
  var isCurve: Bool { setting.kind == .curve }

  /// What a person reads at the right.
  func text(of value: SettingValue, _ presets: PresetLibrary = PresetLibrary()) -> String {
    switch (setting.kind, value) {
    case (.number(let scale), .number(let number)):
      return Self.text(of: number, in: scale.unit)
    case (.point(let scale), .point(let point)):
      return Self.text(of: part == .x ? point.x : point.y, in: scale.unit)
    case (.choice(let options), .choice(let name)):
      return options.first { $0.name == name }?.title ?? name
    case (_, .curve(let curve)):
      return presets.name(of: curve) ?? curve.description
    case (.files, .files(let paths)):
      return paths.isEmpty
        ? "built in"
        : paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: ", ")
    default:
      return value.description
    }
  }

  /// A value with the row's part taken from another one.
  func merged(_ other: SettingValue, into value: SettingValue) -> SettingValue {
    guard case .point(let new) = other, case .point(let old) = value else { return other }
    switch part {
    case .whole: return other
    case .x: return .point(Point(x: new.x, y: old.y))
    case .y: return .point(Point(x: old.x, y: new.y))
    }
  }

  /// The value as it is typed.
  func typedText(of value: SettingValue) -> String {
    guard case .point(let point) = value, part != .whole else { return value.description }
    return (part == .x ? point.x : point.y).shortText
  }

  /// The value of what was typed, a coordinate alone for a part of a vector.
  func value(
    typed text: String, instead value: SettingValue
  ) throws(SettingError) -> SettingValue {
    let text = keepsSpaces ? text : text.filter { !$0.isWhitespace }
    if case .number = value, let number = Double(typed: text) {
      return try setting.checked(.number(number))
    }
    guard case .point(var point) = value, part != .whole else { return try setting.value(of: text) }
    let refusal = SettingError(setting: title, value: text, allowed: allowed)
    if text.contains(",") {
      guard let both = try? setting.value(of: text) else { throw refusal }
      return both
    }
    guard let number = Double(decimal: text) else { throw refusal }
    if part == .x { point.x = number } else { point.y = number }
    guard let value = try? setting.checked(.point(point)) else { throw refusal }
    return value
  }

  /// What may be typed, in words: of a vector a coordinate alone or both.
  var allowed: String { part == .whole ? setting.allowed : "a number, or \(setting.allowed)" }

  private var keepsSpaces: Bool {
    switch setting.kind {
    case .curve, .files: true
    case .number, .point, .choice, .flag, .color: false
    }
  }

  /// The value some steps further; the same value where there is nowhere to go.
  ///
  /// Numbers stay within their limits; choices, easings and switches go round.
  func adjusted(
    _ value: SettingValue, by count: Int, _ stride: NumberScale.StepSize,
    _ presets: PresetLibrary = PresetLibrary()
  ) -> SettingValue {
    switch (setting.kind, value) {
    case (.number(let scale), .number(let number)):
      return .number(scale.stepped(number, by: count, stride))
    case (.point(let scale), .point(var point)):
      if part == .x {
        point.x = scale.stepped(point.x, by: count, stride)
      } else {
        point.y = scale.stepped(point.y, by: count, stride)
      }
      return .point(point)
    case (.choice(let options), .choice(let name)):
      let names = options.map(\.name)
      return Self.turned(names, from: names.firstIndex(of: name), by: count).map { .choice($0) }
        ?? value
    case (.curve, .curve(let curve)):
      let named = presets.all.map(\.curve)
      return Self.turned(named, from: named.firstIndex(of: curve), by: count).map { .curve($0) }
        ?? value
    case (.flag, .flag(let isOn)):
      return count.isMultiple(of: 2) ? value : .flag(!isOn)
    default:
      return value
    }
  }

  /// The element some places further, round and round; from none the first step reaches an end.
  private static func turned<Element>(_ elements: [Element], from index: Int?, by count: Int)
    -> Element?
  {
    guard !elements.isEmpty else { return nil }
    let start = index ?? (count > 0 ? -1 : 0)
    let place = (start + count) % elements.count
    return elements[place < 0 ? place + elements.count : place]
  }

  private static func text(of number: Double, in unit: NumberScale.Unit) -> String {
    let text = number.shortText.replacingMinus
    switch unit {
    case .none: return text
    case .times: return text + unit.rawValue
    case .seconds, .points: return "\(text) \(unit.rawValue)"
    }
  }
}

nonisolated extension String {
  /// The same number with a typographic minus, as wide as a plus.
  var replacingMinus: String { hasPrefix("-") ? "−" + dropFirst() : self }
}

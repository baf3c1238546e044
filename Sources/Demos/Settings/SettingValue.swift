public import Display
public import Motion

/// The value of a setting.
public nonisolated enum SettingValue: Hashable, Sendable {
  /// A number, in the setting's unit.
  case number(Double)
  /// A vector, in points.
  case point(Point)
  /// An easing.
  case curve(Curve)
  /// A colour.
  case color(Color)
  /// One of several names.
  case choice(String)
  /// On or off.
  case flag(Bool)
  /// Paths of files; an empty list stands for the demo's own.
  case files([String])
}

extension SettingValue: CustomStringConvertible {
  /// The text that the setting reads back: `0.5`, `40,-12`, `ease-in-out`, `slide`, `on`.
  public nonisolated var description: String {
    switch self {
    case .number(let number): number.shortText
    case .point(let point): "\(point.x.shortText),\(point.y.shortText)"
    case .curve(let curve): curve.description
    case .color(let color): color.text
    case .choice(let name): name
    case .flag(let isOn): isOn ? "on" : "off"
    case .files(let paths): paths.map(FileList.escaped).joined(separator: ",")
    }
  }
}

/// A type that a demo reads from a setting.
public nonisolated protocol SettingConvertible: Sendable {
  /// Reads the value; nil when it is of another kind.
  init?(_ value: SettingValue)
  /// The value as a setting holds it.
  var settingValue: SettingValue { get }
}

extension Double: SettingConvertible {
  /// Reads a number.
  public nonisolated init?(_ value: SettingValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  /// The number as a setting's value.
  public nonisolated var settingValue: SettingValue { .number(self) }
}

extension Point: SettingConvertible {
  /// Reads a vector.
  public nonisolated init?(_ value: SettingValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }

  /// The vector as a setting's value.
  public nonisolated var settingValue: SettingValue { .point(self) }
}

extension Curve: SettingConvertible {
  /// Reads an easing.
  public nonisolated init?(_ value: SettingValue) {
    guard case .curve(let curve) = value else { return nil }
    self = curve
  }

  /// The easing as a setting's value.
  public nonisolated var settingValue: SettingValue { .curve(self) }
}

extension Bool: SettingConvertible {
  /// Reads a switch.
  public nonisolated init?(_ value: SettingValue) {
    guard case .flag(let isOn) = value else { return nil }
    self = isOn
  }

  /// The switch as a setting's value.
  public nonisolated var settingValue: SettingValue { .flag(self) }
}

/// The files of a setting.
public nonisolated struct FileList: Hashable, SettingConvertible {
  /// Their paths as they were given; empty for the demo's own.
  public var paths: [String]

  /// Makes a list.
  public init(paths: [String]) { self.paths = paths }

  /// The paths in a text, separated by commas; `\\,` is a comma and `\\\\` a backslash of a name.
  static func paths(in text: String) -> [String] {
    var paths = [""]
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next == "," || next == "\\" {
        paths[paths.count - 1].append(rest.removeFirst())
      } else if character == "," {
        paths.append("")
      } else {
        paths[paths.count - 1].append(character)
      }
    }
    return paths
  }

  /// A path as `paths(in:)` reads it.
  static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing(",", with: "\\,")
  }

  /// Reads a list of files.
  public init?(_ value: SettingValue) {
    guard case .files(let paths) = value else { return nil }
    self.paths = paths
  }

  /// The list as a setting's value.
  public var settingValue: SettingValue { .files(paths) }
}

/// The names of a choice: an enumeration with a title for each case.
public nonisolated protocol SettingChoice: SettingConvertible, RawRepresentable, CaseIterable
where RawValue == String {
  /// What a person reads.
  var title: String { get }
}

extension SettingChoice {
  /// The name as words: "fade-one" is "Fade one".
  public nonisolated var title: String {
    let words = rawValue.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Reads a choice by its name.
  public nonisolated init?(_ value: SettingValue) {
    guard case .choice(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  /// The choice as a setting's value.
  public nonisolated var settingValue: SettingValue { .choice(rawValue) }
}

public import Display
public import Motion

/// A setting together with the type that a demo reads from it.
public nonisolated struct SettingKey<Value: SettingConvertible>: Sendable {
  /// The setting.
  public let setting: Setting
  /// What it is unless changed.
  public let defaultValue: Value

  init(
    _ name: String, title: String, _ defaultValue: Value, kind: Setting.Kind, summary: String
  ) {
    setting = Setting(
      name: name, title: title, summary: summary, kind: kind,
      defaultValue: defaultValue.settingValue)
    self.defaultValue = defaultValue
  }
}

extension SettingKey where Value == Double {
  /// A number within a range.
  public nonisolated init(
    _ name: String, title: String, _ defaultValue: Double, in range: ClosedRange<Double>,
    step: Double, unit: NumberScale.Unit = .none, summary: String
  ) {
    self.init(
      name, title: title, defaultValue,
      kind: .number(NumberScale(range, step: step, unit: unit)), summary: summary)
  }

  /// A time in seconds, up to ten minutes.
  public nonisolated init(
    seconds defaultValue: Double, _ name: String, title: String, summary: String
  ) {
    self.init(
      name, title: title, defaultValue, in: 0...600, step: 0.05, unit: .seconds, summary: summary)
  }
}

extension SettingKey where Value == Point {
  /// A vector in points.
  public nonisolated init(
    _ name: String, title: String, _ defaultValue: Point, in range: ClosedRange<Double>,
    step: Double, summary: String
  ) {
    self.init(
      name, title: title, defaultValue,
      kind: .point(NumberScale(range, step: step, unit: .points)), summary: summary)
  }
}

extension SettingKey where Value == Curve {
  /// An easing.
  public nonisolated init(
    _ name: String, title: String, _ defaultValue: Curve, summary: String
  ) {
    self.init(name, title: title, defaultValue, kind: .curve, summary: summary)
  }
}

extension SettingKey where Value == Bool {
  /// A switch.
  public nonisolated init(_ name: String, title: String, _ defaultValue: Bool, summary: String) {
    self.init(name, title: title, defaultValue, kind: .flag, summary: summary)
  }
}

extension SettingKey where Value == FileList {
  /// Files of the user's own; the demo brings its own where none are given.
  public nonisolated init(
    _ name: String, title: String, count: ClosedRange<Int>, of contents: String, summary: String
  ) {
    self.init(
      name, title: title, FileList(paths: []), kind: .files(count, of: contents), summary: summary)
  }
}

extension SettingKey where Value: SettingChoice {
  /// One of several names.
  public nonisolated init(_ name: String, title: String, _ defaultValue: Value, summary: String) {
    let options = Value.allCases.map { Setting.Option(name: $0.rawValue, title: $0.title) }
    self.init(name, title: title, defaultValue, kind: .choice(options), summary: summary)
  }
}

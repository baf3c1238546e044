/// The settings that a demo runs with: its defaults, and what was changed.
public nonisolated struct SettingValues: Hashable, Sendable {
  private var changed: [String: SettingValue]

  /// Makes values from what differs from the defaults, checked by `DemoDescription`.
  public init(_ changed: [String: SettingValue] = [:]) { self.changed = changed }

  /// The value of a setting, with its type.
  public subscript<Value>(key: SettingKey<Value>) -> Value {
    changed[key.setting.name].flatMap { Value($0) } ?? key.defaultValue
  }

  /// The value of a setting.
  public subscript(setting: Setting) -> SettingValue {
    changed[setting.name] ?? setting.defaultValue
  }
}

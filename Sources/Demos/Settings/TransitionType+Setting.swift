public import Transitions

extension TransitionType: SettingConvertible {
  /// Reads a type by its name.
  public nonisolated init?(_ value: SettingValue) {
    guard case .choice(let name) = value else { return nil }
    self.init(named: name)
  }

  /// The type's name as a setting's value.
  public nonisolated var settingValue: SettingValue { .choice(name) }
}

extension SettingKey where Value == TransitionType {
  /// One of the transitions, by its name or another spelling of it.
  public nonisolated init(
    _ name: String, title: String, _ defaultValue: TransitionType, summary: String
  ) {
    let options = TransitionType.all.map {
      Setting.Option(name: $0.name, title: $0.name, aliases: $0.aliases)
    }
    self.init(name, title: title, defaultValue, kind: .choice(options), summary: summary)
  }
}

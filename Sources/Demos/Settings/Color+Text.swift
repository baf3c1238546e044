public import Display

extension Color {
  /// What a colour may be written as, in words.
  package nonisolated static let textForm = "a color such as #F2553D, with 3, 6 or 8 digits"

  /// Reads CSS's hexadecimal notation: `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  package nonisolated init?(text: some StringProtocol) {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// The notation that reads back, with eight digits where the colour lets something through.
  package nonisolated var text: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    let digits = parts.map { part in
      let text = String(Int((min(max(0, part), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

extension Color: SettingConvertible {
  /// Reads a colour.
  public nonisolated init?(_ value: SettingValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  /// The colour as a setting's value.
  public nonisolated var settingValue: SettingValue { .color(self) }
}

extension SettingKey where Value == Color {
  /// A colour.
  public nonisolated init(
    _ name: String, title: String, _ defaultValue: Color, summary: String
  ) {
    self.init(name, title: title, defaultValue, kind: .color, summary: summary)
  }
}

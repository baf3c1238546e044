internal import Demos
internal import Display

/// The state of the colour editor: what the sliders show, and what is typed.
nonisolated struct ColorForm: Equatable, Sendable {
  /// A field that can have the focus, in the order of Tab.
  enum Field: Int, CaseIterable, Sendable {
    /// The sliders.
    case hue, saturation, value, alpha
    /// The notation, typed.
    case text

    /// What a person reads.
    var title: String {
      switch self {
      case .hue: "Hue"
      case .saturation: "Saturation"
      case .value: "Value"
      case .alpha: "Alpha"
      case .text: "Hex"
      }
    }

    fileprivate var path: WritableKeyPath<HSVColor, Double>? {
      switch self {
      case .hue: \.hue
      case .saturation: \.saturation
      case .value: \.value
      case .alpha: \.alpha
      case .text: nil
      }
    }
  }

  /// The colour.
  private(set) var mixed: HSVColor
  /// The field that keys go to.
  private(set) var focus = Field.text
  /// What is typed.
  private(set) var entry: TextEntry
  /// What is wrong with what was typed; nil when nothing is.
  private(set) var mistake: String?

  private static let steps = 100.0

  /// Begins with a colour.
  init(_ color: Color) {
    mixed = HSVColor(color)
    entry = TextEntry(color.text)
  }

  /// The colour as the notation has it.
  var color: Color { mixed.color }

  /// The place of a slider, 0…1.
  func fraction(of field: Field) -> Double { field.path.map { mixed[keyPath: $0] } ?? 0 }

  /// The number beside a slider: degrees for the hue, per cent for the rest.
  func text(of field: Field) -> String {
    let fraction = fraction(of: field)
    return field == .hue
      ? PanelNumber.fixed(fraction * 360, decimals: 0) + "°" : PanelNumber.percent(fraction)
  }

  /// The colour that a slider would give at a place.
  func color(of field: Field, at fraction: Double) -> Color {
    var mixed = mixed
    if field == .hue { mixed = HSVColor(hue: 0, saturation: 1, value: 1) }
    field.path.map { mixed[keyPath: $0] = fraction }
    return mixed.color
  }

  /// Gives the keys to a field.
  mutating func setFocus(_ field: Field) {
    focus = field
    mistake = nil
    entry = TextEntry(color.text)
  }

  /// Gives the keys to the field so many places further.
  mutating func moveFocus(by places: Int) {
    let count = Field.allCases.count
    setFocus(Field.allCases[((focus.rawValue + places) % count + count) % count])
  }

  /// Puts a slider somewhere.
  mutating func slide(_ field: Field, to fraction: Double) {
    guard let path = field.path else { return }
    mixed[keyPath: path] = min(max(0, fraction), 1)
    mistake = nil
    entry = TextEntry(color.text)
  }

  /// Moves the focused slider by hundredths.
  mutating func nudge(by count: Int) {
    slide(focus, to: fraction(of: focus) + Double(count) / Self.steps)
  }

  /// Changes the text, and takes the colour that it says.
  mutating func type(_ change: (inout TextEntry) -> Void) {
    var typed = entry
    change(&typed)
    guard focus == .text || typed.text != entry.text else { return }
    let before = entry.text
    focus = .text
    entry = typed
    guard entry.text != before else { return }
    let text = entry.text.hasPrefix("#") ? entry.text : "#" + entry.text
    guard let color = Color(text: text) else {
      mistake = "\(entry.text) is no color; write \(Color.textForm)"
      return
    }
    mistake = nil
    mixed = HSVColor(color, keeping: mixed)
  }
}

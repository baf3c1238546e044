internal import Display
internal import Layers
internal import Motion

/// A layer's values as the program set them and as they are shown, side by side.
struct LayerReport: Equatable {
  /// One property.
  struct Row: Equatable {
    /// The property's name.
    let name: String
    /// As the program set it.
    let model: String
    /// As it is shown.
    let shown: String
    /// True when the two differ.
    var differs: Bool { model != shown }
  }

  /// The properties; those that are at rest and at their defaults are left out but for the first.
  let rows: [Row]

  /// Reads a layer.
  init(_ layer: Layer) {
    let model = layer.model
    let shown = layer.presentation
    rows =
      Self.properties.compactMap { property in
        let row = Row(
          name: property.name, model: property.text(model), shown: property.text(shown))
        let isPlain = row.model == property.plain && row.shown == property.plain
        return isPlain && !property.isAlwaysListed ? nil : row
      } + Self.traits(of: layer)
  }

  private struct Property {
    let name: String
    let isAlwaysListed: Bool
    let text: (LayerState) -> String
    let plain: String

    init(_ name: String, isAlwaysListed: Bool = false, _ text: @escaping (LayerState) -> String) {
      self.name = name
      self.isAlwaysListed = isAlwaysListed
      self.text = text
      plain = text(LayerState())
    }
  }

  private static let properties = [
    Property("position", isAlwaysListed: true) { ValueText.point($0.position) },
    Property("bounds", isAlwaysListed: true) { ValueText.size($0.bounds.size) },
    Property("bounds origin") { ValueText.point($0.bounds.origin) },
    Property("frame origin", isAlwaysListed: true) { ValueText.point($0.frame.origin) },
    Property("frame size") { ValueText.frameSize($0) },
    Property("opacity", isAlwaysListed: true) { ValueText.number($0.opacity, decimals: 3) },
    Property("translation") { ValueText.point($0.transform.translation) },
    Property("scale") { ValueText.point($0.transform.scale, decimals: 3) },
    Property("rotation") {
      ValueText.number($0.transform.rotation.degrees, decimals: 1) + "°"
    },
    Property("skew") { ValueText.point($0.transform.skew, decimals: 3) },
    Property("translation z") {
      ValueText.number($0.transform.depth?.translation ?? 0, decimals: 1)
    },
    Property("rotation x, y") { ValueText.turn($0.transform.depth?.turn ?? .zero) },
    Property("perspective") { ValueText.distance($0.transform) },
    Property("sublayers seen from") { ValueText.distance($0.sublayerTransform) },
    Property("anchor point") { ValueText.point($0.anchorPoint, decimals: 2) },
    Property("background") { ValueText.color($0.backgroundColor) },
    Property("corner radius") { ValueText.number($0.cornerRadius, decimals: 1) },
    Property("border width") { ValueText.number($0.borderWidth, decimals: 1) },
    Property("border colour") { ValueText.color($0.borderColor) },
    Property("shadow opacity") { ValueText.number($0.shadowOpacity, decimals: 3) },
    Property("shadow offset") { ValueText.size($0.shadowOffset) },
    Property("shadow radius") { ValueText.number($0.shadowRadius, decimals: 1) },
    Property("z position") { ValueText.number($0.zPosition, decimals: 1) },
    Property("anchor point z") { ValueText.number($0.anchorPointZ, decimals: 1) },
  ]

  /// What has no presentation of its own.
  private static func traits(of layer: Layer) -> [Row] {
    var traits: [(String, String)] = []
    if layer.isHidden { traits.append(("hidden", "yes")) }
    if layer.masksToBounds { traits.append(("clips", "yes")) }
    if let view = layer.view, !view.takesTouches { traits.append(("touches", "none")) }
    if let label = layer.view as? Label { traits.append(("text", label.text ?? "")) }
    return traits.map { Row(name: $0.0, model: $0.1, shown: $0.1) }
  }
}

/// Values as the inspector prints them: few decimals, typographic minus.
nonisolated enum ValueText {
  /// A number.
  static func number(_ number: Double, decimals: Int) -> String {
    PanelNumber.fixed(number, decimals: decimals)
  }

  /// Two coordinates.
  static func point(_ point: Point, decimals: Int = 1) -> String {
    number(point.x, decimals: decimals) + ", " + number(point.y, decimals: decimals)
  }

  /// A width and a height.
  static func size(_ size: Size) -> String {
    number(size.width, decimals: 1) + " × " + number(size.height, decimals: 1)
  }

  /// The size of a layer's frame, which is worth a word only where it is not that of its bounds.
  static func frameSize(_ state: LayerState) -> String {
    let frame = state.frame.size
    let tolerance = 0.05
    let isSame =
      abs(frame.width - state.bounds.width) < tolerance
      && abs(frame.height - state.bounds.height) < tolerance
    return isSame ? "as bounds" : size(frame)
  }

  /// Turns about x and y, in degrees.
  static func turn(_ turn: Point) -> String {
    [turn.x, turn.y].map { number(Angle(radians: $0).degrees, decimals: 1) + "°" }
      .joined(separator: ", ")
  }

  /// How far the eye is from the plane, in points; `none` without perspective.
  static func distance(_ transform: Transform) -> String {
    let share = transform.depth?.perspective.z ?? 0
    return share == 0 ? "none" : number(-1 / share, decimals: 0) + " pt"
  }

  /// A colour as CSS writes it: `#F2553D`, with the share that it covers unless that is all.
  static func color(_ color: Color) -> String {
    if color.alpha <= 0 { return "none" }
    let hex = [color.red, color.green, color.blue].map { channel in
      let value = Int((min(max(0, channel), 1) * 255).rounded())
      let text = String(value, radix: 16, uppercase: true)
      return value < 16 ? "0" + text : text
    }.joined()
    return color.alpha >= 1
      ? "#" + hex : "#\(hex) \(number(color.alpha * 100, decimals: 0)) %"
  }
}

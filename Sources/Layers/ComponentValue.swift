import Display
import Motion

/// A value that can be shown as numbers, for graphs and panels.
nonisolated protocol ComponentValue {
  /// What the numbers are called; empty for a single one without a name of its own.
  static var componentNames: [String] { get }
  /// The numbers, in the order of their names.
  var components: [Double] { get }
}

nonisolated extension Double: ComponentValue {
  static var componentNames: [String] { [""] }
  var components: [Double] { [self] }
}

nonisolated extension Angle: ComponentValue {
  static var componentNames: [String] { [""] }
  var components: [Double] { [radians] }
}

nonisolated extension Bool: ComponentValue {
  static var componentNames: [String] { [""] }
  var components: [Double] { [self ? 1 : 0] }
}

nonisolated extension Point: ComponentValue {
  static var componentNames: [String] { ["x", "y"] }
  var components: [Double] { [x, y] }
}

nonisolated extension Size: ComponentValue {
  static var componentNames: [String] { ["width", "height"] }
  var components: [Double] { [width, height] }
}

nonisolated extension Rect: ComponentValue {
  static var componentNames: [String] { ["x", "y", "width", "height"] }
  var components: [Double] { [minX, minY, width, height] }
}

nonisolated extension Color: ComponentValue {
  static var componentNames: [String] { ["red", "green", "blue", "alpha"] }
  var components: [Double] { [red, green, blue, alpha] }
}

nonisolated extension Transform: ComponentValue {
  static var componentNames: [String] {
    [
      "translation.x", "translation.y", "scale.x", "scale.y", "rotation", "skew.x", "skew.y",
    ]
  }
  var components: [Double] {
    [translation.x, translation.y, scale.x, scale.y, rotation.radians, skew.x, skew.y]
  }
}

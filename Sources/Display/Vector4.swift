/// A place in space with a fourth component, by which the others are divided when it is seen.
public struct Vector4: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double
  /// Towards the viewer.
  public var z: Double
  /// The divisor: 1 for a place as it is; not positive behind the eye.
  public var w: Double

  /// Makes a vector.
  public init(x: Double, y: Double, z: Double = 0, w: Double = 1) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The four components in order.
  var components: (Double, Double, Double, Double) { (x, y, z, w) }

  /// The component at an index of 0…3.
  subscript(index: Int) -> Double {
    switch index {
    case 0: x
    case 1: y
    case 2: z
    default: w
    }
  }
}

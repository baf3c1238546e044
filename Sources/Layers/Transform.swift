public import Display
public import Motion

#if canImport(Glibc)
  internal import Glibc
#endif

/// A transform as parts that interpolate one by one: a move, a stretch, a turn and a skew; those
/// that leave the plane are kept apart in `depth`.
///
/// The flat parts are those of the CSS two-dimensional decomposition, which gives Core Animation's
/// measured in-between values: first the rows are stretched, then skewed, turned and moved.
nonisolated public struct Transform: Hashable, Sendable {
  /// The move in points.
  public var translation: Point
  /// The stretch along x and y; negative values mirror.
  public var scale: Point
  /// The turn, clockwise on screen.
  public var rotation: Angle
  /// How far the stretched y axis is from standing upright: its tip is at (skew.x, 1 + skew.y).
  public var skew: Point
  private var depthBox: Box<Depth>?

  /// The parts that leave the plane; nil for a flat transform.
  public var depth: Depth? {
    get { depthBox?.value }
    set { depthBox = newValue.map(Box.init) }
  }

  /// True when nothing leaves the plane.
  public var isFlat: Bool { depthBox == nil }

  /// Makes a transform from its parts.
  public init(
    translation: Point = .zero, scale: Point = Point(x: 1, y: 1), rotation: Angle = .zero,
    skew: Point = .zero
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.skew = skew
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// Takes an affine transform apart; the turn lands in −π ..< π, so that a half turn goes the
  /// negative way and three quarters the short way.
  public init(_ affine: AffineTransform) {
    var first = Point(x: affine.a, y: affine.b)
    var second = Point(x: affine.c, y: affine.d)
    var scale = Point(x: first.length, y: second.length)
    if affine.determinant < 0 {
      if first.x < second.y { scale.x.negate() } else { scale.y.negate() }
    }
    first = scale.x == 0 ? Self.perpendicular(to: second) : first * (1 / scale.x)
    second = scale.y == 0 ? Point(x: -first.y, y: first.x) : second * (1 / scale.y)
    let upright = Point(
      x: second.x * first.x + second.y * first.y, y: second.y * first.x - second.x * first.y)
    self.init(
      translation: Point(x: affine.tx, y: affine.ty), scale: scale,
      rotation: Angle(radians: atan2(first.y, first.x)).normalized,
      skew: Point(x: upright.x, y: upright.y - 1))
  }

  /// The transform put together again; of one in space what is seen of it without perspective.
  public var affine: AffineTransform {
    guard isFlat else { return matrix.affine }
    let angle = rotation.radians
    let (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    let tip = Point(x: skew.x, y: 1 + skew.y)
    return AffineTransform(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (tip.x * cosine - tip.y * sine), d: scale.y * (tip.x * sine + tip.y * cosine),
      tx: translation.x, ty: translation.y)
  }

  /// The direction of a flattened x axis: at right angles to the y axis, or along x without one.
  private static func perpendicular(to axis: Point) -> Point {
    let length = axis.length
    return length == 0 ? Point(x: 1, y: 0) : Point(x: axis.y / length, y: -axis.x / length)
  }
}

internal import Display
internal import Glibc
internal import Layers
internal import Motion

extension CurveGraphView {
  private static let shortestArrow = 20.0
  private static let longestArrow = 56.0
  /// The speed, in whole distances over the shown time, at which an arrow is half as long as it gets.
  private static let middleSpeed = 8.0
  private static let head = 7.0
  /// Kept free at the edge of the well.
  private static let edge = 3.0
  private static let flattest = 0.01
  private static let headAngle = 0.45

  /// The speed with which a spring starts, as an arrow along its curve's first direction.
  ///
  /// The longer the faster; a spring that starts at rest has none.
  func drawVelocity(of curve: Curve, in geometry: GraphGeometry, with ink: inout Ink) {
    guard let velocity = Self.initialVelocity(of: curve), velocity != 0 else { return }
    let speed = abs(velocity)
    let share = speed / (speed + Self.middleSpeed)
    let angle = atan2(-velocity * geometry.box.height, geometry.box.width)
    let start = geometry.point(time: 0, progress: 0)
    // The head must not be cut by the edge of the well.
    let room = (velocity < 0 ? bounds.maxY - start.y : start.y) - Self.edge
    let wanted = Self.shortestArrow + share * (Self.longestArrow - Self.shortestArrow)
    let length = max(2 * Self.head, min(wanted, room / max(abs(sin(angle)), Self.flattest)))
    func place(_ distance: Double, _ turn: Double, from origin: Point) -> Point {
      Point(
        x: origin.x + distance * cos(angle + turn), y: origin.y + distance * sin(angle + turn))
    }
    let tip = place(length, 0, from: start)
    ink.line([start, place(length - Self.head / 2, 0, from: start)], width: 1.5, theme.text)
    let wings = [Double.pi - Self.headAngle, Double.pi + Self.headAngle]
    ink.shape([tip] + wings.map { place(Self.head, $0, from: tip) }, theme.text)
  }

  /// The speed at the start in whole distances over the shown time; nil for what is no spring.
  private static func initialVelocity(of curve: Curve) -> Double? {
    if let spring = curve.family as? Spring {
      return spring.initialVelocity * window(of: curve)
    }
    return (curve.family as? FittedSpring)?.initialVelocity
  }
}

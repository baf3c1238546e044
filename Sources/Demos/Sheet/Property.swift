internal import Display
internal import Layers
internal import Motion

/// A property of a view that animates, in the order of the lesson's list; the turn in depth is an
/// addition to it.
enum Property: String, CaseIterable {
  case bounds, frame, center
  case rotation, scale, translation
  case backgroundColor, alpha
  case depth

  /// The lesson's three kinds, the last with the addition.
  enum Kind: String, CaseIterable {
    case layout = "Position and size"
    case transform = "Transformation"
    case appearance = "Appearance, and depth"
  }

  var kind: Kind {
    switch self {
    case .bounds, .frame, .center: .layout
    case .rotation, .scale, .translation: .transform
    case .backgroundColor, .alpha, .depth: .appearance
    }
  }

  /// True for what constraints decide.
  var belongsToLayout: Bool { kind == .layout }

  /// True when the view moves, grows or turns.
  var moves: Bool { kind != .appearance || self == .depth }

  /// The statement that a card shows.
  var code: String {
    switch self {
    case .bounds: "bounds.size.width = 80"
    case .frame: "frame = Rect(…)"
    case .center: "center.x += 32"
    case .rotation: "rotationAngle: π / 4"
    case .scale: "scaleX: 1.5, y: 1.5"
    case .translation: "translationX: 28, y: −14"
    case .backgroundColor: "backgroundColor = blue"
    case .alpha: "alpha = 0.15"
    case .depth: "y: π / 4, m34 = −1 / 80"
    }
  }

  /// Gives a view the property's other value, or the one that it has at rest.
  func set(_ view: View, isOn: Bool, rest: Rect, color: Color = Palette.blue) {
    let place = isOn ? otherFrame(rest) : rest
    switch self {
    case .bounds: view.bounds.size = place.size
    case .frame: view.frame = place
    case .center: view.center = place.center
    case .rotation, .depth:
      view.transform3D = isOn ? turn(of: rest) : .identity
    case .scale:
      view.transform = isOn ? AffineTransform(scaleX: Self.stretch, y: Self.stretch) : .identity
    case .translation:
      let move = place.center - rest.center
      view.transform = isOn ? AffineTransform(translationX: move.x, y: move.y) : .identity
    case .backgroundColor: view.backgroundColor = isOn ? color : Palette.red
    case .alpha: view.alpha = isOn ? 0.15 : 1
    }
  }

  /// How a view is turned with the other value; not at all, but for the two properties that turn.
  func turn(of rest: Rect) -> Transform3D {
    switch self {
    case .rotation: Transform3D(AffineTransform(rotationAngle: Self.turn.radians))
    case .depth:
      Transform3D(eyeDistance: Self.eyeDistance * rest.width / Self.side)
        .rotated(by: Self.turnInDepth.radians, x: 0, y: 1, z: 0)
    default: .identity
    }
  }

  /// Where the view is with the other value, as if it were not turned.
  ///
  /// The numbers of the statements hold for a view of 40 points; small cards have smaller ones.
  func otherFrame(_ rest: Rect) -> Rect {
    let unit = rest.width / Self.side
    return switch self {
    case .bounds: rest.insetBy(dx: -20 * unit, dy: 0)
    case .frame:
      Rect(
        x: rest.minX + 16 * unit, y: rest.minY + 16 * unit, width: 56 * unit, height: 28 * unit)
    case .center: rest.offsetBy(dx: 32 * unit, dy: 0)
    case .translation: rest.offsetBy(dx: 28 * unit, dy: -14 * unit)
    case .scale:
      rest.insetBy(
        dx: rest.width * (1 - Self.stretch) / 2, dy: rest.height * (1 - Self.stretch) / 2)
    case .rotation, .backgroundColor, .alpha, .depth: rest
    }
  }

  /// The side of a view at rest, in points.
  static let side = 40.0
  private static let turn = Angle(degrees: 45)
  private static let stretch = 1.5
  private static let turnInDepth = Angle(degrees: 45)
  /// As near as a view so small needs for its depth to be seen.
  private static let eyeDistance = 80.0
}

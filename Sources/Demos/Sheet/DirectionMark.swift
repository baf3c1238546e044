internal import Display
internal import Layers
internal import Transitions

/// Four arrows that point inwards from the edges; the one that is meant is red.
final class DirectionMark: View {
  /// Where the new picture comes from; nil for types without directions.
  var direction: TransitionDirection?

  private static let lineWidth = 2.0
  /// Where an arrow starts and ends, in parts of the half side from the middle.
  private static let tail = 0.92
  private static let head = 0.3
  /// The length of the arrowhead's barbs, in parts of the half side.
  private static let barb = 0.2
  private static let faint = Palette.ink.withAlpha(0.16)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(into commands: inout [DrawCommand]) {
    let half = min(bounds.width, bounds.height) / 2
    let core = Rect(origin: bounds.center, size: .zero).insetBy(dx: -half * 0.1, dy: -half * 0.1)
    commands.append(
      .rectangle(RectangleCommand(core, color: Self.faint, cornerRadius: core.width / 2)))
    for direction in TransitionDirection.allCases {
      let color = direction == self.direction ? Palette.red : Self.faint
      let travel = direction.travel
      let across = Point(x: -travel.y, y: travel.x)
      let tip = bounds.center - travel * (Self.head * half)
      let start = bounds.center - travel * (Self.tail * half)
      let barbs = [1.0, -1.0].map { side in
        tip - (travel - across * side) * (Self.barb * half)
      }
      for line in [[start, tip], [barbs[0], tip, barbs[1]]] {
        commands.append(
          .polyline(PolylineCommand(line, width: Self.lineWidth, color: color)))
      }
    }
  }
}

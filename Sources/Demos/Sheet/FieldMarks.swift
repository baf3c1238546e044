internal import Display
internal import Layers

/// The four corner marks around a place, as an animator marks the field of a drawing.
final class FieldMarks: View {
  private let color: Color

  private static let armLength = 14.0
  private static let lineWidth = 1.5

  init(color: Color) {
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(into commands: inout [DrawCommand]) {
    let arm = min(Self.armLength, bounds.width / 4, bounds.height / 4)
    let middle = bounds.center
    for corner in bounds.corners {
      // From each corner towards the middle, along both sides.
      let across = Point(x: corner.x < middle.x ? arm : -arm, y: 0)
      let down = Point(x: 0, y: corner.y < middle.y ? arm : -arm)
      commands.append(
        .polyline(
          PolylineCommand(
            [corner + across, corner, corner + down], width: Self.lineWidth, color: color)))
    }
  }
}

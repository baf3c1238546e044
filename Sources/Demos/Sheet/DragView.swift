internal import Display
internal import Layers

/// A view that can be dragged up or down, and says how far.
final class DragView: View {
  /// Where a hand can drag it.
  enum Direction: Double {
    case down = 1
    case up = -1
  }

  /// What a hand does; distances in points of the stage, in the direction, from where the press was.
  enum Drag {
    case began
    case moved(distance: Double)
    case ended(distance: Double, speed: Double)
  }

  var direction = Direction.down
  var onDrag: ((Drag) -> Void)?

  private var start: Double?
  private var isDragging = false
  /// The last two places and when they were, for the speed.
  private var trail: [(time: Double, y: Double)] = []

  /// A press that moves less is none.
  private static let slop = 6.0

  override func pointerPressed(at point: Point) {
    start = stageY(point)
    isDragging = false
    trail = []
  }

  override func pointerMoved(at point: Point) {
    guard let start else { return }
    let y = stageY(point)
    if !isDragging, y - start > Self.slop {
      isDragging = true
      onDrag?(.began)
    }
    guard isDragging else { return }
    note(y)
    onDrag?(.moved(distance: y - start))
  }

  override func pointerReleased(at point: Point) {
    guard let start, isDragging else { return endDrag() }
    let y = stageY(point)
    note(y)
    onDrag?(.ended(distance: y - start, speed: speed))
    endDrag()
  }

  override func pointerCancelled() {
    if isDragging { onDrag?(.ended(distance: 0, speed: 0)) }
    endDrag()
  }

  private func endDrag() {
    start = nil
    isDragging = false
  }

  private func stageY(_ point: Point) -> Double {
    (convert(point, to: nil)?.y ?? point.y) * direction.rawValue
  }

  /// Places at one and the same time count once.
  private func note(_ y: Double) {
    let time = Stage.current.time
    if trail.last?.time == time { trail.removeLast() }
    trail = trail.suffix(1) + [(time, y)]
  }

  /// In points a second; 0 until two times are known.
  private var speed: Double {
    guard trail.count == 2 else { return 0 }
    return (trail[1].y - trail[0].y) / (trail[1].time - trail[0].time)
  }
}

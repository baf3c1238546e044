internal import Display
internal import Layers
internal import Motion

extension CurveGraphView {
  private static let reach = 14.0

  /// Takes the handle under the pointer.
  func take(at point: Point) {
    guard let card else { return }
    draggedHandle = handle(at: point, of: card.curve)
    focusedHandle = draggedHandle
    guard let draggedHandle, let places = CurveHandles.points(of: card.curve) else { return }
    // The box would change its size with the curve while the hand is on it.
    heldGeometry = shape(of: card.curve).geometry
    let place = places[draggedHandle.rawValue]
    let handle = geometry(of: card.curve).point(time: place.x, progress: place.y)
    grip = Point(x: point.x - handle.x, y: point.y - handle.y)
  }

  /// Moves the handle.
  func drag(to point: Point) {
    guard let card else { return }
    hoveredHandle = handle(at: point, of: card.curve)
    guard let draggedHandle else { return }
    let place = geometry(of: card.curve).place(
      at: Point(x: point.x - grip.x, y: point.y - grip.y))
    onChange?(
      CurveHandles.moving(draggedHandle, of: card.curve, to: place, snaps: snapsToGrid?() ?? false))
  }

  /// Lets the handle go.
  func letGo() {
    draggedHandle = nil
    heldGeometry = nil
  }

  private func handle(at point: Point, of curve: Curve) -> CurveHandles.Handle? {
    guard let places = CurveHandles.points(of: curve) else { return nil }
    let geometry = geometry(of: curve)
    let distances = CurveHandles.Handle.allCases.map { handle in
      let place = places[handle.rawValue]
      let center = clamped(geometry.point(time: place.x, progress: place.y))
      let (dx, dy) = (center.x - point.x, center.y - point.y)
      return (handle, (dx * dx + dy * dy).squareRoot())
    }
    return distances.filter { $0.1 <= Self.reach }.min { $0.1 < $1.1 }?.0
  }
}

internal import Display
internal import Layers

/// Where the keyboard is: on the stage as long as nobody sends it elsewhere.
final class Focus {
  /// The region that has the keys; nil for the stage without a ring.
  private(set) weak var region: (any FocusRegion)?
  private var stop = 0

  /// Makes a focus on the stage.
  init() {}

  /// Goes so many regions further; wraps around.
  func move(by places: Int, among regions: [any FocusRegion]) {
    guard !regions.isEmpty else { return clear() }
    let current = regions.firstIndex { $0 === region }
    // From the stage without a ring the first step shows where one is going from.
    let start = current ?? regions.firstIndex { $0.focusRank == .stage } ?? 0
    let count = regions.count
    enter(regions[((start + places) % count + count) % count])
  }

  /// Goes back to the stage.
  func clear() {
    region?.focusLeft()
    region = nil
  }

  /// Uses a key for what has the focus; false when it means what it always means.
  func handle(_ press: KeyPress) -> Bool {
    guard let region, isThere(region) else { return false }
    switch (press.key, press.modifiers) {
    case (.escape, []):
      clear()
      return true
    case (.return, []), (.space, []):
      guard !press.isRepeat else { return !region.focusStops.isEmpty }
      return region.activateFocus(at: currentStop)
    case (.left, []): return arrow(-1, .horizontal, in: region)
    case (.right, []): return arrow(1, .horizontal, in: region)
    case (.up, []): return arrow(-1, .vertical, in: region)
    case (.down, []): return arrow(1, .vertical, in: region)
    case (.home, []): return go(to: 0, in: region)
    case (.end, []): return go(to: region.focusStops.count - 1, in: region)
    default: return false
    }
  }

  /// Where the ring lies, in points of the window, and the radius of its corners; nil for nowhere.
  var ring: (frame: Rect, radius: Double)? {
    guard let region, isThere(region) else { return nil }
    let stops = region.focusStops
    let place = stops.isEmpty ? region.bounds : stops[min(currentStop, stops.count - 1)]
    return (region.transformToStage.boundingBox(of: place), region.focusRadius)
  }

  /// Lets go of a region that is no longer there.
  func check() {
    if let region, !isThere(region) { clear() }
  }

  private var currentStop: Int {
    min(stop, max(0, (region?.focusStops.count ?? 0) - 1))
  }

  private func enter(_ next: any FocusRegion) {
    if region !== next { region?.focusLeft() }
    region = next
    stop = next.firstFocusStop
    next.focusArrived(at: currentStop)
    reveal()
  }

  /// Scrolls to where the focus is, when that scrolls.
  private func reveal() {
    guard let region, let scroll = region.superview?.enclosingScrollView else { return }
    let stops = region.focusStops
    let place = stops.isEmpty ? region.bounds : stops[min(currentStop, stops.count - 1)]
    guard let corner = region.convert(place.origin, to: scroll.content) else { return }
    scroll.reveal(Rect(origin: corner, size: place.size))
  }

  private func go(to place: Int, in region: any FocusRegion) -> Bool {
    let count = region.focusStops.count
    guard region.takesArrows, count > 0 else { return false }
    stop = min(max(0, place), count - 1)
    region.focusArrived(at: stop)
    return true
  }

  private func arrow(_ direction: Int, _ axis: FocusAxis, in region: any FocusRegion) -> Bool {
    guard region.takesArrows, !region.focusStops.isEmpty else { return false }
    if axis == region.focusAxis { return go(to: currentStop + direction, in: region) }
    // Up increases, as right does.
    return region.adjustFocus(at: currentStop, by: axis == .vertical ? -direction : direction)
  }

  private func isThere(_ region: any FocusRegion) -> Bool {
    guard region.stage != nil, region.canTakeFocus else { return false }
    var view: View? = region
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }
}

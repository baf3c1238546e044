internal import Display
internal import Layers

/// A part of the window that the keyboard can go to, with places inside it.
protocol FocusRegion: PanelView {
  /// The place of the region in the order of all of them.
  var focusRank: FocusRank { get }
  /// False while there is nothing to do in it.
  var canTakeFocus: Bool { get }
  /// The places that the arrows visit, in the view's own coordinates; a region without any is one
  /// place as a whole, and leaves the arrows alone.
  var focusStops: [Rect] { get }
  /// The place to begin with.
  var firstFocusStop: Int { get }
  /// The arrows that go from place to place.
  var focusAxis: FocusAxis { get }
  /// False where the arrows mean what they always mean.
  var takesArrows: Bool { get }
  /// The radius of the ring's corners around the region or one of its places.
  var focusRadius: Double { get }
  /// The focus came to a place.
  func focusArrived(at stop: Int)
  /// The focus went to another region.
  func focusLeft()
  /// Space or Return; false when the key means what it always means.
  func activateFocus(at stop: Int) -> Bool
  /// The arrows across the axis, −1 or 1; false when they mean what they always mean.
  func adjustFocus(at stop: Int, by direction: Int) -> Bool
}

extension FocusRegion {
  var canTakeFocus: Bool { true }
  var focusStops: [Rect] { [] }
  var firstFocusStop: Int { 0 }
  var focusAxis: FocusAxis { .horizontal }
  var takesArrows: Bool { !focusStops.isEmpty }
  var focusRadius: Double { Grid.cornerRadius }
  func focusArrived(at stop: Int) {}
  func focusLeft() {}
  func activateFocus(at stop: Int) -> Bool { false }
  func adjustFocus(at stop: Int, by direction: Int) -> Bool { false }
}

/// The order in which the regions are visited: as one reads the window, the stage in the middle of it.
nonisolated enum FocusRank: Int, Comparable, Sendable {
  /// From the upper left to the lower right.
  case demos, stage, stageButtons, pages, graph, presets, numbers, settings, list, timeline,
    transport

  static func < (left: FocusRank, right: FocusRank) -> Bool { left.rawValue < right.rawValue }
}

/// Which arrows go from place to place.
nonisolated enum FocusAxis: Hashable, Sendable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}

extension View {
  /// The regions that the keyboard can go to now, in their order.
  var focusRegions: [any FocusRegion] {
    var regions: [any FocusRegion] = []
    collectFocusRegions(into: &regions)
    return regions.sorted { left, right in
      guard left.focusRank == right.focusRank else { return left.focusRank < right.focusRank }
      return left.transformToStage.ty < right.transformToStage.ty
    }
  }

  private func collectFocusRegions(into regions: inout [any FocusRegion]) {
    guard !isHidden, alpha > 0 else { return }
    if let region = self as? any FocusRegion, !bounds.isEmpty, region.canTakeFocus {
      regions.append(region)
    }
    for subview in subviews { subview.collectFocusRegions(into: &regions) }
  }
}

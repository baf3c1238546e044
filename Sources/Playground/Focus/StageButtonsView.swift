internal import Display
internal import Layers

/// The demo's own buttons, for the keyboard: it lies over the sheet, draws nothing and takes no
/// touches.
final class StageButtonsView: PanelView {
  /// Runs with the place of a button in points of the stage.
  var onPress: ((Point) -> Void)?

  private var frames: [Rect] = []
  private var stageWidth = 1.0

  /// Makes a view without buttons.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    isUserInteractionEnabled = false
  }

  /// Takes the places of the buttons that can be pressed, in points of a stage of a width.
  func update(_ frames: [Rect], stageWidth: Double) {
    self.frames = frames
    self.stageWidth = stageWidth
  }

  private var scale: Double { bounds.width / max(1, stageWidth) }
}

extension StageButtonsView: FocusRegion {
  var focusRank: FocusRank { .stageButtons }

  var canTakeFocus: Bool { !frames.isEmpty }

  var focusStops: [Rect] {
    let scale = scale
    return frames.map { frame in
      Rect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
  }

  func activateFocus(at stop: Int) -> Bool {
    if frames.indices.contains(stop) { onPress?(frames[stop].center) }
    return true
  }
}

extension Stage {
  /// The places of the buttons that a press would reach, in reading order.
  var pressableButtons: [Rect] {
    var frames: [Rect] = []
    collect(rootView, into: &frames)
    return frames.sorted { ($0.minY.rounded(), $0.minX) < ($1.minY.rounded(), $1.minX) }
  }

  private func collect(_ view: View, into frames: inout [Rect]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if view is Button {
      let frame = view.transformToStage.boundingBox(of: view.bounds)
      if hitTest(frame.center) === view { frames.append(frame) }
    }
    for subview in view.subviews { collect(subview, into: &frames) }
  }
}

internal import Display
internal import Layers

/// The take as a thin line: what is over in red pencil, the inputs as ticks, the playhead as a
/// disc that can be dragged.
final class ScrubBarView: PressableView {
  /// Runs with a fraction of the take, 0…1, while the playhead is dragged.
  var onScrub: ((Double) -> Void)?

  private var playback = PlaybackModel()

  private static let trackHeight = 4.0
  private static let playheadDiameter = 12.0
  private static let tick = Size(width: 2, height: 10)

  /// Shows a playhead.
  func update(_ playback: PlaybackModel) { self.playback = playback }

  /// Draws the line.
  override func draw(with ink: inout Ink) {
    let track = track
    let x = track.minX + track.width * playback.progress
    ink.fill(track, theme.lifted, radius: Self.trackHeight / 2)
    ink.fill(
      Rect(x: track.minX, y: track.minY, width: x - track.minX, height: Self.trackHeight),
      theme.red, radius: Self.trackHeight / 2)
    if playback.length > 0 {
      for mark in playback.marks {
        let place = track.minX + track.width * min(1, mark / playback.length)
        ink.fill(
          Rect(
            x: (place - Self.tick.width / 2).rounded(), y: track.midY - Self.tick.height / 2,
            width: Self.tick.width, height: Self.tick.height),
          theme.text, radius: 1)
      }
    }
    let center = Point(x: x, y: track.midY)
    if isHovered || isPressed {
      ink.disc(
        at: center, diameter: Self.playheadDiameter + 8, theme.red.withAlpha(0.25))
    }
    ink.disc(at: center, diameter: Self.playheadDiameter, theme.red)
  }

  /// Takes the playhead to the pointer.
  override func pointerPressed(at point: Point) {
    super.pointerPressed(at: point)
    scrub(to: point)
  }

  /// Drags the playhead along.
  override func pointerMoved(at point: Point) {
    if isPressed { scrub(to: point) }
  }

  private var track: Rect {
    Rect(
      x: Grid.padding, y: bounds.midY - Self.trackHeight / 2,
      width: max(1, bounds.width - 2 * Grid.padding), height: Self.trackHeight)
  }

  private func scrub(to point: Point) {
    onScrub?(min(max(0, (point.x - track.minX) / track.width), 1))
  }
}

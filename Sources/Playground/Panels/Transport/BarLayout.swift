internal import Display

/// Which of the transport's controls there is room for, and where they lie; a pure function of the
/// width.
///
/// What changes the view goes first, then the help, then what is least needed to play; the button
/// that plays stays to the last.
nonisolated struct BarLayout: Equatable, Sendable {
  /// A control of the bar.
  enum Control: CaseIterable, Hashable, Sendable {
    /// At the left.
    case start, back, play, forward, end, loop, record, export
    /// At the right.
    case compare, onion, look, help
  }

  /// Where the controls that show lie.
  let frames: [Control: Rect]
  /// The room of the status line between them.
  let status: Rect

  private static let side = 32.0
  private static let pitch = side + Grid.unit
  /// The signs, which are smaller than the buttons, begin at the padding.
  private static let left = Grid.padding - (side - 12) / 2
  private static let right = Grid.gap
  private static let transport: [Control] = [
    .start, .back, .play, .forward, .end, .loop, .record, .export,
  ]
  private static let view: [Control] = [.compare, .onion, .look, .help]
  /// What goes in this order where there is no room.
  private static let spare: [[Control]] = [
    [.look], [.onion], [.compare], [.help], [.export], [.record], [.loop], [.start, .end],
    [.back, .forward],
  ]

  /// Lays out a bar; `help` is the width of the help's button, `top` the upper edge of the controls.
  init(width: Double, help: Double, top: Double) {
    func extent(_ control: Control) -> Double { control == .help ? help : Self.side }
    func extent(_ controls: [Control]) -> Double {
      controls.reduce(-Grid.unit) { $0 + extent($1) + Grid.unit }
    }
    var shown = Set(Control.allCases)
    func group(_ controls: [Control]) -> [Control] { controls.filter(shown.contains) }
    func needed() -> Double {
      let view = group(Self.view)
      return Self.left + extent(group(Self.transport)) + Self.right
        + (view.isEmpty ? 0 : Grid.gap + extent(view))
    }
    for controls in Self.spare where needed() > width { shown.subtract(controls) }

    var frames: [Control: Rect] = [:]
    var x = Self.left
    for control in group(Self.transport) {
      frames[control] = Rect(x: x, y: top, width: Self.side, height: Self.side)
      x += Self.pitch
    }
    let view = group(Self.view)
    var viewX = width - Self.right - (view.isEmpty ? 0 : extent(view))
    let end = viewX - Grid.padding
    for control in view {
      frames[control] = Rect(x: viewX, y: top, width: extent(control), height: Self.side)
      viewX += extent(control) + Grid.unit
    }
    self.frames = frames
    let start = x + Grid.gap
    status = Rect(x: start, y: top, width: max(0, end - start), height: Self.side)
  }
}

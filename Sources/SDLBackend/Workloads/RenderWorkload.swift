public import Display

/// Frames of known content for comparing renderers: each is a function of time.
public nonisolated enum RenderWorkload: String, CaseIterable, Sendable {
  /// Two large labels that fade and slide, as in the quiz.
  case labels
  /// Two pictures over the whole canvas that mix exactly.
  case crossfade
  /// A thousand small pictures or tiles, each turned by its own angle.
  case sprites
  /// A picture bent over a mesh of 40 × 30 cells.
  case warp
  /// Five hundred labels, some with numbers that change in every frame.
  case text

  /// One line that says what is drawn.
  public var summary: String {
    switch self {
    case .labels: "two labels that fade and slide"
    case .crossfade: "two full-canvas pictures mixed"
    case .sprites: "\(Self.spriteCount) rotated pictures"
    case .warp: "a picture over a mesh of \(Self.meshColumns) × \(Self.meshRows) cells"
    case .text: "\(Self.textColumns * Self.textRows) labels, every fifth changing"
    }
  }

  /// The frame at a time in seconds; `pictures` are used in turn, gradients where there are none.
  public func displayList(
    at time: Double, size: Size, pictures: [Picture] = []
  ) -> DisplayList {
    let canvas = WorkloadCanvas(time: time, size: size, pictures: pictures)
    let commands =
      switch self {
      case .labels: canvas.labels()
      case .crossfade: canvas.crossfade()
      case .sprites: canvas.sprites(count: Self.spriteCount)
      case .warp: canvas.warp(columns: Self.meshColumns, rows: Self.meshRows)
      case .text: canvas.text(columns: Self.textColumns, rows: Self.textRows)
      }
    return DisplayList(size: size, background: Color(hex: 0xF6F3EC), commands: commands)
  }

  private static let spriteCount = 1000
  private static let meshColumns = 40
  private static let meshRows = 30
  private static let textColumns = 10
  private static let textRows = 50
}

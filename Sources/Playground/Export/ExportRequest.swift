internal import Demos
internal import Display
internal import Recording

/// What a person chose in the export sheet; it is remembered from launch to launch.
nonisolated struct ExportRequest: Equatable, Sendable {
  /// Which part of which take.
  enum Subject: String, CaseIterable, Sendable {
    /// From its start until nothing runs any more.
    case take
    /// Between the in and the out point.
    case span = "in-out"
    /// What F9 recorded last.
    case last
  }

  /// How large the pictures are.
  enum Extent: Equatable, Sendable {
    /// So many pixels a point of the stage.
    case scale(Double)
    /// So many pixels; the stage fits into them.
    case pixels(width: Int, height: Int)
  }

  /// Which part of which take.
  var subject = Subject.take
  /// What is made.
  var kind = ExportKind.mp4
  /// How large.
  var extent = Extent.scale(1)
  /// The frames of a film in a second.
  var framesPerSecond = 60.0
  /// How a film is shown.
  var order = FrameOrder.clip
  /// The pictures of a strip.
  var stripCount = 8
  /// The folder that was named last; nil for the usual ones.
  var folder: String?

  /// The pixels a point that can be asked for.
  static let scales = 0.01...64.0
  /// The pictures of a strip that can be asked for.
  static let stripCounts = 1...200

  /// The pixels a point of pictures whose own extent in points is given.
  func scale(for natural: Size) -> Double {
    switch extent {
    case .scale(let scale): scale
    case .pixels(let width, let height):
      min(Double(width) / max(1, natural.width), Double(height) / max(1, natural.height))
    }
  }

  /// The size of the pictures in pixels.
  func pixels(for natural: Size) -> (width: Double, height: Double) {
    switch extent {
    case .scale(let scale): ((natural.width * scale).rounded(), (natural.height * scale).rounded())
    case .pixels(let width, let height): (Double(width), Double(height))
    }
  }

  /// The extent of the pictures in points: their own, or one of the pixels' shape around it.
  func canvas(for natural: Size) -> Size {
    guard case .pixels = extent else { return natural }
    let (pixels, scale) = (pixels(for: natural), scale(for: natural))
    return Size(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// The frames of a span, as they were asked for.
  func specification(
    of span: ClosedRange<Double>, natural: Size
  ) throws(RecordingError) -> FrameSpecification {
    let frames =
      kind.isFilm
      ? try FrameSequence(
        from: span.lowerBound, untilRestAt: span.upperBound, framesPerSecond: framesPerSecond,
        order: order)
      : try FrameSequence(from: span.lowerBound, frames: 0..<1, framesPerSecond: 60)
    let canvas = canvas(for: natural)
    return try FrameSpecification(
      frames: frames, width: canvas.width, height: canvas.height, scale: scale(for: natural))
  }
}

nonisolated extension FrameOrder {
  /// The words that the sheet and the saved choices use.
  static let names: [(order: FrameOrder, name: String, title: String)] = [
    (.clip, "clip", "Clip"), (.loop, "loop", "Loop"), (.pingPong, "ping-pong", "Ping-pong"),
  ]
}

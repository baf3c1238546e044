/// What is recorded: which instants, and how large.
public struct FrameSpecification: Hashable, Sendable {
  /// The instants, in order.
  public let frames: FrameSequence
  /// The size of every frame in pixels.
  public let pixelWidth: Int
  /// The size of every frame in pixels.
  public let pixelHeight: Int
  /// Pixels a point, as it was asked for; only written down.
  public let scale: Double

  /// The longest side in pixels: the largest texture of common drivers.
  public static let maximumSide = 16384
  /// The most pixels of a frame: 8192 × 8192, a quarter of a gigabyte.
  public static let maximumPixels = 8192 * 8192

  /// The number of frames.
  public var count: Int { frames.count }
  /// The number of frames shown in a second.
  public var framesPerSecond: Double { frames.framesPerSecond }

  /// Frames of a size in pixels.
  public init(
    frames: FrameSequence, pixelWidth: Int, pixelHeight: Int, scale: Double = 1
  ) throws(RecordingError) {
    guard scale > 0, scale.isFinite else {
      throw .invalid(field: "scale", value: "\(scale)", allowed: "more than 0 and finite")
    }
    try Self.check(width: Double(pixelWidth), height: Double(pixelHeight))
    self.frames = frames
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// Frames of a stage, `scale` pixels a point, both sides rounded to whole pixels.
  public init(
    frames: FrameSequence, width: Double, height: Double, scale: Double = 1
  ) throws(RecordingError) {
    let (pixelWidth, pixelHeight) = ((width * scale).rounded(), (height * scale).rounded())
    try Self.check(width: pixelWidth, height: pixelHeight)
    try self.init(
      frames: frames, pixelWidth: Int(pixelWidth), pixelHeight: Int(pixelHeight), scale: scale)
  }

  /// The same frames at another rate or in another number.
  func with(frames: FrameSequence) -> FrameSpecification {
    FrameSpecification(unchecked: self, frames: frames)
  }

  private init(unchecked other: FrameSpecification, frames: FrameSequence) {
    self.frames = frames
    pixelWidth = other.pixelWidth
    pixelHeight = other.pixelHeight
    scale = other.scale
  }

  /// Refuses sizes that cannot be drawn, in floating point so that no size overflows.
  private static func check(width: Double, height: Double) throws(RecordingError) {
    let sides = 1...Double(maximumSide)
    guard sides.contains(width), sides.contains(height),
      width * height <= Double(maximumPixels)
    else {
      throw .invalid(
        field: "size", value: "\(text(width))x\(text(height)) pixels",
        allowed: "1 to \(maximumSide) a side and at most \(maximumPixels) pixels together")
    }
  }

  private static func text(_ side: Double) -> String {
    Int(exactly: side).map(String.init) ?? "\(side)"
  }
}

/// How the frames of a clip are shown.
public enum FrameOrder: Hashable, Sendable, CaseIterable {
  /// Once, both ends included.
  case clip
  /// For ever: the last frame, which equals the first of the next turn, is left out.
  case loop
  /// There and back for ever, without doubling the frames at which it turns.
  case pingPong
}

/// One frame of a recording.
public struct FrameTime: Hashable, Sendable {
  /// Which frame of the recording it is, from 0.
  public let position: Int
  /// The instant that it shows, in seconds of the take.
  public let time: Double
}

/// The instants that a recording shows: frame `i` shows `start + i / framesPerSecond`.
///
/// Frames are counted, never added up, so the hundred thousandth is as exact as the first.
public struct FrameSequence: Hashable, Sendable, RandomAccessCollection {
  /// The number of frames shown in a second.
  public let framesPerSecond: Double
  /// The instant of frame number 0, in seconds.
  public let start: Double
  /// The numbers `i` of the clip, before the order is applied.
  public let clip: Range<Int>
  /// How the clip is shown.
  public let order: FrameOrder

  /// The rates that can be recorded, in frames a second.
  public static let allowedRates = 0.02...1000
  /// The most frames of one clip.
  public static let maximumCount = 1_000_000
  /// A clip's end that misses a frame by less than this part of a frame includes it: 0.8 s at
  /// 30 frames a second is 24 frames away whatever the binary fractions say.
  static let tolerance = 1e-6

  /// Frames with given numbers: `--frames A..<B`.
  public init(
    from start: Double = 0, frames: Range<Int>, framesPerSecond: Double,
    order: FrameOrder = .clip
  ) throws(RecordingError) {
    try Self.check(framesPerSecond: framesPerSecond)
    try Self.check(time: start, field: "from")
    guard !frames.isEmpty, frames.lowerBound >= 0, frames.upperBound <= Self.maximumCount else {
      throw .invalid(
        field: "frames", value: "\(frames.lowerBound)..<\(frames.upperBound)",
        allowed: "at least one frame, numbered from 0 to \(Self.maximumCount - 1)")
    }
    self.framesPerSecond = framesPerSecond
    self.start = start
    self.clip = frames
    self.order = order
  }

  /// Every frame from `start` to `end`, both included.
  public init(
    from start: Double = 0, to end: Double, framesPerSecond: Double, order: FrameOrder = .clip
  ) throws(RecordingError) {
    let last = try Self.distance(from: start, to: end, framesPerSecond: framesPerSecond)
    try self.init(
      from: start, frames: 0..<Int((last + Self.tolerance).rounded(.down)) + 1,
      framesPerSecond: framesPerSecond, order: order)
  }

  /// Every frame from `start` to the first one that shows `rest`, the instant at which nothing
  /// moves any more.
  public init(
    from start: Double = 0, untilRestAt rest: Double, framesPerSecond: Double,
    order: FrameOrder = .clip
  ) throws(RecordingError) {
    let last = try Self.distance(from: start, to: rest, framesPerSecond: framesPerSecond)
    try self.init(
      from: start, frames: 0..<Int((last - Self.tolerance).rounded(.up)) + 1,
      framesPerSecond: framesPerSecond, order: order)
  }

  /// The position of the first frame: 0.
  public var startIndex: Int { 0 }

  /// The number of frames of the recording.
  public var endIndex: Int {
    switch order {
    case .clip: clip.count
    case .loop: Swift.max(1, clip.count - 1)
    case .pingPong: Swift.max(1, 2 * clip.count - 2)
    }
  }

  /// The frame at a position of the recording.
  public subscript(position: Int) -> FrameTime {
    precondition(indices.contains(position), "A recording of \(count) frames has no \(position).")
    let turn = clip.count - 1
    let offset = position <= turn ? position : 2 * turn - position
    let number = Double(clip.lowerBound + offset)
    return FrameTime(position: position, time: start + number / framesPerSecond)
  }

  /// How long the recording is shown, in seconds.
  public var duration: Double { Double(count) / framesPerSecond }

  /// The same span of time at another rate; a last frame that has no counterpart is rounded up to
  /// the next one, so that the end is shown.
  public func atRate(_ rate: Double) throws(RecordingError) -> FrameSequence {
    let first = start + Double(clip.lowerBound) / framesPerSecond
    let last = start + Double(clip.upperBound - 1) / framesPerSecond
    return try FrameSequence(from: first, untilRestAt: last, framesPerSecond: rate, order: order)
  }

  /// The first frame alone, for a still.
  public var firstAlone: FrameSequence {
    FrameSequence(unchecked: self, clip: clip.lowerBound..<clip.lowerBound + 1)
  }

  private init(unchecked other: FrameSequence, clip: Range<Int>) {
    framesPerSecond = other.framesPerSecond
    start = other.start
    order = .clip
    self.clip = clip
  }
}

extension FrameSequence {
  private static func check(framesPerSecond: Double) throws(RecordingError) {
    guard allowedRates.contains(framesPerSecond) else {
      throw .invalid(
        field: "fps", value: framesPerSecond.text, allowed: "from 0.02 to 1000")
    }
  }

  private static func check(time: Double, field: String) throws(RecordingError) {
    guard time.isFinite else {
      throw .invalid(field: field, value: time.text, allowed: "a finite number of seconds")
    }
  }

  /// The number of frames, with fraction, between two instants.
  private static func distance(
    from start: Double, to end: Double, framesPerSecond: Double
  ) throws(RecordingError) -> Double {
    try check(framesPerSecond: framesPerSecond)
    try check(time: start, field: "from")
    try check(time: end, field: "to")
    guard end >= start else {
      throw .invalid(field: "to", value: end.text, allowed: "not before from, \(start.text)")
    }
    let distance = (end - start) * framesPerSecond
    guard distance < Double(maximumCount) else {
      let longest = (Double(maximumCount) / framesPerSecond).rounded(.down)
      throw .invalid(
        field: "to", value: end.text,
        allowed: "at most \(maximumCount) frames, here \(longest.text) s")
    }
    return Swift.max(0, distance)
  }
}

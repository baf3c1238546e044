internal import Display

/// Where the parts of a timeline lie.
nonisolated struct TimelineGeometry: Equatable, Sendable {
  /// The whole view.
  let bounds: Rect
  /// The seconds from the left to the right end.
  let span: Double
  /// How many lines there are.
  let laneCount: Int
  /// How far the lines are scrolled.
  let offset: Double

  /// The height of the row of times.
  static let rulerHeight = 22.0
  /// The height of a line of bars.
  ///
  /// Four of them show in the low timeline.
  static let laneHeight = 15.0
  /// The height of the row of completions at the foot.
  static let footHeight = 12.0
  /// The width of the names.
  static let labelWidth = 168.0
  private static let leastWidthForLabels = 480.0
  private static let leastTickDistance = 64.0
  /// At the right of the track, for the last time's label.
  private static let rightRoom = 52.0

  /// Where time goes from left to right.
  var track: Rect {
    let left = bounds.width > Self.leastWidthForLabels ? Self.labelWidth : Grid.padding
    return Rect(
      x: left, y: 0, width: max(1, bounds.width - left - Self.rightRoom), height: bounds.height)
  }

  /// Where the lines show.
  var lanes: Rect {
    Rect(
      x: 0, y: Self.rulerHeight, width: bounds.width,
      height: max(0, bounds.height - Self.rulerHeight - Self.footHeight))
  }

  /// How far the lines can be scrolled.
  var greatestOffset: Double { max(0, Double(laneCount) * Self.laneHeight - lanes.height) }

  /// The upper edge of a line.
  func top(ofLane index: Int) -> Double {
    lanes.minY + Double(index) * Self.laneHeight - offset
  }

  /// The line at a height; nil beside the lines.
  func lane(at y: Double) -> Int? {
    guard y >= lanes.minY, y < lanes.maxY else { return nil }
    let index = Int(((y - lanes.minY + offset) / Self.laneHeight).rounded(.down))
    return (0..<laneCount).contains(index) ? index : nil
  }

  /// The middle of the row of completions: under the last line, or at the foot.
  var completionY: Double {
    min(top(ofLane: laneCount), lanes.maxY) + Self.footHeight / 2
  }

  /// Where a time is.
  func x(at time: Double) -> Double { track.minX + track.width * time / span }

  /// The time at a place, from 0 to the end.
  func time(at x: Double) -> Double {
    min(max(0, (x - track.minX) / track.width), 1) * span
  }

  /// 1, 2 or 5 of a power of ten, so that the labels have room.
  static func tickStep(span: Double, width: Double) -> Double {
    guard span > 0, width > 0 else { return 0 }
    let least = span * leastTickDistance / width
    var power = 0.01
    while power * 10 < least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }
}

/// The few colours by which a picture is shown.
public struct Palette: Hashable, Sendable {
  /// The colours as 0xRRGGBB.
  public let colors: [UInt32]

  /// Chooses at most `limit` colours: the box of colours that spreads most is cut at its mean across
  /// its longest axis, again and again (median cut with variance, after Heckbert and Wu).
  ///
  /// A picture with no more colours than that keeps them exactly.
  public init(of histogram: ColorHistogram, limit: Int) {
    var entries = histogram.entries
    guard !entries.isEmpty else {
      colors = [0]
      return
    }
    var boxes = [Box(entries, entries.indices)]
    while boxes.count < limit {
      guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
        boxes[widest].spread > 0
      else { break }
      let box = boxes[widest]
      let middle = entries[box.range].partition { $0[keyPath: box.axis] > box.mean[box.axisIndex] }
      guard middle > box.range.lowerBound, middle < box.range.upperBound else { break }
      boxes[widest] = Box(entries, box.range.lowerBound..<middle)
      boxes.append(Box(entries, middle..<box.range.upperBound))
    }
    // In order of brightness, so that neighbours in the table are alike and pack better.
    colors = boxes.map(\.color).sorted()
  }
}

/// A group of colours that one colour stands for.
private struct Box {
  let range: Range<Int>
  let mean: SIMD3<Float>
  /// The squared distances from the mean, summed over all pixels; 0 for a single colour.
  let spread: Float
  let axisIndex: Int

  init(_ entries: [ColorHistogram.Entry], _ range: Range<Int>) {
    var count: Float = 0
    var sum = SIMD3<Float>()
    for entry in entries[range] {
      count += entry.count
      sum += entry.color * entry.count
    }
    let mean = sum / count
    var squares = SIMD3<Float>()
    for entry in entries[range] {
      let distance = entry.color - mean
      squares += distance * distance * entry.count
    }
    self.range = range
    self.mean = mean
    spread = range.count > 1 ? squares.sum() : 0
    axisIndex =
      squares.y >= squares.x && squares.y >= squares.z ? 1 : squares.x >= squares.z ? 0 : 2
  }

  var axis: KeyPath<ColorHistogram.Entry, Float> {
    switch axisIndex {
    case 0: \.red
    case 1: \.green
    default: \.blue
    }
  }

  var color: UInt32 {
    let rounded = mean.rounded(.toNearestOrAwayFromZero)
    return UInt32(rounded.x) << 16 | UInt32(rounded.y) << 8 | UInt32(rounded.z)
  }
}

extension ColorHistogram.Entry {
  fileprivate var color: SIMD3<Float> { SIMD3(red, green, blue) }
}

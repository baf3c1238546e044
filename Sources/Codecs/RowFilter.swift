public import Display

/// The filters of PNG that are cheap: each row is stored as differences from the pixel to the left
/// or from the row above, whichever leaves less.
public enum RowFilter {
  private static let left: UInt8 = 1
  private static let above: UInt8 = 2

  /// The filtered rows of a part of a bitmap, each after the number of its filter.
  public static func filteredRows(
    of bitmap: Bitmap, part: PixelRect, layout: RowLayout
  ) -> [UInt8] {
    precondition(part.fits(in: bitmap), "The part of a bitmap lies inside it.")
    let rowLength = part.width * layout.bytesPerPixel
    let total = part.height * (rowLength + 1)
    return unsafe bitmap.bytes.withUnsafeBufferPointer { source in
      unsafe [UInt8](unsafeUninitializedCapacity: total) { output, count in
        count = total
        guard let pixels = source.baseAddress, var target = output.baseAddress else { return }
        // A pixel of zeros before each row is what PNG takes to be left of the first one.
        let margin = Bitmap.bytesPerPixel
        let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (margin + rowLength))
        defer { unsafe rows.deallocate() }
        unsafe rows.initialize(repeating: 0)
        guard let base = rows.baseAddress else { return }
        var (previous, current) = unsafe (base + margin, base + 2 * margin + rowLength)
        for y in part.y..<part.y + part.height {
          let start = (y * bitmap.width + part.x) * Bitmap.bytesPerPixel
          unsafe layout.pack(pixels + start, count: part.width, into: current)
          unsafe filter(
            current, above: previous, length: rowLength, step: layout.bytesPerPixel, into: target)
          unsafe target += rowLength + 1
          unsafe swap(&previous, &current)
        }
      }
    }
  }

  private static func filter(
    _ row: UnsafePointer<UInt8>, above previous: UnsafePointer<UInt8>, length: Int, step: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    var (leftCost, aboveCost): (UInt32, UInt32) = (0, 0)
    for index in 0..<length {
      let fromLeft = unsafe row[index] &- row[index - step]
      let fromAbove = unsafe row[index] &- previous[index]
      leftCost &+= UInt32(min(fromLeft, 0 &- fromLeft))
      aboveCost &+= UInt32(min(fromAbove, 0 &- fromAbove))
    }
    let usesLeft = leftCost < aboveCost
    unsafe target[0] = usesLeft ? left : above
    let reference = unsafe usesLeft ? row - step : previous
    let output = unsafe target + 1
    for index in 0..<length {
      unsafe output[index] = row[index] &- reference[index]
    }
  }
}

/// A part of a bitmap, in whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The first column and row.
  public var x, y: Int
  /// The number of columns and rows, at least 1.
  public var width, height: Int

  /// Makes a part.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All of a bitmap.
  public init(all bitmap: Bitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// True when it lies inside a bitmap and is not empty.
  public func fits(in bitmap: Bitmap) -> Bool {
    x >= 0 && y >= 0 && width > 0 && height > 0 && x <= bitmap.width - width
      && y <= bitmap.height - height
  }
}

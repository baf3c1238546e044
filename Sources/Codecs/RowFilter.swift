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
    let leftCost = unsafe sampledCost(of: row, against: row - step, length: length)
    let aboveCost = unsafe sampledCost(of: row, against: previous, length: length)
    let usesLeft = leftCost < aboveCost
    unsafe target[0] = usesLeft ? left : above
    let reference = unsafe usesLeft ? row - step : previous
    let output = unsafe target + 1
    for index in 0..<length {
      unsafe output[index] = row[index] &- reference[index]
    }
  }

  /// The sum of the differences' sizes over one block in four.
  ///
  /// That is enough to choose, at a quarter of the time. A row shorter than a block costs nothing
  /// either way.
  private static func sampledCost(
    of row: UnsafePointer<UInt8>, against reference: UnsafePointer<UInt8>, length: Int
  ) -> UInt32 {
    let block = 16
    let distance = 4 * block
    var sums = SIMD16<UInt32>()
    for start in stride(from: 0, through: length - block, by: distance) {
      let here = unsafe UnsafeRawPointer(row + start).loadUnaligned(as: SIMD16<UInt8>.self)
      let there = unsafe UnsafeRawPointer(reference + start).loadUnaligned(as: SIMD16<UInt8>.self)
      let difference = here &- there
      let size = pointwiseMin(difference, 0 &- difference)
      sums &+= SIMD16<UInt32>(truncatingIfNeeded: size)
    }
    return sums.wrappedSum()
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

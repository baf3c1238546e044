internal import Codecs
internal import Display

extension OutputFormat {
  /// An animated GIF that loops for ever.
  public static let gif = OutputFormat(
    name: "gif", fileExtension: "gif", summary: "animated GIF, at most 50 frames a second",
    traits: FormatTraits(highestRate: 50)
  ) { AnimationEncoder($0, format: GIFFormat($0.specification)) }
}

/// GIF89a: a palette of its own for each frame, which covers only what changed.
struct GIFFormat: AnimationFormat {
  private let width, height: Int
  private let framesPerSecond: Double

  /// Delays are hundredths of a second; viewers slow those below 2 down, hence 50 frames a second.
  private static let ticksPerSecond = 100.0
  /// Enough to keep 0.3 × 100 from being 29.999…; far less than a tick.
  private static let tolerance = 1e-6
  private static let mostColors = 256

  init(_ specification: FrameSpecification) {
    width = specification.pixelWidth
    height = specification.pixelHeight
    framesPerSecond = specification.framesPerSecond
  }

  var header: [UInt8] {
    let withoutPalette: [UInt8] = [0x70, 0, 0]
    let loopForEver: [UInt8] =
      [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return Array("GIF89a".utf8) + little(width) + little(height) + withoutPalette + loopForEver
  }

  let trailer: [UInt8] = [0x3B]

  func corrections(count: Int) -> [(offset: Int, bytes: [UInt8])] { [] }

  /// How long a frame is shown, in hundredths of a second.
  ///
  /// Until the whole hundredth at which the next one begins, so that the total never drifts: 30
  /// frames a second are 3, 3, 4.
  func delay(number: Int) -> Int {
    func start(_ number: Int) -> Int {
      Int(Double(number) * Self.ticksPerSecond / framesPerSecond + Self.tolerance)
    }
    return start(number + 1) - start(number)
  }

  func frame(_ bitmap: Bitmap, previous: Bitmap?, number: Int) -> [UInt8] {
    // A frame that changes nothing is one pixel, so that there is one for each instant.
    let unchanged = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let part =
      previous.map { bitmap.changedPart(since: $0) ?? unchanged } ?? PixelRect(all: bitmap)
    // The last index stands for "as before".
    let limit = previous == nil ? Self.mostColors : Self.mostColors - 1
    let histogram = ColorHistogram(of: bitmap, part: part, unchanged: previous)
    let palette = Palette(of: histogram, limit: limit)
    let used = palette.colors.count + (previous == nil ? 0 : 1)
    let codeSize = max(2, Int.bitWidth - (used - 1).leadingZeroBitCount)
    let keepIndex = UInt8((1 << codeSize) - 1)
    var map = PaletteMap(palette)
    let indices = map.indices(
      of: bitmap, part: part, unchanged: previous, unchangedIndex: keepIndex)
    return control(number: number, keepIndex: previous == nil ? nil : keepIndex)
      + descriptor(part, codeSize: codeSize) + table(palette, size: 1 << codeSize)
      + LZW.blocks(indices, codeSize: codeSize)
  }

  /// The graphic control extension: leave the frame in place, its delay, the index that keeps.
  private func control(number: Int, keepIndex: UInt8?) -> [UInt8] {
    let leaveInPlace: UInt8 = 1 << 2
    return [0x21, 0xF9, 4, leaveInPlace | (keepIndex == nil ? 0 : 1)]
      + little(delay(number: number)) + [keepIndex ?? 0, 0]
  }

  private func descriptor(_ part: PixelRect, codeSize: Int) -> [UInt8] {
    let ownPalette: UInt8 = 0x80
    return [0x2C] + little(part.x) + little(part.y) + little(part.width) + little(part.height)
      + [ownPalette | UInt8(codeSize - 1)]
  }

  private func table(_ palette: Palette, size: Int) -> [UInt8] {
    let colors = palette.colors.flatMap { color in
      [color >> 16, color >> 8, color].map { UInt8(truncatingIfNeeded: $0) }
    }
    return colors + [UInt8](repeating: 0, count: 3 * (size - palette.colors.count))
  }

  private func little(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}

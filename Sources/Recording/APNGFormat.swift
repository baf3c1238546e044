internal import Codecs
internal import Display

extension OutputFormat {
  /// An animated PNG that loops for ever: exact pixels, with transparency.
  public static let apng = OutputFormat(
    name: "apng", fileExtension: "apng", summary: "animated PNG, exact pixels, for ever",
    traits: FormatTraits(hasTransparency: true)
  ) { AnimationEncoder($0, format: APNGFormat($0.specification)) }
}

/// Animated PNG: each frame after the first covers only what changed.
struct APNGFormat: AnimationFormat {
  private let specification: FrameSpecification
  /// One layout for all frames, and a later one may be transparent.
  private let layout = RowLayout.rgba

  init(_ specification: FrameSpecification) {
    self.specification = specification
  }

  var header: [UInt8] {
    let size = PNGFile.header(
      width: specification.pixelWidth, height: specification.pixelHeight, layout: layout)
    return PNGFile.signature + PNGFile.chunk("IHDR", size)
      + animationControl(count: specification.count)
  }

  var trailer: [UInt8] { PNGFile.chunk("IEND", []) }

  func corrections(count: Int) -> [(offset: Int, bytes: [UInt8])] {
    let offset = header.count - animationControl(count: count).count
    return [(offset, animationControl(count: count))]
  }

  func frame(_ bitmap: Bitmap, previous: Bitmap?, number: Int) -> [UInt8] {
    // A frame that changes nothing is one pixel, so that there is one for each instant.
    let unchanged = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let part =
      previous.map { bitmap.changedPart(since: $0) ?? unchanged } ?? PixelRect(all: bitmap)
    let pixels = PNGFile.compressed(bitmap, part: part, layout: layout)
    // The first frame has one numbered chunk, every later one has two.
    let sequence = max(0, 2 * number - 1)
    let control = PNGFile.chunk("fcTL", frameControl(part, sequence: sequence))
    guard number > 0 else { return control + PNGFile.chunk("IDAT", pixels) }
    return control + PNGFile.chunk("fdAT", PNGFile.bigEndian(sequence + 1) + pixels)
  }

  /// The chunk with the number of frames, and of plays: 0 is for ever.
  private func animationControl(count: Int) -> [UInt8] {
    PNGFile.chunk("acTL", PNGFile.bigEndian(count) + PNGFile.bigEndian(0))
  }

  private func frameControl(_ part: PixelRect, sequence: Int) -> [UInt8] {
    let leaveInPlace: UInt8 = 0
    let replace: UInt8 = 0
    let delay = Self.delay(specification.framesPerSecond)
    return [sequence, part.width, part.height, part.x, part.y].flatMap(PNGFile.bigEndian)
      + PNGFile.bigEndian(delay.numerator << 16 | delay.denominator) + [leaveInPlace, replace]
  }

  /// The duration of a frame in seconds as a fraction of 16-bit numbers: exact for whole rates,
  /// decimals, and the rates of television such as 30000/1001.
  static func delay(_ framesPerSecond: Double) -> (numerator: Int, denominator: Int) {
    let largest = Double(UInt16.max)
    let tolerance = 1e-4
    for numerator in [1, 10, 100, 1000, 1001] {
      let denominator = framesPerSecond * Double(numerator)
      if denominator <= largest, abs(denominator - denominator.rounded()) < tolerance {
        return (numerator, Int(denominator.rounded()))
      }
    }
    let numerator = min(1000, (largest / framesPerSecond).rounded(.down))
    return (Int(numerator), Int((framesPerSecond * numerator).rounded()))
  }
}

import Display
import Foundation
import SDLBackend

/// Foundation has a type of this name, too.
typealias AffineTransform = Display.AffineTransform

/// One renderer for all tests, on the driver that needs no display, and eyes for its pixels.
enum Studio {
  static let fonts = Result { try FontLibrary() }
  static let pictures = PictureLibrary()
  static let renderer = Result {
    unsafe setenv("SDL_VIDEODRIVER", "offscreen", 1)
    return try SDLRenderer(fonts: fonts.get(), pictures: pictures)
  }

  /// Draws commands on a small canvas.
  static func draw(
    _ commands: [DrawCommand], on background: Color = .white, width: Double = 64,
    height: Double = 48, scale: Double = 1
  ) throws -> Bitmap {
    try renderer.get().bitmap(
      of: DisplayList(
        size: Size(width: width, height: height), background: background, commands: commands),
      scale: scale)
  }

  /// The path of a new file with some bytes.
  static func file(_ bytes: Data, named name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "inbetween-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try bytes.write(to: file)
    return file.path
  }
}

/// One pixel of a bitmap, premultiplied.
nonisolated struct Pixel: Equatable, CustomStringConvertible {
  let red, green, blue, alpha: Int

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The largest difference of any component.
  func distance(to other: Pixel) -> Int {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

extension Bitmap {
  nonisolated subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * Bitmap.bytesPerPixel
    return Pixel(
      red: Int(bytes[start + 2]), green: Int(bytes[start + 1]), blue: Int(bytes[start]),
      alpha: Int(bytes[start + 3]))
  }

  /// All pixels, row by row.
  nonisolated var pixels: [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// The first pixel that differs by more than a tolerance, in words; nil when none does.
  nonisolated func difference(to other: Bitmap, over tolerance: Int) -> String? {
    let (mine, theirs) = (pixels, other.pixels)
    guard let index = mine.indices.first(where: { mine[$0].distance(to: theirs[$0]) > tolerance })
    else { return nil }
    return "(\(index % width), \(index / width)): \(mine[index]), not \(theirs[index])"
  }

  /// The largest difference of any component of any pixel.
  nonisolated func distance(to other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension DrawCommand {
  /// A plain rectangle.
  nonisolated static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black,
    radius: Double = 0, transform: AffineTransform = .identity
  ) -> DrawCommand {
    .rectangle(
      RectangleCommand(
        Rect(x: x, y: y, width: width, height: height), color: color, cornerRadius: radius,
        transform: transform))
  }

  /// A line of text.
  nonisolated static func line(
    _ text: String, _ color: Color = .black, size: Double = 13, x: Double = 4, y: Double = 20,
    hasTabularFigures: Bool = false, transform: AffineTransform = .identity
  ) -> DrawCommand {
    .text(
      TextCommand(
        text, font: Font(size: size, hasTabularFigures: hasTabularFigures), color: color,
        origin: Point(x: x, y: y), transform: transform))
  }
}

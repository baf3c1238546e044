import Display
import Foundation
import SDLBackend
import Transitions

/// One renderer for all tests, on the driver that needs no display, and a canvas for a transition.
enum Studio {
  nonisolated static let canvas = Size(width: 144, height: 104)
  nonisolated static let bounds = Rect(x: 12, y: 12, width: 120, height: 80)

  private static let renderer = Result {
    unsafe setenv("SDL_VIDEODRIVER", "offscreen", 1)
    return try SDLRenderer(fonts: FontLibrary(), pictures: PictureLibrary())
  }

  /// Draws commands on the canvas.
  static func draw(
    _ commands: [DrawCommand], on ground: Color = .white, scale: Double = 1
  ) throws -> Bitmap {
    try renderer.get().bitmap(
      of: DisplayList(size: canvas, background: ground, commands: commands), scale: scale)
  }

  /// Draws a transition at an instant.
  static func draw(
    _ type: TransitionType, _ before: [DrawCommand], _ after: [DrawCommand], at progress: Double,
    _ direction: TransitionDirection = .fromLeft, scale: Double = 1
  ) throws -> Bitmap {
    let frame = TransitionFrame(
      before: before, after: after, bounds: bounds, progress: progress, direction: direction)
    return try draw(type.commands(frame), scale: scale)
  }

  /// A picture of one colour.
  nonisolated static func plain(_ color: Color) -> [DrawCommand] {
    [.rectangle(RectangleCommand(bounds, color: color))]
  }

  /// A picture in which no two quarters and no two edges are the same.
  nonisolated static func quarters(_ ground: Color, _ spot: Color) -> [DrawCommand] {
    let corner = Rect(x: bounds.minX + 12, y: bounds.minY + 10, width: 45, height: 20)
    let bar = Rect(x: bounds.minX + 75, y: bounds.minY + 48, width: 15, height: 28)
    return [
      .rectangle(RectangleCommand(bounds, color: ground, bottomColor: spot)),
      .rectangle(RectangleCommand(corner, color: spot)),
      .rectangle(RectangleCommand(bar, color: .white, cornerRadius: 8)),
    ]
  }

  /// Commands seen in a mirror through the middle of the bounds.
  nonisolated static func mirrored(
    _ commands: [DrawCommand], across direction: TransitionDirection
  ) -> [DrawCommand] {
    let isHorizontal = direction == .fromLeft || direction == .fromRight
    let map = AffineTransform(
      a: isHorizontal ? -1 : 1, b: 0, c: 0, d: isHorizontal ? 1 : -1,
      tx: isHorizontal ? bounds.minX + bounds.maxX : 0,
      ty: isHorizontal ? 0 : bounds.minY + bounds.maxY)
    return [.group(GroupCommand(commands, transform: map))]
  }
}

typealias AffineTransform = Display.AffineTransform

extension Bitmap {
  /// The darkest of red, green and blue at a pixel.
  nonisolated func darkest(_ x: Int, _ y: Int) -> Int {
    let start = (y * width + x) * Bitmap.bytesPerPixel
    return (start..<start + 3).map { Int(bytes[$0]) }.min() ?? 0
  }

  /// The darkest component of any pixel.
  nonisolated var darkest: Int {
    (0..<height).flatMap { y in (0..<width).map { darkest($0, y) } }.min() ?? 0
  }

  /// The largest difference of any component of any pixel.
  nonisolated func distance(to other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// The share of bytes that differ by more than a tolerance.
  nonisolated func share(differingFrom other: Bitmap, byMoreThan tolerance: Int) -> Double {
    let pairs = zip(bytes, other.bytes)
    let count = pairs.count { abs(Int($0) - Int($1)) > tolerance }
    return Double(count) / Double(bytes.count)
  }

  /// The bitmap seen in a mirror.
  nonisolated func mirrored(horizontally: Bool) -> Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let (sourceX, sourceY) = horizontally ? (width - 1 - x, y) : (x, height - 1 - y)
        let from = (sourceY * width + sourceX) * Bitmap.bytesPerPixel
        let to = (y * width + x) * Bitmap.bytesPerPixel
        for byte in 0..<Bitmap.bytesPerPixel { result.bytes[to + byte] = bytes[from + byte] }
      }
    }
    return result
  }
}

import Display
import Foundation
import Testing

@testable import SDLBackend

@MainActor struct MemoryTests {
  @Test func `text of ever new sizes and words stays within its bounds`() throws {
    let fonts = try Studio.fonts.get()
    let letters = String(decoding: UInt8(33)..<127, as: UTF8.self)

    for size in 20..<80 {
      _ = try Studio.draw([.line(letters, size: Double(size) * 4)], width: 4000, height: 400)
    }
    for number in 0..<20_000 {
      _ = fonts.width(of: "A line that nobody sees again, \(number)", in: Font(size: 13))
    }

    let bound = FontPool.budget + 2 * (FontLibrary.lineBudget + FontLibrary.widthBudget)
    #expect(fonts.bytes <= bound)
    #expect(fonts.bytes > bound / 4)
  }

  @Test func `pictures of ever new sizes stay within their bounds`() throws {
    let renderer = try Studio.renderer.get()
    let text = ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>"##
    let file = try Studio.file(Data(text.utf8), named: "drawing.svg")
    let picture = try Studio.pictures.picture(atPath: file)

    for step in 4..<40 {
      let place = Rect(x: 0, y: 0, width: 40 * Double(step), height: 30 * Double(step))
      _ = try renderer.bitmap(
        of: DisplayList(
          size: Size(width: 64, height: 48),
          commands: [.picture(PictureCommand(picture, in: place))]), scale: 1)
    }

    #expect(renderer.canvas.pictures.bytes <= PictureTextures.budget)
    #expect(Studio.pictures.bytes <= 2 * PictureLibrary.drawingBudget + 1 << 20)
  }

  @Test func `photographs beyond the budget come back, also when their files are gone`() throws {
    let side = 64
    let pictureBytes = side * side * Bitmap.bytesPerPixel
    let library = PictureLibrary(photographBudget: pictureBytes * 3 / 2)
    let paths = try (0..<3).map { index in
      let path = try Studio.file(Data(), named: "\(index).png")
      let shade = UInt8(60 * index + 60)
      let opaque = (0..<side * side).flatMap { _ in [shade, shade, shade, 255] as [UInt8] }
      try SDLImageWriter.write(Bitmap(width: side, height: side, bytes: opaque), toPath: path)
      return path
    }
    let pictures = try paths.map { try library.picture(atPath: $0) }
    for path in paths { try FileManager.default.removeItem(atPath: path) }

    let shades = try pictures.map { picture in
      let level = try #require(
        library.level(of: picture, width: 20, height: 20, limit: 4096))
      return try library.bitmap(of: level).bytes[0]
    }

    #expect(shades == [60, 120, 180])
    #expect(library.bytes <= pictureBytes * 3 / 2)
  }
}

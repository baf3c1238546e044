import Display
import Foundation
import SDLBackend
import Testing

private nonisolated let translucentPNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVQI12P4z8BQz/Cf4T8ADngDfePPfbcAAAAASUVORK5CYII="
private nonisolated let lossyWebP =
  "UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoDAAIAAoBCJaACdLoAA5gA/su3/8zR+k30m78f/Abr4tt8AAA="
private nonisolated let losslessWebP = "UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQv/4Uvf+BiOh/AAA="
private nonisolated let alphaWebP =
  "UklGRlgAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAf39/f39/AFZQOCAqAAAAkAEAnQEqAwACAAKAQiWgAnS6AAOYAP7Lt//M0fpN9Ju/H/wG6+LZfAAA"
private nonisolated let jpeg =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQCkEP/9k="

private func file(base64: String, named name: String) throws -> String {
  try Studio.file(#require(Data(base64Encoded: base64)), named: name)
}

private func drawing(_ body: String, head: String = #"viewBox="0 0 40 20""#) throws -> String {
  let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(head)>\#(body)</svg>"#
  return try Studio.file(Data(text.utf8), named: "drawing.svg")
}

private nonisolated let fullRed = ##"<rect width="100%" height="100%" fill="#FF0000"/>"##

@Test(arguments: [
  (jpeg, "a.jpg"), (lossyWebP, "b.webp"), (losslessWebP, "c.webp"), (alphaWebP, "d.webp"),
])
func `a photograph loads at its own size`(_ base64: String, _ name: String) throws {
  let picture = try Studio.pictures.picture(atPath: file(base64: base64, named: name))

  #expect(picture.size == Size(width: 3, height: 2))
}

@Test(arguments: [
  (translucentPNG, "t.png", 60), (translucentPNG, "t.png", 40), (jpeg, "a.jpg", 200),
])
func `a file that ends before its picture does is refused`(
  base64: String, name: String, count: Int
) throws {
  let whole = try #require(Data(base64Encoded: base64))
  let path = try Studio.file(whole.prefix(count), named: name)

  let error = #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }

  #expect(error?.path == path)
}

@Test(arguments: [(18, "IHDR"), (45, "IDAT")])
func `a PNG whose bytes were changed is refused with the part`(
  place: Int, part: String
) throws {
  var bytes = try #require(Data(base64Encoded: translucentPNG))
  bytes[place] ^= 1
  let path = try Studio.file(bytes, named: "t.png")

  let error = #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }

  #expect(error?.reason == "damaged: the check sum of its part \(part) is wrong")
}

@Test func `a translucent picture is not darkened at its edge`() throws {
  let picture = try Studio.pictures.picture(atPath: file(base64: translucentPNG, named: "t.png"))
  let command = PictureCommand(picture, in: Rect(x: 0, y: 0, width: 2, height: 1))

  let bitmap = try Studio.draw([.picture(command)], on: .clear)

  #expect(bitmap[0, 0].distance(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)) <= 1)
  #expect(bitmap[1, 0] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
}

@Test func `the same path is decoded once`() throws {
  let path = try drawing(fullRed)

  #expect(try Studio.pictures.picture(atPath: path) == Studio.pictures.picture(atPath: path))
}

@Test(arguments: [
  (#"viewBox="0 0 40 20""#, 40.0, 20.0), (#"width="80" height="40""#, 80, 40),
  (#"width="1in" height="72pt" viewBox="0 0 9 9""#, 96, 96),
  (#"viewBox="0,0,30,60" stroke-width="9""#, 30, 60),
])
func `a drawing has the size that it states`(
  _ head: String, _ width: Double, _ height: Double
) throws {
  let picture = try Studio.pictures.picture(atPath: drawing(fullRed, head: head))

  #expect(picture.size == Size(width: width, height: height))
}

@Test func `a drawing is sharp however large it is shown`() throws {
  let half = ##"<rect width="20" height="20" fill="#000000"/>"##
  let picture = try Studio.pictures.picture(atPath: drawing(half))
  let command = PictureCommand(picture, in: Rect(x: 0, y: 0, width: 640, height: 320))

  let bitmap = try Studio.draw([.picture(command)], width: 640, height: 320)

  let row = (0..<640).map { bitmap[$0, 160].red }
  #expect(row.filter { $0 > 8 && $0 < 247 }.count <= 2)
}

@Test(arguments: [(100.0, 56.3), (56.3, 100), (33.3, 20)])
func `a drawing is opaque up to its edge whatever its proportions`(
  width: Double, height: Double
) throws {
  let head = #"viewBox="0 0 \#(width) \#(height)" width="\#(width)" height="\#(height)""#
  let picture = try Studio.pictures.picture(atPath: drawing(fullRed, head: head))
  let command = PictureCommand(picture, in: Rect(x: 0, y: 0, width: 64, height: 48))

  let bitmap = try Studio.draw([.picture(command)], on: .black)

  #expect(bitmap.pixels.map(\.red).min() ?? 0 >= 254)
}

@Test func `a drawing that grows is drawn anew only at steps`() throws {
  let renderer = try Studio.renderer.get()
  let picture = try Studio.pictures.picture(atPath: drawing(fullRed))
  func count() -> Int { renderer.statistics.textures - renderer.statistics.renderTargets }
  let before = count()

  for frame in 0...30 {
    let width = 40 * (1 + Double(frame) / 30)
    let command = PictureCommand(picture, in: Rect(x: 0, y: 0, width: width, height: width / 2))
    _ = try Studio.draw([.picture(command)])
  }

  #expect(count() - before <= 5)
}

@Test func `a part of a picture fills the rectangle`() throws {
  let picture = try Studio.pictures.picture(atPath: file(base64: translucentPNG, named: "t.png"))
  let command = PictureCommand(
    picture, in: Rect(x: 0, y: 0, width: 40, height: 40),
    source: Rect(x: 0.75, y: 0, width: 0.25, height: 1))

  let bitmap = try Studio.draw([.picture(command)])

  #expect(bitmap[2, 20].distance(to: Pixel(red: 0, green: 255, blue: 0, alpha: 255)) <= 2)
}

@Test func `the corners of a picture are cut off`() throws {
  let picture = try Studio.pictures.picture(atPath: drawing(fullRed))
  let command = PictureCommand(
    picture, in: Rect(x: 4, y: 4, width: 40, height: 20), cornerRadius: 10)

  let bitmap = try Studio.draw([.picture(command)])

  #expect(bitmap[4, 4] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  #expect(bitmap[24, 14] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
}

@Test func `a file that is missing is named`() {
  let error = #expect(throws: PictureError.self) {
    try Studio.pictures.picture(atPath: "/no/such/picture.png")
  }

  #expect(error?.description == "/no/such/picture.png: No such file or directory")
}

@Test(arguments: [
  ("", "the file is empty"), ("hello", "not an SVG, PNG, JPEG or WebP picture"),
  ("<svg", "damaged"), ("GIF89a\u{1}\u{0}\u{1}", "not an SVG"),
])
func `a file that is no picture is refused`(_ content: String, _ reason: String) throws {
  let path = try Studio.file(Data(content.utf8), named: "odd.png")

  let error = #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }

  #expect(error?.reason.contains(reason) == true)
  #expect(error?.description.contains("\n") == false)
}

@Test(arguments: ["/", "/dev/null", ""])
func `what is no file is refused`(_ path: String) {
  #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }
}

@Test func `a picture that claims an absurd size is refused before it is decoded`() throws {
  var bytes = try #require(Data(base64Encoded: translucentPNG))
  bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
  let path = try Studio.file(bytes, named: "bomb.png")

  let error = #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }

  #expect(error?.reason.contains("65536 × 65536") == true)
}

@Test(arguments: [
  "<rect", "<rect/>", "<g></g><!-- </svg", "<svg></svg><rect/>",
])
func `a drawing that ends before its end tag is refused`(_ body: String) throws {
  let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">"# + body
  let path = try Studio.file(Data(text.utf8), named: "cut.svg")

  let error = #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }

  #expect(error?.reason.contains("ends before the picture does") == true)
}

@Test func `a drawing of more than it may have is refused with the number`() throws {
  let path = try drawing(String(repeating: "<g/>", count: 600_000))

  let error = #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }

  #expect(error?.reason.contains("at most 2097152") == true)
}

@Test func `a truncated picture is refused`() throws {
  let bytes = try #require(Data(base64Encoded: translucentPNG)).prefix(40)
  let path = try Studio.file(bytes, named: "cut.png")

  #expect(throws: PictureError.self) { try Studio.pictures.picture(atPath: path) }
}

@Test(arguments: [10.0, 25.0, 60.0])
func `a turned picture lays down its area with soft edges`(_ width: Double) throws {
  let picture = try Studio.pictures.picture(atPath: drawing(fullRed))
  let command = PictureCommand(
    picture, in: Rect(x: -width / 2, y: -width / 4, width: width, height: width / 2),
    transform: AffineTransform(translationX: 40, y: 40).rotated(by: 0.5))

  let bitmap = try Studio.draw([.picture(command)], on: .clear, width: 80, height: 80)

  let ink = bitmap.pixels.map { Double($0.alpha) / 255 }.reduce(0, +)
  #expect(abs(ink - width * width / 2) < 0.06 * width * width / 2)
  #expect(bitmap.pixels.contains { $0.alpha > 20 && $0.alpha < 235 })
}

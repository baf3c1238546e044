import Display
import SDLBackend
import Testing

private func ink(_ bitmap: Bitmap) -> Double {
  bitmap.pixels.map { 255 - Double($0.red) }.reduce(0, +) / 255
}

@Test func `an empty line is without width and ink`() throws {
  let fonts = try Studio.fonts.get()

  #expect(fonts.width(of: "", in: Font(size: 13)) == 0)
  #expect(try ink(Studio.draw([.line("")])) == 0)
}

@Test func `widths grow in proportion to the size`() throws {
  let fonts = try Studio.fonts.get()

  let small = fonts.width(of: "What is 7 + 7?", in: Font(size: 10))
  let large = fonts.width(of: "What is 7 + 7?", in: Font(size: 40))

  #expect(abs(large - 4 * small) < 1e-9)
  #expect(small > 50 && small < 90)
}

@Test func `tabular digits are equally wide`() throws {
  let fonts = try Studio.fonts.get()
  let font = Font(size: 13, hasTabularFigures: true)

  let widths = Set((0...9).map { fonts.width(of: "0.\($0)5 s", in: font) })

  #expect(widths.count == 1)
}

@Test func `the semibold weight is heavier`() throws {
  let font = Font(size: 20, weight: .semibold)
  let command = TextCommand("Title", font: font, color: .black, origin: Point(x: 4, y: 30))

  let heavy = try ink(Studio.draw([.text(command)]))

  #expect(try heavy > ink(Studio.draw([.line("Title", size: 20, y: 30)])) * 1.1)
}

@Test func `metrics leave room above and below the baseline`() throws {
  let metrics = try Studio.fonts.get().metrics(of: Font(size: 100))

  #expect(metrics.ascent > 80 && metrics.ascent < 110)
  #expect(metrics.descent > 15 && metrics.descent < 35)
}

@Test func `a character of another script comes from a font that has it`() throws {
  let fonts = try FontLibrary()
  var missing: [Character] = []
  fonts.onMissingCharacter = { missing.append($0) }

  let width = fonts.width(of: "七加七", in: Font(size: 20))

  #expect(missing.isEmpty)
  #expect(abs(width - 60) < 1)
}

@Test func `a character that no font has is reported once`() throws {
  let fonts = try FontLibrary()
  var missing: [Character] = []
  fonts.onMissingCharacter = { missing.append($0) }

  _ = fonts.width(of: "a\u{10FFFD}b\u{10FFFD}", in: Font(size: 13))
  _ = fonts.width(of: "\u{10FFFD}", in: Font(size: 24))

  #expect(missing == ["\u{10FFFD}"])
}

@Test(arguments: [
  String(repeating: "m", count: 20_000), String(repeating: "long words ", count: 5_000),
  "\u{0}\u{1}\u{7F}\r\n\t", "\u{FFFD}\u{FFFE}", "e\u{301}\u{302}\u{303}", "\u{202E}abc\u{200D}",
  "👩‍👩‍👧‍👦🏳️‍🌈", "שלום עולם", "مرحبا بالعالم", String(decoding: [0xC3, 0x28, 0xFF], as: UTF8.self),
])
func `odd text is drawn without harm`(_ text: String) throws {
  let bitmap = try Studio.draw([.line(text), .line(text, size: 300), .line(text, size: 1e6)])

  #expect(bitmap.width == 64)
  #expect(try Studio.fonts.get().width(of: text, in: Font(size: 13)).isFinite)
}

@Test(arguments: [0, -5, .nan, .infinity, 1e-9])
func `odd sizes draw nothing`(_ size: Double) throws {
  let bitmap = try Studio.draw([.line("Hello", size: size)])

  #expect(ink(bitmap) == 0)
}

@Test(arguments: [200.0, 380.0, 700.0])
func `large letters leave their ink`(_ size: Double) throws {
  let text = "Wide words that no texture holds as one"

  let bitmap = try Studio.draw(
    [.line(text, size: size, x: -size, y: 300)], width: 600, height: 400)

  #expect(ink(bitmap) > 20_000)
}

@Test func `text over an edge is drawn as far as it shows`() throws {
  let bitmap = try Studio.draw([.line("Wide enough to be cut off at both ends", x: -60)])

  #expect((0..<48).contains { bitmap[0, $0].red < 200 })
  #expect((0..<48).contains { bitmap[63, $0].red < 200 })
}

@Test func `text keeps its place at every scale`() throws {
  func left(_ scale: Double) throws -> Double {
    let bitmap = try Studio.draw([.line("H", size: 20, x: 10, y: 30)], scale: scale)
    let column = (0..<bitmap.width).first { x in
      (0..<bitmap.height).contains { bitmap[x, $0].red < 128 }
    }
    return Double(column ?? 0) / scale
  }

  let place = try left(1)

  for scale in [1.5, 2, 3] { #expect(try abs(left(scale) - place) <= 1) }
}

/// Draws more text than the cache holds.
private func crowd() throws {
  for round in 0..<16 {
    let lines = (0..<20).map { line in
      DrawCommand.line("\(round) × \(line) crowd", size: 90, y: Double(line))
    }
    _ = try Studio.draw(lines, width: 600)
  }
}

@Test func `the text cache is bounded`() throws {
  let renderer = try Studio.renderer.get()
  try crowd()
  let pages = renderer.statistics.textures - renderer.statistics.renderTargets

  try crowd()

  #expect(renderer.statistics.textRuns < 4000)
  #expect(renderer.statistics.textures - renderer.statistics.renderTargets == pages)
}

@Test func `text is right after the cache has overflowed`() throws {
  let steady = DrawCommand.line("Steady", size: 30, y: 34)
  let fresh = try Studio.draw([steady], width: 200)

  try crowd()

  #expect(try Studio.draw([steady], width: 200) == fresh)
}

@Test func `a run drawn again is found in the cache`() throws {
  let renderer = try Studio.renderer.get()
  _ = try Studio.draw([.line("Once and for all")])
  let before = renderer.statistics.textRuns

  _ = try Studio.draw([.line("Once and for all", .white, x: 9)], on: .black)

  #expect(renderer.statistics.textRuns == before)
}

@Test func `a growing text is drawn anew only at steps`() throws {
  let renderer = try Studio.renderer.get()
  let before = renderer.statistics.textRuns

  for frame in 0..<30 {
    let grow = AffineTransform(scaleX: 1 + Double(frame) / 30, y: 1 + Double(frame) / 30)
    _ = try Studio.draw([.line("Swelling", transform: grow)])
  }

  #expect(renderer.statistics.textRuns - before <= 3)
}

@Test func `neighbours in the cache do not show beside each other`() throws {
  let shadow = DrawCommand.shadow(
    ShadowCommand(
      Rect(x: 300, y: 300, width: 90, height: 60), cornerRadius: 4, blurRadius: 8, color: .black))
  let stretch = AffineTransform(scaleX: 1.013, y: 1.013).translatedBy(x: 0.3, y: 0.6)
  let line = DrawCommand.line("Quiz", size: 20, transform: stretch)
  func draw(_ commands: [DrawCommand]) throws -> Bitmap {
    let renderer = try SDLRenderer(fonts: Studio.fonts.get(), pictures: Studio.pictures)
    return try renderer.bitmap(
      of: DisplayList(
        size: Size(width: 80, height: 40), background: .white, commands: commands), scale: 1)
  }

  #expect(try draw([shadow, line]) == draw([line, shadow]))
}

/// The darkness of rows or columns that are neither full nor empty tells how blurred an edge is.
private func blur(_ transform: AffineTransform, scale: Double) throws -> Int {
  let stage = GroupCommand(
    [.line("HHH", size: 20, x: 4.3, y: 24.6, transform: transform)],
    transform: AffineTransform(scaleX: scale, y: scale))
  let bitmap = try Studio.draw([.group(stage)])
  let column = (0..<48).map { y in (0..<64).map { bitmap[$0, y].red }.min() ?? 255 }
  return column.filter { $0 > 40 && $0 < 215 }.count
}

@Test(arguments: [1.0, 0.95, 1.37])
func `text of a resting layer is crisp at any scale of the stage`(_ scale: Double) throws {
  #expect(try blur(AffineTransform(translationX: 3.5, y: 7.25), scale: scale) <= 1)
}

@Test func `text of a moving layer moves smoothly`() throws {
  let steps = try (0..<8).map { step in
    let place = AffineTransform(translationX: 0, y: 3.03 + Double(step) / 8.1)
    return try Studio.draw([.line("HHH", size: 20, x: 4, y: 24, transform: place)])
  }

  #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 != $1 })
}

internal import CSDL2
internal import Display

/// Measures runs and draws them into bitmaps, by SDL_ttf.
final class TextRasterizer {
  /// Sizes are counted in parts of a pixel, as many as points in an inch: a font of one point at a
  /// resolution of 72 × size is a font of that size, which need not be whole.
  static let sizeSteps = 72.0
  /// Runs are measured at this size, where whole pixels are fine enough for any layout.
  private static let referencePixels = 1024
  /// Hinting makes small text crisp and would only bend large text.
  private static let largestHinted = 48 * 72
  /// Larger letters are drawn from this size, enlarged.
  static let largestPixels = 384.0

  private var pool: FontPool

  /// Starts SDL_ttf.
  init() throws(FontError) {
    pool = try FontPool()
  }

  /// About the memory of the open fonts.
  var bytes: Int { pool.bytes }

  /// The advance of a run in ems; half an em a character for a font that cannot be read.
  func width(of run: TextRun) -> Double {
    let measured = unsafe withFont(run, resolution: Self.referencePixels * 72) { font -> Int32? in
      var width: Int32 = 0
      return unsafe TTF_SizeUTF8(font, run.text, &width, nil) == 0 ? width : nil
    }
    guard let measured else { return Double(run.text.count) / 2 }
    return Double(measured) / Double(Self.referencePixels)
  }

  /// The vertical measures of a face in ems.
  func metrics(of face: FontFace) -> FontMetrics {
    let run = TextRun(text: "", face: face, isRightToLeft: false)
    let measures = unsafe withFont(run, resolution: Self.referencePixels * 72) { font in
      unsafe FontMetrics(
        ascent: Double(TTF_FontAscent(font)), descent: -Double(TTF_FontDescent(font)))
    }
    guard let measures else { return FontMetrics(ascent: 1, descent: 0.25) }
    let unit = Double(Self.referencePixels)
    return FontMetrics(ascent: measures.ascent / unit, descent: measures.descent / unit)
  }

  /// The pixels of a run; nil when it has none.
  func bitmap(of key: TextRunKey) -> RunBitmap? {
    let glyphs = key.run.text.unicodeScalars.count
    return unsafe withFont(key.run, resolution: key.resolution, drawing: glyphs) { font in
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      guard
        let surface = unsafe SurfaceHandle(TTF_RenderUTF8_Blended(font, key.run.text, white)),
        let ink = surface.bitmap()?.croppedToInk()
      else { return nil }
      let (left, top) = unsafe Self.overhang(of: key.run, font: font)
      return unsafe RunBitmap(
        bitmap: ink.bitmap.padded(by: GlyphAtlas.margin), x: left + ink.x - GlyphAtlas.margin,
        y: top + ink.y - Int(TTF_FontAscent(font)) - GlyphAtlas.margin)
    }
  }

  /// How far ink reaches to the left of the origin and above the ascent, both zero or less: SDL_ttf
  /// moves the whole line by that much so that the ink fits.
  private static func overhang(of run: TextRun, font: OpaquePointer) -> (left: Int, top: Int) {
    var (left, top) = (0, 0)
    let ascent = unsafe Int(TTF_FontAscent(font))
    for (place, scalar) in run.text.unicodeScalars.enumerated() {
      var (least, most): (Int32, Int32) = (0, 0)
      guard
        unsafe TTF_GlyphMetrics32(font, scalar.value, &least, nil, nil, &most, nil) == 0
      else { continue }
      if place == 0 { left = min(0, Int(least)) }
      top = min(top, ascent - Int(most))
    }
    return (left, top)
  }

  private func withFont<Result>(
    _ run: TextRun, resolution: Int, drawing glyphs: Int = 0, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    let key = FontPool.Key(face: run.face, resolution: resolution)
    let isHinted = resolution <= Self.largestHinted
    return unsafe pool.withFont(key, isHinted: isHinted, drawing: glyphs) { font in
      unsafe TTF_SetFontDirection(
        font, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
      unsafe TTF_SetFontScriptName(font, run.script)
      return unsafe body(font)
    }
  }
}

extension TextRun {
  /// The script's ISO 15924 name, which SDL_ttf wants to be told; most scripts of one direction are
  /// set alike.
  nonisolated fileprivate var script: String {
    guard isRightToLeft, let value = text.unicodeScalars.first?.value else { return "Latn" }
    let hebrew = 0x0590...0x05FF
    return hebrew.contains(Int(value)) ? "Hebr" : "Arab"
  }
}

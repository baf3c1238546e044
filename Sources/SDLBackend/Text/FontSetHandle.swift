internal import CSDL2
internal import Display

/// Fonts that fontconfig found, the best match first, with what each of them covers.
@safe nonisolated struct FontSetHandle: ~Copyable {
  private let set: UnsafeMutablePointer<FcFontSet>

  /// The families in the order of preference; the CJK one is named because the general order of a
  /// Western locale would choose Japanese shapes for Chinese text.
  private static let families = ["Inter", "DejaVu Sans", "Noto Sans CJK SC", "sans-serif"]

  /// Asks fontconfig; nil when it cannot be used or knows no font.
  init?(weight: Font.Weight) {
    guard FcInit() != 0, let pattern = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    for family in Self.families {
      _ = unsafe family.withCString { name in
        unsafe name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) {
          unsafe FcPatternAddString(pattern, FC_FAMILY, $0)
        }
      }
    }
    let value = weight == .semibold ? FC_WEIGHT_DEMIBOLD : FC_WEIGHT_REGULAR
    unsafe FcPatternAddInteger(pattern, FC_WEIGHT, value)
    unsafe FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = unsafe FcFontSort(nil, pattern, 1, nil, &result) else { return nil }
    unsafe set = found
  }

  deinit {
    unsafe FcFontSetDestroy(set)
  }

  /// The number of fonts.
  var count: Int { unsafe Int(set.pointee.nfont) }

  /// A font's face; nil for fonts that cannot be scaled or come in colours.
  func face(at position: Int) -> FontFace? {
    guard let pattern = unsafe pattern(at: position) else { return nil }
    var (scalable, color): (FcBool, FcBool) = (0, 0)
    unsafe FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable)
    unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    guard scalable != 0, color == 0,
      unsafe FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch,
      let file = unsafe file
    else { return nil }
    return unsafe FontFace(path: String(cString: file), index: Int(index))
  }

  /// True when a font has a glyph for a scalar.
  func covers(_ scalar: Unicode.Scalar, at position: Int) -> Bool {
    var coverage: OpaquePointer?
    guard let pattern = unsafe pattern(at: position),
      unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &coverage) == FcResultMatch
    else { return false }
    return unsafe FcCharSetHasChar(coverage, scalar.value) != 0
  }

  private func pattern(at position: Int) -> OpaquePointer? {
    guard position >= 0, position < count else { return nil }
    return unsafe set.pointee.fonts[position]
  }
}

internal import CSDL2
internal import Display
internal import Glibc

/// Fonts opened at the sizes in use, and SDL_ttf itself.
nonisolated struct FontPool: ~Copyable {
  /// A face at a size.
  struct Key: Hashable {
    let face: FontFace
    /// The em in units of 1/72 of a pixel: the dots an inch at which one point is that large.
    let resolution: Int
  }

  @safe private struct Slot {
    let pointer: OpaquePointer
    /// What the opened file takes.
    let tables: Int
    /// What a drawn glyph takes at this size.
    let glyph: Int
    var glyphs = 0
    var lastUse: Int

    var bytes: Int { tables + glyphs * glyph }
  }

  private static let capacity = 32
  /// The fonts that were not used for longest are closed beyond this; the one in use stays.
  ///
  /// Every size that a window had opens its own fonts, each with a store of drawn glyphs.
  static let budget = 24 << 20
  /// SDL_ttf keeps so many drawn glyphs of a font.
  private static let mostGlyphs = 256

  private var slots: [Key: Slot] = [:]
  private var unusable: Set<FontFace> = []
  private var clock = 0

  /// Starts SDL_ttf.
  init() throws(FontError) {
    guard TTF_Init() == 0 else { throw FontError(reason: sdlError()) }
  }

  deinit {
    for slot in slots.values { unsafe TTF_CloseFont(slot.pointer) }
    TTF_Quit()
  }

  /// The number of open fonts.
  var count: Int { slots.count }
  /// About the memory of the open fonts.
  var bytes: Int { slots.values.reduce(0) { $0 + $1.bytes } }

  /// Calls `body` with the open font, of which it draws so many glyphs; nil when its file cannot be
  /// used.
  mutating func withFont<Result>(
    _ key: Key, isHinted: Bool, drawing glyphs: Int, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    clock += 1
    guard let pointer = unsafe slots[key]?.pointer ?? open(key, isHinted: isHinted) else {
      return nil
    }
    slots[key]?.lastUse = clock
    if glyphs > 0, let drawn = slots[key]?.glyphs, drawn < Self.mostGlyphs {
      slots[key]?.glyphs = min(Self.mostGlyphs, drawn + glyphs)
      makeRoom()
    }
    return unsafe body(pointer)
  }

  private mutating func open(_ key: Key, isHinted: Bool) -> OpaquePointer? {
    guard !unusable.contains(key.face) else { return nil }
    let resolution = UInt32(max(1, key.resolution))
    guard
      let font = unsafe TTF_OpenFontIndexDPI(
        key.face.path, 1, key.face.index, resolution, resolution)
    else {
      unusable.insert(key.face)
      return nil
    }
    unsafe TTF_SetFontHinting(
      font, isHinted ? Int32(TTF_HINTING_LIGHT_SUBPIXEL) : Int32(TTF_HINTING_NONE))
    let pixels = key.resolution / 72
    unsafe slots[key] = Slot(
      pointer: font, tables: Self.tables(ofFile: key.face.path), glyph: pixels * pixels / 3,
      lastUse: clock)
    makeRoom()
    return unsafe font
  }

  /// About what a file's tables take, measured with SDL_ttf 2.20: a third of a megabyte of Inter, 2.6
  /// megabytes of Noto CJK, whose file has 19.
  private static func tables(ofFile path: String) -> Int {
    let (usual, large, largeFile) = (384 << 10, 3 << 20, 4 << 20)
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return usual }
    return status.st_size > largeFile ? large : usual
  }

  private mutating func makeRoom() {
    while slots.count > Self.capacity || bytes > Self.budget, slots.count > 1,
      let oldest = slots.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      unsafe TTF_CloseFont(oldest.value.pointer)
      slots[oldest.key] = nil
    }
  }
}

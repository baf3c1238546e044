internal import CSDL2
internal import Display

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
    var lastUse: Int
  }

  private static let capacity = 32
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

  /// Calls `body` with the open font; nil when its file cannot be used.
  mutating func withFont<Result>(
    _ key: Key, isHinted: Bool, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    clock += 1
    if let slot = slots[key] {
      slots[key]?.lastUse = clock
      return unsafe body(slot.pointer)
    }
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
    makeRoom()
    unsafe slots[key] = Slot(pointer: font, lastUse: clock)
    return unsafe body(font)
  }

  private mutating func makeRoom() {
    guard slots.count >= Self.capacity,
      let oldest = slots.min(by: { $0.value.lastUse < $1.value.lastUse })
    else { return }
    unsafe TTF_CloseFont(oldest.value.pointer)
    slots[oldest.key] = nil
  }
}

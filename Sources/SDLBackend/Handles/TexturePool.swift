internal import CSDL2
internal import Display

/// A texture of one renderer, known by a number.
nonisolated struct TextureID: Hashable {
  fileprivate let slot: Int
}

/// How what is drawn meets what is there.
nonisolated enum Blend: Hashable, CaseIterable {
  /// Premultiplied colour covers what is behind, as far as its alpha says.
  case over
  /// Colour and alpha are added.
  case plus
  /// What is there is taken away as far as the alpha says.
  case erase
}

/// All textures of a renderer, and the renderer itself.
nonisolated struct TexturePool: ~Copyable {
  /// What a texture is for.
  enum Use {
    /// Its pixels come from memory.
    case upload
    /// It is drawn into.
    case target
  }

  @safe private struct Slot {
    let pointer: OpaquePointer
    let width, height: Int
    var blend: Blend
    var isSmooth: Bool
  }

  let renderer: RendererHandle
  private var slots: [Slot?] = []
  private var free: [Int] = []
  private let modes: [Blend: SDL_BlendMode]

  /// Makes an empty pool; fails when the renderer cannot blend premultiplied colours.
  init(renderer: consuming RendererHandle) throws(RenderError) {
    modes = [
      .over: SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD),
      .plus: SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD),
      .erase: SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD),
    ]
    self.renderer = renderer
  }

  deinit {
    for slot in slots {
      if let slot { unsafe SDL_DestroyTexture(slot.pointer) }
    }
  }

  /// The number of textures that live.
  var count: Int { slots.count - free.count }

  /// Makes a texture with undefined contents.
  mutating func make(width: Int, height: Int, use: Use) throws(RenderError) -> TextureID {
    let kind = use == .target ? "render target" : "texture"
    let operation = "make a \(kind) of \(width) × \(height) pixels"
    let largest = renderer.largestTexture
    guard width > 0, height > 0, width <= largest, height <= largest else {
      throw RenderError(
        operation: operation, reason: "the driver's limits are 1 and \(largest) pixels a side")
    }
    let access = use == .target ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC
    guard
      let pointer = unsafe SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue),
        Int32(width), Int32(height))
    else { throw RenderError(operation: operation, reason: sdlError()) }
    let mode = modes[.over] ?? SDL_BLENDMODE_NONE
    guard unsafe SDL_SetTextureBlendMode(pointer, mode) == 0 else {
      let reason = sdlError()
      unsafe SDL_DestroyTexture(pointer)
      throw RenderError(operation: "blend premultiplied colours", reason: reason)
    }
    unsafe SDL_SetTextureScaleMode(pointer, SDL_ScaleModeLinear)
    let slot = unsafe Slot(
      pointer: pointer, width: width, height: height, blend: .over, isSmooth: true)
    if let index = free.popLast() {
      slots[index] = slot
      return TextureID(slot: index)
    }
    slots.append(slot)
    return TextureID(slot: slots.count - 1)
  }

  /// Destroys a texture; unknown ones are ignored.
  mutating func destroy(_ id: TextureID) {
    guard let slot = self[id] else { return }
    unsafe SDL_DestroyTexture(slot.pointer)
    slots[id.slot] = nil
    free.append(id.slot)
  }

  /// Destroys all textures.
  mutating func destroyAll() {
    for index in slots.indices { destroy(TextureID(slot: index)) }
  }

  /// The width and the height of a texture in pixels.
  func size(of id: TextureID) -> (width: Int, height: Int) {
    self[id].map { ($0.width, $0.height) } ?? (1, 1)
  }

  /// Replaces a part of a texture by a bitmap whose left upper corner comes to (x, y).
  func update(_ id: TextureID, with bitmap: Bitmap, x: Int, y: Int) throws(RenderError) {
    guard let slot = self[id] else { return }
    var area = SDL_Rect(
      x: Int32(x), y: Int32(y), w: Int32(bitmap.width), h: Int32(bitmap.height))
    let pitch = Int32(bitmap.width * Bitmap.bytesPerPixel)
    let result = unsafe bitmap.bytes.withUnsafeBytes { bytes in
      unsafe SDL_UpdateTexture(slot.pointer, &area, bytes.baseAddress, pitch)
    }
    guard result == 0 else {
      throw RenderError(operation: "upload a texture", reason: sdlError())
    }
  }

  /// Makes a texture the one to draw into; nil is the window.
  func setTarget(_ id: TextureID?) throws(RenderError) {
    let pointer = unsafe id.flatMap { unsafe self[$0]?.pointer }
    guard unsafe SDL_SetRenderTarget(renderer.pointer, pointer) == 0 else {
      throw RenderError(operation: "draw into a render target", reason: sdlError())
    }
  }

  /// Draws triangles; `isSmooth` is false where texels meet pixels one to one.
  mutating func draw(
    _ mesh: borrowing Mesh, texture id: TextureID, blend: Blend, isSmooth: Bool
  ) throws(RenderError) {
    guard let slot = self[id], let mode = modes[blend], !mesh.isEmpty else { return }
    if slot.blend != blend {
      unsafe SDL_SetTextureBlendMode(slot.pointer, mode)
      slots[id.slot]?.blend = blend
    }
    if slot.isSmooth != isSmooth {
      let scaling = isSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest
      unsafe SDL_SetTextureScaleMode(slot.pointer, scaling)
      slots[id.slot]?.isSmooth = isSmooth
    }
    guard unsafe submit(mesh, to: slot.pointer) == 0 else {
      throw RenderError(operation: "draw triangles", reason: sdlError())
    }
  }

  /// Hands the mesh to SDL where it lies: its vertices are laid out as the call wants them.
  private func submit(_ mesh: borrowing Mesh, to texture: OpaquePointer) -> Int32 {
    let stride = Int32(MemoryLayout<Mesh.Vertex>.stride)
    let colorOffset = MemoryLayout<Mesh.Vertex>.offset(of: \.color) ?? 0
    let textureOffset = MemoryLayout<Mesh.Vertex>.offset(of: \.u) ?? 0
    let indexSize = Int32(MemoryLayout<Int32>.size)
    return unsafe mesh.vertices.withUnsafeBytes { vertices in
      unsafe mesh.indices.withUnsafeBytes { indices in
        guard let base = vertices.baseAddress else { return 0 }
        return unsafe SDL_RenderGeometryRaw(
          renderer.pointer, texture,
          base.assumingMemoryBound(to: Float.self), stride,
          (base + colorOffset).assumingMemoryBound(to: SDL_Color.self), stride,
          (base + textureOffset).assumingMemoryBound(to: Float.self), stride,
          Int32(mesh.vertices.count), indices.baseAddress, Int32(mesh.indices.count), indexSize)
      }
    }
  }

  private subscript(id: TextureID) -> Slot? {
    slots.indices.contains(id.slot) ? slots[id.slot] : nil
  }
}

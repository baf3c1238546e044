internal import CSDL2
internal import Display

/// An SDL surface on its way to becoming a bitmap.
@safe nonisolated struct SurfaceHandle: ~Copyable {
  private let pointer: UnsafeMutablePointer<SDL_Surface>

  /// Takes over a surface that SDL made; nil when it made none.
  init?(_ made: UnsafeMutablePointer<SDL_Surface>?) {
    guard let made = unsafe made else { return nil }
    unsafe pointer = made
  }

  deinit {
    unsafe SDL_FreeSurface(pointer)
  }

  /// The width in pixels.
  var width: Int { unsafe Int(pointer.pointee.w) }
  /// The height in pixels.
  var height: Int { unsafe Int(pointer.pointee.h) }

  /// The pixels with colour premultiplied by alpha; nil when SDL cannot convert them.
  func bitmap() -> Bitmap? {
    guard width > 0, height > 0,
      let converted = unsafe SDL_ConvertSurfaceFormat(
        pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { return nil }
    defer { unsafe SDL_FreeSurface(converted) }
    guard unsafe SDL_LockSurface(converted) == 0 else { return nil }
    defer { unsafe SDL_UnlockSurface(converted) }
    guard let pixels = unsafe converted.pointee.pixels else { return nil }

    var bitmap = Bitmap(width: width, height: height)
    let pitch = unsafe Int(converted.pointee.pitch)
    let rowBytes = width * Bitmap.bytesPerPixel
    for row in 0..<height {
      let source = unsafe UnsafeRawBufferPointer(start: pixels + row * pitch, count: rowBytes)
      let start = row * rowBytes
      unsafe bitmap.bytes.withUnsafeMutableBytes { target in
        unsafe Self.premultiply(source, into: .init(rebasing: target[start..<start + rowBytes]))
      }
    }
    return bitmap
  }

  /// Copies a row of blue, green, red, alpha bytes and scales the colours by alpha, rounding to the
  /// nearest: truncation would darken what is drawn again and again.
  private static func premultiply(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) {
    var index = 0
    while index < source.count {
      let alpha = unsafe UInt32(source[index + 3])
      for component in index..<index + 3 {
        let product = unsafe UInt32(source[component]) * alpha + 128
        // Exact division by 255 with rounding, for products of two bytes.
        unsafe target[component] = UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
      }
      unsafe target[index + 3] = UInt8(truncatingIfNeeded: alpha)
      index += Bitmap.bytesPerPixel
    }
  }
}

extension SurfaceHandle {
  /// Makes a surface of a bitmap whose colours are premultiplied; nil when SDL has no memory.
  init?(_ bitmap: Bitmap) {
    let bits: Int32 = 32
    unsafe self.init(
      unsafe SDL_CreateRGBSurfaceWithFormat(
        0, Int32(bitmap.width), Int32(bitmap.height), bits, SDL_PIXELFORMAT_ARGB8888.rawValue))
    fill(from: bitmap)
  }

  /// Gives the pixels to a window as its icon.
  func setAsIcon(of window: OpaquePointer) {
    unsafe SDL_SetWindowIcon(window, pointer)
  }

  /// Writes a PNG file with SDL_image; false when it cannot.
  func writePNG(toPath path: String) -> Bool {
    unsafe IMG_SavePNG(pointer, path) == 0
  }

  /// Divides colours by alpha, as surfaces have them.
  private func fill(from bitmap: Bitmap) {
    guard let pixels = unsafe pointer.pointee.pixels else { return }
    let pitch = unsafe Int(pointer.pointee.pitch)
    for row in 0..<bitmap.height {
      let source = row * bitmap.width * Bitmap.bytesPerPixel
      for column in 0..<bitmap.width {
        let offset = column * Bitmap.bytesPerPixel
        let alpha = Int(bitmap.bytes[source + offset + 3])
        for component in 0..<3 {
          let value = Int(bitmap.bytes[source + offset + component])
          let straight = alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
          unsafe pixels.storeBytes(
            of: UInt8(straight), toByteOffset: row * pitch + offset + component, as: UInt8.self)
        }
        unsafe pixels.storeBytes(
          of: UInt8(alpha), toByteOffset: row * pitch + offset + 3, as: UInt8.self)
      }
    }
  }
}

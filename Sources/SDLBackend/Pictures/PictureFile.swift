internal import CSDL2
internal import Display
internal import Glibc

/// A picture file in memory and what can be decoded of it.
nonisolated struct PictureFile {
  let path: String
  let bytes: [UInt8]
  let format: PictureFormat

  static let largestFile = 256 << 20
  /// An SVG of more shapes than this holds takes too long to draw: 2 MiB.
  static let largestDrawing = 2 << 20
  static let largestSide = 16384
  static let mostPixels = 120_000_000

  /// Reads a file; throws for what is no picture or too large to be decoded safely.
  init(path: String) throws(PictureError) {
    self.path = path
    bytes = try Self.contents(of: path)
    guard let format = PictureFormat(bytes) else {
      throw PictureError(path: path, reason: "not an SVG, PNG, JPEG or WebP picture")
    }
    self.format = format
    if case .bitmap(let width, let height) = format {
      guard width > 0, height > 0 else {
        throw PictureError(path: path, reason: "damaged: a picture of \(width) × \(height) pixels")
      }
      guard width <= Self.largestSide, height <= Self.largestSide,
        width * height <= Self.mostPixels
      else {
        throw PictureError(
          path: path,
          reason: "too large: \(width) × \(height) pixels; at most \(Self.largestSide) a side"
            + " and \(Self.mostPixels / 1_000_000) million in all")
      }
    }
    if case .vector = format, bytes.count > Self.largestDrawing {
      throw PictureError(
        path: path,
        reason: "too large: a drawing of \(bytes.count) bytes; at most \(Self.largestDrawing)")
    }
    if let damage = PictureFormat.damage(in: bytes) {
      throw PictureError(path: path, reason: "damaged: \(damage)")
    }
  }

  /// The pixels of a bitmap file.
  func decoded() throws(PictureError) -> Bitmap {
    try unsafe bitmap { source in unsafe IMG_Load_RW(source, 1) }
  }

  /// The drawing of a vector file, `width` pixels wide and `height` high; 0 for either lets the
  /// drawing's proportions decide.
  func rasterized(width: Int, height: Int) throws(PictureError) -> Bitmap {
    try unsafe bitmap { source in
      let surface = unsafe IMG_LoadSizedSVG_RW(source, Int32(width), Int32(height))
      unsafe SDL_RWclose(source)
      return unsafe surface
    }
  }

  private func bitmap(
    _ decode: (UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>?
  ) throws(PictureError) -> Bitmap {
    var reason = "cannot be decoded"
    let bitmap: Bitmap? = unsafe bytes.withUnsafeBytes { memory in
      guard let source = unsafe SDL_RWFromConstMem(memory.baseAddress, Int32(memory.count)),
        let surface = unsafe SurfaceHandle(decode(source))
      else {
        reason = "damaged or not supported: \(sdlError())"
        return nil
      }
      return surface.bitmap()
    }
    guard let bitmap else { throw PictureError(path: path, reason: reason) }
    return bitmap
  }

  private static func contents(of path: String) throws(PictureError) -> [UInt8] {
    func failure() -> PictureError {
      PictureError(path: path, reason: unsafe String(cString: strerror(errno)))
    }
    // Without O_NONBLOCK a named pipe without a writer would block for ever.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw failure() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureError(path: path, reason: "not a regular file")
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw PictureError(path: path, reason: "the file is empty") }
    guard size <= largestFile else {
      throw PictureError(
        path: path, reason: "too large: more than \(largestFile >> 20) megabytes")
    }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let got = unsafe bytes.withUnsafeMutableBytes { memory in
        unsafe read(file, memory.baseAddress.map { unsafe $0 + count }, size - count)
      }
      guard got >= 0 else { throw failure() }
      guard got > 0 else { break }
      count += got
    }
    bytes.removeLast(size - count)
    return bytes
  }
}

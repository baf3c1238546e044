internal import Display

/// Draws display lists by a graphics card: walks over the commands and keeps the textures.
final class Canvas {
  let graphics: Graphics
  let fonts: FontLibrary
  let atlas: GlyphAtlas
  let pictures: PictureTextures
  let targets: TargetPool
  let batch: Batch

  /// Makes a canvas.
  init(graphics: Graphics, fonts: FontLibrary, pictures: PictureLibrary) {
    self.graphics = graphics
    self.fonts = fonts
    atlas = GlyphAtlas(graphics: graphics, fonts: fonts)
    self.pictures = PictureTextures(graphics: graphics, pictures: pictures)
    targets = TargetPool(graphics: graphics)
    batch = Batch(graphics: graphics, targets: targets)
  }

  /// Draws a list into pixels in memory.
  func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    beginFrame()
    let target = try targets.take(width: width, height: height)
    defer { targets.giveBack(target) }
    try draw(list, scale: scale, target: target, width: width, height: height)
    let bitmap = try graphics.read(width: width, height: height)
    try graphics.setTarget(nil)
    return bitmap
  }

  /// Draws a list into the window and shows it.
  func present(_ list: DisplayList, scale: Double) throws(RenderError) {
    let (width, height) = graphics.outputSize
    beginFrame()
    try draw(list, scale: scale, target: nil, width: width, height: height)
    graphics.present()
  }

  /// Forgets all textures, whose contents the driver lost; they are made anew when drawn next.
  func forgetTextures() {
    batch.reset()
    targets.reset()
    pictures.reset()
    atlas.reset()
    graphics.destroyAllTextures()
  }

  private func beginFrame() {
    batch.reset()
    targets.beginFrame()
    pictures.beginFrame()
  }

  private func draw(
    _ list: DisplayList, scale: Double, target: TextureID?, width: Int, height: Int
  ) throws(RenderError) {
    try graphics.setTarget(target)
    try graphics.clear(PremultipliedColor(list.background, scaledBy: 1))
    let context = DrawingContext(
      transform: AffineTransform(scaleX: scale, y: scale), sharpness: scale,
      clip: Graphics.PixelRect(x: 0, y: 0, width: width, height: height))
    try draw(list.commands, in: context, target: target)
    try batch.flush()
  }

  /// Draws commands from back to front into the target at hand.
  func draw(
    _ commands: [DrawCommand], in context: DrawingContext, target: TextureID?
  ) throws(RenderError) {
    guard !context.clip.isEmpty else { return }
    for command in commands {
      switch command {
      case .rectangle(let command): try draw(command, in: context)
      case .picture(let command): try draw(command, in: context)
      case .text(let command): try draw(command, in: context)
      case .polyline(let command): try draw(command, in: context)
      case .polygon(let command): try draw(command, in: context)
      case .shadow(let command): try draw(command, in: context)
      case .group(let command): try draw(command, in: context, target: target)
      case .warp(let command): try draw(command, in: context, target: target)
      }
    }
  }

  private func pixelSize(
    of size: Size, scale: Double
  ) throws(RenderError) -> (width: Int, height: Int) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let most = Double(graphics.largestTexture)
    guard width >= 1, height >= 1, width <= most, height <= most else {
      throw RenderError(
        operation: "draw a frame of \(Self.text(width)) × \(Self.text(height)) pixels",
        reason: "each side must be 1 to \(graphics.largestTexture) pixels")
    }
    return (Int(width), Int(height))
  }

  /// A count of pixels without a fraction.
  private static func text(_ side: Double) -> String {
    Int(exactly: side).map(String.init) ?? String(side)
  }
}

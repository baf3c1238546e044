internal import Display

extension Canvas {
  /// A transparent margin around the flat picture, so that its edge fades where it is bent.
  private static let margin = 1

  func draw(
    _ warp: WarpCommand, in outer: DrawingContext, target: TextureID?
  ) throws(RenderError) {
    guard warp.opacity > 0, !warp.bounds.isEmpty, warp.isWellFormed else { return }
    let mostSide = Double(min(graphics.largestTexture, 4096) - 2 * Self.margin)
    let longest = max(warp.bounds.width, warp.bounds.height)
    let wanted = outer.sharpness * DrawingContext.step(for: warp.transform.stretch)
    let pixels = min(wanted, mostSide / longest)
    guard pixels > 0, pixels.isFinite else { return }
    let width = max(1, Int((warp.bounds.width * pixels).rounded(.up)))
    let height = max(1, Int((warp.bounds.height * pixels).rounded(.up)))

    let margin = Double(Self.margin)
    let flat = AffineTransform(
      a: pixels, b: 0, c: 0, d: pixels, tx: margin - warp.bounds.minX * pixels,
      ty: margin - warp.bounds.minY * pixels)
    let context = DrawingContext(
      transform: flat, sharpness: pixels,
      clip: Graphics.PixelRect(x: Self.margin, y: Self.margin, width: width, height: height))
    let picture = try compose(
      warp.commands, in: context, width: width + 2 * Self.margin,
      height: height + 2 * Self.margin, outer: target)

    let size = graphics.size(of: picture)
    let toTexture = AffineTransform(
      a: warp.bounds.width * pixels / Double(size.width), b: 0, c: 0,
      d: warp.bounds.height * pixels / Double(size.height), tx: margin / Double(size.width),
      ty: margin / Double(size.height))
    let opacity = warp.opacity * outer.opacity
    let own = warp.transform.concatenating(outer.transform)
    try batch.add(texture: picture, clip: outer.clip) { mesh in
      mesh.addWarp(warp, transform: own, toTexture: toTexture, opacity: opacity)
    }
    batch.giveBackAfterDrawing(picture)
  }
}

extension WarpCommand {
  /// True when whole triangles refer to corners that exist.
  fileprivate var isWellFormed: Bool {
    indices.count % 3 == 0 && indices.allSatisfy { $0 >= 0 && $0 < vertices.count }
  }
}

extension DisplayList {
  /// What surrounds a picture of another shape: graphite, as the window's desk.
  private static let surround = Color(hex: 0x14161A)

  /// The same picture on a canvas of another size, in points: as large as it fits, in the middle.
  ///
  /// A recording keeps the size that it began with, whatever happens to the stage meanwhile.
  public func fitted(into canvas: Size) -> DisplayList {
    guard size != canvas, size.width > 0, size.height > 0 else { return self }
    let factor = min(canvas.width / size.width, canvas.height / size.height)
    let corner = Point(
      x: (canvas.width - size.width * factor) / 2, y: (canvas.height - size.height * factor) / 2)
    let frame = Rect(origin: .zero, size: size)
    let ground = DrawCommand.rectangle(RectangleCommand(frame, color: background))
    let transform = AffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: corner.x, ty: corner.y)
    return DisplayList(
      size: canvas, background: Self.surround,
      commands: [
        .group(GroupCommand([ground] + commands, clip: Clip(frame), transform: transform))
      ])
  }
}

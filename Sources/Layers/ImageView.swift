public import Display

/// A picture in a rectangle.
public final class ImageView: View {
  /// How the picture is fitted into the bounds.
  public enum ContentMode: Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, all of it seen.
    case scaleAspectFit
    /// As small as covers the bounds, cut off at the edges.
    case scaleAspectFill
    /// In its own size, in the middle.
    case center
  }

  /// The picture; nil for none.
  public var image: Picture? {
    willSet { rememberBeforeChange() }
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// How the picture is fitted.
  public var contentMode = ContentMode.scaleToFill {
    willSet { rememberBeforeChange() }
  }

  /// Makes a view in the picture's size.
  public convenience init(image: Picture?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The picture's own size.
  public override var intrinsicContentSize: IntrinsicSize {
    IntrinsicSize(width: image?.size.width, height: image?.size.height)
  }

  /// The picture's own size.
  public override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  override func drawContent(into commands: inout [DrawCommand], shown: LayerState) {
    guard let image, image.size.width > 0, image.size.height > 0, !shown.bounds.isEmpty else {
      return
    }
    let natural = rect(for: image.size, in: shown.bounds)
    let clips = layer.masksToBounds
    let rect = clips ? natural.intersection(shown.bounds) : natural
    guard !rect.isEmpty else { return }
    let source = Rect(
      x: (rect.minX - natural.minX) / natural.width, y: (rect.minY - natural.minY) / natural.height,
      width: rect.width / natural.width, height: rect.height / natural.height)
    commands.append(
      .picture(
        PictureCommand(
          image, in: rect, source: source, cornerRadius: clips ? shown.cornerRadius : 0)))
  }

  override var hasContent: Bool { image != nil }

  /// The picture cuts itself off, unless rounded corners would cut a picture that is smaller than
  /// the bounds.
  override var contentStaysInside: Bool {
    contentMode == .scaleToFill || contentMode == .scaleAspectFill || layer.cornerRadius == 0
  }

  private func rect(for size: Size, in bounds: Rect) -> Rect {
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch contentMode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: return centered(size * min(across, down), in: bounds)
    case .scaleAspectFill: return centered(size * max(across, down), in: bounds)
    case .center: return centered(size, in: bounds)
    }
  }

  private func centered(_ size: Size, in bounds: Rect) -> Rect {
    Rect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

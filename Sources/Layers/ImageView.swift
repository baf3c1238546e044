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
    get { layer.contents }
    set {
      let old = layer.contents
      layer.contents = newValue
      if newValue?.size != old?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// How the picture is fitted.
  public var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
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
}

extension ImageView.ContentMode {
  fileprivate var gravity: ContentsGravity {
    switch self {
    case .scaleToFill: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    }
  }
}

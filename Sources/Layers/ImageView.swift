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
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// How the picture is fitted.
  public var contentMode = ContentMode.scaleToFill

  /// Makes a view in the picture's size.
  public convenience init(image: Picture?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

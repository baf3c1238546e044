/// A decoded or decodable picture, known outside the backend by a small id and its size.
public struct Picture: Hashable, Sendable {
  /// The number under which the backend keeps it.
  public let id: Int
  /// Its natural size in points (one pixel of a bitmap is one point).
  public let size: Size

  /// Makes a reference; only a `PictureSource` does that.
  public init(id: Int, size: Size) {
    self.id = id
    self.size = size
  }
}

/// Why a picture could not be had.
public struct PictureError: Error, Hashable, CustomStringConvertible {
  /// The file as it was given.
  public let path: String
  /// What is wrong with it, in words.
  public let reason: String

  /// Makes the error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One line: `path: reason`.
  public var description: String { "\(path): \(reason)" }
}

/// Gives pictures for files; the same file is decoded once.
public protocol PictureSource: AnyObject {
  /// The picture in a file (SVG, PNG, JPEG, WebP).
  func picture(atPath path: String) throws(PictureError) -> Picture
}

/// Why a frame could not be drawn.
public struct RenderError: Error, Hashable, CustomStringConvertible {
  /// What was tried, as in "create a render target of 4000 × 3000 pixels".
  public let operation: String
  /// What the driver said.
  public let reason: String

  /// Makes the error.
  public init(operation: String, reason: String) {
    self.operation = operation
    self.reason = reason
  }

  /// One line: `cannot operation: reason`.
  public var description: String { "cannot \(operation): \(reason)" }
}

/// Draws display lists; a second one, on another technique, can stand beside the first.
public protocol Renderer: AnyObject {
  /// Draws a list into pixels in memory, `scale` pixels a point (both sides rounded to whole
  /// pixels).
  func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap
}

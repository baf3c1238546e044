public import Display
internal import Motion

/// What demos get from outside: pictures and files, their own or the user's.
public protocol DemoResources: AnyObject {
  /// The picture in one of the program's own files, as "Scenes/day.svg".
  func picture(asset name: String) throws(ResourceError) -> Picture
  /// The picture in a file of the user's.
  func picture(atPath path: String) throws(ResourceError) -> Picture
  /// The questions in a file; nil stands for the lesson's own.
  func deck(atPath path: String?) throws(ResourceError) -> Deck
}

/// Why a file that a demo needs could not be used.
public nonisolated struct ResourceError: Error, Hashable, CustomStringConvertible {
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
  public var description: String { "\(path.printable()): \(reason)" }
}

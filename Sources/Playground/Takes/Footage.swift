public import Display

/// Something that can be recorded: a picture for every time.
public protocol Footage: AnyObject {
  /// The extent of its pictures in points.
  var size: Size { get }
  /// The time from which on nothing changes; nil when it never rests.
  var restTime: Double? { get }
  /// What it is made of, as JSON; nil when that is not a single take.
  var takeJSON: String? { get }
  /// The picture at a time.
  func displayList(at time: Double) -> DisplayList
}

extension Player: Footage {
  /// The take's size: a recording keeps it even when the stage is resized in between.
  public var size: Size { take.size }

  /// The take as JSON on one line.
  public var takeJSON: String? { TakeFile.compactText(of: take) }

  /// The picture at a time.
  public func displayList(at time: Double) -> DisplayList {
    seek(to: time)
    return displayList()
  }
}

/// How the frames of a folder are named: a number between two texts.
public struct FrameNaming: Hashable, Sendable, CustomStringConvertible {
  /// What stands before the number.
  public let prefix: String
  /// The least number of digits, filled with zeros.
  public let digits: Int
  /// What stands after the number.
  public let suffix: String

  /// `frame_00000.png`, the names unless others are given.
  public static let standard = FrameNaming(prefix: "frame_", digits: 5, suffix: ".png")

  private init(prefix: String, digits: Int, suffix: String) {
    self.prefix = prefix
    self.digits = digits
    self.suffix = suffix
  }

  /// Reads a file name with exactly one `%0Nd`, N from 1 to 9; any other `%` is refused.
  public init(pattern: String) throws(RecordingError) {
    guard let match = pattern.wholeMatch(of: #/([^%\/]*)%0([1-9])d([^%\/]*)/#),
      let digits = Int(match.2)
    else {
      throw .invalid(
        field: "frame name", value: pattern, allowed: "one %0Nd with N from 1 to 9, no other %")
    }
    self.init(prefix: String(match.1), digits: digits, suffix: String(match.3))
  }

  /// The name of a frame; numbers with more digits than asked for keep them all.
  public func name(of number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// The number in a name that this naming gives; nil for any other name.
  public func number(in name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      name.count > prefix.count + suffix.count
    else { return nil }
    let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
    guard middle.allSatisfy(\.isASCII), let number = Int(middle), self.name(of: number) == name
    else { return nil }
    return number
  }

  /// The pattern, as `frame_%05d.png`.
  public var description: String { "\(prefix)%0\(digits)d\(suffix)" }
}

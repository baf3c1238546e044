/// Constraints that cannot hold together.
nonisolated public struct LayoutError: Error, Hashable, CustomStringConvertible {
  /// The constraints that contradict each other, by identifier or in words.
  public let constraints: [String]

  /// Makes the error.
  public init(constraints: [String]) {
    self.constraints = constraints
  }

  /// One line that names the constraints.
  public var description: String {
    "constraints contradict each other: \(constraints.joined(separator: "; "))"
  }
}

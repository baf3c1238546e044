/// A value apart, for what few have: without one it takes the room of a pointer.
///
/// With the depths of both transforms in place instead, the states of layers are plain bytes, but so
/// many more that a thousand moving views took an eighth longer.
nonisolated final class Box<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Boxes are equal when their values are.
  static func == (left: Box, right: Box) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

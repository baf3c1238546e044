/// A dictionary with a bound: when the young half is full it becomes the old half, and what was not
/// asked for in the meantime is forgotten.
///
/// It keeps what is in use at constant cost and never holds more than twice its capacity.
nonisolated struct GenerationalCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Makes an empty cache.
  init(capacity: Int) {
    precondition(capacity > 0, "A cache holds at least one value.")
    self.capacity = capacity
  }

  /// The number of values held.
  var count: Int { young.count + old.count }

  /// Reading keeps a value alive, so it counts as a change.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      old[key] = nil
      if let newValue {
        insert(newValue, for: key)
      } else {
        young[key] = nil
      }
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}

/// A dictionary with a bound: when the young half is full it becomes the old half, and what was not
/// asked for in the meantime is forgotten.
///
/// It keeps what is in use at constant cost and never holds more than twice its budget of bytes, or
/// two values where single ones are larger than that.
nonisolated struct GenerationalCache<Key: Hashable, Value> {
  private let budget: Int
  private let cost: (Key, Value) -> Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngBytes = 0
  private var oldBytes = 0

  /// Makes an empty cache; `cost` says about how many bytes an entry takes beside the dictionary's
  /// own.
  init(budget: Int, cost: @escaping (Key, Value) -> Int = { _, _ in 0 }) {
    precondition(budget > 0, "A cache holds at least one value.")
    self.budget = budget
    self.cost = cost
  }

  /// The number of values held.
  var count: Int { young.count + old.count }
  /// About the memory of the values held.
  var bytes: Int { youngBytes + oldBytes }

  /// Reading keeps a value alive, so it counts as a change.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = takeOld(key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      _ = takeOld(key)
      if let value = young.removeValue(forKey: key) { youngBytes -= bytes(of: key, value) }
      if let newValue { insert(newValue, for: key) }
    }
  }

  private mutating func takeOld(_ key: Key) -> Value? {
    guard let value = old.removeValue(forKey: key) else { return nil }
    oldBytes -= bytes(of: key, value)
    return value
  }

  private mutating func insert(_ value: Value, for key: Key) {
    let added = bytes(of: key, value)
    if youngBytes + added > budget, !young.isEmpty {
      (old, oldBytes) = (young, youngBytes)
      (young, youngBytes) = ([:], 0)
    }
    young[key] = value
    youngBytes += added
  }

  private func bytes(of key: Key, _ value: Value) -> Int {
    MemoryLayout<(Key, Value)>.stride + cost(key, value)
  }
}

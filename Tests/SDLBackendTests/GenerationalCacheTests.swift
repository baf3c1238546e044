import Testing

@testable import SDLBackend

@Test func `a cache never holds more than twice its budget`() {
  var cache = GenerationalCache<Int, Int>(budget: 1000) { _, value in value }

  for key in 0..<1000 { cache[key] = key % 97 }

  #expect(cache.bytes <= 2000)
  #expect(cache.count > 10)
}

@Test func `a value larger than the budget is held with the one before`() {
  var cache = GenerationalCache<Int, Int>(budget: 1000) { _, value in value }

  for key in 0..<10 { cache[key] = 5000 }

  #expect(cache.count == 2)
  #expect(cache[9] == 5000)
}

@Test func `what is asked for again and again stays`() {
  var cache = GenerationalCache<Int, Int>(budget: 400)
  cache[-1] = 7

  for key in 0..<1000 {
    cache[key] = key
    _ = cache[-1]
  }

  #expect(cache[-1] == 7)
}

@Test func `values that are replaced or removed are counted no more`() {
  var cache = GenerationalCache<Int, Int>(budget: 1000) { _, value in value }
  cache[1] = 300

  cache[1] = 10
  let replaced = cache.bytes
  cache[1] = nil

  #expect(replaced < 100)
  #expect(cache.bytes == 0 && cache.count == 0)
}

import Testing

@testable import SDLBackend

@Test func `a cache never holds more than twice its capacity`() {
  var cache = GenerationalCache<Int, Int>(capacity: 10)

  for key in 0..<1000 { cache[key] = key }

  #expect(cache.count <= 20)
}

@Test func `what is asked for again and again stays`() {
  var cache = GenerationalCache<Int, Int>(capacity: 10)
  cache[-1] = 7

  for key in 0..<1000 {
    cache[key] = key
    _ = cache[-1]
  }

  #expect(cache[-1] == 7)
}

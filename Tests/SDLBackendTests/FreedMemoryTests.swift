import Glibc
import Testing

@testable import SDLBackend

/// True when the C library asked the system for this block alone, which the second lowest bit of the
/// word before the block says.
private nonisolated func isOfItsOwn(_ block: UnsafeMutableRawPointer) -> Bool {
  let size = unsafe (block - MemoryLayout<UInt>.size).load(as: UInt.self)
  return size & 2 != 0
}

@Test func `large blocks go back to the system, also after a larger one did`() throws {
  FreedMemory.returnLargeBlocks()
  unsafe free(malloc(24 << 20))

  // The first ones may fill gaps that other tests left.
  let blocks = unsafe (0..<32).map { _ in unsafe malloc(16 << 20) }
  defer { unsafe blocks.forEach { unsafe free($0) } }

  #expect(unsafe isOfItsOwn(try #require(blocks.last ?? nil)))
}

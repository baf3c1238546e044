import SDLBackend
import Testing

struct SystemClockTests {
  @Test func `the clock never goes back`() {
    let clock = SystemClock()

    let first = clock.now
    let second = clock.now

    #expect(second >= first)
  }
}

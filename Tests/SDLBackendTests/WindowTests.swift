import Display
import Foundation
import Testing

@testable import SDLBackend

@Test func `without a display a window is refused`() throws {
  unsafe setenv("SDL_VIDEODRIVER", "offscreen", 1)

  let error = #expect(throws: WindowError.self) {
    try Window(
      title: "None", size: Size(width: 800, height: 500), fonts: Studio.fonts.get(),
      pictures: Studio.pictures)
  }

  #expect(error?.description.hasPrefix("cannot open a window: no display") == true)
}

@Test(arguments: [
  (0x61, Key.character("a")), (0x5B, .character("[")), (0x20, .space), (0x0D, .return),
  (0x4000_0058, .return), (0x4000_0057, .keypad("+")), (0x4000_0059, .keypad("1")),
  (0x4000_0062, .keypad("0")), (0x4000_003A, .function(1)), (0x4000_0045, .function(12)),
  (0x4000_0050, .left), (0x444, .character("ф")),
])
func `keys go by what they print`(_ code: Int, _ key: Key) {
  #expect(Key(code: Int32(code)) == key)
}

@Test(arguments: [0x4000_00E1, 0x4000_0039, 0])
func `keys without a name here are left out`(_ code: Int) {
  #expect(Key(code: Int32(code)) == nil)
}

@Test func `a display that keeps the beat paces the program`() {
  var pacing = DisplayPacing(isPromised: true, refreshRate: 60)

  for frame in 0..<100 { pacing.framePresented(at: Double(frame) / 60) }

  #expect(pacing.isReal)
}

@Test func `a display that does not wait is found out`() {
  var pacing = DisplayPacing(isPromised: true, refreshRate: 60)

  for frame in 0..<100 { pacing.framePresented(at: Double(frame) / 1000) }

  #expect(!pacing.isReal)
}

@Test func `a display without a rate does not pace`() {
  #expect(!DisplayPacing(isPromised: true, refreshRate: nil).isReal)
}

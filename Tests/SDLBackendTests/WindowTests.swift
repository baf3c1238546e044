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
  (0x20, Key.space), (0x0D, .return), (0x4000_0058, .return), (0x4000_0057, .keypad("+")),
  (0x4000_0059, .keypad("1")), (0x4000_0062, .keypad("0")), (0x4000_003A, .function(1)),
  (0x4000_0045, .function(12)), (0x4000_0050, .left),
])
func `keys that do not print have names`(_ code: Int, _ key: Key) {
  #expect(Key(code: Int32(code)) == key)
}

@Test(
  arguments: [
    (0x61, 4, "a", "a"), (0x61, 20, "a", "q"), (0x5B, 45, "[", "-"), (0x444, 4, "ф", "a"),
    (0x36, 35, "6", "6"), (0x30, 39, "0", "0"), (0x3C, 100, "<", nil), (0x4000_0000, 47, nil, "["),
  ] as [(Int, UInt32, Character?, Character?)])
func `keys that print say what, and what is at their place`(
  _ code: Int, _ place: UInt32, _ printed: Character?, _ american: Character?
) {
  let key = LayoutKey(code: Int32(code), place: place)

  #expect(Key(code: Int32(code)) == nil)
  #expect(key.printed == printed)
  #expect(key.american == american)
}

@Test(arguments: [0x4000_00E1, 0x4000_0039, 0])
func `keys without a name here are left out`(_ code: Int) {
  #expect(Key(code: Int32(code)) == nil)
  #expect(KeyPress(LayoutKey(code: Int32(code), place: 57), typed: nil) == nil)
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

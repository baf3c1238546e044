internal import CSDL2
internal import Display

extension KeyPress {
  /// A key event in the program's words; nil for keys that it does not know.
  nonisolated init?(_ event: SDL_KeyboardEvent, typed: String?) {
    let modifiers = KeyModifiers(UInt32(event.keysym.mod))
    if let key = Key(code: event.keysym.sym) {
      self.init(
        key, typed: typed, modifiers: modifiers.subtracting(.altGraph), isRepeat: event.repeat != 0)
    } else {
      self.init(
        LayoutKey(code: event.keysym.sym, place: event.keysym.scancode.rawValue), typed: typed,
        modifiers: modifiers, isRepeat: event.repeat != 0)
    }
  }
}

extension KeyModifiers {
  /// The modifiers among SDL's.
  nonisolated init(_ state: UInt32) {
    self.init()
    if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if state & KMOD_ALT.rawValue != 0 { insert(.alt) }
    // Only the layout knows whether the right Alt is AltGr.
    if state & KMOD_RALT.rawValue != 0, state & KMOD_LALT.rawValue == 0 { insert(.altGraph) }
    if state & KMOD_MODE.rawValue != 0 { insert(.altGraph) }
  }
}

extension LayoutKey {
  private nonisolated static let american: [UInt32: Character] = {
    var signs: [UInt32: Character] = [
      SDL_SCANCODE_MINUS.rawValue: "-", SDL_SCANCODE_EQUALS.rawValue: "=",
      SDL_SCANCODE_LEFTBRACKET.rawValue: "[", SDL_SCANCODE_RIGHTBRACKET.rawValue: "]",
      SDL_SCANCODE_BACKSLASH.rawValue: "\\", SDL_SCANCODE_SEMICOLON.rawValue: ";",
      SDL_SCANCODE_APOSTROPHE.rawValue: "'", SDL_SCANCODE_GRAVE.rawValue: "`",
      SDL_SCANCODE_COMMA.rawValue: ",", SDL_SCANCODE_PERIOD.rawValue: ".",
      SDL_SCANCODE_SLASH.rawValue: "/",
    ]
    for (code, letter) in zip(letters, "abcdefghijklmnopqrstuvwxyz") { signs[code] = letter }
    for (code, digit) in zip(SDL_SCANCODE_1.rawValue..., "1234567890") { signs[code] = digit }
    return signs
  }()

  private nonisolated static let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue

  /// True when any key of the layout prints a Latin letter.
  private nonisolated static var layoutIsLatin: Bool {
    let latin = UInt32(SDLK_a.rawValue)...UInt32(SDLK_z.rawValue)
    return letters.contains {
      latin.contains(UInt32(bitPattern: SDL_GetKeyFromScancode(SDL_Scancode(rawValue: $0))))
    }
  }

  /// A key by SDL's codes of what it prints and of its place.
  nonisolated init(code: SDL_Keycode, place: UInt32) {
    let code = UInt32(bitPattern: code)
    let prints = code > SDLK_SPACE.rawValue && code & UInt32(SDLK_SCANCODE_MASK) == 0
    self.init(
      printed: prints ? Unicode.Scalar(code)?.properties.lowercaseMapping.first : nil,
      american: Self.american[place], isLatin: Self.layoutIsLatin)
  }
}

extension Key {
  private nonisolated static let named: [UInt32: Key] = [
    SDLK_SPACE.rawValue: .space, SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return,
    SDLK_TAB.rawValue: .tab, SDLK_ESCAPE.rawValue: .escape, SDLK_BACKSPACE.rawValue: .backspace,
    SDLK_DELETE.rawValue: .delete, SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right,
    SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down, SDLK_HOME.rawValue: .home,
    SDLK_END.rawValue: .end, SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
    SDLK_KP_PLUS.rawValue: .keypad("+"), SDLK_KP_MINUS.rawValue: .keypad("-"),
    SDLK_KP_MULTIPLY.rawValue: .keypad("*"), SDLK_KP_DIVIDE.rawValue: .keypad("/"),
    SDLK_KP_PERIOD.rawValue: .keypad("."), SDLK_KP_0.rawValue: .keypad("0"),
  ]

  /// A key that has a name, or is on the number pad, by SDL's code; nil for those that print.
  nonisolated init?(code: SDL_Keycode) {
    let code = UInt32(bitPattern: code)
    if let known = Self.named[code] {
      self = known
    } else if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(code) {
      self = .function(Int(code - SDLK_F1.rawValue) + 1)
    } else if (SDLK_KP_1.rawValue...SDLK_KP_9.rawValue).contains(code),
      let digit = "\(code - SDLK_KP_1.rawValue + 1)".first
    {
      self = .keypad(digit)
    } else {
      return nil
    }
  }
}

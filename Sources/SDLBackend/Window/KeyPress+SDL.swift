internal import CSDL2
internal import Display

extension KeyPress {
  /// A key event in the program's words; nil for keys that it does not know.
  nonisolated init?(_ event: SDL_KeyboardEvent) {
    guard let key = Key(code: event.keysym.sym) else { return nil }
    self.init(
      key, modifiers: KeyModifiers(UInt32(event.keysym.mod)),
      digitByPosition: Self.digit(at: event.keysym.scancode), isRepeat: event.repeat != 0)
  }

  /// The digit printed at a place on the most common keyboards.
  private nonisolated static func digit(at code: SDL_Scancode) -> Int? {
    let (first, last) = (SDL_SCANCODE_1.rawValue, SDL_SCANCODE_9.rawValue)
    if (first...last).contains(code.rawValue) { return Int(code.rawValue - first) + 1 }
    return code == SDL_SCANCODE_0 ? 0 : nil
  }
}

extension KeyModifiers {
  /// The modifiers among SDL's.
  nonisolated init(_ state: UInt32) {
    self.init()
    if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if state & KMOD_ALT.rawValue != 0 { insert(.alt) }
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

  /// A key by SDL's code, which is the printed character or a number of SDL's own.
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
    } else if code > SDLK_SPACE.rawValue, code & UInt32(SDLK_SCANCODE_MASK) == 0,
      let scalar = Unicode.Scalar(code), let character = scalar.properties.lowercaseMapping.first
    {
      self = .character(character)
    } else {
      return nil
    }
  }
}

/// What a person did to the window, in the program's own words; positions are in points of the
/// window.
public enum InputEvent: Hashable, Sendable {
  /// A key went down, or repeats while it is held.
  case keyDown(KeyPress)
  /// Text came that no single key typed: from an input method.
  case text(String)
  /// The pointer moved.
  case pointerMoved(Point)
  /// The pointer left the window.
  case pointerLeft
  /// The primary button went down; `modifiers` are the keys held with it.
  case pointerPressed(Point, modifiers: KeyModifiers)
  /// The primary button went up.
  case pointerReleased(Point)
  /// The wheel turned, in notches; positive is away from the person and to the right.
  case wheel(Point, deltaX: Double, deltaY: Double)
  /// The window has another size in points or another scale.
  case resized(Size, scale: Double)
  /// The window must be drawn again although nothing changed (uncovered, restored).
  case exposed
  /// The window became hidden or minimised (`false`) or visible (`true`).
  case visibility(Bool)
  /// The keyboard focus came (`true`) or went.
  case focus(Bool)
  /// A file was dropped on the window.
  case fileDropped(String)
  /// The window's close button, or a signal that asks the program to end.
  case quit
}

/// The keys held together with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift, left or right.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control, left or right.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt, left or right.
  public static let alt = KeyModifiers(rawValue: 4)
  /// AltGr, which chooses another sign of a key.
  public static let altGraph = KeyModifiers(rawValue: 8)
}

/// A key, and what was held with it.
public struct KeyPress: Hashable, Sendable {
  /// Which key, by its printed letter.
  public var key: Key
  /// What it typed with everything that was held; nil for keys that print nothing.
  public var typed: String?
  /// The digit at the key's place on a keyboard whose layout prints something else there.
  public var digitByPosition: Int?
  /// What was held with it.
  public var modifiers: KeyModifiers
  /// True when the press comes from holding the key.
  public var isRepeat: Bool

  /// Makes a key press.
  public init(
    _ key: Key, typed: String? = nil, modifiers: KeyModifiers = [], digitByPosition: Int? = nil,
    isRepeat: Bool = false
  ) {
    self.key = key
    self.typed = typed
    self.digitByPosition = digitByPosition
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }

  /// What it adds to a text; nothing where Ctrl or Alt makes it a command.
  public var text: String? { modifiers.isDisjoint(with: [.control, .alt]) ? typed : nil }
}

/// A key by its printed letter or its name.
public enum Key: Hashable, Sendable {
  /// A key that prints a character, in lower case: `.character("e")`, `.character("[")`.
  case character(Character)
  /// A key of the number pad that prints a character: `.keypad("+")`.
  case keypad(Character)
  /// A function key, `F1` is 1.
  case function(Int)
  /// Keys with names.
  case space, `return`, tab, escape, backspace, delete
  /// The arrow keys.
  case left, right, up, down
  /// The keys beside the arrows.
  case home, end, pageUp, pageDown
}

/// A key that prints, as the keyboard's layout has it.
///
/// What a press means is decided by three rules; the first two are here, the third is where the
/// hotkeys are looked up:
/// - A letter is the one that the key prints. On a layout that prints no Latin letters (Russian,
///   Greek) it is the one that an American keyboard has at the place.
/// - AltGr belongs to the layout where it types another sign than the key prints; elsewhere it is
///   Alt.
/// - A sign that is a hotkey counts by being typed, wherever the layout has it and whatever it takes
///   to type it. After that the key counts by what it prints, and last a digit by its place.
public struct LayoutKey: Hashable, Sendable {
  /// What it prints alone, in lower case; nil for keys that wait for the next one.
  public var printed: Character?
  /// What an American keyboard prints at its place; nil for places that it lacks.
  public var american: Character?
  /// True when the layout prints Latin letters.
  public var isLatin: Bool

  /// Makes a key.
  public init(printed: Character?, american: Character?, isLatin: Bool) {
    self.printed = printed
    self.american = american
    self.isLatin = isLatin
  }

  fileprivate var character: Character? {
    guard isLatin else { return characterByPlace }
    // Turkish keyboards print I on the key of the dotless one.
    return printed == "\u{131}" ? "i" : printed
  }

  private var characterByPlace: Character? {
    guard let american else { return printed }
    return american.isLetter || printed?.isASCII != true ? american : printed
  }
}

extension KeyPress {
  /// A press of a key that prints; nil for one that waits for the next key.
  public init?(
    _ place: LayoutKey, typed: String?, modifiers: KeyModifiers = [], isRepeat: Bool = false
  ) {
    guard let character = place.character ?? typed?.lowercased().first else { return nil }
    var held = modifiers
    if held.contains(.altGraph) {
      let isOfLayout = typed.map { $0.lowercased() != place.printed.map(String.init) } ?? false
      held.remove(isOfLayout ? .alt : .altGraph)
    }
    self.init(
      .character(character), typed: typed, modifiers: held,
      digitByPosition: place.american.flatMap(\.wholeNumberValue), isRepeat: isRepeat)
  }
}

internal import Demos
internal import Display

/// The one table of keys: it dispatches them, and the help, the README and `list keys` are printed
/// from it.
nonisolated enum Hotkeys {
  /// The rows in the order of the help.
  static let table: [Hotkey] =
    demo + playback + tuning + comparing + inspecting + recording + window

  /// What a key press asks for; nil when no row answers to it, or when the key is held and its row
  /// does not repeat.
  static func command(for press: KeyPress) -> HotkeyCommand? {
    chords(of: press).lazy.compactMap { entries[$0] }.first.flatMap { entry in
      press.isRepeat && !entry.repeats ? nil : entry.command
    }
  }

  /// What a press may mean, the likeliest first: the last of the rules of `LayoutKey`.
  ///
  /// Shift that types another sign for what the key does anyway, as `+` above `=`, is Shift: it asks
  /// for coarse steps.
  private static func chords(of press: KeyPress) -> [KeyChord] {
    let printed = KeyChord(press.key, press.modifiers)
    guard case .character = press.key else { return [printed] }
    let modifiers = press.modifiers.subtracting([.shift, .altGraph])
    let sign = press.typed.flatMap { text in
      text.count == 1 ? text.first { !$0.isLetter } : nil
    }
    let typed = sign.map { KeyChord(.character($0), modifiers) }
    let digit = press.digitByPosition.flatMap { String($0).first }
    let placed = digit.map { KeyChord(.character($0), press.modifiers) }
    let plain = entries[KeyChord(press.key, modifiers)]?.command
    let typesTheSame = typed.flatMap { entries[$0]?.command } == plain
    return (typesTheSame ? [printed, typed, placed] : [typed, printed, placed]).compactMap(\.self)
  }

  /// The name of the demo's action that a key press asks for; nil when it is none of its letters,
  /// or when the key is held.
  @MainActor static func action(for press: KeyPress, among actions: [DemoAction]) -> String? {
    guard case .character(let letter) = press.key, press.modifiers.isEmpty, !press.isRepeat,
      !isTaken(letter)
    else { return nil }
    return actions.first { $0.key == letter }?.name
  }

  /// True when a row of the table uses the letter without modifiers, so that a demo can't have it.
  static func isTaken(_ letter: Character) -> Bool {
    entries[KeyChord(.character(letter))] != nil
  }

  private struct Entry: Sendable {
    let command: HotkeyCommand
    let repeats: Bool
  }

  private static let entries: [KeyChord: Entry] = Dictionary(
    table.flatMap { row in
      row.bindings.map { ($0.chord, Entry(command: $0.command, repeats: row.repeats)) }
    },
    uniquingKeysWith: { first, _ in first })
}

nonisolated extension Hotkeys {
  private static func character(_ character: Character, _ modifiers: KeyModifiers = [])
    -> KeyChord
  {
    KeyChord(.character(character), modifiers)
  }

  private static let demo: [Hotkey] = [
    Hotkey(
      .demo, ["1…9"], "choose a demo",
      (1...9).map { (character(Character(String($0))), .chooseDemo($0)) }),
    Hotkey(
      .demo, ["Tab", "Shift+Tab"], "next, previous demo",
      [(KeyChord(.tab), .moveDemo(1)), (KeyChord(.tab, .shift), .moveDemo(-1))]),
    Hotkey(.demo, ["Return"], "the demo's main action", [(KeyChord(.return), .mainAction)]),
    Hotkey(.demo, ["R"], "restart the demo", [(character("r"), .restart)]),
  ]

  private static let playback: [Hotkey] = [
    Hotkey(.playback, ["Space"], "play, pause", [(KeyChord(.space), .togglePlay)]),
    Hotkey(
      .playback, ["←", "→"], "one frame back, forward", repeats: true,
      [
        (KeyChord(.left), .step(-1)), (KeyChord(.right), .step(1)),
        (character(","), .step(-1)), (character("."), .step(1)),
      ]),
    Hotkey(
      .playback, ["Shift+←", "Shift+→"], "ten frames", repeats: true,
      [
        (KeyChord(.left, .shift), .step(-10)), (KeyChord(.right, .shift), .step(10)),
        (character(",", .shift), .step(-10)), (character(".", .shift), .step(10)),
      ]),
    Hotkey(
      .playback, ["Home", "End"], "start, end of the take",
      [(KeyChord(.home), .goToStart), (KeyChord(.end), .goToEnd)]),
    Hotkey(
      .playback, ["J", "K", "L"], "backwards, stop, forwards",
      [
        (character("j"), .playBackwards), (character("k"), .stop), (character("l"), .playForwards),
      ]),
    Hotkey(
      .playback, ["[", "]", "\\"], "slower, faster, normal speed",
      [
        (character("["), .changeSpeed(-1)), (character("]"), .changeSpeed(1)),
        (character("\\"), .normalSpeed),
        (KeyChord(.keypad("-")), .changeSpeed(-1)), (KeyChord(.keypad("+")), .changeSpeed(1)),
      ]),
    Hotkey(
      .playback, ["I", "Shift+I"], "set, clear the in, out point",
      [(character("i"), .setInPoint), (character("i", .shift), .setOutPoint)]),
    Hotkey(
      .playback, ["Alt+I"], "clear both points", [(character("i", .alt), .clearPoints)]),
    Hotkey(.playback, ["Ctrl+L"], "loop", [(character("l", .control), .toggleLoop)]),
    Hotkey(.playback, ["T"], "slow motion, a tenth", [(character("t"), .toggleSlowMotion)]),
  ]

  private static let tuning: [Hotkey] = [
    Hotkey(
      .tuning, ["↑", "↓"], "choose a setting", repeats: true,
      [(KeyChord(.up), .moveFocus(-1)), (KeyChord(.down), .moveFocus(1))]),
    Hotkey(
      .tuning, ["−", "="], "decrease, increase it", repeats: true,
      [
        (character("-"), .adjust(-1, .normal)), (character("="), .adjust(1, .normal)),
        (character("+"), .adjust(1, .normal)),
      ]),
    Hotkey(
      .tuning, ["Shift+−", "Shift+="], "in coarse steps", repeats: true,
      [
        (character("-", .shift), .adjust(-1, .coarse)),
        (character("=", .shift), .adjust(1, .coarse)),
        (character("+", .shift), .adjust(1, .coarse)),
      ]),
    Hotkey(
      .tuning, ["Alt+−", "Alt+="], "in fine steps", repeats: true,
      [
        (character("-", .alt), .adjust(-1, .fine)), (character("=", .alt), .adjust(1, .fine)),
        (character("+", .alt), .adjust(1, .fine)),
      ]),
    Hotkey(
      .tuning, ["E", "Shift+E"], "next, previous easing",
      [(character("e"), .moveEasing(1)), (character("e", .shift), .moveEasing(-1))]),
    Hotkey(
      .tuning, ["Ctrl+P", "Ctrl+D"], "all presets, keep the curve",
      [(character("p", .control), .showPresets), (character("d", .control), .keepPreset)]),
    Hotkey(.tuning, ["F2"], "type the setting's value", [(KeyChord(.function(2)), .typeSetting)]),
    Hotkey(
      .tuning, ["G"], "graph large, hidden, normal", [(character("g"), .moveGraph)]),
    Hotkey(
      .tuning, ["Shift+↑", "Shift+↓"], "a focused handle by a tenth", repeats: true,
      [(KeyChord(.up, .shift), .nudgeHandle(1)), (KeyChord(.down, .shift), .nudgeHandle(-1))]),
    Hotkey(
      .tuning, ["Ctrl+C", "Ctrl+V"], "copy the curve, paste one",
      [(character("c", .control), .copyCurve), (character("v", .control), .pasteCurve)]),
    Hotkey(
      .tuning, ["Ctrl+Shift+C"], "copy it as Swift, CSS, …",
      [(character("c", [.control, .shift]), .copyCurveAs)]),
    Hotkey(
      .tuning, ["Backspace"], "the setting's default",
      [(KeyChord(.backspace), .resetSetting), (KeyChord(.delete), .resetSetting)]),
    Hotkey(
      .tuning, ["Shift+Backspace"], "all defaults",
      [
        (KeyChord(.backspace, .shift), .resetAllSettings),
        (KeyChord(.delete, .shift), .resetAllSettings),
      ]),
    Hotkey(
      .tuning, ["Ctrl+Z", "Ctrl+Shift+Z"], "undo, redo",
      [
        (character("z", .control), .undo), (character("z", [.control, .shift]), .redo),
        (character("y", .control), .redo),
      ]),
  ]

  private static let comparing: [Hotkey] = [
    Hotkey(
      .comparing, ["B"], "compare with B",
      [(character("b"), .moveComparison)]),
    Hotkey(
      .comparing, ["X", "Shift+B"], "swap A and B, copy A to B",
      [(character("x"), .swapComparison), (character("b", .shift), .copyToComparison)]),
    Hotkey(
      .comparing, ["Shift+X"], "tune B, tune A", [(character("x", .shift), .toggleTunedSide)]),
    Hotkey(
      .comparing, ["O", "Shift+O"], "onion skin, more ghosts",
      [(character("o"), .toggleOnionSkin), (character("o", .shift), .addGhosts)]),
  ]

  private static let inspecting: [Hotkey] = [
    Hotkey(
      .inspecting, ["F3", "F4", "F5"], "tune, layers, events",
      [
        (KeyChord(.function(3)), .showPage(.tune)), (KeyChord(.function(4)), .showPage(.layers)),
        (KeyChord(.function(5)), .showPage(.events)),
      ]),
    Hotkey(
      .inspecting, ["F6", "Ctrl+Click"], "pick a layer on the stage",
      [(KeyChord(.function(6)), .togglePicking)]),
    Hotkey(
      .inspecting, ["F7", "F8"], "all frames, constraints",
      [
        (KeyChord(.function(7)), .toggleFrames), (KeyChord(.function(8)), .toggleConstraints),
      ]),
    Hotkey(
      .inspecting, ["Alt+↑", "Alt+↓"], "trace another value",
      [(KeyChord(.up, .alt), .moveTrace(-1)), (KeyChord(.down, .alt), .moveTrace(1))]),
    Hotkey(
      .inspecting, ["Alt+←", "Alt+→"], "close, open a layer",
      [(KeyChord(.left, .alt), .foldLayer(-1)), (KeyChord(.right, .alt), .foldLayer(1))]),
  ]

  /// The caps of the pages, as they are printed beside their names.
  static let pageCaps: [Inspection.Page: String] = Dictionary(
    inspecting.flatMap(\.bindings).compactMap { binding in
      guard case .showPage(let page) = binding.command else { return nil }
      return (page, binding.chord.description)
    }, uniquingKeysWith: { first, _ in first })

  private static let recording: [Hotkey] = [
    Hotkey(
      .recording, ["F9", "Ctrl+R"], "start, stop a recording",
      [(KeyChord(.function(9)), .record), (character("r", .control), .record)]),
    Hotkey(
      .recording, ["Ctrl+E"], "export: format, size, rate",
      [(character("e", .control), .export)]),
    Hotkey(
      .recording, ["Ctrl+S", "Ctrl+O"], "save the take, open one",
      [(character("s", .control), .saveTake), (character("o", .control), .openTake)]),
    Hotkey(.recording, ["F12"], "save a still picture", [(KeyChord(.function(12)), .still)]),
    Hotkey(
      .recording, ["Shift+F12"], "a sheet of interruptions",
      [(KeyChord(.function(12), .shift), .contactSheet)]),
  ]

  private static let window: [Hotkey] = [
    Hotkey(
      .window, ["Ctrl+Tab"], "the keys go to the next panel",
      [
        (KeyChord(.tab, .control), .moveRegion(1)),
        (KeyChord(.tab, [.control, .shift]), .moveRegion(-1)),
      ]),
    Hotkey(.window, ["H"], "hide, show the panels", [(character("h"), .togglePanels)]),
    Hotkey(.window, ["Ctrl+T"], "dark, light", [(character("t", .control), .toggleLook)]),
    Hotkey(
      .window, ["Ctrl+M"], "reduced motion, full motion",
      [(character("m", .control), .toggleReducedMotion)]),
    Hotkey(
      .window, ["F1", "?"], "this help",
      [(KeyChord(.function(1)), .toggleHelp), (character("?"), .toggleHelp)]),
    Hotkey(
      .window, ["Esc"], "close, cancel, back to the stage", [(KeyChord(.escape), .dismiss)]),
    Hotkey(
      .window, ["F11"], "full screen", [(KeyChord(.function(11)), .toggleFullScreen)]),
    Hotkey(.window, ["Ctrl+Q"], "quit", [(character("q", .control), .quit)]),
  ]
}

internal import Demos
internal import Display
internal import Motion

/// The take that a command line asks for: a demo or a file, with settings, size and inputs.
struct TakeRequest {
  /// What the operand may be, for the help.
  static let operands = "DEMO|TAKE"

  /// The options that shape a take.
  static let options = [
    reducedMotion,
    CommandOption("size", value: "WxH", "the stage in points (960x540)"),
    CommandOption(
      "set", value: "KEY=VALUE", isRepeatable: true,
      "change a setting; inbetween list settings DEMO shows them"),
    CommandOption(
      "at", value: "TIME:INPUT", isRepeatable: true,
      "an action, press X,Y, release X,Y, move X,Y or resize WxH at a time in seconds"),
  ]

  /// Whether motion is reduced; without it a take says so itself.
  static let reducedMotion = CommandOption(
    "reduced-motion", value: "on|off", standsFor: "on",
    "replace slides, zooms and turns by fades")

  /// What a demo's journal is when no input is asked for.
  enum EmptyJournal {
    /// Nothing happens: a person is about to act.
    case stays
    /// The demo's showcase, so that there is something to see.
    case showcase
  }

  /// The take of a demo's name or a file, changed by the options.
  static func take(
    _ operand: String, _ arguments: ParsedArguments, emptyJournal: EmptyJournal
  ) throws(CommandError) -> Take {
    guard operand != Tour.name else {
      throw .usage(
        "the tour shows all demos one after another, which only record does: "
          + "inbetween record tour -o tour.mp4")
    }
    let isFile = isFile(operand)
    var take = isFile ? try TakeFile.read(path: operand) : Take(demo: operand)
    let about = try take.demoType().about
    if let size = arguments["size"] { take.size = try Size(parsing: size) }
    if let isReduced = try reducesMotion(arguments) { take.reducesMotion = isReduced }
    for text in arguments.all("set") {
      let (name, value) = try setting(text, of: about)
      take.settings[name] = value
    }
    let inputs = arguments.all("at")
    if inputs.isEmpty, !isFile, emptyJournal == .showcase {
      for input in about.showcase { take.add(input) }
    }
    for text in inputs { take.add(try timedInput(text, of: about)) }
    try take.check()
    return take
  }

  /// A name with a slash or an ending is a file's, unless a demo has it.
  static func isFile(_ operand: String) -> Bool {
    DemoRegistry.demo(named: operand) == nil && (operand.contains("/") || operand.contains("."))
  }

  /// What `--reduced-motion` says; nil when it was not given.
  static func reducesMotion(_ arguments: ParsedArguments) throws(CommandError) -> Bool? {
    switch arguments[reducedMotion.name] {
    case nil: return nil
    case "on": return true
    case "off": return false
    case let text?: throw .usage("--reduced-motion cannot be \(text.quotedText); allowed: on, off")
    }
  }

  private static func setting(
    _ text: String, of about: DemoDescription
  ) throws(CommandError) -> (String, SettingValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .usage("--set cannot be \(text.quotedText); write KEY=VALUE, as duration=0.8")
    }
    let setting = try about.checkedSetting(named: String(parts[0]))
    do {
      return (setting.name, try setting.value(of: String(parts[1])))
    } catch {
      if setting.kind == .curve, let preset = try EasingText.preset(named: String(parts[1])) {
        return (setting.name, .curve(preset.curve))
      }
      throw .usage(error.description)
    }
  }

  private static func timedInput(
    _ text: String, of about: DemoDescription
  ) throws(CommandError) -> TimedInput {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let time = Double(decimal: parts[0]),
      (0...Take.latestInput).contains(time)
    else {
      throw .usage(
        "--at cannot be \(text.quotedText); write TIME:INPUT with seconds from 0 to "
          + "\(Take.latestInput.shortText), as 0.25:"
          + (about.mainAction?.name ?? "press 480,270"))
    }
    let input = try StageInput(parsing: String(parts[1]))
    try about.check(input)
    return TimedInput(time, input)
  }
}

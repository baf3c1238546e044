/// One option of a command: its name, what it takes, and the line that explains it.
nonisolated struct CommandOption: Hashable, Sendable {
  /// The long name without dashes: `fps`.
  let name: String
  /// The letter of the short form, if there is one: `o`.
  let letter: Character?
  /// What it takes, as shown in the help: `N`; nil for a switch.
  let value: String?
  /// The value that it has without one; nil when it needs one.
  ///
  /// Its value can only be attached: `--name=value`.
  let standsFor: String?
  /// True when it may be given several times.
  let isRepeatable: Bool
  /// One line of help.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, standsFor: String? = nil,
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.standsFor = standsFor
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// How it is written: `-o, --output OUT`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    guard standsFor == nil else { return short + "--\(name)[=\(value ?? "")]" }
    return short + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

/// What a command is called and what it understands: help and parser both read this.
nonisolated struct CommandSyntax: Sendable {
  /// The name: `record`.
  let name: String
  /// What stands after the name, as shown in the help: `DEMO | TAKE`.
  let operands: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// One line of help.
  let summary: String
  /// What it does in more words; may be empty.
  let details: String
  /// Its options, in the order of the help.
  let options: [CommandOption]
  /// Lines that work as they stand.
  let examples: [String]

  init(
    _ name: String, operands: String, count: ClosedRange<Int>, summary: String,
    details: String = "", options: [CommandOption], examples: [String]
  ) {
    self.name = name
    self.operands = operands
    operandCount = count
    self.summary = summary
    self.details = details
    self.options = options + [CommandOption("help", letter: "h", "show this help")]
    self.examples = examples
  }
}

/// A command: its syntax and what it does.
struct Command {
  let syntax: CommandSyntax
  /// Runs it and returns the exit code.
  let run: @MainActor (ParsedArguments, StandardStreams) throws(CommandError) -> Int32
}

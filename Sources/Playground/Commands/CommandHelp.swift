/// The help, printed from the tables that the parser reads.
nonisolated enum CommandHelp {
  /// The help of one command.
  static func text(of syntax: CommandSyntax) -> String {
    var lines = ["Usage: inbetween \(syntax.name) \(syntax.operands) [OPTIONS]", ""]
    lines.append(sentence(syntax.summary))
    if !syntax.details.isEmpty { lines += ["", syntax.details] }
    lines += ["", "Options:"]
    lines += columns(syntax.options.map { ($0.usage, $0.summary) })
    if !syntax.examples.isEmpty {
      lines += ["", "Examples:"] + syntax.examples.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of the program.
  static func text(of commands: [CommandSyntax]) -> String {
    var lines = [
      "Usage: inbetween [COMMAND] [OPERANDS] [OPTIONS]", "",
      "A playground for interface animation: demos in a window, curves tuned live, exact recordings.",
      "Without a command it opens the window (as play does).", "",
      "Commands:",
    ]
    lines += columns(commands.map { ("\($0.name) \($0.operands)", $0.summary) })
    lines += [
      "", "Options:",
      "  -h, --help     show this help; inbetween COMMAND --help explains a command",
      "  -V, --version  print the version",
      "", "Exit codes: 0 done, 1 failed while working, 2 wrong usage, 130 and 143 after signals.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two columns; a left one that is too wide stands on a line of its own.
  static func columns(_ rows: [(String, String)]) -> [String] {
    let widest = 34
    let width = min(widest, rows.map(\.0.count).max() ?? 0)
    return rows.map { left, right in
      guard left.count <= width else {
        return "  \(left)\n  \(String(repeating: " ", count: width))  \(right)"
      }
      return "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

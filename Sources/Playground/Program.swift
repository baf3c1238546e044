internal import Foundation
internal import Motion

/// The command-line program.
public enum Program {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// The commands, in the order of the help: a new one is a row here.
  static let commands: [Command] = [
    PlayCommand.command, RecordCommand.command, TraceCommand.command, CurveCommand.command,
    StripCommand.command, FigureCommand.command, ListCommand.command, BenchCommand.command,
  ]

  /// Runs the program with its arguments and returns the exit code.
  public static func run(arguments: [String]) -> Int32 {
    // A reader that goes away and a file that grows too large are errors of the write, handled there,
    // not the end of the process.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    let streams = StandardStreams()
    defer { streams.sayMissing() }
    do {
      let code = try run(arguments, streams)
      try streams.flush()
      return code
    } catch .readerGone {
      return 0
    } catch {
      streams.say(error.message)
      return error.exitCode
    }
  }

  private static func run(
    _ arguments: [String], _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    let first = arguments.first
    if let first, ["--help", "-h", "help"].contains(first) {
      try streams.write(CommandHelp.text(of: commands.map(\.syntax)))
      return 0
    }
    if let first, ["--version", "-V"].contains(first) {
      guard arguments.count == 1 else {
        throw .usage("unexpected \(arguments[1].quotedText) after \(first)")
      }
      try streams.write("inbetween \(version)\n")
      return 0
    }
    let named = commands.first { $0.syntax.name == first }
    let command = named ?? PlayCommand.command
    if named == nil, let first, !first.hasPrefix("-") { try PlayCommand.checkOperand(first) }
    let rest = named == nil ? arguments : Array(arguments.dropFirst())
    let parsed = try ParsedArguments(rest, syntax: command.syntax)
    guard !parsed.has("help") else {
      try streams.write(CommandHelp.text(of: command.syntax))
      return 0
    }
    return try command.run(parsed, streams)
  }
}

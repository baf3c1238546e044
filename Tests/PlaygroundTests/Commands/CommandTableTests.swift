import Demos
import Recording
import Testing

@testable import Playground

struct CommandTableTests {
  @Test func `no command has an option twice, nor a letter`() {
    for command in Program.commands {
      let options = command.syntax.options
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test func `every option stands in the help of its command`() {
    for command in Program.commands {
      let help = CommandHelp.text(of: command.syntax)
      for option in command.syntax.options {
        #expect(help.contains("  \(option.usage)"))
        #expect(help.contains(option.summary))
      }
    }
  }

  @Test func `every example of the help can be read`() throws {
    for command in Program.commands {
      for example in command.syntax.examples {
        let words = Self.words(of: example)
        #expect(words.prefix(2) == ["inbetween", command.syntax.name])
        _ = try ParsedArguments(Array(words.dropFirst(2)), syntax: command.syntax)
      }
    }
  }

  @Test func `names that commands rely on are the demos' own`() {
    let names = DemoRegistry.all.map { $0.about.name }

    #expect(names.starts(with: ["quiz", "crossfade", "label"]))
    #expect(Set(names).count == names.count)
    #expect(!names.contains(Tour.name))
  }

  @Test func `every showcase is allowed, and no action takes a hotkey's letter`() throws {
    for demo in DemoRegistry.all {
      try Take(demo: demo.about.name, journal: demo.about.showcase).check()
      for action in demo.about.actions { #expect(!Hotkeys.isTaken(action.key)) }
    }
  }

  @Test(arguments: [
    (["--to", "0.8", "--fps", "30"], 25), (["--to", "1", "--fps", "10"], 11),
    (["--frames", "3..<7"], 4), (["--fps", "10"], 8), (["--from", "0.7", "--fps", "10"], 1),
  ])
  func `frames are counted with both ends, or up to the first at rest`(
    arguments: [String], count: Int
  ) throws {
    let parsed = try ParsedArguments(
      arguments,
      syntax: CommandSyntax(
        "x", operands: "", count: 0...0, summary: "", options: FrameRequest.options, examples: []))

    let frames = try FrameRequest.frames(parsed, rest: { 0.65 })

    #expect(frames.count == count)
  }

  @Test func `a take that never rests needs an end`() throws {
    let parsed = try ParsedArguments(
      [],
      syntax: CommandSyntax(
        "x", operands: "", count: 0...0, summary: "", options: FrameRequest.options, examples: []))

    let error = #expect(throws: CommandError.self) {
      try FrameRequest.frames(parsed, rest: { nil })
    }

    #expect(error?.message.contains("never rests") == true)
  }

  /// Words as a shell splits them, with single quotes.
  private static func words(of line: String) -> [String] {
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    return quoted.enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}

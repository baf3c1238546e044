import Testing

@testable import Playground

struct ArgumentParserTests {
  private let syntax = CommandSyntax(
    "record", operands: "DEMO", count: 1...1, summary: "records",
    options: [
      CommandOption("output", letter: "o", value: "OUT", "where to"),
      CommandOption("set", value: "KEY=VALUE", isRepeatable: true, "settings"),
      CommandOption("force", letter: "f", "replace"), CommandOption("loop", "loop"),
    ], examples: [])

  @Test(arguments: [
    ["quiz", "--output", "x.gif", "--force"], ["--output=x.gif", "--force", "quiz"],
    ["-o", "x.gif", "quiz", "-f"], ["-ox.gif", "-f", "--", "quiz"], ["-fo", "x.gif", "quiz"],
  ])
  func `the usual ways to write options mean the same`(arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, syntax: syntax)

    #expect(parsed.operands == ["quiz"])
    #expect(parsed["output"] == "x.gif")
    #expect(parsed.has("force"))
    #expect(!parsed.has("loop"))
  }

  @Test func `a repeatable option keeps every value in order`() throws {
    let parsed = try ParsedArguments(
      ["quiz", "--set", "a=1", "--set=b=2"], syntax: syntax)

    #expect(parsed.all("set") == ["a=1", "b=2"])
  }

  @Test(arguments: [
    (["quiz", "--outptu", "x"], "did you mean --output?"),
    (["quiz", "-x"], "-x"),
    (["quiz", "--output"], "needs a value"),
    (["quiz", "--output="], "needs a value"),
    (["quiz", "--force=1"], "takes no value"),
    (["quiz", "--loop", "--loop"], "twice"),
    (["quiz", "label"], "unexpected \"label\""),
    ([], "needs DEMO"),
  ])
  func `a mistake is a usage error that names it`(arguments: [String], words: String) {
    let error = #expect(throws: CommandError.self) {
      try ParsedArguments(arguments, syntax: syntax)
    }

    #expect(error?.exitCode == 2)
    #expect(error?.message.contains(words) == true)
  }
}

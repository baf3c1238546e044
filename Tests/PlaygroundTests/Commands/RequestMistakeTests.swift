import Demos
import Testing

@testable import Playground

struct RequestMistakeTests {
  private func take(_ demo: String, _ arguments: [String]) throws -> Take {
    let parsed = try ParsedArguments([demo] + arguments, syntax: RecordCommand.command.syntax)
    return try TakeRequest.take(demo, parsed, emptyJournal: .stays)
  }

  @Test(arguments: [
    ("quiz", ["--set", "duration=0x10"], "0x10"), ("quiz", ["--set", "duration=inf"], "inf"),
    ("quiz", ["--set", "duration=nan"], "nan"), ("label", ["--set", "offset=0x1,2"], "0x1,2"),
    ("quiz", ["--size", "0x10x20"], "0x10x20"), ("quiz", ["--at", "0x1:next"], "0x1"),
    ("quiz", ["--at", "1e308:next"], "86400"), ("quiz", ["--at", "86401:next"], "86400"),
    ("crossfade", ["--set", "images=,"], "images"),
    ("crossfade", ["--set", "images=a.png,,b.png"], "images"),
  ])
  func `a slip is refused with what is allowed`(
    demo: String, arguments: [String], words: String
  ) {
    let error = #expect(throws: CommandError.self) { try take(demo, arguments) }

    #expect(error?.kind == .usage)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func `an input may come after a day`() throws {
    let take = try take("quiz", ["--at", "86400:next"])

    #expect(take.journal.map(\.time) == [86400])
  }

  @Test(arguments: ["0.5", ".5", "5.", "-3", "+3", "1e-9", "1E5", "007"])
  func `decimal numbers are read`(text: String) {
    #expect(Double(decimal: text) == Double(text))
  }

  @Test(arguments: ["", "0x10", "inf", "nan", "1e999", "1 ", "1_000", "1,5", "e", "−1"])
  func `what people do not write as numbers is none`(text: String) {
    #expect(Double(decimal: text) == nil)
  }

  @Test func `one is in the singular`() {
    #expect([0, 1, 2].map { $0.counted("frame") } == ["0 frames", "1 frame", "2 frames"])
  }

  @Test func `the tour is refused with what plays it`() {
    let error = #expect(throws: CommandError.self) { try take("tour", []) }

    #expect(error?.message.contains("inbetween record tour") == true)
  }

  @Test func `a setting takes the name of a preset that is built in`() throws {
    let take = try take("quiz", ["--set", "curve=UIKit spring 0.8"])

    #expect(take.settings["curve"] == .curve(try EasingText.curve("uikit SPRING 0.8")))
  }
}

import Demos
import Display
import Testing

@testable import Playground

struct TakeTests {
  @Test func `inputs stay in order of time, those at one time in order of arrival`() {
    var take = Take(demo: "quiz", journal: [TimedInput(1, .action("a"))])

    take.add(TimedInput(0.5, .action("b")))
    take.add(TimedInput(1, .action("c")))
    take.add(TimedInput(0.5, .action("d")))

    #expect(take.journal.map(\.input) == ["b", "d", "a", "c"].map { .action($0) })
  }

  @Test(arguments: [
    StageInput.action("next"), .action("move"), .press(Point(x: 1.5, y: -2)),
    .release(Point(x: 0, y: 0)), .move(Point(x: 3, y: 4.25)),
    .resize(Size(width: 640, height: 481)),
  ])
  func `an input reads back from its text`(input: StageInput) throws {
    #expect(try StageInput(parsing: input.description) == input)
  }

  @Test(arguments: [
    "", " ", "press 1", "press 1,2,3", "press a,b", "press nan,1", "resize 0x5", "resize 5",
    "resize 20000x10", "go there", "press",
  ])
  func `an input that cannot be read is a usage error`(text: String) {
    let error = #expect(throws: CommandError.self) {
      try Take(demo: "quiz").demoType().about.check(StageInput(parsing: text))
    }

    #expect(error?.exitCode == 2)
  }

  @Test(arguments: [
    Size(width: 0, height: 1), Size(width: -1, height: 5), Size(width: 16385, height: 5),
    Size(width: 16384, height: 16384), Size(width: Double.nan, height: 5),
    Size(width: .infinity, height: .infinity), Size(width: 0.5, height: 100),
  ])
  func `a stage that cannot be drawn is refused`(size: Size) {
    #expect(throws: CommandError.self) { try Take(demo: "quiz", size: size).check() }
  }

  @Test func `the setting's name is suggested when it is nearly right`() {
    let take = Take(demo: "quiz", settings: ["duraton": .number(1)])

    let error = #expect(throws: CommandError.self) { try take.check() }

    #expect(error?.message.contains("did you mean duration?") == true)
  }
}

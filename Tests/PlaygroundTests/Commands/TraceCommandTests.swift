import Demos
import Display
import Testing

@testable import Playground

struct TraceCommandTests {
  private func trace(
    _ take: Take, at times: [Double], _ format: TraceFormat = .json
  ) throws -> [String] {
    let player = try Player(take: take, resources: .stub())
    var lines: [String] = []
    try TraceCommand.trace(player, at: times) { line throws(CommandError) in
      lines += format.text(of: line).split(separator: "\n").map(String.init)
    }
    return lines
  }

  private let take = Take(
    demo: "label", settings: ["offset": .point(Point(x: 0, y: 72))],
    journal: [TimedInput(0.1, .action("move"))])

  @Test func `inputs and completions stand between the frames at their exact times`() throws {
    let lines = try trace(take, at: [0, 0.5, 1])

    #expect(lines.count == 6)
    #expect(lines[1] == #"{"t":0.1,"event":"input","input":"move"}"#)
    #expect(
      lines[3] == #"{"t":0.55,"event":"completion","name":"in","finished":true,"reason":"ended"}"#)
    #expect(
      lines[4] == #"{"t":0.6,"event":"completion","name":"out","finished":true,"reason":"ended"}"#)
    #expect(lines[5].hasPrefix(#"{"t":1,"layers":{"label":{"position":["#))
  }

  @Test func `a layer is listed while it exists, with every property in order`() throws {
    let lines = try trace(take, at: [0, 0.1])

    #expect(!lines[0].contains("\"temp\""))
    #expect(
      lines[2].contains(
        #""opacity":0,"translation":[0,72],"scale":[1,1],"rotation":0,"#
          + #""backgroundColor":[0,0,0,0],"text":"Anticipation","hidden":false}"#))
  }

  @Test func `rows hold one number each and quote what needs it`() throws {
    let quiz = Take(demo: "quiz", journal: [TimedInput(0, .action("next"))])

    let rows = try trace(quiz, at: [0.25], .csv)

    #expect(rows.contains("0.25,labelA,opacity,0.5"))
    #expect(rows.contains("0.25,labelA,position.x,960"))
    #expect(rows.contains("0.25,labelB,text,What is 7+7?"))
  }

  @Test func `the frame of a layer in space is the box around what is seen of it`() throws {
    let turned = Take(
      demo: "properties", settings: ["property": .choice("depth")],
      journal: [TimedInput(0, .action("run"))])

    let rows = try trace(turned, at: [1], .csv)

    // The nearer side of 40 points, 14.1 points before an eye at 80, is 40 / (1 − 14.1 / 80) high.
    let height = rows.first { $0.hasPrefix("1,depth,frame.height,") }
    #expect(height?.hasPrefix("1,depth,frame.height,48.5") == true, "\(height ?? "none")")
  }

  @Test func `events before the first frame are not told`() throws {
    let lines = try trace(take, at: [0.2])

    #expect(lines.count == 1)
  }

  @Test func `an event of the list is one line`() throws {
    let player = try Player(take: take, resources: .stub())

    let lines = player.score.events.map { TraceFormat.json($0) }

    #expect(lines.first == "{\"t\":0.1,\"event\":\"input\",\"input\":\"move\"}\n")
    #expect(
      lines.contains(
        #"{"t":0.1,"event":"begin","layer":"label","property":"opacity","curve":"ease-in","#
          + #""additive":false}"# + "\n"), "\(lines)")
    #expect(
      lines.contains(
        #"{"t":0.6,"event":"end","layer":"label","property":"opacity","reason":"ended"}"# + "\n"))
    #expect(
      lines.contains(
        #"{"t":0.6,"event":"completion","name":"out","finished":true,"reason":"ended"}"# + "\n"))
  }

  @Test(arguments: [["--format", "csv"], ["--fps", "30"], ["--times", "0"], ["--to", "1"]])
  func `the list of events refuses what chooses or prints frames`(_ options: [String]) throws {
    let arguments = try ParsedArguments(
      ["label", "--events"] + options, syntax: TraceCommand.command.syntax)

    let error = #expect(throws: CommandError.self) {
      try TraceCommand.command.run(arguments, StandardStreams())
    }

    #expect(error?.description.contains("--events") == true)
  }
}

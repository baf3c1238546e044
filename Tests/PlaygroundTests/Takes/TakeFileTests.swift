import Demos
import Display
import Foundation
import Motion
import Testing

@testable import Playground

struct TakeFileTests {
  private let take = Take(
    demo: "label", size: Size(width: 640, height: 480.5),
    settings: [
      "offset": .point(Point(x: 4, y: -12.25)), "curve": .curve(.easeOut),
      "duration": .number(0.58), "variant": .choice("as-written"),
    ],
    journal: [
      TimedInput(0.25, .action("move")), TimedInput(0.3, .press(Point(x: 1.5, y: 2))),
      TimedInput(0.4, .release(Point(x: 1.5, y: 2))),
      TimedInput(1, .resize(Size(width: 320, height: 240))),
    ])

  @Test func `a take reads back as it was written`() throws {
    let text = TakeFile.text(of: take)

    #expect(try TakeFile.take(from: Data(text.utf8), path: "x") == take)
  }

  @Test func `the form on one line reads back as well`() throws {
    let text = TakeFile.compactText(of: take)

    #expect(!text.contains("\n"))
    #expect(try TakeFile.take(from: Data(text.utf8), path: "x") == take)
  }

  @Test func `a file that a take names is looked for beside the take`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = #"{"version": 1, "demo": "quiz", "settings": {"deck": "my.json"}}"#
    let path = folder.appending(path: "a.take.json").path(percentEncoded: false)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))

    let take = try TakeFile.read(path: path)
    try TakeFile.write(take, path: path)

    let deck = folder.appending(path: "my.json").path(percentEncoded: false)
    #expect(take.settings["deck"] == .files([deck]))
    #expect(try TakeFile.read(path: path) == take)
  }

  @Test func `inputs out of order are put in order, those at one time keep theirs`() throws {
    let text = """
      {"version": 1, "demo": "quiz", "journal": [
        {"t": 1, "input": "next"}, {"t": 0.5, "input": "answer"}, {"t": 1, "input": "answer"}]}
      """

    let take = try TakeFile.take(from: Data(text.utf8), path: "x")

    #expect(
      take.journal == [
        TimedInput(0.5, .action("answer")), TimedInput(1, .action("next")),
        TimedInput(1, .action("answer")),
      ])
  }

  @Test(arguments: [
    ("{", ["not valid JSON"]),
    ("[]", ["object"]),
    (#"{"demo": "quiz"}"#, ["version"]),
    (#"{"version": 2, "demo": "quiz"}"#, ["version", "newer", "1"]),
    (#"{"version": 1}"#, ["demo"]),
    (#"{"version": 1, "demo": "quizz"}"#, ["quizz", "did you mean quiz?"]),
    (#"{"version": 1, "demo": "quiz", "sizes": 1}"#, ["sizes", "size"]),
    (#"{"version": 1, "demo": "quiz", "size": [0, 5]}"#, ["0x5", "16384"]),
    (#"{"version": 1, "demo": "quiz", "size": [1]}"#, ["size", "[width, height]"]),
    (#"{"version": 1, "demo": "quiz", "settings": {"durations": 1}}"#, ["durations", "duration"]),
    (#"{"version": 1, "demo": "quiz", "settings": {"duration": -1}}"#, ["duration", "-1", "0 to"]),
    (#"{"version": 1, "demo": "quiz", "settings": {"curve": "wobble"}}"#, ["curve", "wobble"]),
    (
      #"{"version": 1, "demo": "quiz", "settings": {"curve": true}}"#, ["settings.curve", "easing"]
    ),
    (#"{"version": 1, "demo": "quiz", "journal": [{"t": -1, "input": "next"}]}"#, ["journal[0].t"]),
    (#"{"version": 1, "demo": "quiz", "journal": [{"input": "next"}]}"#, ["journal[0]", "\"t\""]),
    (
      #"{"version": 1, "demo": "quiz", "journal": [{"t": 0, "input": "move"}]}"#,
      ["journal[0].input", "X,Y"]
    ),
    (
      #"{"version": 1, "demo": "quiz", "journal": [{"t": 0, "input": "nxt"}]}"#,
      ["journal[0].input", "nxt", "did you mean next?"]
    ),
  ])
  func `a mistake names the file, the key and what is allowed`(
    text: String, words: [String]
  ) throws {
    let error = #expect(throws: CommandError.self) {
      try TakeFile.take(from: Data(text.utf8), path: "my.take.json")
    }

    let message = error?.message ?? ""
    #expect(message.hasPrefix("my.take.json: "))
    #expect(!message.contains("\n"))
    for word in words { #expect(message.contains(word), "\(message)") }
  }
}

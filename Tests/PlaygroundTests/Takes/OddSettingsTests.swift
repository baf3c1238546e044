import Demos
import Display
import Testing

@testable import Playground

/// What every demo must stand, found by its own table of settings.
struct OddSettingsTests {
  /// A demo and one of its settings that is a time.
  struct TimeSetting: Hashable, CustomTestStringConvertible, Sendable {
    let demo: String
    let name: String

    var testDescription: String { "\(demo) \(name)" }
  }

  nonisolated static let times = [
    ("quiz", "duration"), ("quiz", "delay"), ("crossfade", "duration"), ("label", "duration"),
    ("label", "tempDelay"), ("label", "tempDuration"), ("properties", "duration"),
    ("transitions", "duration"), ("modal", "duration"),
  ].map(TimeSetting.init)

  private func setting(_ time: TimeSetting) throws -> Setting {
    let demo = try #require(DemoRegistry.all.first { $0.about.name == time.demo })
    return try #require(demo.about.settings.first { $0.name == time.name })
  }

  private func trace(_ take: Take, at times: [Double]) throws -> [String] {
    let player = try Player(take: take, resources: .stub())
    var lines: [String] = []
    try TraceCommand.trace(player, at: times) { line throws(CommandError) in
      lines += TraceFormat.json.text(of: line).split(separator: "\n").map(String.init)
    }
    return lines
  }

  @Test func `the table holds every time of every demo`() {
    let all = DemoRegistry.all.flatMap { demo in
      demo.about.settings.filter { $0.allowed.contains("in seconds") }
        .map { TimeSetting(demo: demo.about.name, name: $0.name) }
    }

    #expect(Set(all) == Set(Self.times))
  }

  @Test(arguments: times)
  func `a time that is none is refused with the setting's name`(time: TimeSetting) throws {
    let setting = try setting(time)

    for text in ["-0.37", "-1e-9", "nan", "-nan", "inf", "-infinity", "1e309", "600.5", "0x1", " "]
    {
      let error = #expect(throws: SettingError.self) { try setting.value(of: text) }
      #expect(error?.setting == time.name, "for \(text)")
    }
  }

  @Test(arguments: times, ["0", "1e-7", "0.037", "600"])
  func `any other time leads to an end, without a number that is none`(
    time: TimeSetting, text: String
  ) throws {
    let value = try setting(time).value(of: text)
    let demo = try #require(DemoRegistry.all.first { $0.about.name == time.demo })
    let action = try #require(demo.about.actions.first).name
    let take = Take(
      demo: time.demo, settings: [time.name: value],
      journal: [TimedInput(0.13, .action(action)), TimedInput(0.29, .action(action))])

    let lines = try trace(take, at: [0, 0.13, 0.2, 0.31, 700, 2000])

    let numbers = lines.filter { $0.contains("nan") || $0.contains("inf,") || $0.contains("inf]") }
    #expect(numbers.isEmpty)
    let player = try Player(take: take, resources: .stub())
    player.seek(to: 2000)
    #expect(player.restTime != nil)
    let before = player.displayList()
    player.seek(to: 2001.7)
    #expect(player.displayList() == before)
  }

  @Test(
    arguments: ["fade", "slide", "zoom", "card"],
    ["cubic-bezier(0.3, -0.6, 0.5, 1.6)", "spring(0.4)", "steps(3)"])
  func `a modal transition leaves the picture as it found it`(
    animator: String, curve: String
  ) throws {
    let settings = ModalSettings(animator: animator, curve: curve)
    let take = Take(
      demo: "modal", settings: try settings.values(),
      journal: [
        TimedInput(0.11, .action("present")), TimedInput(0.3, .action("dismiss")),
        TimedInput(1.7, .action("dismiss")), TimedInput(1.9, .action("present")),
      ])
    let player = try Player(take: take, resources: .stub())
    let before = player.displayList()

    player.seek(to: 1.5)
    #expect(player.displayList() != before)
    player.seek(to: 4)

    #expect(player.displayList() == before)
  }

  private struct ModalSettings {
    let animator: String
    let curve: String

    func values() throws -> [String: SettingValue] {
      let about = try #require(DemoRegistry.all.first { $0.about.name == "modal" }).about
      let texts = ["animator": animator, "curve": curve, "duration": "0.37"]
      return try texts.reduce(into: [:]) { values, text in
        let setting = try #require(about.settings.first { $0.name == text.key })
        values[text.key] = try setting.value(of: text.value)
      }
    }
  }

  @Test(arguments: ["crossfade", "transitions", "quiz", "label"])
  func `a burst of presses leaves as much to draw as there was`(demo: String) throws {
    let about = try #require(DemoRegistry.all.first { $0.about.name == demo }).about
    let action = try #require(about.actions.first).name
    let presses = (0..<23).map { TimedInput(0.05 + 0.031 * Double($0), .action(action)) }
    let burst = try Player(take: Take(demo: demo, journal: presses), resources: .stub())
    let single = try Player(
      take: Take(demo: demo, journal: [TimedInput(0.05, .action(action))]), resources: .stub())

    for player in [burst, single] { player.seek(to: 60) }

    #expect(burst.displayList().commands.count == single.displayList().commands.count)
  }
}

import Demos
import Display
import Testing

@testable import Playground

struct InterruptionsTests {
  private let resources: Resources

  init() throws { resources = try SessionFixture().resources }

  private func interruptions(
    _ demo: String = "quiz", _ settings: [String: SettingValue] = [:], frames: Int = 4
  ) throws -> Interruptions {
    try Interruptions(
      of: Take(demo: demo, settings: settings), frames: frames, resources: resources)
  }

  @Test func `interruptions come at every tenth of the motion`() throws {
    let rows = try interruptions().rows

    #expect(rows.count == 9)
    #expect(rows.map { $0.player.take.journal.count }.allSatisfy { $0 == 2 })
    #expect(rows.map(\.mark) == rows.map { $0.player.take.journal.last?.time })
    #expect(abs((rows[3].mark ?? 0) - 0.2) < 1e-9)
  }

  @Test func `all rows show the same instants, up to the rest of the longest`() throws {
    let interruptions = try interruptions("quiz", ["interruption": .choice("retarget")])

    let rests = interruptions.rows.compactMap(\.player.restTime)
    #expect(Set(rests).count == 9)
    #expect(interruptions.rows.allSatisfy { $0.times == interruptions.times })
    #expect(interruptions.times.first == 0)
    #expect(interruptions.times.last == rests.max())
  }

  @Test(arguments: [
    ("quiz", "finish-first", "presses wait for the end: interruption = finish-first"),
    ("quiz", "ignore", "presses change nothing before the end: interruption = ignore"),
    ("quiz", "retarget", nil), ("label", nil, "presses wait for the end"),
    ("properties", nil, nil),
  ])
  func `a note says why rows look alike`(demo: String, choice: String?, note: String?) throws {
    let settings = choice.map { ["interruption": SettingValue.choice($0)] } ?? [:]

    #expect(try interruptions(demo, settings).note == note)
  }

  @Test func `the picture holds every frame, the times once, and a mark a row at its instant`()
    throws
  {
    let interruptions = try interruptions()

    let strip = FilmStrip(interruptions, frameWidth: 96, text: resources.text)
    let commands = strip.displayList().commands

    let groups = commands.count { if case .group = $0 { true } else { false } }
    #expect(groups == 36)
    #expect(strip.size.width == 4 * 96 + 3 * 12 + 48)
    let texts = commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    for time in interruptions.times {
      #expect(texts.count { $0.text == PanelNumber.seconds(time) } == 1)
    }
    let marks = commands.compactMap { command -> Double? in
      guard case .polygon(let polygon) = command else { return nil }
      return polygon.points.map(\.x).reduce(0, +) / 3
    }
    // The last frame's left edge is the end of the rail.
    let end = interruptions.times.last ?? 1
    #expect(
      marks == interruptions.rows.map { (24 + 3 * 108 * ($0.mark ?? 0) / end).rounded() })
  }
}

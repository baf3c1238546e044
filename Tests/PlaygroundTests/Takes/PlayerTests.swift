import Demos
import Display
import Layers
import Motion
import Testing

@testable import Playground

struct PlayerTests {
  /// Takes with chains of completions, presses in flight, a resize and clicks.
  private nonisolated static let takes: [Take] = [
    Take(
      demo: "quiz",
      journal: [
        TimedInput(0, .action("next")), TimedInput(0.1, .action("next")),
        TimedInput(0.62, .resize(Size(width: 700, height: 500))),
        TimedInput(0.9, .action("answer")), TimedInput(1.3, .action("next")),
      ]),
    Take(
      demo: "crossfade", settings: ["effects": .flag(true)],
      journal: (0..<8).map { TimedInput(Double($0) * 0.13, .action("next")) }),
    Take(
      demo: "label", settings: ["variant": .choice("as-written")],
      journal: [
        TimedInput(0.05, .action("move")), TimedInput(0.3, .action("move")),
        TimedInput(0.3, .action("move")), TimedInput(1, .press(Point(x: 480, y: 470))),
        TimedInput(1.1, .release(Point(x: 480, y: 470))),
      ]),
  ]

  private func player(_ take: Take) throws -> Player {
    try Player(take: take, resources: .stub())
  }

  @Test(arguments: takes)
  func `the state at a time does not depend on the frame rate`(take: Take) throws {
    let end = 1.0
    let direct = try player(take)
    direct.seek(to: end)
    let irregular = [0.003, 0.1, 0.1001, 0.35, 0.36, 0.61, 0.62, 0.7, 0.99]
    let schedules =
      [24, 60, 144].map { rate in (0..<rate).map { Double($0) / Double(rate) } } + [irregular]

    for times in schedules {
      let stepped = try player(take)
      for time in times + [end] { stepped.seek(to: time) }

      #expect(stepped.displayList() == direct.displayList())
    }
  }

  @Test(arguments: takes)
  func `a frame is the same by playing, by seeking, and by seeking back`(take: Take) throws {
    let frame = 37.0 / 60
    let played = try player(take)
    for index in 0...37 { played.seek(to: Double(index) / 60) }
    let sought = try player(take)
    sought.seek(to: frame)
    let returned = try player(take)
    returned.seek(to: 80.0 / 60)
    returned.seek(to: frame)

    #expect(sought.displayList() == played.displayList())
    #expect(returned.displayList() == played.displayList())
  }

  @Test(arguments: takes)
  func `at its time of rest nothing runs, and nothing changes after it`(take: Take) throws {
    let player = try player(take)
    let rest = try #require(player.restTime)

    player.seek(to: rest)
    let picture = player.displayList()
    player.seek(to: rest + 10)

    #expect(player.stage.isAtRest)
    #expect(player.displayList() == picture)
  }

  @Test func `asking for the time of rest moves nothing`() throws {
    let player = try player(Self.takes[0])
    player.seek(to: 0.2)

    _ = player.restTime

    #expect(player.time == 0.2)
    #expect(player.takeEvents().map(\.time) == [0, 0.1])
  }

  @Test func `a curve that never settles has no time of rest`() throws {
    let player = try player(
      Take(
        demo: "quiz", settings: ["curve": .curve(.init("spring(1, 100, 0, 0)"))],
        journal: [TimedInput(0, .action("next"))]))

    #expect(player.restTime == nil)
  }

  @Test func `events come in order, each at its own exact time`() throws {
    let player = try player(Self.takes[0])

    player.seek(to: 1.25)

    #expect(
      player.takeEvents() == [
        PlayerEvent(time: 0, kind: .input(.action("next"))),
        PlayerEvent(time: 0.1, kind: .input(.action("next"))),
        PlayerEvent(time: 0.5, kind: .completion(name: "slide", finished: true, reason: .ended)),
        PlayerEvent(time: 0.62, kind: .input(.resize(Size(width: 700, height: 500)))),
        PlayerEvent(time: 0.9, kind: .input(.action("answer"))),
        PlayerEvent(time: 1, kind: .completion(name: "slide", finished: true, reason: .ended)),
      ])
    #expect(player.takeEvents().isEmpty)
  }

  @Test func `an input that is appended replays to the same picture`() throws {
    let live = try player(Take(demo: "quiz"))
    live.seek(to: 0.3)
    try live.append(.action("next"))
    live.seek(to: 0.47)
    let picture = live.displayList()

    let replayed = try player(live.take)
    replayed.seek(to: 0.47)

    #expect(live.take.journal == [TimedInput(0.3, .action("next"))])
    #expect(replayed.displayList() == picture)
  }

  @Test func `an input in the middle takes the place of what came later`() throws {
    let player = try player(Self.takes[0])
    player.seek(to: 0.05)

    try player.append(.action("answer"))

    #expect(player.take.journal.map(\.time) == [0, 0.05])
  }

  @Test func `a changed setting shows its effect at the same time`() throws {
    let player = try player(Self.takes[0])
    player.seek(to: 0.25)
    let before = player.displayList()
    var slower = player.take
    slower.settings["duration"] = .number(2)

    try player.change(to: slower)

    #expect(player.time == 0.25)
    #expect(player.displayList() != before)
  }

  @Test func `a take that cannot be played leaves the old one as it was`() throws {
    let player = try player(Self.takes[0])
    player.seek(to: 0.25)
    let (take, before) = (player.take, player.displayList())
    var wrong = take
    wrong.settings["deck"] = .files(["/no/such/deck.json"])

    let error = #expect(throws: CommandError.self) { try player.change(to: wrong) }

    #expect(error?.message == "/no/such/deck.json: no such file")
    #expect(player.take == take)
    #expect(player.displayList() == before)
  }

  @Test func `a click on a button of the stage does what its action does`() throws {
    let byAction = try player(
      Take(demo: "label", journal: [TimedInput(0.5, .action("move"))]))
    let byClick = try player(Take(demo: "label"))
    byClick.seek(to: 0.5)
    let button = byClick.buttonCenter

    try byClick.append(.press(button))
    try byClick.append(.release(button))
    try byClick.append(.move(.zero))
    for player in [byAction, byClick] { player.seek(to: 3) }

    #expect(byClick.displayList() == byAction.displayList())
  }
}

extension Player {
  /// The middle of the first button on the stage.
  fileprivate var buttonCenter: Point {
    let button = stage.rootView.subviews.compactMap { $0 as? Button }.first
    return button?.frame.center ?? .zero
  }
}

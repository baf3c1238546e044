internal import Demos
internal import Display

/// A demo's main action pressed again at tenths of its running motion, a row each.
///
/// All rows show the same instants, from the first press to the rest of the row that runs longest.
struct Interruptions {
  /// What is done.
  let title: String
  /// Why the rows look alike while the motion runs; nil where they differ.
  let note: String?
  /// The instants of the columns.
  let times: [Double]
  /// The rows, each with the instant of its second press.
  let rows: [FilmStrip.Row]

  private static let settingName = "interruption"
  private static let comparedInstants = 4

  /// Plays the take's demo once for each tenth.
  init(of take: Take, frames: Int, resources: Resources) throws(CommandError) {
    let about = try take.demoType().about
    guard let action = about.mainAction else {
      throw .failure("\(about.title) has no main action: there is nothing to press again")
    }
    func player(_ times: [Double]) throws(CommandError) -> Player {
      try Player(
        take: take.with(journal: times.map { TimedInput($0, .action(action.name)) }),
        resources: resources)
    }
    let plain = try player([0])
    guard plain.restTime != 0 else {
      throw .failure("The motion takes no time: there is nothing to interrupt")
    }
    guard let length = plain.restTime else {
      throw .failure("The motion never ends: there is nothing to interrupt at a part of it")
    }
    var pressed: [(tenth: Int, time: Double, player: Player)] = []
    for tenth in 1...9 {
      let time = length * Double(tenth) / 10
      pressed.append((tenth, time, try player([0, time])))
    }
    let end = pressed.map { $0.player.restTime ?? 2 * length }.reduce(length, max)
    let times = (0..<frames).map { end * (Double($0) / Double(max(1, frames - 1))) }
    self.times = times
    title = "\(about.title): “\(action.title)” again while it moves"
    rows = pressed.map { press in
      FilmStrip.Row(
        caption: "again at \(press.tenth * 10) %, \(PanelNumber.seconds(press.time))",
        player: press.player, times: times, mark: press.time)
    }
    let isUnmoved = pressed.allSatisfy { press in
      Self.looksAlike(press.player, plain, from: press.time, to: length)
    }
    note =
      isUnmoved
      ? Self.note(isLonger: end > length, Self.choice(of: take, about)) : nil
  }

  /// True when two players show the same at instants before the end.
  private static func looksAlike(
    _ player: Player, _ plain: Player, from start: Double, to end: Double
  ) -> Bool {
    (0..<comparedInstants).allSatisfy { index in
      let time = start + (end - start) * Double(index) / Double(comparedInstants)
      player.seek(to: time)
      plain.seek(to: time)
      return player.displayList() == plain.displayList()
    }
  }

  private static func note(isLonger: Bool, _ choice: String?) -> String {
    let words = isLonger ? "presses wait for the end" : "presses change nothing before the end"
    return choice.map { "\(words): \(settingName) = \($0)" } ?? words
  }

  /// What the demo's setting for presses in motion is; nil where it has none.
  private static func choice(of take: Take, _ about: DemoDescription) -> String? {
    let setting = about.settings.first { $0.name == settingName }
    return setting.map { (take.settings[$0.name] ?? $0.defaultValue).description }
  }
}

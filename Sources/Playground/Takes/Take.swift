public import Demos
public import Display

/// Which demo, with which settings, on which stage, and what happens to it when.
///
/// Everything on screen is a function of a take and a time.
public nonisolated struct Take: Hashable, Sendable {
  /// The demo's name.
  public var demo: String
  /// The extent of the stage in points.
  public var size: Size
  /// The settings that differ from the demo's defaults, by name.
  public var settings: [String: SettingValue]
  /// True when slides, zooms and turns are replaced by fades.
  public var reducesMotion: Bool
  /// What happens, in order of time; inputs at one time keep their order.
  public private(set) var journal: [TimedInput]

  /// The stage of a take that asks for no other.
  public static let defaultSize = Size(width: 960, height: 540)
  /// The latest time of an input that is asked for, in seconds: a day.
  static let latestInput = 86_400.0

  /// Makes a take; the journal is put in order of time.
  public init(
    demo: String, size: Size = Take.defaultSize, settings: [String: SettingValue] = [:],
    journal: [TimedInput] = [], reducesMotion: Bool = false
  ) {
    self.demo = demo
    self.size = size
    self.settings = settings
    self.reducesMotion = reducesMotion
    self.journal = []
    for input in journal { add(input) }
  }

  /// The same take with other inputs.
  public func with(journal: [TimedInput]) -> Take {
    Take(
      demo: demo, size: size, settings: settings, journal: journal, reducesMotion: reducesMotion)
  }

  /// Puts an input into the journal, after those at the same time.
  public mutating func add(_ input: TimedInput) {
    precondition(
      input.time >= 0 && input.time.isFinite, "An input happens at a finite time from 0 on.")
    let index = journal.lastIndex { $0.time <= input.time }.map { $0 + 1 } ?? 0
    journal.insert(input, at: index)
  }

  /// Takes every input after a time out of the journal, as a new input there makes them moot.
  public mutating func cut(after time: Double) {
    journal.removeAll { $0.time > time }
  }
}

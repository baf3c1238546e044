/// The words of the status line: pairs of a label and a value, the most important first.
nonisolated struct StatusLine: Equatable {
  /// What a pair tells.
  enum Kind: String, CaseIterable {
    /// The demo's title.
    case demo = "Demo"
    /// The name of the curve that is tuned.
    case curve = "Curve"
    /// The duration of the demo's animations.
    case duration = "Duration"
    /// Seconds of the take a second of the clock.
    case speed = "Speed"
    /// The playhead and the length of the take.
    case time = "Time"
    /// The number of the frame at the playhead, at the rate of the steps.
    case frame = "Frame"
    /// The playhead as a share of the take.
    case progress = "Progress"
    /// That motion is reduced.
    case motion = "Motion"

    /// True for what a press on it changes.
    var isPressable: Bool {
      switch self {
      case .curve, .speed, .motion: true
      case .demo, .duration, .time, .frame, .progress: false
      }
    }

    /// What a line that is too long leaves out, in this order: what the tabs and the column say
    /// anyway, then what can be told from the time.
    static let spare = [demo, curve, duration, progress, frame, speed]
  }

  /// A label with its value.
  struct Item: Equatable {
    /// What it tells.
    let kind: Kind
    /// What it is now.
    let value: String
    /// The widest value that is usual, so that neighbours stay where they are while it changes.
    let widest: String
  }

  /// The pairs in the order in which they are shown.
  let items: [Item]

  /// Makes the line.
  init(_ playback: PlaybackModel) {
    var items = [Item(kind: .demo, value: playback.demo, widest: playback.demo)]
    if !playback.curve.isEmpty {
      items.append(Item(kind: .curve, value: playback.curve, widest: "cubic-bezier"))
    }
    if let duration = playback.duration {
      items.append(
        Item(kind: .duration, value: PanelNumber.seconds(duration), widest: "00.000 s"))
    }
    items += [
      Item(kind: .speed, value: PanelNumber.factor(playback.speed), widest: "0.25×"),
      Item(
        kind: .time,
        value: PanelNumber.fixed(playback.time, decimals: 3) + " / "
          + PanelNumber.seconds(playback.length),
        widest: "00.000 / 00.000 s"),
      Item(kind: .frame, value: String(playback.frame), widest: "0000"),
      Item(kind: .progress, value: PanelNumber.percent(playback.progress), widest: "100 %"),
    ]
    if playback.reducesMotion {
      items.append(Item(kind: .motion, value: "reduced", widest: "reduced"))
    }
    self.items = items
  }

  /// What the playhead does, in a word.
  static func state(of playback: PlaybackModel) -> String {
    switch (playback.motion, playback.isAdvancing) {
    case (.paused, _): "Paused"
    case (.forwards, true): playback.isSlowMotion ? "Slow motion" : "Playing"
    case (.backwards, true): "Backwards"
    case (_, false): "At rest"
    }
  }
}

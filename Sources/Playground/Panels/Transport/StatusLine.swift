/// The words of the status line: pairs of a label and a value, the most important first.
nonisolated struct StatusLine: Equatable {
  /// A label with its value.
  struct Item: Equatable {
    /// What it is.
    let label: String
    /// What it is now.
    let value: String
    /// The widest value that is usual, so that neighbours stay where they are while it changes.
    let widest: String
  }

  /// The pairs in the order in which they are shown.
  let items: [Item]

  /// Makes the line.
  init(_ playback: PlaybackModel) {
    var items = [Item(label: "Demo", value: playback.demo, widest: playback.demo)]
    if !playback.curve.isEmpty {
      items.append(Item(label: "Curve", value: playback.curve, widest: "cubic-bezier"))
    }
    if let duration = playback.duration {
      items.append(
        Item(label: "Duration", value: PanelNumber.seconds(duration), widest: "00.000 s"))
    }
    items += [
      Item(label: "Speed", value: PanelNumber.factor(playback.speed), widest: "0.25×"),
      Item(
        label: "Time",
        value: PanelNumber.fixed(playback.time, decimals: 3) + " / "
          + PanelNumber.seconds(playback.length),
        widest: "00.000 / 00.000 s"),
      Item(label: "Progress", value: PanelNumber.percent(playback.progress), widest: "100 %"),
    ]
    if playback.reducesMotion {
      items.append(Item(label: "Motion", value: "reduced", widest: "reduced"))
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

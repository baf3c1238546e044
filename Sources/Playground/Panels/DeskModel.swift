public import Motion

/// Everything that the panels show, as a value: built from the session for each frame, compared to
/// skip what did not change.
public struct DeskModel: Equatable {
  /// One demo in the header.
  public struct Tab: Equatable {
    /// What a person reads.
    public var title: String
    /// The key that chooses it; empty beyond nine.
    public var cap: String
  }

  /// The curve that is being tuned.
  public struct CurveCard: Equatable {
    /// The curve.
    public var curve: Curve
    /// Its name, or its kind where it has none.
    public var title: String
    /// Its notation.
    public var text: String
    /// How much of its time is over at the playhead; nil before the first input.
    public var progress: Double?
  }

  /// One setting.
  public struct Row: Equatable {
    /// What a person reads at the left.
    public var title: String
    /// The value at the right.
    public var value: String
    /// True for the row that keys change.
    public var isFocused: Bool
    /// True when the value is not the default.
    public var isChanged: Bool
    /// True when keys can change it.
    public var isAdjustable: Bool
  }

  /// Something that the demo can be told to do.
  public struct Action: Equatable {
    /// The name in the take.
    public var name: String
    /// What a person reads.
    public var title: String
    /// The keys that do it.
    public var caps: [String]
  }

  /// What the recorder is doing.
  public enum Recording: Equatable {
    /// Nothing.
    case none
    /// Taking note, for so many seconds of the take.
    case running(Double)
    /// Drawing and writing the frames; the fraction that is done.
    case writing(Double)
  }

  /// The demos.
  public var tabs: [Tab] = []
  /// Which of them shows.
  public var selectedTab: Int?
  /// The curve; nil when the demo has none.
  public var curve: CurveCard?
  /// The settings.
  public var rows: [Row] = []
  /// The actions.
  public var actions: [Action] = []
  /// Where the playhead is and how it moves.
  public var playback = PlaybackModel()
  /// What the recorder is doing.
  public var recording = Recording.none

  /// Makes an empty model.
  public init() {}
}

/// What the transport, the scrub bar and the status line show.
public struct PlaybackModel: Equatable {
  /// The demo's title.
  public var demo = ""
  /// The curve's name; empty when there is none.
  public var curve = ""
  /// The duration of the demo's animations in seconds; nil when it has no such setting.
  public var duration: Double?
  /// The speed in effect.
  public var speed = 1.0
  /// True in slow motion.
  public var isSlowMotion = false
  /// The playhead in seconds.
  public var time = 0.0
  /// The length of the take in seconds.
  public var length = 0.0
  /// The times of the take's inputs, without moves and releases.
  public var marks: [Double] = []
  /// Which way the playhead moves.
  public var motion = Transport.Motion.forwards
  /// True when the picture changes as time passes.
  public var isAdvancing = false

  /// The playhead as a fraction of the take; 0 for an empty one.
  public var progress: Double { length > 0 ? min(max(0, time / length), 1) : 0 }
}

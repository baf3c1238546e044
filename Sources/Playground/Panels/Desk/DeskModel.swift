internal import Motion

/// Everything that the panels show, as a value: built from the session for each frame, compared to
/// skip what did not change.
struct DeskModel: Equatable {
  /// One demo in the header.
  struct Tab: Equatable {
    /// What a person reads.
    var title: String
    /// The key that chooses it; empty beyond nine.
    var cap: String
  }

  /// The curve that is being tuned.
  struct CurveCard: Equatable {
    /// The curve.
    var curve: Curve
    /// Its name, or its kind where it has none.
    var title: String
    /// Its notation.
    var text: String
    /// Why it does not move anything now; nil when it does.
    var note: String?
    /// The other curve while two takes are compared.
    var other: Curve?
    /// True when the curve is B's and the other one A's.
    var isOther = false
    /// The numbers that can be changed by themselves.
    var parameters: [CurveParameter] = []
    /// How much of its time is over at the playhead; nil before the first input.
    var progress: Double?
  }

  /// One setting.
  struct Row: Equatable {
    /// What a person reads at the left.
    var title: String
    /// The value at the right.
    var value: String
    /// True for the row that keys change.
    var isFocused: Bool
    /// True when the value is not the default.
    var isChanged: Bool
    /// How the hand changes it.
    var control: SettingControl
    /// Why it changes nothing now; nil when it does.
    var note: String?
  }

  /// Something that the demo can be told to do.
  struct Action: Equatable {
    /// The name in the take.
    var name: String
    /// What a person reads.
    var title: String
    /// The keys that do it.
    var caps: [String]
  }

  /// What the recorder is doing.
  enum Recording: Equatable {
    /// Nothing.
    case none
    /// Taking note, for so many seconds of the take.
    case running(Double)
  }

  /// What is compared, in a few words each.
  struct Comparison: Equatable {
    /// A, which the settings change.
    var own: String
    /// B.
    var other: String
    /// True when the settings are B's.
    var tunesOther = false
    /// How far they are apart, in words.
    var difference = ""
  }

  /// What is compared; nil when nothing is.
  var comparison: Comparison?
  /// True while the poses of the motion lie over one another.
  var showsOnionSkin = false
  /// The demos.
  var tabs: [Tab] = []
  /// Which of them shows.
  var selectedTab: Int?
  /// The curve; nil when the demo has none.
  var curve: CurveCard?
  /// The vector of the focused setting on the stage; nil when it is none.
  var handle: Session.StageHandle?
  /// The presets.
  var presets = PresetLibrary()
  /// The settings.
  var rows: [Row] = []
  /// The actions.
  var actions: [Action] = []
  /// Where the playhead is and how it moves.
  var playback = PlaybackModel()
  /// The take over time.
  var timeline = TimelineModel()
  /// The page at the right.
  var column = ColumnModel()
  /// How far the running export is; nil when none runs.
  var export: ExportProgress?
  /// What the recorder is doing.
  var recording = Recording.none

  /// Makes an empty model.
  init() {}
}

/// What the transport, the scrub bar and the status line show.
nonisolated struct PlaybackModel: Equatable {
  /// The demo's title.
  var demo = ""
  /// The curve's name; empty when there is none.
  var curve = ""
  /// The duration of the demo's animations in seconds; nil when it has no such setting.
  var duration: Double?
  /// The speed in effect.
  var speed = 1.0
  /// True in slow motion.
  var isSlowMotion = false
  /// The playhead in seconds.
  var time = 0.0
  /// The length of the take in seconds.
  var length = 0.0
  /// The times of the take's inputs, without moves and releases.
  var marks: [Double] = []
  /// Which way the playhead moves.
  var motion = Transport.Motion.forwards
  /// True when the picture changes as time passes.
  var isAdvancing = false
  /// True when slides, zooms and turns are replaced by fades.
  var reducesMotion = false

  /// The number of the frame at the playhead, as steps count them.
  var frame: Int { Int((time * Transport.stepsPerSecond + 1e-6).rounded(.down)) }

  /// The playhead as a fraction of the take; 0 for an empty one.
  var progress: Double { length > 0 ? min(max(0, time / length), 1) : 0 }
}

public import Display

/// A tree of views and the time they live in.
///
/// What a stage shows is a function of what the program did to it and of `time`: it visits ends
/// and completions in time order, each at its own exact time, whatever frames are asked for.
@MainActor public final class Stage {
  /// The extent in points.
  public internal(set) var size: Size
  /// Measures the text of its labels.
  public let textMeasurer: any TextMeasurer
  /// What the stage is cleared to.
  public var backgroundColor = Color.black
  /// True when a person asked for less motion; set it before the first controller shows.
  public var isReduceMotionEnabled = false
  /// The view that fills the stage.
  public private(set) var rootView: View
  /// The time in seconds; 0 at first.
  public internal(set) var time = 0.0
  /// The last contradiction that a layout met; nil when the last layout was sound.
  public internal(set) var layoutError: LayoutError?

  /// The controller whose view fills the stage.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      perform { show(rootViewController, insteadOf: oldValue) }
    }
  }

  let engine = AnimationEngine()
  var schedule: [ScheduledAction] = []
  var events: [StageEvent] = []
  /// How many turns in a row ran at the current instant.
  var turnCount = 0
  /// When completions that were put off go on.
  var deferredTurn: Double?
  /// What layers showed before this turn.
  var memories: [TurnMemory] = []
  /// The number of the turn, counted from 1.
  var turn = 1
  weak var pressedView: View?
  weak var hoveredView: View?
  /// The number of commands of the last frame.
  var commandCount = 0
  private var performDepth = 0

  /// Makes a stage with an empty view.
  public init(size: Size, text: any TextMeasurer) {
    self.size = size
    self.textMeasurer = text
    rootView = View(frame: Rect(origin: .zero, size: size))
    rootView.layer.moveToStage(self)
  }

  isolated deinit { rootView.layer.forgetStage() }

  /// The stage that runs the program's code now, if any.
  static var running: Stage?

  /// The stage that runs the program's code now; only inside `perform`, `advance` and `send`.
  public static var current: Stage {
    guard let running else {
      preconditionFailure("No stage is running: put the code into `stage.perform { … }`.")
    }
    return running
  }

  /// Runs code of the program at the stage's time, then lays out and runs what is due now.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    Self.running = self
    performDepth += 1
    defer {
      performDepth -= 1
      if performDepth == 0 { settle() }
      Self.running = outer
    }
    return try body()
  }

  private func show(_ controller: ViewController?, insteadOf old: ViewController?) {
    if let old {
      old.viewWillDisappear(false)
      old.view.layer.moveToStage(nil)
      old.viewDidDisappear(false)
    } else {
      rootView.layer.moveToStage(nil)
    }
    rootView = controller?.view ?? View()
    rootView.frame = Rect(origin: .zero, size: size)
    rootView.layer.moveToStage(self)
    guard let controller else { return }
    controller.viewWillAppear(false)
    layOut()
    controller.viewDidAppear(false)
  }
}

public import Display

/// A tree of views and the time they live in.
///
/// What a stage shows is a function of what the program did to it and of `time`: it visits ends
/// and completions in time order, each at its own exact time, whatever frames are asked for.
public final class Stage {
  /// The extent in points.
  public private(set) var size: Size
  /// Measures the text of its labels.
  public let textMeasurer: any TextMeasurer
  /// What the stage is cleared to.
  public var backgroundColor = Color.black
  /// The view that fills the stage.
  public private(set) var rootView: View
  /// The time in seconds; 0 at first.
  public private(set) var time = 0.0
  /// The last contradiction that a layout met; nil when the last layout was sound.
  public private(set) var layoutError: LayoutError?

  /// The controller whose view fills the stage.
  public var rootViewController: ViewController? {
    didSet {
      guard let controller = rootViewController else { return }
      perform {
        rootView = controller.view
        rootView.moveToStage(self)
        rootView.frame = Rect(origin: .zero, size: size)
        controller.viewWillAppear(false)
      }
    }
  }

  private var events: [StageEvent] = []

  /// Makes a stage with an empty view.
  public init(size: Size, text: any TextMeasurer) {
    self.size = size
    self.textMeasurer = text
    rootView = View(frame: Rect(origin: .zero, size: size))
    rootView.moveToStage(self)
  }

  /// The stage that runs the program's code now, if any.
  static var running: Stage?

  /// The stage that runs the program's code now; only inside `perform`, `advance` and `send`.
  public static var current: Stage {
    guard let running else {
      preconditionFailure("No stage is running: put the code into `stage.perform { … }`.")
    }
    return running
  }

  /// Runs code of the program at the stage's time, then lays out and runs what is due.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try body()
  }

  /// Gives the stage another size.
  public func resize(to newSize: Size) {
    size = newSize
    perform { rootView.frame = Rect(origin: .zero, size: newSize) }
  }

  /// Goes forward to a time, which must not lie in the past.
  public func advance(to newTime: Double) {
    precondition(newTime >= time, "A stage only goes forward: \(newTime) is before \(time).")
    time = newTime
  }

  /// Sends what the pointer did to the views.
  public func send(_ touch: Touch) {}

  /// What is shown at the stage's time.
  public func displayList() -> DisplayList {
    DisplayList(size: size, background: backgroundColor)
  }

  /// True when nothing runs and nothing waits.
  public var isAtRest: Bool { true }

  /// The next time at which something ends or starts; nil when nothing does.
  public var nextEventTime: Double? { nil }

  /// The time at which all that runs now is over; nil when it never is.
  public var restTime: Double? { time }

  /// The events since the last call, in time order.
  public func takeEvents() -> [StageEvent] {
    defer { events.removeAll() }
    return events
  }

  /// The layers that have names, from back to front, parents first.
  public func namedLayers() -> [(name: String, layer: Layer)] { [] }
}

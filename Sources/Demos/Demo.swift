public import Display
public import Layers

/// A demo: a view controller that re-creates a lesson, and what the playground must know about it.
///
/// A demo is one file; its row in `DemoRegistry` is all that is needed besides.
public protocol Demo: ViewController {
  /// Its name, lesson, settings and actions.
  static var about: DemoDescription { get }

  /// Where the vector of a setting begins on the stage, so that its end can be dragged there; nil
  /// where that makes no sense.
  func origin(ofSetting name: String) -> Point?

  /// Why a setting does not change anything now, in a few words; nil when it does.
  func unusedNote(ofSetting name: String) -> String?

  /// What counts now in place of a setting's value, where an action has gone on from it; nil where
  /// nothing can.
  func runningValue(ofSetting name: String) -> SettingValue?

  /// Reads what the demo needs from outside, and returns how to make it.
  ///
  /// A take is rebuilt many times; files are read here, once, so that making the demo cannot fail.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory
}

extension Demo {
  /// Nothing to drag.
  public func origin(ofSetting name: String) -> Point? { nil }
  /// Every setting is used.
  public func unusedNote(ofSetting name: String) -> String? { nil }
  /// What is set counts.
  public func runningValue(ofSetting name: String) -> SettingValue? { nil }
}

/// Makes a demo anew; called inside `Stage.perform`.
public typealias DemoFactory = () -> any Demo

/// What the playground must know about a demo, as data.
public struct DemoDescription {
  /// The name on the command line: `quiz`.
  public let name: String
  /// What a person reads: "Quiz".
  public let title: String
  /// One line: what the lesson is about.
  public let lesson: String
  /// One line: what to watch.
  public let watch: String
  /// One line in place of `watch` where motion is reduced: what stands for what.
  public let reducedWatch: String
  /// What can be changed, in the order in which it is shown.
  public let settings: [Setting]
  /// What can be done; the first is the main action, on Return.
  public let actions: [DemoAction]
  /// The names of the layers that a trace reports, part of the demo's interface.
  public let layerNames: [String]
  /// What a recording shows when nothing else is asked for.
  public let showcase: [TimedInput]
  /// Why the curve that is set does not move anything now; nil when it does.
  public var unusedCurveNote: (SettingValues) -> String? = { _ in nil }

  /// Makes a description.
  public init(
    name: String, title: String, lesson: String, watch: String, reducedWatch: String,
    settings: [Setting],
    actions: [DemoAction], layerNames: [String], showcase: [TimedInput]
  ) {
    self.name = name
    self.title = title
    self.lesson = lesson
    self.watch = watch
    self.reducedWatch = reducedWatch
    self.settings = settings
    self.actions = actions
    self.layerNames = layerNames
    self.showcase = showcase
  }

  /// The line that a page shows now: what to watch, with motion or in its place.
  public var shownWatch: String { Accessibility.isReduceMotionEnabled ? reducedWatch : watch }

  /// The action on Return; nil when the demo has none.
  public var mainAction: DemoAction? { actions.first }

  /// The setting with a name.
  public func setting(named name: String) -> Setting? { settings.first { $0.name == name } }

  /// The action with a name.
  public func action(named name: String) -> DemoAction? { actions.first { $0.name == name } }
}

/// Something that a demo can be told to do.
public struct DemoAction {
  /// The name in takes and on the command line: `next`.
  public let name: String
  /// What a person reads: "Next question".
  public let title: String
  /// The letter that does it in the window, in lower case.
  public let key: Character
  private let perform: (any Demo) -> Void

  /// Makes an action of one kind of demo.
  public init<Kind: Demo>(
    _ name: String, title: String, key: Character, _ perform: @escaping (Kind) -> () -> Void
  ) {
    self.name = name
    self.title = title
    self.key = key
    self.perform = { demo in
      guard let demo = demo as? Kind else {
        preconditionFailure("The action \(name) belongs to \(Kind.about.name).")
      }
      perform(demo)()
    }
  }

  /// Does it; called inside `Stage.perform`.
  public func callAsFunction(_ demo: any Demo) { perform(demo) }
}

import Display
import Layers

@testable import Demos

/// A demo on a stage with fixed text measures and pictures without pixels.
final class DemoRun {
  let stage: Stage
  let demo: any Demo

  init(
    _ type: any Demo.Type, _ settings: [String: SettingValue] = [:],
    size: Size = Size(width: 960, height: 540), resources: StubResources = StubResources(),
    isReduced: Bool = false
  ) throws {
    let factory = try type.prepare(SettingValues(settings), resources)
    let stage = Stage(size: size, text: FixedTextMeasurer())
    stage.isReduceMotionEnabled = isReduced
    self.stage = stage
    demo = stage.perform {
      let demo = factory()
      stage.rootViewController = demo
      return demo
    }
    stage.advance(to: 0)
  }

  /// Lets time pass, then acts.
  func act(_ action: String, at time: Double) {
    stage.advance(to: time)
    guard let action = type(of: demo).about.action(named: action) else {
      preconditionFailure("The demo has no action \(action).")
    }
    let demo = demo
    stage.perform { action(demo) }
  }

  /// Presses and releases the pointer at a time.
  func click(_ point: Point, at time: Double) {
    stage.advance(to: time)
    stage.send(.pressed(point))
    stage.send(.released(point))
  }

  func advance(to time: Double) { stage.advance(to: time) }

  /// The names and flags of the animations that ended since the last call, with their times.
  func takeCompletions() -> [Completion] {
    stage.takeEvents().compactMap { event in
      guard case .completion(let name, let finished, _) = event.kind else { return nil }
      return Completion(time: event.time, name: name ?? "", finished: finished)
    }
  }

  /// Every view with a name, from back to front.
  func views(named name: String) -> [View] {
    Self.views(in: stage.rootView).filter { $0.name == name }
  }

  /// The label with a name.
  func label(_ name: String) -> Label? { views(named: name).last as? Label }

  /// Every label.
  var labels: [Label] { Self.views(in: stage.rootView).compactMap { $0 as? Label } }

  /// The button with a title.
  func button(_ title: String) -> Button? {
    Self.views(in: stage.rootView).compactMap { $0 as? Button }.first { $0.title == title }
  }

  private static func views(in view: View) -> [View] { [view] + view.subviews.flatMap(views) }
}

/// The end of an animation.
struct Completion: Equatable {
  let time: Double
  let name: String
  let finished: Bool
}

extension View {
  /// Its presented frame in points of the stage.
  var stageFrame: Rect {
    var map = AffineTransform.identity
    var view: View? = self
    while let current = view {
      map = map.concatenating(current.layer.presentation.transformToSuperlayer)
      view = current.superview
    }
    return map.boundingBox(of: layer.presentation.bounds)
  }

  /// Its presented opacity.
  var shownAlpha: Double { layer.presentation.opacity }
}

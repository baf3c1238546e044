import Display
import Layers
import Motion

/// A stage with one small view, whose values are read by time.
final class StageFixture {
  let stage = Stage(size: Size(width: 400, height: 300), text: FixedTextMeasurer())
  let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
  /// What completions have said, in order.
  var log: [String] = []

  init() {
    stage.rootView.addSubview(view)
    stage.perform { view.center = .zero }
  }

  /// What a completion adds to the log.
  func note(_ name: String) -> (Bool) -> Void {
    { [self] finished in log.append("\(name) \(finished) \(time)") }
  }

  /// The stage's time in whole milliseconds.
  var time: Int { Int((stage.time * 1000).rounded()) }

  /// What is shown of the view at a later time.
  func shown(at time: Double) -> LayerState {
    stage.advance(to: time)
    return view.layer.presentation
  }
}

extension Double {
  /// True when two numbers differ by no more than a tolerance.
  func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

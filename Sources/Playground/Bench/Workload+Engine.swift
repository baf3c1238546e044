internal import Demos
internal import Display
internal import Layers
internal import Motion

extension Workload {
  private static let canvas = Size(width: 1280, height: 720)

  /// Work without any drawing.
  static let engine: [Workload] = [
    Workload(name: "motion", contents: "10,000 running animations sampled") { _ in
      let workload = AnimationSampling(count: 10_000)
      return { time in try workload.frame(at: time) }
    },
    Workload(name: "bezier", contents: "10,000 places of a cubic Bézier curve") { _ in
      { _ in try requireFinite(MotionWorkload.bezierEvaluations(10_000)) }
    },
    Workload(name: "views", contents: "1000 views that move, turn and fade; the display list") {
      live in
      let workload = LayerWorkload(
        animatingViews: 1000, size: canvas, text: live.resources.text)
      return { time in try requireFinite(Double(workload.frame(at: time))) }
    },
    Workload(name: "seek", contents: "the quiz's showcase from its start to its end") { live in
      let journal = DemoRegistry.demo(named: "quiz")?.about.showcase ?? []
      let player = try Player(
        take: Take(demo: "quiz", journal: journal), resources: live.resources)
      let end = player.restTime ?? 0
      return { _ in
        player.seek(to: 0)
        player.seek(to: end)
      }
    },
  ]

  /// A result that would show a broken workload.
  private struct BrokenResult: Error, CustomStringConvertible {
    let description = "the workload's result is wrong"
  }

  /// Uses a result, so that computing it cannot be left out.
  fileprivate static func requireFinite(_ result: Double) throws {
    guard result.isFinite else { throw BrokenResult() }
  }
}

/// Holds the store of animations, which cannot be captured by a closure itself.
private final class AnimationSampling {
  private let workload: AnimationWorkload

  init(count: Int) { workload = MotionWorkload.runningAnimations(count) }

  func frame(at time: Double) throws {
    let cycle = AnimationWorkload.duration
    try Workload.requireFinite(workload.sample(at: time.truncatingRemainder(dividingBy: cycle)))
  }
}

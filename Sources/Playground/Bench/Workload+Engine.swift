internal import Demos
internal import Display
internal import Layers

extension Workload {
  /// Work without any drawing.
  static let engine: [Workload] = [
    Workload(
      name: "engine-views", contents: "1000 views that move, turn and fade; the display list"
    ) { live in
      let stage = Stage(size: Size(width: 1280, height: 720), text: live.resources.text)
      stage.perform { addMovingViews(1000, to: stage.rootView) }
      return { time in
        stage.advance(to: time)
        guard !stage.displayList().commands.isEmpty else { throw EmptyFrame() }
      }
    },
    Workload(
      name: "engine-seek", contents: "the quiz's showcase, sought from its start to its end"
    ) { live in
      let take = Take(demo: "quiz", journal: QuizShowcase.journal)
      let player = try Player(take: take, resources: live.resources)
      let end = player.restTime ?? 0
      return { _ in
        player.seek(to: 0)
        player.seek(to: end)
      }
    },
  ]

  /// A frame that should hold something and holds nothing.
  struct EmptyFrame: Error, CustomStringConvertible {
    let description = "the frame is empty"
  }

  private enum QuizShowcase {
    static var journal: [TimedInput] { DemoRegistry.demo(named: "quiz")?.about.showcase ?? [] }
  }

  /// Views on a grid that all animate for longer than any measurement.
  private static func addMovingViews(_ count: Int, to root: View) {
    let columns = 40
    let side = 24.0
    for index in 0..<count {
      let place = Point(x: Double(index % columns) * 32, y: Double(index / columns) * 28)
      let view = View(frame: Rect(x: place.x, y: place.y, width: side, height: side))
      view.backgroundColor = Color(hex: 0xF2553D)
      root.addSubview(view)
      View.animate(
        withDuration: 600,
        animations: {
          view.center.x += 200
          view.alpha = 0.2
          view.transform = AffineTransform(rotationAngle: 3)
        })
    }
  }
}

internal import Demos
internal import Display
internal import Layers

extension Workload {
  /// What the window does for a frame besides drawing it, a page of the column each.
  static let panels: [Workload] = [
    panels("panels", "with all panels", .tune),
    panels("panels-layers", "with the inspector", .layers),
    panels("panels-events", "with the events", .events),
  ]

  private static func panels(
    _ name: String, _ contents: String, _ page: Inspection.Page
  ) -> Workload {
    Workload(name: name, contents: "a frame of the window \(contents), without drawing") { live in
      let window = Size(width: 1280, height: 720)
      let session = try Session(
        take: Take(demo: "quiz", journal: [TimedInput(0, .action("next"))]),
        resources: live.resources)
      session.loop.isOn = true
      session.show(page)
      session.inspection.showsFrames = true
      session.inspection.showsConstraints = true
      let stage = Stage(size: window, text: live.resources.text)
      let controller = DeskController(theme: .dark)
      stage.rootViewController = controller
      return { time in
        session.tick(now: time)
        session.advanceTraces()
        stage.advance(to: time)
        stage.perform {
          controller.desk.update(
            DeskModel(session),
            DeskView.Pictures(own: session.displayList(), marks: session.stageMarks))
        }
        _ = stage.displayList()
      }
    }
  }
}

internal import Demos
internal import Display
internal import Layers

extension Workload {
  /// What the window does for a frame besides drawing it.
  static let panels: [Workload] = [
    Workload(name: "panels", contents: "a frame of the window with all panels, without drawing") {
      live in
      let window = Size(width: 1280, height: 720)
      let session = try Session(
        take: Take(demo: "quiz", journal: [TimedInput(0, .action("next"))]),
        resources: live.resources)
      session.loop.isOn = true
      let stage = Stage(size: window, text: live.resources.text)
      let controller = DeskController(theme: .dark)
      stage.rootViewController = controller
      return { time in
        session.tick(now: time)
        stage.advance(to: time)
        stage.perform {
          controller.desk.update(
            DeskModel(session), DeskView.Pictures(own: session.displayList()))
        }
        _ = stage.displayList()
      }
    }
  ]
}

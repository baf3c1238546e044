import Demos
import Display
import Layers
import Testing

@testable import Playground

/// What must be seen at the usual size of the window.
struct DeskRoomTests {
  private func desk(
    _ demo: String, change: (inout DeskModel) -> Void = { _ in }
  ) throws -> DeskView {
    let session = try Session(take: Take(demo: demo), resources: .stub())
    let stage = Stage(size: Size(width: 1280, height: 720), text: FixedTextMeasurer())
    let controller = DeskController(theme: .dark)
    stage.rootViewController = controller
    var model = DeskModel(session)
    change(&model)
    stage.perform {
      controller.desk.update(model, DeskView.Pictures(own: session.displayList()))
    }
    return controller.desk
  }

  @Test(arguments: ["quiz", "crossfade", "label", "properties", "transitions", "modal"])
  func `the actions show whatever the settings take`(demo: String) throws {
    let list = try desk(demo).inspector.list

    let last = try #require(list.rowFrames.last)
    #expect(list.pinsActions)
    #expect(last.maxY <= list.bounds.height)
  }

  @Test func `every setting of the quiz shows at once`() throws {
    let list = try desk("quiz").inspector.list

    #expect(list.scroll.contentSize.height <= list.scroll.bounds.height)
  }

  @Test func `the progress of an export covers nothing of the stage`() throws {
    let desk = try desk("quiz") { model in
      model.export = ExportProgress(name: "quiz.mp4", fraction: 0.5, elapsed: 1)
    }

    #expect(!desk.progress.isHidden)
    #expect(desk.progress.frame.minY >= desk.bar.frame.minY)
    #expect(desk.progress.frame.maxY <= desk.bar.frame.maxY)
  }

  @Test func `four lines fit into the low timeline`() {
    let geometry = TimelineGeometry(
      bounds: Rect(x: 0, y: 0, width: 960, height: 96), span: 1, laneCount: 4, offset: 0)

    #expect(geometry.greatestOffset == 0)
  }
}

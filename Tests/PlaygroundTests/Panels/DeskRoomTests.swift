import Demos
import Display
import Layers
import Motion
import Testing

@testable import Playground

/// What must be seen at the usual size of the window.
struct DeskRoomTests {
  private func desk(
    _ demo: String, size: Size = Size(width: 1280, height: 720), graph: GraphSize = .normal,
    change: (inout DeskModel) -> Void = { _ in }
  ) throws -> DeskView {
    let session = try Session(take: Take(demo: demo), resources: .stub())
    let stage = Stage(size: size, text: FixedTextMeasurer())
    let controller = DeskController(theme: .dark)
    stage.rootViewController = controller
    var model = DeskModel(session)
    change(&model)
    controller.desk.graphSize = graph
    stage.perform {
      controller.desk.update(model, DeskView.Pictures(own: session.displayList()))
    }
    return controller.desk
  }

  @Test(arguments: ["quiz", "crossfade", "label", "properties", "transitions", "modal"])
  func `the actions show whatever the settings take`(demo: String) throws {
    let list = try desk(demo).inspector.list

    let last = try #require(list.rowFrames.last)
    #expect(list.pinnedActions == list.actionRows.count)
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

  @Test(arguments: [Size(width: 900, height: 600), Size(width: 1280, height: 720)])
  func `beside a large graph the main action shows, and the rest scrolls`(size: Size) throws {
    let list = try desk("quiz", size: size, graph: .large).inspector.list

    let main = try #require(list.actionRows.first)
    #expect(list.pinnedActions >= 1)
    #expect(main.frame.maxY <= list.bounds.height)
    #expect(list.scroll.contentSize.height > list.scroll.bounds.height)
    #expect(list.scroll.bounds.height >= 80)
  }

  @Test(arguments: [GraphSize.normal, .large])
  func `a spring's numbers have room to be read`(graph: GraphSize) throws {
    let spring = try Curve("spring(1, 158, 17.6)")
    let desk = try desk("quiz", size: Size(width: 900, height: 600), graph: graph) { model in
      model.curve?.curve = spring
      model.curve?.parameters = CurveParameter.all(of: spring)
    }
    let fields = desk.inspector.head.fields

    #expect(fields.parameters.count == 8)
    #expect(fields.focusStops.allSatisfy { $0.height >= 20 })
    #expect(fields.focusStops.allSatisfy { $0.maxY <= fields.bounds.height })
  }
}

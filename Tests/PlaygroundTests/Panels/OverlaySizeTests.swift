import Demos
import Display
import Layers
import Recording
import Testing

@testable import Playground

/// Whatever the window's size, what comes up over the desk stays in it.
struct OverlaySizeTests {
  private nonisolated static let windows = [
    Size(width: 1280, height: 720), Size(width: 900, height: 600), Size(width: 640, height: 480),
    Size(width: 480, height: 320), Size(width: 450, height: 300), Size(width: 320, height: 240),
    Size(width: 320, height: 900), Size(width: 900, height: 240), Size(width: 200, height: 150),
    Size(width: 40, height: 30), Size(width: 1, height: 1),
  ]

  private func desk(_ window: Size, _ change: (DeskView) -> Void = { _ in }) throws -> (
    DeskView, Stage
  ) {
    let fixture = try SessionFixture("transitions", journal: [TimedInput(0, .action("next"))])
    let session = fixture.session
    let stage = Stage(size: window, text: FixedTextMeasurer())
    let controller = DeskController(theme: .dark)
    stage.rootViewController = controller
    let desk = controller.desk
    var model = DeskModel(session)
    model.export = ExportProgress(name: "transitions.mp4", fraction: 0.5, elapsed: 1)
    model.recording = .running(1)
    stage.perform {
      desk.update(model, DeskView.Pictures(own: session.displayList()))
      desk.help.prepare(HelpColumns.sections(actions: model.actions, demo: "Transitions"))
      desk.presets.update(session.presets, curve: session.curve)
      desk.presets.prepare()
      desk.menu.prepare(
        "Speed", (0..<20).map { MenuView.Item(title: "\($0)", detail: "more") }, selected: 19)
      desk.prompt.prepare("Duration", "0.5", hint: "0.05 s or more")
      desk.colors.prepare("Ground", .white)
      desk.export.form = ExportForm(
        ExportRequest(),
        source: ExportSource(session, last: nil, tools: EncoderTools(ffmpeg: nil, ffprobe: nil)),
        folders: UserFolders(environment: ["HOME": "/home/somebody"]))
      change(desk)
    }
    stage.advance(to: 1)
    _ = stage.displayList()
    return (desk, stage)
  }

  @Test(arguments: windows) func `sheets stay within the window`(window: Size) throws {
    let (desk, stage) = try desk(window) { desk in
      for overlay in desk.overlays { overlay.setOpen(true) }
    }
    guard window.width > 40 else { return }

    for overlay in desk.overlays {
      let frame = withExtendedLifetime(stage) { overlay.sheetFrame }
      #expect(frame.minX >= 0 && frame.maxX <= window.width, "\(type(of: overlay))")
      #expect(frame.minY >= 0 && frame.maxY <= window.height, "\(type(of: overlay))")
      #expect(frame.width > 0 && frame.height > 0, "\(type(of: overlay))")
    }
  }

  @Test(arguments: windows) func `marks and progress stay within the window`(window: Size) throws {
    let (desk, _) = try desk(window)
    guard window.width > 40 else { return }

    for view in [desk.mark, desk.progress] as [View] {
      #expect(view.frame.minX >= 0 && view.frame.maxX <= window.width)
      #expect(view.frame.minY >= 0 && view.frame.maxY <= window.height)
    }
    let card = desk.welcome
    #expect(card.isHidden || card.frame.maxX <= window.width && card.frame.minX >= 0)
    #expect(card.isHidden || card.frame.maxY <= window.height && card.frame.minY >= 0)
  }

  @Test(arguments: windows) func `the export sheet shows what has the keys`(window: Size) throws {
    let (desk, stage) = try desk(window)
    guard window.width > 40 else { return }
    let clipboard = TextClipboard(read: { nil }, write: { _ in })
    stage.perform { desk.export.setOpen(true) }

    for _ in 0..<8 {
      stage.perform { _ = desk.export.handle(KeyPress(.tab), clipboard) }

      let focus = try #require(desk.export.focusFrame)
      #expect(focus.intersection(desk.export.rowsFrame).height > 0)
    }
  }

  @Test func `the column opens over the desk where it has no room beside the stage`() throws {
    let small = try desk(Size(width: 640, height: 480)) { $0.opensColumn = true }.0
    let tiny = try desk(Size(width: 320, height: 240)) { $0.opensColumn = true }.0
    let large = try desk(Size(width: 1280, height: 720)) { $0.opensColumn = true }.0

    #expect(small.showsColumn && small.columnLiesOver && !small.column.isHidden)
    #expect(!tiny.showsColumn && tiny.column.isHidden)
    #expect(large.showsColumn && !large.columnLiesOver)
  }

  @Test(arguments: windows) func `another kind of export moves nothing above it`(
    window: Size
  ) throws {
    let (desk, stage) = try desk(window)
    guard window.width > 40 else { return }
    stage.perform { desk.export.setOpen(true) }
    let sheet = desk.export.sheetFrame
    let focus = try #require(desk.export.focusFrame)
    #expect(desk.export.form?.focus == .kind)

    for kind in ExportKind.allCases {
      desk.export.form?.choose { $0.kind = kind }

      #expect(desk.export.sheetFrame == sheet)
      #expect(desk.export.focusFrame == focus)
    }
  }
}

import Demos
import Display
import Layers
import Testing

@testable import Playground

/// The window's panels on a stage of their own, showing a session.
private struct Desk {
  let stage: Stage
  let desk: DeskView
  let session: Session
  let focus = Focus()

  init(_ demo: String = "quiz", size: Size = Size(width: 1280, height: 720)) throws {
    session = try Session(take: Take(demo: demo), resources: .stub())
    stage = Stage(size: size, text: FixedTextMeasurer())
    let controller = DeskController(theme: .dark)
    stage.rootViewController = controller
    desk = controller.desk
    update()
  }

  func update() {
    stage.perform {
      desk.update(
        DeskModel(session), DeskView.Pictures(own: session.displayList()))
      desk.stageButtons.update(
        session.player.stage.pressableButtons, stageWidth: session.player.stage.size.width)
    }
  }

  func move(_ places: Int = 1) {
    stage.perform { focus.move(by: places, among: desk.focusRegions) }
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    stage.perform { focus.handle(KeyPress(key, modifiers: modifiers)) }
  }

  func go(to rank: FocusRank) {
    for _ in 0..<20 where focus.region?.focusRank != rank { move() }
  }
}

struct FocusTests {
  @Test(arguments: ["quiz", "crossfade", "label", "properties", "transitions", "modal"])
  func `every panel is reached, in the order of the eye, and round again`(demo: String) throws {
    let desk = try Desk(demo)

    desk.go(to: .demos)
    var ranks: [FocusRank] = []
    repeat {
      desk.focus.region.map { ranks.append($0.focusRank) }
      desk.move()
    } while desk.focus.region?.focusRank != .demos && ranks.count < 30

    #expect(ranks == ranks.sorted())
    #expect(
      Set(ranks).isSuperset(of: [
        .demos, .stage, .stageButtons, .presets, .settings, .timeline, .transport,
      ]))
  }

  @Test(arguments: [
    Size(width: 1280, height: 720), Size(width: 900, height: 600), Size(width: 640, height: 420),
  ])
  func `the ring lies inside the window wherever the focus is`(size: Size) throws {
    let desk = try Desk(size: size)
    let window = Rect(origin: .zero, size: size)

    for _ in 0..<12 {
      desk.move()
      let ring = try #require(desk.focus.ring)
      let outline = FocusRingView.outline(around: ring.frame, in: window)
      #expect(outline.width > 0 && outline.height > 0)
      #expect(outline.minX >= 0 && outline.maxX <= window.maxX)
      #expect(outline.minY >= 0 && outline.maxY <= window.maxY)
    }
  }

  @Test func `Return belongs to the demo while the stage has the keys`() throws {
    let desk = try Desk()

    #expect(!desk.press(.return))
    desk.go(to: .stage)

    #expect(!desk.press(.return))
    #expect(!desk.press(.left))
    #expect(!desk.press(.space))
  }

  @Test func `the arrows go along the tabs and Return chooses one`() throws {
    let desk = try Desk()
    var chosen: Int?
    desk.desk.header.onChoose = { chosen = $0 }
    desk.go(to: .demos)

    #expect(desk.press(.right))
    #expect(desk.press(.right))
    #expect(desk.press(.return))

    #expect(chosen == 2)
  }

  @Test func `the arrows stop at the last place`() throws {
    let desk = try Desk()
    var commands: [HotkeyCommand] = []
    desk.desk.bar.onCommand = { commands.append($0) }
    desk.go(to: .transport)

    for _ in 0..<20 { desk.press(.left) }
    desk.press(.space)

    #expect(commands == [.goToStart])
  }

  @Test func `in the settings up and down choose, left and right change`() throws {
    let desk = try Desk()
    var rows: [Int] = []
    var gestures: [SettingGesture] = []
    desk.desk.inspector.list.onGesture = { row, gesture in
      rows.append(row)
      gestures.append(gesture)
    }
    desk.go(to: .settings)

    desk.press(.home)
    desk.press(.down)
    desk.press(.right)
    desk.press(.left)

    #expect(rows.suffix(4) == [0, 1, 1, 1])
    #expect(gestures.suffix(4) == [.focus, .focus, .adjust(1), .adjust(-1)])
  }

  @Test func `a demo's button is pressed in its middle`() throws {
    let desk = try Desk()
    var place: Point?
    desk.desk.stageButtons.onPress = { place = $0 }
    desk.go(to: .stageButtons)

    desk.press(.right)
    desk.press(.return)

    let point = try #require(place)
    let button = try #require(desk.session.player.stage.hitTest(point) as? Button)
    #expect(button.title == "Next question")
  }

  @Test func `the graph's arrows are left to the handle, Space takes the other one`() throws {
    let desk = try Desk()
    desk.go(to: .graph)

    #expect(desk.desk.inspector.head.graph.focusedHandle == .first)
    #expect(!desk.press(.left))
    #expect(desk.press(.space))
    #expect(desk.desk.inspector.head.graph.focusedHandle == .second)
    desk.press(.escape)

    #expect(desk.desk.inspector.head.graph.focusedHandle == nil)
    #expect(desk.focus.ring == nil)
  }

  @Test func `a panel that goes takes the focus along`() throws {
    let desk = try Desk()
    desk.go(to: .settings)

    desk.stage.perform { desk.desk.hidesPanels = true }
    desk.update()
    desk.focus.check()

    #expect(desk.focus.region == nil)
  }
}

struct GraphSizeTests {
  @Test func `the large graph has room of its own, and the stage still shows`() {
    for width in [900.0, 1280, 2560] {
      let layouts = [GraphSize.normal, .large].map { graph in
        DeskLayout(
          window: Size(width: width, height: 720), stage: Take.defaultSize,
          DeskLayout.Wishes(graph: graph))
      }
      let columns = layouts.compactMap { $0.column?.width }

      #expect(columns.count == 2 && columns[1] > columns[0])
      #expect(layouts[1].sheet.width >= width * 0.3)
    }
  }

  @Test func `three presses lead back`() {
    #expect(GraphSize.normal.next.next.next == .normal)
    #expect(Set([GraphSize.normal, .normal.next, .normal.next.next]).count == 3)
  }

  @Test(arguments: [
    Size(width: 1280, height: 720), Size(width: 900, height: 600), Size(width: 640, height: 420),
    Size(width: 2560, height: 1440),
  ])
  func `notices stand clear of the sheet and of what is below it`(window: Size) {
    let layout = DeskLayout(window: window, stage: Take.defaultSize)

    #expect(layout.noticeLane.minY >= layout.sheet.maxY - 0.5)
    #expect(layout.noticeLane.maxY <= layout.room.maxY)
    #expect(layout.noticeLane.height >= 28)
  }
}

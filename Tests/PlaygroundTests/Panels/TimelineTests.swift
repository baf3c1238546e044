import Demos
import Display
import Layers
import Testing

@testable import Playground

struct TimelineTests {
  private static let size = Size(width: 960, height: 96)

  private func view(_ session: Session, size: Size = size) -> (TimelineView, Stage) {
    let stage = Stage(size: size, text: FixedTextMeasurer())
    let view = TimelineView(theme: .dark, frame: Rect(origin: .zero, size: size))
    stage.perform {
      stage.rootView.addSubview(view)
      view.update(DeskModel(session).timeline)
    }
    return (view, stage)
  }

  private func session(at time: Double = 0.4) throws -> Session {
    let session = try SessionFixture(
      "quiz", journal: [TimedInput(0.1, .action("next")), TimedInput(0.3, .action("next"))]
    ).session
    try session.replaceSettings(["interruption": .choice("retarget")])
    session.seek(to: time)
    return session
  }

  @Test func `the playhead carries its time and covers no label`() throws {
    let (_, stage) = view(try session(at: 0.4))

    let shown = stage.displayList().commands.texts.map(\.text)

    #expect(shown.contains("0.400"))
    #expect(shown.contains("0.2 s"))
    #expect(!shown.contains("0.4 s"))
  }

  @Test func `at the start of the take the playhead's time covers no legend`() throws {
    let (view, stage) = view(try session(at: 0))

    let time = stage.displayList().commands.texts.first { $0.text == "0.000" }

    #expect((time?.origin.x ?? 0) >= view.geometry.track.minX)
  }

  @Test(arguments: [480.0, 560, 640, 960, 1280, 2240]) func `no label is cut at the right edge`(
    width: Double
  ) throws {
    let size = Size(width: width, height: 96)
    let (_, stage) = view(try session(), size: size)

    let labels = stage.displayList().commands.texts.filter { $0.text.hasSuffix(" s") }

    #expect(labels.count > 2)
    let measurer = FixedTextMeasurer()
    for label in labels {
      let right = label.origin.x + measurer.width(of: label.text, in: label.font)
      #expect(right <= width)
    }
  }

  @Test func `animations of one property that overlap get lines of their own`() throws {
    let lanes = DeskModel(try session()).timeline.lanes

    #expect(lanes.filter { $0.title == "labelB  position" }.map(\.isFirst) == [true, false])
    for lane in lanes {
      #expect(zip(lane.bars, lane.bars.dropFirst()).allSatisfy { $0.end <= $1.begin })
    }
  }

  @Test func `lines that do not fit are reached by the wheel, up to the last`() throws {
    let (view, _) = view(try session())
    let count = view.model.lanes.count
    #expect(view.geometry.greatestOffset > 0)

    view.scroll(by: 10_000)
    let geometry = view.geometry
    #expect(geometry.offset == geometry.greatestOffset)
    #expect(geometry.lane(at: geometry.lanes.maxY - 1) == count - 1)
    view.scroll(by: -10_000)

    #expect(view.geometry.lane(at: geometry.lanes.minY) == 0)
  }

  @Test func `a note tells what is under the pointer`() throws {
    let (view, _) = view(try session())
    let geometry = view.geometry
    func note(_ time: Double, _ y: Double) -> String? {
      view.note(at: Point(x: geometry.x(at: time), y: y), geometry)
    }

    #expect(note(0.3, 10) == "next at 0.300 s")
    #expect(
      note(0.2, geometry.lanes.minY + 40)
        == "labelB  opacity  0.100–0.300 s  ease-in-out, replaced")
    #expect(note(0.6, geometry.completionY) == "slide: false, replaced at 0.600 s")
    #expect(note(0.8, geometry.completionY) == "slide: true, ended at 0.800 s")
    #expect(note(0.95, geometry.lanes.minY + 8) == nil)
  }

  @Test func `in and out points are taken where they are, elsewhere the playhead`() throws {
    let session = try session(at: 0.5)
    session.moveInPoint(to: 0.2)
    session.moveOutPoint(to: 0.7)
    let (view, _) = view(session)
    let geometry = view.geometry

    let grips = [0.2, 0.7, 0.5, 0.35].map {
      view.grip(at: Point(x: geometry.x(at: $0) + 2, y: 40))
    }

    #expect(grips == [.inPoint, .outPoint, .playhead, .playhead])
    #expect(view.note(at: Point(x: geometry.x(at: 0.2), y: 40), geometry) == "In at 0.200 s")
  }

  @Test func `dragged points do not pass each other and go at the ends`() throws {
    let session = try session()
    session.moveOutPoint(to: 0.4)
    session.moveInPoint(to: 0.6)
    #expect(session.loop.inPoint == 0.4 - Session.shortestLoop)

    session.moveInPoint(to: 0)
    session.moveOutPoint(to: 99)

    #expect(session.loop.inPoint == nil)
    #expect(session.loop.outPoint == nil)
  }

  @Test func `a time and its place are each other's inverse`() throws {
    let geometry = view(try session()).0.geometry

    for time in [0, 0.25, 0.5, 1] {
      #expect(abs(geometry.time(at: geometry.x(at: time)) - time) < 1e-9)
    }
    #expect(geometry.time(at: -100) == 0)
    #expect(geometry.time(at: 10_000) == geometry.span)
  }

  @Test(arguments: [Transport.Motion.forwards, .backwards, .paused])
  func `scrubbing stops the clock and shows the time, whichever way it ran`(
    motion: Transport.Motion
  ) throws {
    let session = try session(at: 0.5)
    session.run(motion)

    session.scrub(to: 0.2)

    #expect(session.time == 0.2)
    #expect(session.player.time == 0.2)
    #expect(session.transport.motion == .paused)
    let player = try Player(take: session.take, resources: session.resources)
    player.seek(to: 0.2)
    #expect(session.displayList() == player.displayList())
  }

  @Test(arguments: [480.0, 640, 960, 1280, 2240]) func `no label lies under an input's triangle`(
    width: Double
  ) throws {
    let session = try session(at: 0.95)
    let size = Size(width: width, height: 96)
    let (view, stage) = view(session, size: size)

    let labels = stage.displayList().commands.texts.filter { $0.text.hasSuffix(" s") }

    #expect(!labels.isEmpty)
    let measurer = FixedTextMeasurer()
    for input in session.score.inputs {
      let x = view.geometry.x(at: input.time)
      for label in labels {
        let right = label.origin.x + measurer.width(of: label.text, in: label.font)
        #expect(right <= x - 5 || label.origin.x >= x + 5)
      }
    }
  }

  @Test func `labels beyond the out point are dim, the last one too`() throws {
    let session = try session(at: 0.1)
    session.moveOutPoint(to: 0.5)
    let (view, stage) = view(session)
    let out = view.geometry.x(at: 0.5)

    let commands = stage.displayList().commands.flatMap { command in
      if case .group(let group) = command { group.commands } else { [command] }
    }

    let dims = commands.compactMap { command -> Rect? in
      guard case .rectangle(let rectangle) = command, rectangle.color.alpha == 0.6 else {
        return nil
      }
      return rectangle.rect
    }
    let labels = commands.texts.filter { $0.text.hasSuffix(" s") && $0.origin.x > out }
    #expect(labels.contains { $0.origin.x > view.geometry.track.maxX })
    for label in labels { #expect(dims.contains { $0.contains(label.origin) }) }
  }
}

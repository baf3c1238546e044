import Demos
import Display
import Foundation
import Testing

@testable import Playground

struct StageHandleTests {
  private func labelSession() throws -> Session {
    let session = try SessionFixture("label").session
    session.focus(row: try #require(session.tuningRows.firstIndex { $0.part == .x }))
    return session
  }

  @Test func `only the focused vector has a handle`() throws {
    let session = try labelSession()
    #expect(session.stageHandle?.vector == Point(x: 0, y: 96))

    session.focus(row: 0)

    #expect(session.stageHandle == nil)
  }

  @Test(arguments: [Point(x: 600, y: 380), Point(x: 300, y: 200), Point(x: 480, y: 450)])
  func `the handle goes where it is dragged`(place: Point) throws {
    let session = try labelSession()

    try session.moveStageHandle(to: place, snaps: false)

    let end = try #require(session.stageHandle).end
    #expect((end - place).length < 1.5)
  }

  @Test func `a dragged vector is in whole points, a snapped one on a coarse grid`() throws {
    let session = try labelSession()

    try session.moveStageHandle(to: Point(x: 611.3, y: 377.7), snaps: false)
    let free = try #require(session.stageHandle).vector
    try session.moveStageHandle(to: Point(x: 611.3, y: 377.7), snaps: true)
    let snapped = try #require(session.stageHandle).vector

    #expect([free.x, free.y].allSatisfy { $0 == $0.rounded() })
    #expect([snapped.x, snapped.y].allSatisfy { $0.remainder(dividingBy: 16) == 0 })
  }

  @Test func `a drag to anywhere ends within what is allowed, as one step`() throws {
    let session = try labelSession()
    session.beginStroke()

    for x in stride(from: 0.0, through: 1e6, by: 2e5) {
      try session.moveStageHandle(to: Point(x: x, y: -x), snaps: false)
    }

    let vector = try #require(session.stageHandle).vector
    #expect(vector.x <= 4000 && vector.y >= -4000)
    #expect(try session.undo() == "Offset")
    #expect(try session.undo() == nil)
  }

  @Test func `no picture of the stage has the handle`() throws {
    let session = try labelSession()
    let with = session.displayList()

    session.focus(row: 0)

    #expect(session.displayList() == with)
  }

  @Test func `a color survives a take's file`() throws {
    let take = Take(demo: "properties", settings: ["color": .color(Color(hex: 0x12AB34))])

    let text = TakeFile.text(of: take)

    #expect(text.contains("\"color\": \"#12AB34\""))
    #expect(try TakeFile.take(from: Data(text.utf8), path: "x") == take)
  }

  @Test(arguments: [Point(x: 0, y: 61), Point(x: -90, y: -150), Point(x: 13, y: 400)])
  func `the vector changes by as much as the hand moves`(distance: Point) throws {
    let session = try labelSession()
    let before = try #require(session.stageHandle)

    try session.moveStageHandle(to: before.end + distance, snaps: false)

    let after = try #require(session.stageHandle)
    #expect(after.origin == before.origin)
    #expect(after.vector == before.vector + distance)
  }
}

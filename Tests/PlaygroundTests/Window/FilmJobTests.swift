import Display
import Foundation
import Recording
import Testing

@testable import Playground

/// A renderer that keeps what it was asked to draw and gives blank frames.
private final class NotingRenderer: @MainActor Renderer {
  private(set) var lists: [DisplayList] = []
  var failure: RenderError?

  func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    if let failure { throw failure }
    lists.append(list)
    return Bitmap(width: Int(list.size.width * scale), height: Int(list.size.height * scale))
  }
}

struct FilmJobTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "inbetween-film-\(UUID().uuidString)").path
  private let renderer = NotingRenderer()
  private let withoutTools = EncoderTools(ffmpeg: nil, ffprobe: nil)

  private func job(_ fixture: SessionFixture, _ recorded: Session.RecordedSpan) throws -> FilmJob {
    var request = ExportRequest(subject: .last, kind: .frames)
    request.extent = .scale(0.25)
    let source = ExportSource(fixture.session, last: recorded, tools: withoutTools)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try FilmJob(
      Film(
        request, of: source, to: folder + "/frames", theme: .light, resources: fixture.resources),
      with: renderer, tools: withoutTools)
  }

  private func recorded(_ fixture: inout SessionFixture) throws -> Session.RecordedSpan {
    fixture.session.startRecording()
    fixture.run(frames: 3)
    try fixture.session.perform("next")
    fixture.pass(0.05)
    return try #require(fixture.session.stopRecording())
  }

  private func complete(_ job: FilmJob) {
    while case .writing = job.state { job.step() }
  }

  private func draw(_ count: Int, of job: FilmJob) {
    while renderer.lists.count < count { job.step() }
  }

  @Test func `every frame is the take at exactly its own time`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let recorded = try recorded(&fixture)
    let player = try Player(take: recorded.take, resources: fixture.resources)

    let job = try job(fixture, recorded)
    complete(job)

    let expected = (0...6).map { frame in
      player.seek(to: Double(frame) / 60)
      return player.displayList()
    }
    #expect(renderer.lists == expected)
  }

  @Test func `frames become a folder`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()

    let job = try job(fixture, try recorded(&fixture))
    complete(job)

    guard case .finished(let summary) = job.state else {
      Issue.record("The film is not finished: \(job.state)")
      return
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: summary.path)
    #expect(summary.path.hasSuffix("/frames"))
    #expect(files.filter { $0.hasSuffix(".png") }.count == 7)
  }

  @Test func `a film that is ended early keeps the frames that it has`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let job = try job(fixture, try recorded(&fixture))

    draw(3, of: job)
    job.finish()

    guard case .finished(let summary) = job.state else {
      Issue.record("The film is not finished: \(job.state)")
      return
    }
    #expect(summary.frameCount == 3)
    #expect(!summary.isComplete)
  }

  @Test func `the take of a cut film takes no other take's place`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let job = try job(fixture, try recorded(&fixture))
    let own = folder + "/frames.take.json"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: own))
    draw(3, of: job)
    job.finish()

    let path = try job.saveTake()

    #expect(path == folder + "/frames-2.take.json")
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "mine")
    #expect(try TakeFile.read(path: path) == job.take)
  }

  @Test func `a film whose encoder hangs holds up neither the window nor its end`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let recorded = try recorded(&fixture)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let hanging = folder + "/ffmpeg"
    try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: URL(fileURLWithPath: hanging))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hanging)
    let tools = EncoderTools(ffmpeg: hanging, ffprobe: nil)
    var request = ExportRequest(subject: .last, kind: .mp4)
    request.extent = .scale(2)
    let source = ExportSource(fixture.session, last: recorded, tools: tools)
    let job = try FilmJob(
      Film(
        request, of: source, to: folder + "/a.mp4", theme: .light, resources: fixture.resources),
      with: renderer, tools: tools)

    for _ in 0..<10 { job.step() }
    let isWaiting = job.isDrawing
    job.hurry()
    job.finish()

    #expect(isWaiting)
    guard case .failed = job.state else {
      Issue.record("The film did not fail: \(job.state)")
      return
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["ffmpeg"])
  }

  @Test func `a film that is cancelled leaves nothing`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let job = try job(fixture, try recorded(&fixture))

    draw(3, of: job)
    job.cancel()

    guard case .cancelled = job.state else {
      Issue.record("The film is not cancelled: \(job.state)")
      return
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `a frame that cannot be drawn ends the film with its reason`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let job = try job(fixture, try recorded(&fixture))
    renderer.failure = RenderError(operation: "draw", reason: "no memory")

    job.step()

    guard case .failed(let error) = job.state else {
      Issue.record("The film did not fail: \(job.state)")
      return
    }
    #expect("\(error)".contains("no memory"))
  }

  @Test func `while an export runs, another is refused with the way out`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    var export = ExportState()
    let before = export.obstacle

    export.film = try job(fixture, try recorded(&fixture))

    #expect(before == nil)
    #expect(export.obstacle == "frames is being written; Esc cancels it")
  }

  @Test func `an export whose frames are drawn says that it is finishing`() {
    let drawing = ExportProgress(name: "a.webp", fraction: 0.5, elapsed: 3)
    let encoding = ExportProgress(name: "a.webp", fraction: 1, elapsed: 6)

    #expect(drawing.text == "50 %  ·  3 s left")
    #expect(encoding.text == "Finishing…")
  }

  @Test func `the time that is left follows from what is done`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var fixture = try SessionFixture()
    let job = try job(fixture, try recorded(&fixture))
    var export = ExportState()
    export.film = job
    export.start = 10
    let before = export.timeLeft(now: 12)

    draw(3, of: job)

    #expect(before == nil)
    // Four of seven frames are left, and three took two seconds.
    #expect(abs((export.timeLeft(now: 12) ?? 0) - 8.0 / 3) < 1e-9)
  }
}

import Foundation
import Recording
import Testing

@Suite struct OutputFileTests {
  @Test func `an existing file is refused before anything is drawn, and stays`() throws {
    let work = try Workspace()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: work.path("a.png")))

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("a.png")) { _ in
        Issue.record("a frame was drawn")
        return .proceed
      }
    }

    #expect(error?.description.contains("exists already") == true)
    #expect(error?.isUsageError == false)
    #expect(try work.bytes("a.png") == Array("mine".utf8))
    #expect(work.names == ["a.png"])
  }

  @Test func `force replaces a file only when the new one is complete`() throws {
    let work = try Workspace()
    let force = RecordingOptions(replacesExisting: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: work.path("a.png")))

    #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("a.png"), options: force) { _ in .cancel }
    }
    #expect(try work.bytes("a.png") == Array("mine".utf8))
    try record(.counting(1), to: work.path("a.png"), options: force)

    #expect(try work.bytes("a.png").starts(with: [0x89, 0x50]))
    #expect(work.names == ["a.png"])
  }

  @Test func `a recording that ends early may leave the file alone that it was to replace`() throws
  {
    let work = try Workspace()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: work.path("a.gif")))
    let specification = try FrameSpecification(
      frames: .counting(3), pixelWidth: 16, pixelHeight: 12)
    let recorder = try Recorder(
      specification, to: OutputPath(work.path("a.gif")),
      options: RecordingOptions(replacesExisting: true))
    try recorder.append(SyntheticFrame.photo.bitmap(width: 16, height: 12, number: 0))

    let summary = try recorder.finish(as: work.path("a-cut.gif"))

    #expect(summary.path == work.path("a-cut.gif"))
    #expect(try work.bytes("a.gif") == Array("mine".utf8))
    #expect(work.names == ["a-cut.gif", "a.gif"])
  }

  @Test func `what a killed recording left is cleaned up by the next of its name`() throws {
    let work = try Workspace()
    let gone = Int(pid_t.max)
    for name in [".a.png.\(gone).partial", ".b.png.\(gone).partial", ".a.png.1.partial"] {
      try Data().write(to: URL(fileURLWithPath: work.path(name)))
    }

    try record(.counting(1), to: work.path("a.png"))

    #expect(work.names == [".a.png.1.partial", ".b.png.\(gone).partial", "a.png"])
  }

  @Test func `of two recordings to one free name the second to end is refused`() throws {
    let work = try Workspace()

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("a.png")) { _ in
        let isMade = FileManager.default.createFile(
          atPath: work.path("a.png"), contents: Data("theirs".utf8))
        return isMade ? .proceed : .cancel
      }
    }

    #expect(error?.description.contains("exists already") == true)
    #expect(try work.bytes("a.png") == Array("theirs".utf8))
    #expect(work.names == ["a.png"])
  }

  @Test(arguments: ["nowhere", "a.png"])
  func `a link that leads nowhere exists`(target: String) throws {
    let work = try Workspace()
    try FileManager.default.createSymbolicLink(
      atPath: work.path("a.png"), withDestinationPath: target)

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("a.png"))
    }

    #expect(error?.description.contains("exists already") == true)
  }

  @Test(arguments: [false, true])
  func `a whole file is written by the same rules`(replacesExisting: Bool) throws {
    let work = try Workspace()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: work.path("a.svg")))

    let result = Result {
      try OutputFile.write([1], to: work.path("a.svg"), replacesExisting: replacesExisting)
    }

    #expect(((try? result.get()) != nil) == replacesExisting)
    #expect(try work.bytes("a.svg") == (replacesExisting ? [1] : Array("mine".utf8)))
    #expect(work.names == ["a.svg"])
  }

  @Test func `the result says the size that was padded`() throws {
    let work = try Workspace()
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", "cat >/dev/null"), ffprobe: nil)

    let summary = try record(
      .counting(1), width: 641, height: 481, to: work.path("a.mp4"),
      options: RecordingOptions(tools: tools))

    #expect(summary.pixelWidth == 642)
    #expect(summary.pixelHeight == 482)
  }

  @Test func `a folder that is missing is named`() throws {
    let work = try Workspace()

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("none/a.png"))
    }

    let expected = "\(work.path("none/a.png")): cannot write: No such file or directory"
    #expect(error?.description == expected)
  }

  @Test func `a still of many frames is the first one, and says so`() throws {
    let work = try Workspace()
    let frames = try FrameSequence(from: 0.5, to: 2, framesPerSecond: 10)
    var times: [Double] = []
    let request = try FrameSpecification(frames: frames, pixelWidth: 4, pixelHeight: 4)

    let summary = try Recorder(request, to: OutputPath(work.path("a.png"))).record(frame: {
      times.append($0.time)
      return SyntheticFrame.flat.bitmap(width: 4, height: 4, number: 0)
    })

    #expect(times == [0.5])
    #expect(summary.notes == [.onlyFirstFrame(of: 16, time: 0.5)])
  }
}

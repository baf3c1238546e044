import Foundation
import Recording
import Testing

@Suite struct PNGFolderTests {
  @Test func `a folder holds numbered frames and their description`() throws {
    let work = try Workspace()
    let options = RecordingOptions(takeJSON: #"{"demo": "quiz"}"#)

    try record(.counting(3, at: 25), to: work.path("a/b"), options: options)

    #expect(
      work.names == [
        "a", "a/b", "a/b/frame_00000.png", "a/b/frame_00001.png", "a/b/frame_00002.png",
        "a/b/recording.json",
      ])
    let sidecar = try JSONSerialization.jsonObject(with: Data(work.bytes("a/b/recording.json")))
    let fields = try #require(sidecar as? [String: Any])
    #expect(fields["fps"] as? Double == 25)
    #expect(fields["count"] as? Int == 3)
    #expect(fields["width"] as? Int == 16 && fields["height"] as? Int == 12)
    #expect(fields["scale"] as? Double == 1)
    #expect((fields["take"] as? [String: String]) == ["demo": "quiz"])
  }

  @Test(arguments: [1, 2, 5])
  func `bytes do not depend on the run or the number of threads`(threads: Int) throws {
    let work = try Workspace()

    try record(
      .counting(9), width: 65, height: 33, to: work.path("a"),
      options: RecordingOptions(threads: threads))
    try record(
      .counting(9), width: 65, height: 33, to: work.path("b"), options: RecordingOptions(threads: 3)
    )

    let names = work.names.filter { $0.hasPrefix("a/") }
    #expect(names.count == 10)
    for name in names {
      #expect(try work.bytes(name) == work.bytes("b/" + name.dropFirst(2)), "\(name)")
    }
  }

  @Test func `a part of a clip keeps the numbers of its frames`() throws {
    let work = try Workspace()

    try record(
      FrameSequence(frames: 998..<1001, framesPerSecond: 10), to: work.path("f/shot %03d.png"))

    #expect(
      work.names == [
        "f", "f/recording.json", "f/shot 1000.png", "f/shot 998.png", "f/shot 999.png",
      ])
  }

  @Test func `older frames are refused before anything is drawn and stay`() throws {
    let work = try Workspace()
    try record(.counting(3), to: work.path("a"))
    let before = try work.names.filter { $0.contains(".") }.map(work.bytes)

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(2), to: work.path("a"), kind: .flat) { _ in
        Issue.record("a frame was drawn")
        return .proceed
      }
    }

    #expect(error?.description.contains("frames are there already (4 files)") == true)
    #expect(error?.description.contains("--force") == true)
    #expect(try work.names.filter { $0.contains(".") }.map(work.bytes) == before)
  }

  @Test func `force removes exactly the earlier recording`() throws {
    let work = try Workspace()
    let folder = work.path("a")
    try record(.counting(3), to: folder + "/old_%02d.png")
    let others = ["a/notes.txt", "a/frame_1.png", "a/old_x.png", "a/frame_00000.jpg"]
    for name in others { try Data().write(to: URL(fileURLWithPath: work.path(name))) }

    try record(.counting(1), to: folder, options: RecordingOptions(replacesExisting: true))

    let expected = ["a", "a/frame_00000.png", "a/recording.json"] + others
    #expect(work.names == expected.sorted())
  }

  @Test func `stopping keeps what was recorded and says how many`() throws {
    let work = try Workspace()

    let summary = try record(.counting(9), to: work.path("a")) { $0.done < 4 ? .proceed : .stop }

    #expect(summary.frameCount == 4 && !summary.isComplete)
    #expect(work.names.filter { $0.hasSuffix(".png") }.count == 4)
    #expect(
      String(decoding: try work.bytes("a/recording.json"), as: UTF8.self).contains(#""count": 4"#))
  }

  @Test func `cancelling leaves nothing behind`() throws {
    let work = try Workspace()

    #expect(throws: RecordingError.cancelled) {
      try record(.counting(9), to: work.path("a/b")) { $0.done < 4 ? .proceed : .cancel }
    }

    #expect(work.names.isEmpty)
  }

  @Test func `a frame that cannot be drawn leaves nothing behind`() throws {
    struct Broken: Error {}
    let work = try Workspace()
    let request = try FrameSpecification(frames: .counting(4), pixelWidth: 8, pixelHeight: 8)
    let recorder = try Recorder(request, to: OutputPath(work.path("a")))

    let error = #expect(throws: RecordingError.self) {
      try recorder.record(frame: { instant in
        guard instant.position < 2 else { throw Broken() }
        return SyntheticFrame.flat.bitmap(width: 8, height: 8, number: 0)
      })
    }

    #expect(error == .drawing(frame: 2, reason: "Broken()"))
    #expect(work.names.isEmpty)
  }

  @Test func `a new folder appears only when it is complete`() throws {
    let work = try Workspace()

    try record(.counting(3), to: work.path("a/b")) { _ in
      #expect(FileManager.default.fileExists(atPath: work.path("a/b")) == false)
      return .proceed
    }

    #expect(work.names.filter { $0.hasSuffix(".png") }.count == 3)
  }

  @Test(arguments: [false, true])
  func `of two recordings to one folder the second to end is refused`(isThere: Bool) throws {
    let work = try Workspace()
    if isThere {
      try FileManager.default.createDirectory(
        atPath: work.path("a"), withIntermediateDirectories: false)
    }
    let request = try FrameSpecification(frames: .counting(1), pixelWidth: 8, pixelHeight: 8)
    let late = try Recorder(request, to: OutputPath(work.path("a")))
    try late.append(SyntheticFrame.flat.bitmap(width: 8, height: 8, number: 0))
    // What another process does meanwhile.
    let frame = work.path("a/frame_00000.png")
    try FileManager.default.createDirectory(
      atPath: work.path("a"), withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: frame))

    let error = #expect(throws: RecordingError.self) { try late.finish() }

    #expect(error?.description.contains("frames are there already") == true)
    #expect(work.names == ["a", "a/frame_00000.png"])
    #expect(try work.bytes("a/frame_00000.png") == Array("theirs".utf8))
  }

  @Test(arguments: ["file/frames", "file", "file/"])
  func `a place that cannot hold files is refused before anything is drawn`(name: String) throws {
    let work = try Workspace()
    try Data().write(to: URL(fileURLWithPath: work.path("file")))

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(2), to: work.path(name)) { _ in
        Issue.record("a frame was drawn")
        return .proceed
      }
    }

    #expect(error?.description.hasPrefix(work.path("file")) == true)
    #expect(error?.description.contains("frames are there") == false)
    #expect(work.names == ["file"])
  }
}

import Foundation
import Recording
import Testing

@Suite struct OutputPathTests {
  @Test(arguments: [
    ("out", "png-folder"), ("out/", "png-folder"), ("out.d/", "png-folder"), (".out", "png-folder"),
    ("a/shot_%03d.png", "png-folder"), ("%01d.PNG", "png-folder"), ("100%/out", "png-folder"),
    ("50%.mp4", "mp4"), ("a.b/c.MP4", "mp4"), ("c.webm", "webm"), ("c.png", "png"),
  ])
  func `the name decides the format`(path: String, format: String) throws {
    #expect(try OutputFormat(path: path).name == format)
  }

  @Test(arguments: ["", "/", "a.avi", "a.jpg", "a.mp4.txt"])
  func `an unknown ending is refused with the allowed ones`(path: String) {
    let error = #expect(throws: RecordingError.self) { try OutputFormat(path: path) }

    #expect(error?.description.contains(".mp4") == true)
    #expect(error?.isUsageError == true)
  }

  @Test(arguments: [".gif", "out/.mp4", ".PNG"])
  func `an ending without a name is refused`(path: String) {
    let error = #expect(throws: RecordingError.self) { try OutputPath(path) }

    #expect(error?.description.contains("a name before the ending") == true)
  }

  @Test(arguments: [
    "a%d.png", "a%5d.png", "a%05d%05d.png", "a%05x.png", "50%.png", "%%05d.png", "a%00d.png",
    "a%05d", "100%", "a%s.png", "a%05d_%.png",
  ])
  func `names of frames with anything but one number are refused`(path: String) {
    #expect(throws: RecordingError.self) { try OutputPath(path) }
  }

  @Test func `a naming gives names and reads its own only`() throws {
    let naming = try FrameNaming(pattern: "a_%03d.png")

    #expect(naming.name(of: 7) == "a_007.png")
    #expect(naming.name(of: 12345) == "a_12345.png")
    #expect(naming.number(in: "a_007.png") == 7)
    #expect(naming.number(in: "a_12345.png") == 12345)
    for other in ["a_07.png", "a_0007.png", "a_+07.png", "a_-07.png", "a_.png", "b_007.png"] {
      #expect(naming.number(in: other) == nil, "\(other)")
    }
  }

  @Test func `a folder that exists is one, whatever its name ends in`() throws {
    let work = try Workspace()
    try FileManager.default.createDirectory(
      atPath: work.path("takes.v2"), withIntermediateDirectories: false)

    #expect(try OutputFormat(path: work.path("takes.v2")) == .pngFolder)
  }

  @Test(arguments: ["keep.png", "dd.mp4", "x.GIF"])
  func `a folder with the ending of a file is not written into`(name: String) throws {
    let work = try Workspace()
    try FileManager.default.createDirectory(
      atPath: work.path(name), withIntermediateDirectories: false)

    let error = #expect(throws: RecordingError.self) { try OutputPath(work.path(name)) }

    #expect(error == .isFolder(path: work.path(name)))
    #expect(try OutputPath(work.path(name) + "/").format == .pngFolder)
  }
}

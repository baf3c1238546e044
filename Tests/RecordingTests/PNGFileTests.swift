import Codecs
import Display
import Foundation
import Recording
import Testing

@Suite struct PNGFileTests {
  @Test(arguments: SyntheticFrame.allCases)
  func `a file is a signature and three chunks with right checksums`(kind: SyntheticFrame) {
    let file = PNGFile.bytes(of: kind.bitmap(width: 33, height: 7, number: 1))

    let chunks = chunks(of: file)

    #expect(chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
    #expect(chunks.allSatisfy { $0.isIntact })
    #expect(chunks.first?.contents == [0, 0, 0, 33, 0, 0, 0, 7, 8, 2, 0, 0, 0])
  }

  @Test(
    .enabled(if: EncoderTools.installed.ffmpeg != nil),
    arguments: [(1, 1), (2, 3), (5, 5), (16, 4), (33, 70), (641, 48)])
  func `every pixel comes back`(width: Int, height: Int) throws {
    let work = try Workspace()
    for kind in SyntheticFrame.allCases {
      let bitmap = kind.bitmap(width: width, height: height, number: 2)
      let path = work.path("\(kind).png")

      try Data(PNGFile.bytes(of: bitmap)).write(to: URL(fileURLWithPath: path))

      #expect(try decoded(path) == bitmap.bytes)
    }
  }

  @Test(.enabled(if: EncoderTools.installed.ffmpeg != nil))
  func `transparent pixels are stored with their colour divided by alpha`() throws {
    let work = try Workspace()
    let bitmap = Bitmap(
      width: 4, height: 1,
      bytes: [0, 64, 128, 128, 10, 20, 30, 255, 0, 0, 0, 0, 1, 1, 1, 1])

    try Data(PNGFile.bytes(of: bitmap)).write(to: URL(fileURLWithPath: work.path("a.png")))

    #expect(
      try decoded(work.path("a.png"))
        == [0, 128, 255, 128, 10, 20, 30, 255, 0, 0, 0, 0, 255, 255, 255, 1])
  }

  @Test(.enabled(if: python != nil), arguments: Deflate.Level.allCases, [0, 1, 100, 70_000])
  func `what is compressed unpacks with zlib`(level: Deflate.Level, count: Int) throws {
    let work = try Workspace()
    let noise = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761 >> 13) }
    let path = work.path("stream")

    try Data(Deflate.zlib(noise, level: level)).write(to: URL(fileURLWithPath: path))

    let script =
      "import sys,zlib;sys.stdout.buffer.write(zlib.decompress(open(sys.argv[1],'rb').read()))"
    #expect(try output(of: python ?? "", ["-c", script, path]) == noise)
  }

  /// The pixels of a file, blue first, by ffmpeg.
  private func decoded(_ path: String) throws -> [UInt8] {
    try output(
      of: EncoderTools.installed.ffmpeg ?? "",
      ["-v", "error", "-i", "file:" + path, "-f", "rawvideo", "-pix_fmt", "bgra", "-"])
  }
}

private let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

internal import Demos
internal import Display
internal import Foundation
internal import Recording
internal import SDLBackend

extension Workload {
  /// Frames encoded in every format, beside the same frames through SDL_image's PNG writer.
  ///
  /// Formats that need ffmpeg are left out where it is not installed.
  static let recording: [Workload] = {
    let hasFFmpeg = EncoderTools.installed.ffmpeg != nil
    let formats = OutputFormat.allCases.filter {
      !$0.traits.isStill && (hasFFmpeg || !$0.traits.needsFFmpeg)
    }
    return formats.map { encoding(.rich, as: $0) }
      + [encoding(.flat, as: .pngFolder), imageWriter(.rich), imageWriter(.flat)]
  }()

  private static let size = Size(width: 1280, height: 720)
  private static let distinctFrames = 16
  private static let framesPerSecond = 30.0

  /// Which demo the frames are taken from.
  private enum Scene {
    /// Two drawings full of gradients, one fading into the other.
    case rich
    /// A page with a card and text.
    case flat

    var demo: String { self == .rich ? "crossfade" : "quiz" }
    var suffix: String { self == .rich ? "" : "-flat" }
    var contents: String {
      "\(self == .rich ? "a cross-fade of two full pictures" : "a card with text"), 1280 × 720"
    }
  }

  private static func encoding(_ scene: Scene, as format: OutputFormat) -> Workload {
    Workload(
      name: "record-\(format.name)\(scene.suffix)",
      contents: "\(scene.contents), encoded and written"
    ) { live in
      let bitmaps = try frames(of: scene, live)
      let folder = try temporaryFolder()
      let name = format.traits.isFolder ? "frames/" : "clip.\(format.fileExtension)"
      let rate = min(framesPerSecond, format.traits.highestRate)
      // The number of frames is not known yet; a recording may end early.
      let sequence = try FrameSequence(
        frames: 0..<FrameSequence.maximumCount, framesPerSecond: rate)
      let recorder = try Recorder(
        FrameSpecification(frames: sequence, width: size.width, height: size.height),
        to: OutputPath(folder.appending(path: name).path(percentEncoded: false)))
      return Work(
        frame: { _ in try recorder.append(bitmaps[recorder.appendedCount % bitmaps.count]) },
        finish: { try recorder.finish() },
        cleanUp: { try FileManager.default.removeItem(at: folder) })
    }
  }

  private static func imageWriter(_ scene: Scene) -> Workload {
    Workload(
      name: "record-sdl-image\(scene.suffix)",
      contents: "\(scene.contents), by SDL_image's PNG writer, for comparison"
    ) { live in
      let bitmaps = try frames(of: scene, live)
      let folder = try temporaryFolder()
      var count = 0
      return Work(
        frame: { _ in
          let file = folder.appending(path: "frame_\(count).png").path(percentEncoded: false)
          try SDLImageWriter.write(bitmaps[count % bitmaps.count], toPath: file)
          count += 1
        },
        cleanUp: { try FileManager.default.removeItem(at: folder) })
    }
  }

  /// Frames of a demo in motion, drawn before anything is measured.
  private static func frames(of scene: Scene, _ live: LiveResources) throws -> [Bitmap] {
    let take = Take(
      demo: scene.demo, size: size, journal: [TimedInput(0, .action("next"))])
    let player = try Player(take: take, resources: live.resources)
    let renderer = try SDLRenderer(fonts: live.fonts, pictures: live.pictures)
    return try (0..<distinctFrames).map { index in
      try renderer.bitmap(of: player.displayList(at: Double(index) / framesPerSecond), scale: 1)
    }
  }

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "inbetween-bench-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

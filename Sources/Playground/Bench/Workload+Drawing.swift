internal import Demos
internal import Display
internal import SDLBackend

extension Workload {
  /// Frames of known content, drawn and read back as a recording does.
  static let drawing: [Workload] = RenderWorkload.allCases.map { content in
    Workload(name: "draw-\(content.rawValue)", contents: "\(content.summary), \(canvas)") { live in
      let renderer = try SDLRenderer(fonts: live.fonts, pictures: live.pictures)
      let names = ["Scenes/day.svg", "Scenes/night.svg"]
      let pictures = try names.map { try live.resources.picture(asset: $0) }
      return { time in
        let list = content.displayList(at: time, size: size, pictures: pictures)
        _ = try renderer.bitmap(of: list, scale: 1)
      }
    }
  }

  private static let canvas = "1280 × 720, read back"
  private static let size = Size(width: 1280, height: 720)
}

internal import Demos
internal import Display
internal import Foundation
internal import SDLBackend

extension Workload {
  private static let size = Size(width: 1280, height: 720)

  /// Display lists drawn at 1280 × 720 and read back, as a recording does.
  static let drawing: [Workload] = [
    drawing("draw-two-labels", "two labels that slide") { _ in
      { time in
        [200, 400].map { label("What is 7+7?", at: Point(x: 100 + time * 60, y: $0), 36) }
      }
    },
    drawing("draw-labels", "500 labels") { _ in
      { time in
        (0..<500).map { index in
          let place = Point(
            x: Double(index % 10) * 126 + 8,
            y: Double(index / 10) * 14 + 12 + time.truncatingRemainder(dividingBy: 1))
          return label("Label number \(index)", at: place, 13)
        }
      }
    },
    drawing("draw-crossfade", "two full-window pictures, the upper one half through") { live in
      let day = try live.resources.picture(asset: "Scenes/day.svg")
      let night = try live.resources.picture(asset: "Scenes/night.svg")
      let page = Rect(origin: .zero, size: size)
      return { time in
        [
          .picture(PictureCommand(day, in: page)),
          .picture(PictureCommand(night, in: page, opacity: 0.5 + 0.4 * sin(time))),
        ]
      }
    },
    drawing("draw-sprites-1000", "1000 turned pictures", sprites(1000)),
    drawing("draw-sprites-10000", "10,000 turned pictures", sprites(10_000)),
    drawing("draw-rounded", "400 rounded rectangles with shadows") { _ in
      { time in
        (0..<400).flatMap { index in
          let rect = Rect(
            x: Double(index % 25) * 51, y: Double(index / 25) * 45 + time, width: 40, height: 32)
          return [
            .shadow(
              ShadowCommand(
                rect, cornerRadius: 8, blurRadius: 6, color: Color(white: 0, alpha: 0.3))),
            .rectangle(RectangleCommand(rect, color: .white, cornerRadius: 8)),
          ] as [DrawCommand]
        }
      }
    },
    drawing("draw-groups", "100 half-transparent groups of two rectangles") { _ in
      { time in
        (0..<100).map { index in
          let rect = Rect(
            x: Double(index % 10) * 120 + time, y: Double(index / 10) * 70, width: 80, height: 50)
          return .group(
            GroupCommand(
              [
                .rectangle(RectangleCommand(rect, color: Color(hex: 0xF2553D))),
                .rectangle(
                  RectangleCommand(rect.offsetBy(dx: 20, dy: 10), color: Color(hex: 0x3F7FE8))),
              ], opacity: 0.5))
        }
      }
    },
    drawing("draw-mesh", "one picture bent over a mesh of 40 × 30", mesh),
  ]

  private typealias Frame = (Double) -> [DrawCommand]

  private static func drawing(
    _ name: String, _ contents: String, _ make: @escaping @MainActor (LiveResources) throws -> Frame
  ) -> Workload {
    Workload(name: name, contents: contents + ", 1280 × 720, read back") { live in
      let renderer = try SDLRenderer(fonts: live.fonts, pictures: live.pictures)
      let commands = try make(live)
      return { time in
        let list = DisplayList(
          size: size, background: Color(hex: 0xF6F3EC), commands: commands(time))
        _ = try renderer.bitmap(of: list, scale: 1)
      }
    }
  }

  private static func label(_ text: String, at place: Point, _ size: Double) -> DrawCommand {
    .text(
      TextCommand(
        text, font: .systemFont(ofSize: size), color: Color(hex: 0x22252B), origin: place))
  }

  private static func sprites(_ count: Int) -> @MainActor (LiveResources) throws -> Frame {
    { live in
      let picture = try live.resources.picture(asset: "Pictures/anchor.svg")
      let rect = Rect(x: -16, y: -16, width: 32, height: 32)
      return { time in
        (0..<count).map { index in
          // A golden-ratio spread fills the window evenly without any random numbers.
          let x = (Double(index) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1) * size.width
          let y = Double(index) / Double(count) * size.height
          let transform = AffineTransform(rotationAngle: time + Double(index))
            .concatenating(AffineTransform(translationX: x, y: y))
          return .picture(PictureCommand(picture, in: rect, transform: transform))
        }
      }
    }
  }

  private static func mesh(_ live: LiveResources) throws -> Frame {
    let picture = try live.resources.picture(asset: "Scenes/day.svg")
    let page = Rect(origin: .zero, size: size)
    let (columns, rows) = (40, 30)
    return { time in
      var vertices: [WarpCommand.Vertex] = []
      var indices: [Int32] = []
      for row in 0...rows {
        for column in 0...columns {
          let place = Point(x: Double(column) / Double(columns), y: Double(row) / Double(rows))
          let wave = 12 * sin(place.x * 9 + time * 4)
          vertices.append(
            WarpCommand.Vertex(
              position: Point(x: place.x * size.width, y: place.y * size.height + wave),
              texture: place))
          guard row < rows, column < columns else { continue }
          let corner = Int32(row * (columns + 1) + column)
          let below = corner + Int32(columns + 1)
          indices += [corner, corner + 1, below, below, corner + 1, below + 1]
        }
      }
      return [
        .warp(
          WarpCommand(
            [.picture(PictureCommand(picture, in: page))], bounds: page, vertices: vertices,
            indices: indices))
      ]
    }
  }
}

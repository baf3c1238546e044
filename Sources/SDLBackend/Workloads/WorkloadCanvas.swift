internal import Display
internal import Glibc

/// Builds the commands of the workloads.
nonisolated struct WorkloadCanvas {
  let time: Double
  let size: Size
  let pictures: [Picture]

  private static let ink = Color(hex: 0x22252B)
  private static let fullTurn = 2 * Double.pi

  /// 0…1 and back over two seconds.
  private var progress: Double { 0.5 - 0.5 * cos(time * Double.pi) }

  func labels() -> [DrawCommand] {
    let font = Font(size: 36, weight: .semibold)
    func label(_ text: String, offset: Double, opacity: Double) -> DrawCommand {
      .text(
        TextCommand(
          text, font: font, color: Self.ink, origin: Point(x: 0, y: 0), opacity: opacity,
          transform: AffineTransform(
            translationX: size.width * (0.2 + offset), y: size.height / 2)))
    }
    return [
      label("What is the capital of Vermont?", offset: progress, opacity: 1 - progress),
      label("From what is cognac made?", offset: progress - 1, opacity: progress),
    ]
  }

  func crossfade() -> [DrawCommand] {
    let canvas = Rect(origin: .zero, size: size)
    func layer(_ number: Int, opacity: Double) -> DrawCommand {
      .group(
        GroupCommand([picture(number, in: canvas)], opacity: opacity, blendMode: .plus))
    }
    return [
      .group(GroupCommand([layer(0, opacity: 1 - progress), layer(1, opacity: progress)]))
    ]
  }

  func sprites(count: Int) -> [DrawCommand] {
    let columns = 40
    let side = size.width / Double(columns)
    let rect = Rect(x: -side / 2, y: -side / 2, width: side, height: side)
    return (0..<count).map { index in
      let (row, column) = (index / columns, index % columns)
      let place = AffineTransform(
        translationX: (Double(column) + 0.5) * side,
        y: (Double(row) + 0.5) * size.height * Double(columns) / Double(count))
      return picture(0, in: rect, transform: place.rotated(by: time + Double(index)))
    }
  }

  func warp(columns: Int, rows: Int) -> [DrawCommand] {
    let bounds = Rect(origin: .zero, size: size)
    var vertices: [WarpCommand.Vertex] = []
    for row in 0...rows {
      for column in 0...columns {
        let place = Point(x: Double(column) / Double(columns), y: Double(row) / Double(rows))
        let wave = sin(Self.fullTurn * (place.x - time / 2))
        vertices.append(
          WarpCommand.Vertex(
            position: Point(
              x: size.width * (0.1 + 0.8 * place.x),
              y: size.height * (0.1 + 0.8 * place.y + 0.05 * wave)),
            texture: place, shade: 0.85 + 0.15 * wave))
      }
    }
    var indices: [Int32] = []
    let stride = Int32(columns + 1)
    for row in 0..<Int32(rows) {
      for column in 0..<Int32(columns) {
        let first = row * stride + column
        indices += [
          first, first + 1, first + stride + 1, first, first + stride + 1, first + stride,
        ]
      }
    }
    return [
      .warp(
        WarpCommand(
          [picture(0, in: bounds)], bounds: bounds, vertices: vertices, indices: indices))
    ]
  }

  func text(columns: Int, rows: Int) -> [DrawCommand] {
    let changing = 5
    return (0..<columns * rows).map { index in
      let (row, column) = (index / columns, index % columns)
      let changes = index % changing == 0
      let text = changes ? "\(Int(time * 1000) + index)" : "Label \(index)"
      return .text(
        TextCommand(
          text, font: Font(size: 11, hasTabularFigures: changes), color: Self.ink,
          origin: Point(
            x: size.width * Double(column) / Double(columns) + 4,
            y: size.height * (Double(row) + 0.8) / Double(rows))))
    }
  }

  private func picture(
    _ number: Int, in rect: Rect, transform: AffineTransform = .identity
  ) -> DrawCommand {
    guard !pictures.isEmpty else {
      let colors = [Color(hex: 0xF2553D), Color(hex: 0x3F7FE8)]
      return .rectangle(
        RectangleCommand(
          rect, color: colors[number % 2], bottomColor: colors[(number + 1) % 2],
          transform: transform))
    }
    return .picture(
      PictureCommand(pictures[number % pictures.count], in: rect, transform: transform))
  }
}

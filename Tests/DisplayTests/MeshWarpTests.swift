import Testing

@testable import Display

/// A flat picture of 20 × 10 pixels over cells whose corners are shared or not.
private func warp(sharesCorners: Bool, opacityAtEdge: Double = 1) -> Mesh {
  var vertices: [WarpCommand.Vertex] = []
  var indices: [Int32] = []
  func vertex(_ x: Double, _ y: Double) -> WarpCommand.Vertex {
    WarpCommand.Vertex(
      position: Point(x: 20 * x, y: 10 * y), texture: Point(x: x, y: y), opacity: opacityAtEdge)
  }
  let halves = [(0.0, 0.5), (0.5, 1.0)]
  if sharesCorners {
    for y in [0.0, 1.0] { vertices += [0, 0.5, 1].map { vertex($0, y) } }
    indices = [0, 1, 4, 0, 4, 3, 1, 2, 5, 1, 5, 4]
  } else {
    for (left, right) in halves {
      let first = Int32(vertices.count)
      vertices += [vertex(left, 0), vertex(right, 0), vertex(right, 1), vertex(left, 1)]
      indices += [0, 1, 2, 0, 2, 3].map { first + $0 }
    }
  }
  let command = WarpCommand(
    [], bounds: Rect(x: 0, y: 0, width: 20, height: 10), vertices: vertices, indices: indices)
  return mesh {
    $0.addWarp(
      command, transform: .identity, toTexture: Display.AffineTransform(scaleX: 0.5, y: 0.5),
      opacity: 1)
  }
}

@Test(arguments: [true, false])
func `only the outer edges of a mesh fade, whether its faces share corners or not`(shares: Bool) {
  let mesh = warp(sharesCorners: shares)

  // Six outer edges of a pixel's width, each half covered, around the face itself.
  #expect(abs(mesh.ink - (200 + 60 / 2)) < 0.1)
}

@Test func `an edge that has faded already gets no soft edge`() {
  let mesh = warp(sharesCorners: true, opacityAtEdge: 0)

  #expect(mesh.indices.count == 12)
}

import Testing

@testable import Display

extension Mesh {
  /// The sum of area times alpha of all triangles: how much ink the mesh lays down, in pixels.
  nonisolated var ink: Double {
    stride(from: 0, to: indices.count, by: 3).reduce(0) { sum, first in
      let corners = (0..<3).map { vertices[Int(indices[first + $0])] }
      let (a, b, c) = (corners[0], corners[1], corners[2])
      let cross = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
      let alpha = corners.map { Double($0.color.alpha) / 255 }.reduce(0, +) / 3
      return sum + Double(abs(cross)) / 2 * alpha
    }
  }

  /// The least upright rectangle around the corners.
  var extent: Rect { Rect(around: vertices.map { Point(x: Double($0.x), y: Double($0.y)) }) }
}

let blackPaint = Paint(color: .black, whiteTexel: Point(x: 0.5, y: 0.5))

/// Makes a mesh by a closure.
func mesh(_ build: (inout Mesh) -> Void) -> Mesh {
  var mesh = Mesh()
  build(&mesh)
  return mesh
}

/// A turn about a place away from the origin.
func turned(_ angle: Double) -> Display.AffineTransform {
  Display.AffineTransform(translationX: 100, y: 80).rotated(by: angle)
}

import Display
import Foundation
import Layers
import Motion
import Testing
import Transitions

struct DepthPixelTests {
  let stage = Stage(size: Studio.canvas, text: FixedTextMeasurer())
  let container = View(frame: Studio.bounds)

  /// A view that draws a picture of the studio.
  private final class Sheet: View {
    let commands: [DrawCommand]

    init(_ commands: [DrawCommand]) {
      self.commands = commands
      super.init(frame: Rect(origin: .zero, size: Studio.bounds.size))
    }

    override func draw(into commands: inout [DrawCommand]) {
      let map = AffineTransform(translationX: -Studio.bounds.minX, y: -Studio.bounds.minY)
      commands.append(.group(GroupCommand(self.commands, transform: map)))
    }
  }

  init() {
    stage.perform { stage.rootView.addSubview(container) }
  }

  private func bitmap(scale: Double = 1) throws -> Bitmap {
    try Studio.draw(stage.displayList().commands, scale: scale)
  }

  /// How many pixels of a row are darker than half.
  private func darkCount(in row: Int, of bitmap: Bitmap) -> Int {
    (0..<bitmap.width).count { bitmap.darkest($0, row) < 128 }
  }

  @Test func `a flip by hand is a line half way`() throws {
    let card = View(frame: container.bounds)
    card.backgroundColor = .black
    stage.perform {
      container.addSubview(card)
      View.animate(withDuration: 1, options: .curveLinear) {
        card.transform3D = Transform3D(eyeDistance: 500).rotated(by: .pi, x: 0, y: 1, z: 0)
      }
    }

    stage.advance(to: 0.25)
    let quarter = darkCount(in: 52, of: try bitmap())
    stage.advance(to: 0.5)
    let half = darkCount(in: 52, of: try bitmap())

    // The share of the perspective is a quarter: 120 · cos 45°, the ends a little moved.
    #expect((80...90).contains(quarter))
    #expect(half <= 1)
  }

  @Test(arguments: [0.25, 0.5, 0.8])
  func `a cube by hand is the transition's cube`(progress: Double) throws {
    let spot = Rect(x: Studio.bounds.minX + 12, y: Studio.bounds.minY + 10, width: 45, height: 50)
    let pictures = [Color.black, .white].map { ground in
      Studio.plain(ground) + [
        .rectangle(RectangleCommand(spot, color: ground == .black ? .white : .black))
      ]
    }
    let angle = progress * .pi / 2
    let (side, eye) = (Studio.bounds.width / 2, 1.9 * Studio.bounds.width)
    let recess = (eye - side) * (cos(angle) + sin(angle) - 1)
    stage.perform {
      container.layer.sublayerTransform = Transform(Transform3D(eyeDistance: eye))
      for (picture, turn) in zip(pictures, [angle, angle - .pi / 2]) {
        let sheet = Sheet(picture)
        sheet.layer.isDoubleSided = false
        sheet.transform3D = Transform3D(translationX: 0, y: 0, z: -side - recess)
          .rotated(by: turn, x: 0, y: 1, z: 0).translatedBy(x: 0, y: 0, z: side)
        container.addSubview(sheet)
      }
    }

    let wanted = try Studio.draw(.cube, pictures[0], pictures[1], at: progress, .fromLeft)

    // The transition's faces lie in shadow: black and white are compared, not shades.
    let shown = try bitmap()
    var different = 0
    for y in 0..<shown.height {
      for x in 0..<shown.width where (shown.darkest(x, y) < 64) != (wanted.darkest(x, y) < 64) {
        different += 1
      }
    }
    #expect(Double(different) < 0.01 * Double(shown.width * shown.height))
  }

  @Test(arguments: [30.0, 60, -60])
  func `a line at 45° stays straight within a pixel`(degrees: Double) throws {
    let (start, end) = (Point(x: 20, y: 0), Point(x: 100, y: 80))
    let line = Sheet([
      .polyline(
        PolylineCommand(
          [start, end].map { $0 + Studio.bounds.origin }, width: 2, color: .black))
    ])
    stage.perform {
      container.addSubview(line)
      line.transform3D = Transform3D(eyeDistance: 150)
        .rotated(by: degrees * .pi / 180, x: 0, y: 1, z: 0)
    }
    let seen = [start, end].compactMap { line.convert($0, to: nil) }
    try #require(seen.count == 2)

    let shown = try bitmap(scale: 2)

    // The middle of the dark in each row against the straight line between the ends.
    let (from, to) = (seen[0] * 2, seen[1] * 2)
    for row in Int(from.y) + 8..<Int(to.y) - 8 {
      let darkness = (0..<shown.width).map { 255.0 - Double(shown.darkest($0, row)) }
      let moment = darkness.enumerated().reduce(0) { $0 + $1.element * (Double($1.offset) + 0.5) }
      let middle = moment / darkness.reduce(0, +)
      let share = (Double(row) + 0.5 - from.y) / (to.y - from.y)
      let wanted = from.x + (to.x - from.x) * share
      #expect(abs(middle - wanted) < 1, "row \(row)")
    }
  }

  @Test func `edges are soft by a pixel`() throws {
    let card = View(frame: container.bounds)
    card.backgroundColor = .black
    stage.perform {
      container.addSubview(card)
      card.transform3D = Transform3D(eyeDistance: 300).rotated(by: 0.7, x: 1, y: 1, z: 0)
    }

    let shown = try bitmap()

    // In more than half of the rows both edges have a pixel between black and white.
    let soft = (20..<80).count { y in
      (0..<shown.width).count { (16...240).contains(shown.darkest($0, y)) } >= 2
    }
    #expect(soft > 30)
  }
}

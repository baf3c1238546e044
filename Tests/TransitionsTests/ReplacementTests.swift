import Display
import Layers
import Motion
import Testing
import Transitions

/// A transition that takes another's place while it runs.
@Suite struct ReplacementTests {
  private let stage = Stage(size: Studio.canvas, text: FixedTextMeasurer())
  private let container = View(frame: Studio.bounds)

  private final class Card: View {
    private let color: Color

    init(_ color: Color, frame: Rect) {
      self.color = color
      super.init(frame: frame)
    }

    override func draw(into commands: inout [DrawCommand]) {
      commands.append(.rectangle(RectangleCommand(bounds, color: color)))
      commands.append(
        .rectangle(RectangleCommand(bounds.insetBy(dx: 30, dy: 20), color: .white)))
    }
  }

  init() {
    stage.perform {
      stage.rootView.addSubview(container)
      container.addSubview(Card(Color(hex: 0xE0553D), frame: container.bounds))
    }
  }

  private func show(_ color: Color, _ type: TransitionType, curve: Curve = .linear) {
    var transition = Transition()
    transition.type = type
    transition.subtype = .fromRight
    transition.duration = 1
    transition.timingFunction = curve
    stage.perform {
      container.layer.add(transition)
      for view in container.subviews { view.removeFromSuperview() }
      container.addSubview(Card(color, frame: container.bounds))
    }
  }

  private func picture() throws -> Bitmap {
    try Studio.draw(stage.displayList().commands)
  }

  @Test(arguments: TransitionPixelTests.names, TransitionPixelTests.names)
  func `a transition that replaces a running one begins with what was on the screen`(
    running: String, next: String
  ) throws {
    show(Color(hex: 0x2F6FD8), try #require(TransitionType(named: running)))
    stage.advance(to: 0.37)
    let before = try picture()

    show(Color(hex: 0x86D6A0), try #require(TransitionType(named: next)))
    let after = try picture()
    stage.advance(to: 0.3705)
    let soon = try picture()

    // What lies outside the layer, such as a page's flap, is not part of its picture.
    #expect(after.distance(to: before, within: Studio.bounds) <= 1)
    // A rim of a point may show what comes.
    let rim = Int(6 * (Studio.bounds.width + Studio.bounds.height))
    #expect(soon.places(differingFrom: before, byMoreThan: 24, within: Studio.bounds) < rim)
  }

  @Test(arguments: TransitionPixelTests.names)
  func `a curve that overshoots shows the ends where it leaves them`(name: String) throws {
    let curve = try Curve.cubicBezier(0.68, -0.55, 0.265, 1.55)
    let type = try #require(TransitionType(named: name))
    let before = try picture()

    show(Color(hex: 0x2F6FD8), type, curve: curve)
    stage.advance(to: 0.1)
    let early = try picture()
    stage.advance(to: 0.9)
    let late = try picture()
    stage.advance(to: 1)

    #expect(early.distance(to: before) == 0)
    #expect(late.distance(to: try picture()) == 0)
  }
}

extension Bitmap {
  /// The largest difference of any component of any pixel of a part, given in pixels.
  nonisolated fileprivate func distance(to other: Bitmap, within part: Rect) -> Int {
    differences(to: other, within: part).max() ?? 0
  }

  /// How many components of a part's pixels differ by more than a tolerance.
  nonisolated fileprivate func places(
    differingFrom other: Bitmap, byMoreThan tolerance: Int, within part: Rect
  ) -> Int {
    differences(to: other, within: part).count { $0 > tolerance }
  }

  nonisolated private func differences(to other: Bitmap, within part: Rect) -> [Int] {
    var result: [Int] = []
    for y in Int(part.minY)..<Int(part.maxY) {
      let row = (y * width + Int(part.minX)) * Bitmap.bytesPerPixel
      for byte in row..<(row + Int(part.width) * Bitmap.bytesPerPixel) {
        result.append(abs(Int(bytes[byte]) - Int(other.bytes[byte])))
      }
    }
    return result
  }
}

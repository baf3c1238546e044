import Display
import Layers
import Motion
import Testing

struct LayerGeometryTests {
  let stage = Stage(size: Size(width: 100, height: 100), text: FixedTextMeasurer())
  let outer = Layer()
  let inner = Layer()

  init() {
    outer.frame = Rect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = Rect(x: 40, y: 5, width: 20, height: 20)
    outer.addSublayer(inner)
    stage.rootLayer.addSublayer(outer)
  }

  @Test func `points go from layer to layer and back`() {
    inner.transform.scale = Point(x: 2, y: 2)
    let point = inner.convert(Point(x: 60, y: 45), from: nil)

    #expect(point == Point(x: 10, y: 15))
    #expect(inner.convert(Point(x: 10, y: 15), to: outer) == Point(x: 50, y: 25))
    #expect(outer.convert(Point(x: 50, y: 25), to: inner) == Point(x: 10, y: 15))
  }

  @Test func `rectangles become the least upright ones`() {
    inner.transform.rotation = .degrees(90)
    inner.bounds.size = Size(width: 20, height: 10)

    let onStage = inner.convert(inner.bounds, to: nil)

    #expect(onStage.map { $0.size.distance(to: Size(width: 10, height: 20)) < 1e-9 } == true)
    #expect(outer.convert(Rect(x: 10, y: 20, width: 1, height: 2), from: nil)?.origin == .zero)
  }

  @Test func `nothing can be converted into a flattened layer`() {
    inner.transform.scale.x = 0
    #expect(inner.convert(.zero as Point, from: outer) == nil)
  }

  @Test func `a hit is looked for from the front, in the superlayer's coordinates`() {
    #expect(outer.hitTest(Point(x: 55, y: 30)) === inner)
    #expect(outer.hitTest(Point(x: 15, y: 30)) === outer)
    #expect(outer.hitTest(Point(x: 5, y: 5)) == nil)
    #expect(inner.contains(Point(x: 1, y: 1)) && !inner.contains(Point(x: -1, y: 1)))
  }

  @Test func `what hangs out is hit unless it is masked, what is hidden never`() {
    let outside = Point(x: 65, y: 30)
    #expect(outer.hitTest(outside) === inner)

    outer.masksToBounds = true
    #expect(outer.hitTest(outside) == nil)
    inner.isHidden = true
    #expect(outer.hitTest(Point(x: 55, y: 30)) === outer)
  }
}

import Demos
import Display
import Layers
import Motion
import Testing

@testable import Playground

struct LayerPickerTests {
  private let stage = Stage(size: Size(width: 400, height: 300), text: FixedTextMeasurer())
  private let back = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))
  private let front = View(frame: Rect(x: 150, y: 100, width: 100, height: 100))

  init() {
    for view in [back, front] {
      view.backgroundColor = .white
      stage.perform { stage.rootView.addSubview(view) }
    }
  }

  @Test func `the topmost layer is picked, the next click takes the one behind`() {
    let point = Point(x: 175, y: 150)

    let first = LayerPicker.next(at: point, on: stage, after: nil)
    let second = LayerPicker.next(at: point, on: stage, after: first)
    let third = LayerPicker.next(at: point, on: stage, after: second)

    #expect(first === front.layer)
    #expect(second === back.layer)
    #expect(third === stage.rootLayer)
    #expect(LayerPicker.next(at: point, on: stage, after: third) === front.layer)
  }

  @Test func `what is shown counts, not where the model is`() {
    stage.perform {
      View.animate(withDuration: 1, curve: .linear, animations: { front.center.x += 200 })
    }
    stage.advance(to: 0.5)

    #expect(LayerPicker.layers(at: Point(x: 300, y: 150), on: stage).first === front.layer)
    #expect(LayerPicker.layers(at: Point(x: 440, y: 150), on: stage).first !== front.layer)
  }

  @Test func `what cannot be seen is not picked`() {
    front.isHidden = true
    back.alpha = 0

    #expect(
      LayerPicker.layers(at: Point(x: 175, y: 150), on: stage).map(ObjectIdentifier.init)
        == [ObjectIdentifier(stage.rootLayer)])
  }

  @Test func `a greater z position lies in front`() {
    back.layer.zPosition = 1

    #expect(LayerPicker.layers(at: Point(x: 175, y: 150), on: stage).first === back.layer)
  }

  @Test func `a layer that turns away is hit where it is seen, and not from behind`() {
    stage.rootLayer.sublayerTransform = Transform(Transform3D(eyeDistance: 300))
    front.layer.transform = Transform(Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0))

    #expect(LayerPicker.layers(at: Point(x: 200, y: 150), on: stage).first === front.layer)
    #expect(LayerPicker.layers(at: Point(x: 245, y: 150), on: stage).first !== front.layer)

    front.layer.isDoubleSided = false
    front.layer.transform = Transform(Transform3D(rotationAngle: .pi * 0.9, x: 0, y: 1, z: 0))

    #expect(
      !LayerPicker.layers(at: Point(x: 200, y: 150), on: stage).contains { $0 === front.layer })
  }

  @Test func `a turned layer is hit by its shape`() {
    front.transform = AffineTransform(rotationAngle: .pi / 4)

    #expect(LayerPicker.layers(at: Point(x: 200, y: 150), on: stage).first === front.layer)
    #expect(LayerPicker.layers(at: Point(x: 248, y: 102), on: stage).first !== front.layer)
  }

  @Test func `a pick changes neither the take nor its picture`() throws {
    let session = try SessionFixture("label").session
    session.show(.layers)
    let (take, picture) = (session.take, session.displayList())

    session.pickLayer(at: Point(x: 480, y: 270))
    session.inspection.showsFrames = true
    session.inspection.showsConstraints = true

    #expect(session.take == take)
    #expect(session.displayList() == picture)
    #expect(!session.stageMarks.outlines.isEmpty)
  }
}

import Display
import Layers
import Motion
import Testing

struct PropertyPartTests {
  let fixture = StageFixture()
  private var layer: Layer { fixture.view.layer }

  /// What is shown half way through a linear second.
  private func halfWay<Value: Animatable>(
    _ keyPath: WritableKeyPath<LayerState, Value>, from: Value, to: Value, isAdditive: Bool = false
  ) -> LayerState {
    var animation = BasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.isAdditive = isAdditive
    fixture.stage.perform { layer.add(animation) }
    return fixture.shown(at: fixture.stage.time + 0.5)
  }

  @Test func `a coordinate moves alone`() {
    fixture.stage.perform { fixture.view.center = Point(x: 3, y: 7) }

    #expect(halfWay(\.position.x, from: 10, to: 20).position == Point(x: 15, y: 7))
  }

  @Test func `an additive part adds to the model's`() {
    fixture.stage.perform { fixture.view.center = Point(x: 3, y: 7) }

    let shown = halfWay(\.position.y, from: 10, to: 20, isAdditive: true)

    #expect(shown.position == Point(x: 3, y: 22))
  }

  @Test func `a side passes through keyframes`() throws {
    var animation = KeyframeAnimation(
      keyPath: \.bounds.size.width, keyframes: try Keyframes([20, 60, 40]))
    animation.duration = 1
    fixture.stage.perform { layer.add(animation) }

    #expect(fixture.shown(at: 0.75).bounds == Rect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `a turn swings on a spring`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    var animation = BasicAnimation(keyPath: \.transform.rotation)
    animation.fromValue = .zero
    animation.toValue = .radians(100)
    animation.timingFunction = .spring(spring)
    fixture.stage.perform { layer.add(animation) }

    // Core Animation's measured value.
    #expect(fixture.shown(at: 0.15).transform.rotation.radians.isNear(61.04925, within: 1e-4))
  }

  @Test func `moves and stretches go axis by axis`() {
    let stretched = halfWay(\.transform.scale.x, from: 1, to: 3).transform
    let moved = halfWay(\.transform.translation.y, from: 0, to: 8).transform

    #expect(stretched.affine == AffineTransform(scaleX: 2, y: 1))
    #expect(moved.translation == Point(x: 0, y: 4))
  }

  @Test func `a part runs on top of its whole`() {
    fixture.stage.perform {
      View.animate(withDuration: 1, curve: .linear) { fixture.view.center = Point(x: 100, y: 50) }
    }

    let shown = halfWay(\.position.x, from: 0, to: 10, isAdditive: true)

    #expect(shown.position == Point(x: 55, y: 25))
  }

  @Test func `a turn about x turns by its angle`() {
    let shown = halfWay(\.transform.rotationX, from: .zero, to: .degrees(60)).transform

    let expected = Transform3D(rotationAngle: .pi / 6, x: 1, y: 0, z: 0)
    #expect(shown.distance(to: Transform(expected)) < 1e-9)
  }

  @Test func `a turn about y turns by its angle`() {
    let shown = halfWay(\.transform.rotationY, from: .zero, to: .degrees(60)).transform

    let expected = Transform3D(rotationAngle: .pi / 6, x: 0, y: 1, z: 0)
    #expect(shown.distance(to: Transform(expected)) < 1e-9)
  }

  @Test func `a turn by an animation alone is seen in perspective`() {
    fixture.stage.perform {
      fixture.view.center = Point(x: 200, y: 150)
      fixture.stage.rootView.layer.sublayerTransform = Transform(Transform3D(eyeDistance: 300))
    }
    _ = halfWay(\.transform.rotationY, from: .zero, to: .degrees(60))

    let frame = layer.presentationFrame

    #expect(frame.width < 20)
    #expect(frame.height > 20)
  }

  @Test func `a move towards the viewer is the depth's`() {
    #expect(halfWay(\.transform.translationZ, from: 0, to: 30).transform.matrix.m43 == 15)
  }

  @Test func `a part that changes nothing stays in the plane`() {
    var transform = Transform.identity
    transform.rotationX = .zero
    transform.translationZ = 0

    #expect(transform == .identity)
  }

  @Test func `a record calls a part as Core Animation does`() {
    fixture.stage.recordsAnimations = true
    _ = halfWay(\.transform.rotationY, from: .zero, to: .degrees(60))

    #expect(fixture.stage.animationRecords.map(\.property) == ["transform.rotation.y"])
  }
}

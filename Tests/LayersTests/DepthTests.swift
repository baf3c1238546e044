import Display
import Layers
import Motion
import Testing

struct DepthTests {
  let stage = Stage(size: Size(width: 400, height: 300), text: FixedTextMeasurer())
  let container = View(frame: Rect(x: 100, y: 50, width: 200, height: 200))
  let card = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))

  init() {
    card.backgroundColor = .black
    stage.perform {
      stage.rootView.addSubview(container)
      container.addSubview(card)
    }
  }

  private func turn(_ degrees: Double, eye: Double = 500) -> Transform3D {
    Transform3D(eyeDistance: eye).rotated(by: degrees * .pi / 180, x: 0, y: 1, z: 0)
  }

  private var warps: [WarpCommand] {
    stage.displayList().commands.compactMap { command in
      if case .warp(let warp) = command { warp } else { nil }
    }
  }

  @Test func `a flat layer is drawn without a mesh`() {
    stage.perform { card.transform = AffineTransform(rotationAngle: 1) }

    #expect(warps.isEmpty)
  }

  @Test func `a turn without perspective is a stretch`() {
    stage.perform { card.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0) }

    #expect(warps.isEmpty)
    #expect(card.layer.presentationFrame.width.isNear(50))
  }

  @Test func `a turn under perspective is drawn through a mesh about the anchor point`() throws {
    stage.perform { card.transform3D = turn(60) }

    let frame = card.layer.presentationFrame

    // The near edge is 43.3 points closer to an eye at 500 points, the far one as much farther.
    #expect(warps.count == 1)
    #expect(frame.maxX.isNear(200 + 25 / (1 + 43.30127 / 500), within: 1e-4))
    #expect(frame.minX.isNear(200 - 25 / (1 - 43.30127 / 500), within: 1e-4))
    #expect(frame.minY.isNear(150 - 50 / (1 - 43.30127 / 500), within: 1e-4))
  }

  @Test func `opacity fades the picture as one`() throws {
    stage.perform {
      card.addSubview(View(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
      card.alpha = 0.5
      card.transform3D = turn(60)
    }

    #expect(try #require(warps.first).opacity == 0.5)
  }

  @Test func `sublayers go flat into the picture of the layer around them`() throws {
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    inner.backgroundColor = .white
    stage.perform {
      card.addSubview(inner)
      card.transform3D = turn(60)
      inner.transform3D = turn(-60)
    }

    let commands = try #require(warps.first).commands

    #expect(warps.count == 1)
    #expect(commands.contains { if case .warp = $0 { true } else { false } })
  }

  @Test func `the back is hidden where a layer is not double-sided`() {
    card.layer.isDoubleSided = false
    stage.perform { card.transform3D = turn(80) }
    #expect(warps.count == 1)

    stage.perform { card.transform3D = turn(100) }

    #expect(warps.isEmpty)
  }

  @Test func `a mirrored layer still shows its front`() {
    card.layer.isDoubleSided = false
    stage.perform { card.transform3D = turn(30).scaledBy(x: -1, y: 1, z: 1) }

    #expect(warps.count == 1)
  }

  @Test func `a sublayer transform gives all sublayers one eye`() {
    let other = View(frame: Rect(x: 150, y: 50, width: 100, height: 100))
    stage.perform {
      container.addSubview(other)
      container.layer.sublayerTransform = Transform(Transform3D(eyeDistance: 200))
      card.layer.zPosition = 100
      other.layer.zPosition = 100
    }

    // Twice as large about the middle of the container.
    #expect(card.layer.presentationFrame == Rect(x: 100, y: 50, width: 200, height: 200))
    #expect(other.layer.presentationFrame == Rect(x: 300, y: 50, width: 200, height: 200))
  }

  @Test func `a sublayer transform animates`() {
    stage.perform {
      card.layer.zPosition = 100
      View.animate(withDuration: 1, options: .curveLinear) {
        container.layer.sublayerTransform = Transform(Transform3D(eyeDistance: 200))
      }
    }
    stage.advance(to: 0.5)

    // Half of the perspective: an eye at 400 points.
    #expect(card.layer.presentationFrame.width.isNear(100 / 0.75))
  }

  @Test func `an animation by key leaves the plane of a flat model and comes back`() {
    var spin = BasicAnimation(keyPath: \.transform)
    spin.toValue = Transform(turn(60))
    spin.duration = 1
    stage.perform { card.layer.add(spin, forKey: "spin") }
    stage.advance(to: 0.999_999)

    #expect(warps.count == 1)
    #expect(card.layer.presentationFrame.maxX.isNear(223.0073, within: 1e-3))
    stage.advance(to: 1)
    #expect(warps.isEmpty)
    #expect(card.layer.presentationFrame == Rect(x: 150, y: 100, width: 100, height: 100))
  }

  @Test func `siblings are drawn by their depth as it is seen`() {
    let other = View(frame: card.frame)
    other.backgroundColor = .white
    stage.perform {
      container.addSubview(other)
      card.layer.zPosition = 10
      other.layer.zPosition = -10
      // Seen from behind, what was in front is behind.
      container.layer.sublayerTransform = Transform(turn(170))
    }

    let colors = warps.flatMap(\.commands).map { command in
      if case .rectangle(let box) = command { box.color } else { Color.clear }
    }

    #expect(colors == [.black, .white])
  }

  @Test func `a move towards the viewer puts a layer in front of later siblings`() {
    let other = View(frame: card.frame)
    other.backgroundColor = .white
    stage.perform {
      container.addSubview(other)
      card.transform3D = Transform3D(translationX: 0, y: 0, z: 5)
    }

    let colors = stage.displayList().commands.map { command in
      if case .rectangle(let box) = command { box.color } else { Color.clear }
    }

    #expect(colors.suffix(2) == [.white, .black])
  }

  @Test func `the anchor point's depth is what a layer turns about`() {
    stage.perform {
      card.layer.anchorPointZ = -50
      card.transform3D = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    }

    // The card is a face 50 points before the axis: after a quarter turn it is on the right.
    #expect(card.layer.presentationFrame.midX.isNear(250))
  }

  @Test func `touches go through perspective`() throws {
    let corner = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.perform {
      card.addSubview(corner)
      card.transform3D = turn(60)
    }

    let place = try #require(corner.convert(Point(x: 5, y: 5), to: nil))

    #expect(stage.hitTest(place) === corner)
    #expect(stage.hitTest(Point(x: place.x - 8, y: place.y)) === container)
    #expect(stage.rootLayer.hitTest(place) === corner.layer)
    #expect((try #require(corner.convert(place, from: nil)) - Point(x: 5, y: 5)).length < 1e-9)
  }

  @Test func `a hidden back is not hit`() {
    card.layer.isDoubleSided = false
    stage.perform { card.transform3D = turn(180) }

    #expect(stage.hitTest(Point(x: 200, y: 150)) === container)
  }

  @Test func `points lead from view to view through perspective and back`() throws {
    stage.perform {
      container.layer.sublayerTransform = Transform(Transform3D(eyeDistance: 300))
      card.transform3D = Transform3D(rotationAngle: 0.7, x: 1, y: 1, z: 0)
    }

    let there = try #require(card.convert(Point(x: 10, y: 20), to: container))
    let back = try #require(container.convert(there, to: card))

    #expect((back - Point(x: 10, y: 20)).length < 1e-9)
  }
}

import Display
import Layers
import Motion
import Testing

struct LayoutConstraintTests {
  let stage = Stage(size: Size(width: 400, height: 300), text: FixedTextMeasurer())
  let first = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
  let second = View(frame: Rect(x: 0, y: 0, width: 60, height: 30))

  init() {
    first.name = "first"
    second.name = "second"
    stage.rootView.name = "root"
    stage.rootView.addSubview(first)
    stage.rootView.addSubview(second)
    stage.perform {}
  }

  private var root: View { stage.rootView }

  private func layOut(_ constraints: LayoutConstraint...) {
    stage.perform { LayoutConstraint.activate(constraints) }
  }

  @Test func `a middle with a constant keeps the size`() {
    layOut(
      first.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -400),
      first.centerYAnchor.constraint(equalTo: root.centerYAnchor))

    #expect(first.frame == Rect(x: -220, y: 140, width: 40, height: 20))
  }

  @Test func `two edges decide the width`() {
    layOut(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))

    #expect(first.frame == Rect(x: 16, y: 0, width: 368, height: 20))
  }

  @Test func `a chain of siblings is solved in any order`() {
    layOut(
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
      second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 22))

    #expect(first.frame == Rect(x: 22, y: 0, width: 240, height: 20))
    #expect(second.frame == Rect(x: 270, y: 0, width: 120, height: 30))
  }

  @Test func `a fraction of the superview and an aspect ratio`() {
    layOut(
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.25),
      first.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      first.centerXAnchor.constraint(equalTo: root.centerXAnchor))

    #expect(first.frame == Rect(x: 100, y: 250, width: 200, height: 50))
  }

  @Test func `a container takes the size of what it holds`() {
    let label = Label()
    label.font = .systemFont(ofSize: 10)
    label.text = "12345"
    stage.perform { first.addSubview(label) }

    layOut(
      first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: -5))

    #expect(first.frame == Rect(x: 180, y: 0, width: 40, height: 20))
    #expect(label.frame == Rect(x: 5, y: 0, width: 30, height: 12))
  }

  @Test func `a wrapped label is as high as its width makes it`() {
    let label = Label()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc"
    stage.perform { root.addSubview(label) }

    layOut(
      label.widthAnchor.constraint(equalToConstant: 60),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor))

    #expect(label.bounds.size == Size(width: 60, height: 24))
    #expect(label.center.y == 150)
  }

  @Test func `a changed constant moves the view with the next layout`() {
    let constraint = first.leftAnchor.constraint(equalTo: root.leftAnchor)
    layOut(constraint)

    stage.perform {
      constraint.constant = 33
      #expect(first.frame.minX == 0)
    }

    #expect(first.frame.minX == 33)
  }

  @Test func `constraints act on a view before its transform`() {
    first.transform = AffineTransform(scaleX: 2, y: 2)

    layOut(first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50))

    #expect(first.center.x == 70)
    #expect(first.bounds.width == 40)
  }

  @Test func `a contradiction names its constraints and nothing else`() {
    let width = first.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "fixed width"
    let left = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let right = first.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)
    let other = second.leftAnchor.constraint(equalTo: root.leftAnchor)

    layOut(width, left, right, other)

    #expect(
      stage.layoutError?.description
        == "constraints contradict each other: fixed width; first.left = root.left + 10.0; "
        + "first.right = root.right − 10.0")
    #expect(first.frame == Rect(x: 10, y: 0, width: 100, height: 20))
  }

  @Test func `a checked layout throws the contradiction`() {
    stage.perform {
      first.widthAnchor.constraint(equalToConstant: 100).isActive = true
      first.widthAnchor.constraint(equalToConstant: 101).isActive = true
      #expect(throws: LayoutError.self) { try root.layoutIfNeededChecked() }
    }
  }

  @Test func `a sound layout clears the error`() {
    let wrong = first.widthAnchor.constraint(equalToConstant: 101)
    layOut(first.widthAnchor.constraint(equalToConstant: 100), wrong)
    #expect(stage.layoutError != nil)

    stage.perform { wrong.isActive = false }

    #expect(stage.layoutError == nil)
  }

  @Test func `the same equation twice is no contradiction`() {
    layOut(
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7))

    #expect(stage.layoutError == nil)
    #expect(first.frame.minX == 7)
  }

  @Test func `constraints end when a view leaves`() {
    let constraint = first.leftAnchor.constraint(equalTo: second.rightAnchor)
    layOut(constraint)

    stage.perform { second.removeFromSuperview() }

    #expect(!constraint.isActive)
  }

  @Test func `a view that was moved by hand springs back when layout runs`() {
    layOut(first.centerXAnchor.constraint(equalTo: root.centerXAnchor))

    stage.perform { first.center.x = 300 }
    let before = first.center.x
    stage.perform { root.setNeedsLayout() }

    #expect(before == 300)
    #expect(first.center.x == 200)
  }
}

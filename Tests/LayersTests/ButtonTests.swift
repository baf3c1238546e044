import Display
import Layers
import Testing

struct ButtonTests {
  let stage = Stage(size: Size(width: 200, height: 100), text: FixedTextMeasurer())
  let button = Button(title: "Next", frame: Rect(x: 50, y: 20, width: 80, height: 30))
  let inside = Point(x: 60, y: 30)
  let outside = Point(x: 10, y: 10)

  init() {
    stage.rootView.addSubview(button)
    stage.perform {}
  }

  private func taps(_ touches: Touch...) -> Int {
    var count = 0
    button.onTap = { count += 1 }
    for touch in touches { stage.send(touch) }
    return count
  }

  @Test func `a press that is released inside taps once`() {
    #expect(taps(.pressed(inside), .released(inside)) == 1)
  }

  @Test func `a press that is released outside does not tap`() {
    #expect(taps(.pressed(inside), .moved(outside), .released(outside)) == 0)
  }

  @Test func `a press that began outside does not tap`() {
    #expect(taps(.pressed(outside), .released(inside)) == 0)
  }

  @Test func `a cancelled press does not tap`() {
    #expect(taps(.pressed(inside), .cancelled, .released(inside)) == 0)
  }

  @Test func `a disabled button does not tap`() {
    button.isEnabled = false
    #expect(taps(.pressed(inside), .released(inside)) == 0)
    button.tap()
    #expect(button.state == .disabled)
  }

  @Test func `the state follows the pointer`() {
    stage.send(.moved(inside))
    #expect(button.state == .hovered)
    stage.send(.pressed(inside))
    #expect(button.state == .highlighted)
    stage.send(.moved(outside))
    #expect(button.state == .hovered)
    stage.send(.released(outside))
    #expect(button.state == .normal)
    button.isFocused = true
    #expect(button.state == .focused)
  }

  @Test func `the fill fades between states and leaves no event`() {
    button.setColors(.init(fill: .white, title: .black), for: .normal)
    button.setColors(.init(fill: .black, title: .white), for: .highlighted)

    stage.send(.pressed(inside))
    stage.advance(to: 0.06)
    let shown = button.layer.presentation.backgroundColor.red
    stage.advance(to: 1)

    #expect(shown > 0 && shown < 1)
    #expect(stage.takeEvents().isEmpty)
    #expect(stage.isAtRest)
  }
}

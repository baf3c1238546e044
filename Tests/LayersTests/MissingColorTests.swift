import Display
import Layers
import Motion
import Testing

struct MissingColorTests {
  let fixture = StageFixture()
  private var layer: Layer { fixture.view.layer }

  private func colorHalfWay(
    _ change: (inout BasicAnimation<Color>) -> Void
  ) -> Color {
    var animation = BasicAnimation(keyPath: \.backgroundColor)
    animation.duration = 1
    change(&animation)
    fixture.stage.perform { layer.add(animation, forKey: "color") }
    return fixture.shown(at: 0.5).backgroundColor
  }

  @Test func `a way whose other end neither it nor the model has shows none`() {
    #expect(colorHalfWay { $0.fromValue = .black } == .clear)
    #expect(colorHalfWay { $0.toValue = .black } == .clear)
  }

  @Test func `the model's colour is an end`() {
    fixture.view.backgroundColor = .white

    let shown = colorHalfWay { $0.fromValue = .black }

    #expect(shown == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test func `a clear colour that is named is an end`() {
    let shown = colorHalfWay {
      $0.fromValue = .clear
      $0.toValue = .black
    }

    #expect(shown == Color.black.withAlpha(0.5))
  }

  @Test func `a block fades a colour in from none`() {
    fixture.stage.perform {
      View.animate(withDuration: 1, curve: .linear) { fixture.view.backgroundColor = .black }
    }

    #expect(fixture.shown(at: 0.5).backgroundColor == Color.black.withAlpha(0.5))
  }
}

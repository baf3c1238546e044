import Display
import Testing

@testable import Playground

struct BarLayoutTests {
  private static let help = 78.0

  @Test(arguments: Array(stride(from: 48.0, through: 1000, by: 4)))
  func `controls stay within the bar and apart`(width: Double) {
    let layout = BarLayout(width: width, help: Self.help, top: 4)

    let frames = layout.frames.values.sorted { $0.minX < $1.minX }
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    #expect(frames.allSatisfy { $0.intersection(layout.status).width <= 0 })
    #expect(layout.frames[.play] != nil)
  }

  @Test(arguments: [
    (900.0, "start back play forward end loop record export compare onion look help"),
    (480, "start back play forward end loop record export compare onion help"),
    (384, "start back play forward end loop record export help"),
    (320, "start back play forward end loop record export"),
    (200, "start back play forward end"), (130, "back play forward"), (60, "play"),
  ])
  func `what changes the view goes first, the button that plays last`(
    width: Double, shown: String
  ) {
    let layout = BarLayout(width: width, help: Self.help, top: 4)

    let controls = BarLayout.Control.allCases.filter { layout.frames[$0] != nil }
    #expect(controls.map { "\($0)" }.joined(separator: " ") == shown)
  }
}

import Display
import Testing

@Suite struct DisplayListFittingTests {
  private let list = DisplayList(
    size: Size(width: 600, height: 400), background: .white,
    commands: [
      .rectangle(RectangleCommand(Rect(x: 0, y: 0, width: 10, height: 10), color: .black))
    ])

  @Test func `a list of the canvas's size stays as it is`() {
    #expect(list.fitted(into: list.size) == list)
  }

  @Test(arguments: [(960.0, 540.0, 810.0, 540.0), (300, 900, 300, 200)])
  func `another size is shown whole and in the middle`(
    width: Double, height: Double, shownWidth: Double, shownHeight: Double
  ) throws {
    let fitted = list.fitted(into: Size(width: width, height: height))

    guard case .group(let group)? = fitted.commands.first else {
      Issue.record("the picture should be a group")
      return
    }
    let shown = group.transform.boundingBox(of: Rect(origin: .zero, size: list.size))
    #expect(fitted.size == Size(width: width, height: height))
    #expect(abs(shown.width - shownWidth) < 1e-9 && abs(shown.height - shownHeight) < 1e-9)
    #expect(abs(shown.midX - width / 2) < 1e-9 && abs(shown.midY - height / 2) < 1e-9)
    #expect(group.clip == Clip(Rect(origin: .zero, size: list.size)))
  }
}

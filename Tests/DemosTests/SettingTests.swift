import Display
import Testing

@testable import Demos

struct SettingTests {
  @Test(arguments: [
    (0.3, 1, NumberScale.StepSize.normal, 0.35), (0.3, -1, .fine, 0.295), (0.1, 1, .coarse, 0.6),
    (0.02, -1, .normal, 0), (599.9, 1, .coarse, 600),
  ])
  func `a number steps on decimals and stops at its limits`(
    start: Double, count: Int, size: NumberScale.StepSize, end: Double
  ) {
    let scale = NumberScale(0...600, step: 0.05, unit: .seconds)

    #expect(scale.stepped(start, by: count, size) == end)
  }

  @Test(arguments: ["", "abc", "-0.1", "nan", "inf", "601", "0,5", "1e400"])
  func `a duration refuses what is no time, and names itself`(text: String) throws {
    let error = #expect(throws: SettingError.self) {
      try QuizDemo.duration.setting.value(of: text)
    }

    #expect(error?.setting == "duration")
    #expect(error?.description.contains("0 to 600") == true)
  }

  @Test func `every default is allowed and reads back from its text`() throws {
    for demo in DemoRegistry.all {
      for setting in demo.about.settings {
        let text = setting.defaultValue.description
        #expect(try setting.checked(setting.defaultValue) == setting.defaultValue)
        #expect(try setting.value(of: text) == setting.defaultValue)
      }
    }
  }

  @Test(arguments: [(0.58, "0.58"), (20, "20"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004")])
  func `numbers print as the shortest text that reads back`(number: Double, text: String) {
    #expect(number.shortText == text)
  }
}

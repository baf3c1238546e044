import Motion
import Testing

@testable import Playground

/// What is copied is short and comes back.
struct CurveCopyTests {
  private nonisolated static let duration = 0.7

  @Test(arguments: CurveCode.all.map(\.name))
  func `no copied number shows how it was rounded`(format: String) throws {
    let code = try #require(CurveCode.named(format))

    for preset in CurvePreset.all {
      let text = try code.text(for: preset.curve, duration: Self.duration)
      let longest = text.split { !$0.isNumber && $0 != "." }.map { number in
        number.filter(\.isNumber).drop { $0 == "0" }.count
      }
      #expect(longest.max() ?? 0 <= 12, "\(preset.name): \(text)")
    }
  }

  @Test(arguments: [
    "css", "swift-uikit", "swiftui", "core-animation", "design-token", "kotlin", "flutter",
  ])
  func `every preset pastes back as the same curve`(format: String) throws {
    let code = try #require(CurveCode.named(format))

    for preset in CurvePreset.all {
      let text = try code.text(for: preset.curve, duration: Self.duration)
      let pasted = try #require(CurvePaste.curve(in: text, duration: Self.duration), "\(text)")
      // UIKit's springs of a duration are springs in seconds elsewhere, or lists in CSS.
      guard !preset.curve.description.hasPrefix("spring(0.") else { continue }
      guard format != "css" || preset.curve.css != nil || preset.curve.isInSeconds else { continue }
      #expect(pasted == preset.curve, "\(preset.name): \(text)")
    }
  }

  @Test(arguments: [0.4, 0.6, 0.8], ["swiftui", "core-animation", "kotlin", "flutter"])
  func `a fitted spring pastes back as the same motion`(ratio: Double, format: String) throws {
    let fitted = try Curve.spring(dampingRatio: ratio)
    let text = try #require(CurveCode.named(format)).text(for: fitted, duration: Self.duration)

    let pasted = try #require(CurvePaste.curve(in: text, duration: Self.duration))

    for place in stride(from: 0.1, to: 1, by: 0.1) {
      #expect(abs(pasted.value(at: place * Self.duration) - fitted.value(at: place)) < 1e-9)
    }
  }

  @Test func `UIKit's speed survives a duration that divides it badly`() throws {
    let curve = try Curve("spring(0.6, 3)")
    let text = try #require(CurveCode.named("swift-uikit")).text(for: curve, duration: 0.7)

    #expect(CurvePaste.curve(in: text, duration: 0.7) == curve)
  }
}

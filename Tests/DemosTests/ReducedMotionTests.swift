import Display
import Layers
import Motion
import Testing
import Transitions

@testable import Demos

/// A demo with settings.
nonisolated struct ReducedCase: CustomTestStringConvertible, Sendable {
  let demo: String
  var settings: [String: SettingValue] = [:]

  var testDescription: String { "\(demo) \(settings)" }

  static let demos = ["quiz", "crossfade", "label", "properties", "transitions", "modal"]

  static let all =
    demos.map { ReducedCase(demo: $0) }
    + TransitionType.all.map {
      ReducedCase(demo: "transitions", settings: ["type": .choice($0.name)])
    }
    + [
      ReducedCase(demo: "quiz", settings: ["interruption": .choice("retarget")]),
      ReducedCase(demo: "quiz", settings: ["variant": .choice("linear")]),
      ReducedCase(demo: "label", settings: ["offset": .point(Point(x: 60, y: -40))]),
      ReducedCase(demo: "properties", settings: ["property": .choice("in-turn")]),
      ReducedCase(demo: "properties", settings: ["constraint": .flag(true)]),
      ReducedCase(demo: "modal", settings: ["animator": .choice("slide")]),
      ReducedCase(demo: "modal", settings: ["animator": .choice("zoom")]),
      ReducedCase(demo: "modal", settings: ["animator": .choice("card")]),
    ]
}

struct ReducedMotionTests {
  /// What is shown of a layer.
  private struct Sight: Equatable {
    let place: Rect
    let transform: Transform
    let opacity: Double
  }

  private func play(_ each: ReducedCase, isReduced: Bool) throws -> DemoRun {
    let demo = try #require(DemoRegistry.demo(named: each.demo))
    return try DemoRun(demo, each.settings, isReduced: isReduced)
  }

  private func playShowcase(on run: DemoRun, inputs: Int = .max) {
    for input in type(of: run.demo).about.showcase.prefix(inputs) {
      if case .action(let name) = input.input { run.act(name, at: input.time) }
    }
    run.advance(to: 30)
  }

  private func sights(_ run: DemoRun) -> [String: Sight] {
    Dictionary(
      run.stage.namedLayers().map { name, layer in
        let state = layer.presentation
        return (
          name,
          Sight(
            place: Rect(
              x: state.position.x, y: state.position.y, width: state.bounds.width,
              height: state.bounds.height), transform: state.transform, opacity: state.opacity)
        )
      }, uniquingKeysWith: { _, last in last })
  }

  @Test(arguments: ReducedCase.all)
  func `nothing moves while it can be seen`(each: ReducedCase) throws {
    let run = try play(each, isReduced: true)
    let showcase = try #require(DemoRegistry.demo(named: each.demo)).about.showcase
    let frame = 1.0 / 60

    var jumps: [String] = []
    var before = sights(run)
    for index in 1...600 {
      let time = Double(index) * frame
      let inputs = showcase.filter { $0.time > time - frame && $0.time <= time }
      for input in inputs {
        if case .action(let name) = input.input { run.act(name, at: input.time) }
      }
      run.advance(to: time)
      let now = sights(run)
      let ended = !run.takeCompletions().isEmpty
      // An input or an end may put what cannot be seen elsewhere, and starts anew from there.
      if inputs.isEmpty, !ended {
        for (name, sight) in now {
          guard let old = before[name] else { continue }
          if old.place != sight.place || old.transform != sight.transform {
            jumps.append("\(name) at \(time)")
          }
        }
      }
      before = now
    }

    #expect(jumps.isEmpty)
  }

  @Test(arguments: ReducedCase.all)
  func `in the end everything is where the motion would have brought it`(
    each: ReducedCase
  ) throws {
    let runs = try [false, true].map { try play(each, isReduced: $0) }
    let shown = each.settings["animator"] == .choice("card") ? ["presented"] : nil

    for run in runs {
      playShowcase(on: run, inputs: 2)
    }

    let ends = runs.map { run in
      sights(run).filter { shown?.contains($0.key) ?? true }
    }
    #expect(ends[0] == ends[1])
  }

  @Test(arguments: ReducedCase.all)
  func `what ends, ends at the same times under the same names`(each: ReducedCase) throws {
    let runs = try [false, true].map { try play(each, isReduced: $0) }

    let completions = runs.map { run in
      playShowcase(on: run)
      // A dissolve that meets the next one is cut short, where motions add up.
      return run.takeCompletions().map { "\($0.name) at \($0.time)" }
    }

    #expect(completions[0] == completions[1])
    #expect(!completions[0].isEmpty)
  }

  @Test(arguments: ReducedCase.demos)
  func `the page says that it shows the replacement`(name: String) throws {
    let demo = try #require(DemoRegistry.demo(named: name))

    let run = try DemoRun(demo, isReduced: true)

    #expect(demo.about.reducedWatch.hasPrefix("Reduced motion: "))
    #expect(run.labels.contains { $0.text == demo.about.reducedWatch })
    #expect(!run.labels.contains { $0.text == demo.about.watch })
  }

  @Test func `a type that is replaced says by what`() throws {
    let run = try DemoRun(TransitionsDemo.self, ["type": .choice("cube")], isReduced: true)
    let fade = try DemoRun(TransitionsDemo.self, ["type": .choice("fade")])

    for each in [run, fade] {
      each.act("next", at: 0)
      each.advance(to: 1)
    }

    #expect(run.labels.contains { $0.text == "reduced: fade instead of cube" })
    let image = try #require(run.views(named: "image").first)
    let other = try #require(fade.views(named: "image").first)
    #expect(
      run.stage.displayCommands(of: image.layer) == fade.stage.displayCommands(of: other.layer))
  }
}

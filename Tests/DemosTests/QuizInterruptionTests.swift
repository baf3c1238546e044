import Display
import Layers
import Testing

@testable import Demos

struct QuizInterruptionTests {
  nonisolated static let variants = ["fade-one", "swap", "slide", "linear"]

  private func run(_ policy: String, _ variant: String = "slide") throws -> DemoRun {
    try DemoRun(
      QuizDemo.self, ["interruption": .choice(policy), "variant": .choice(variant)])
  }

  private func labels(_ run: DemoRun) -> [Label] {
    run.labels.filter { $0.name?.hasPrefix("label") == true }
  }

  private func visible(_ run: DemoRun) -> [String] {
    labels(run).filter { $0.shownAlpha > 0.01 }.compactMap(\.text)
  }

  @Test(arguments: variants)
  func `an ignored press changes nothing`(variant: String) throws {
    let run = try run("ignore", variant)

    run.act("next", at: 0)
    run.act("next", at: 0.1)
    run.act("next", at: 0.3)
    run.advance(to: 2)

    #expect(visible(run) == ["Two?"])
    #expect(run.stage.isAtRest)
  }

  @Test(arguments: variants, [1, 2, 3, 4, 7])
  func `retargeted presses end at the last question with two labels`(
    variant: String, count: Int
  ) throws {
    let run = try run("retarget", variant)

    for press in 0..<count { run.act("next", at: Double(press) * 0.1) }
    run.advance(to: 5)

    #expect(visible(run) == [["One?", "Two?", "Three?"][count % 3]])
    #expect(labels(run).count == 2)
    let shown = try #require(labels(run).first { $0.shownAlpha > 0.01 })
    #expect(shown.shownAlpha == 1)
    #expect(abs(shown.stageFrame.midX - 480) < 0.5)
  }

  @Test func `a retargeted press needs no time for what it interrupts`() throws {
    let run = try run("retarget")

    run.act("next", at: 0)
    run.act("next", at: 0.1)
    run.advance(to: 0.6)

    #expect(visible(run) == ["Three?"])
    #expect(run.stage.isAtRest)
  }

  @Test(arguments: variants)
  func `nothing jumps when a press retargets`(variant: String) throws {
    let run = try run("retarget", variant)
    run.act("next", at: 0)
    run.advance(to: 0.2)
    let before = labels(run).map { ($0.name, $0.stageFrame.midX, $0.shownAlpha) }

    run.act("next", at: 0.2)

    for (name, x, alpha) in before {
      let label = try #require(run.label(name ?? ""))
      #expect(abs(label.stageFrame.midX - x) < 1e-6)
      #expect(abs(label.shownAlpha - alpha) < 1e-9)
    }
  }

  @Test func `a resize after a retargeted press keeps what leaves on its way out`() throws {
    let run = try run("retarget")
    run.act("next", at: 0)
    run.act("next", at: 0.2)

    run.stage.resize(to: Size(width: 1280, height: 720))
    run.advance(to: 2)

    let middles = labels(run).map(\.stageFrame.midX).sorted()
    #expect(middles == [-640, 640])
  }
}

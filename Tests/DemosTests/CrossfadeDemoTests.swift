import Display
import Layers
import Testing

@testable import Demos

struct CrossfadeDemoTests {
  @Test func `the temp starts 20 points lower, 1.3 times wider and unseen`() throws {
    let run = try DemoRun(CrossfadeDemo.self)

    run.act("next", at: 0)

    let temp = try #require(run.views(named: "temp").first)
    #expect(temp.shownAlpha == 0)
    #expect(temp.stageFrame == Rect(x: -144, y: 20, width: 1248, height: 540))
  }

  @Test func `at the end the background has the picture and the temp is gone`() throws {
    let run = try DemoRun(CrossfadeDemo.self)
    let background = try #require(run.views(named: "background").first as? ImageView)
    let before = background.image

    run.act("next", at: 0)
    run.advance(to: 0.25)
    let temp = try #require(run.views(named: "temp").first as? ImageView)
    #expect(background.image == before)
    run.advance(to: 0.5)

    #expect(background.image == temp.image)
    #expect(background.image != before)
    #expect(run.views(named: "temp").isEmpty)
    #expect(run.takeCompletions() == [Completion(time: 0.5, name: "fade", finished: true)])
  }

  @Test func `twenty quick presses leave one background and no temp`() throws {
    let run = try DemoRun(CrossfadeDemo.self)
    let viewCount = run.stage.rootView.subviews.count

    for press in 0..<20 { run.act("next", at: Double(press) * 0.02) }
    #expect(run.views(named: "temp").count == 20)
    run.advance(to: 2)

    #expect(run.views(named: "background").count == 1)
    #expect(run.views(named: "temp").isEmpty)
    #expect(run.stage.rootView.subviews.count == viewCount)
    #expect(run.takeCompletions().map(\.finished) == Array(repeating: true, count: 20))
  }

  @Test func `a later temp lies above an earlier one, so that nothing shows through`() throws {
    let run = try DemoRun(CrossfadeDemo.self)

    run.act("next", at: 0)
    run.advance(to: 0.1)
    let first = try #require(run.views(named: "temp").first)
    run.act("next", at: 0.1)

    #expect(run.views(named: "temp").first === first)
  }

  @Test func `snow falls over every second picture, and only when effects are on`() throws {
    let withEffects = try DemoRun(CrossfadeDemo.self, ["effects": .flag(true)])
    let without = try DemoRun(CrossfadeDemo.self)

    for run in [withEffects, without] {
      run.act("next", at: 0)
      run.advance(to: 1)
    }

    func snow(_ run: DemoRun) -> Double? {
      run.stage.rootView.subviews.compactMap { $0 as? ImageView }
        .first { $0.name == nil }?.shownAlpha
    }
    #expect(snow(withEffects) == 1)
    #expect(snow(without) == 0)
    withEffects.act("next", at: 1)
    withEffects.advance(to: 2)
    #expect(snow(withEffects) == 0)
  }

  @Test(arguments: [(320.0, 240.0), (900, 600), (2560, 1440)])
  func `the picture fills the page, also after a resize`(width: Double, height: Double) throws {
    let run = try DemoRun(CrossfadeDemo.self)

    run.stage.resize(to: Size(width: width, height: height))
    run.advance(to: 0.1)

    #expect(
      run.views(named: "background").first?.stageFrame
        == Rect(x: 0, y: 0, width: width, height: height))
  }
}

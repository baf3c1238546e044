import Demos
import Display
import Testing

@testable import Playground

struct TourTests {
  @Test func `the tour shows the same at a time from either side`() throws {
    let size = Size(width: 640, height: 360)
    let played = try Tour(size: size, resources: .stub())
    let sought = try Tour(size: size, resources: .stub())
    let end = try #require(played.restTime)

    for index in 0...60 { _ = played.displayList(at: end * Double(index) / 60) }

    for part in [0.9, 0.1, 0.5, 0.33, 1] {
      #expect(played.displayList(at: end * part) == sought.displayList(at: end * part))
    }
  }

  @Test func `a tour with less motion is as long and looks different`() throws {
    let size = Size(width: 640, height: 360)
    let tours = try [false, true].map { isReduced in
      try Tour(size: size, resources: .stub(), reducesMotion: isReduced)
    }

    #expect(tours[0].restTime == tours[1].restTime)
    #expect(tours[0].displayList(at: 1.2) != tours[1].displayList(at: 1.2))
  }

  @Test func `every picture of the tour covers the page`() throws {
    let tour = try Tour(size: Size(width: 640, height: 360), resources: .stub())
    let end = try #require(tour.restTime)

    for index in 0...100 {
      let list = tour.displayList(at: end * Double(index) / 100)
      guard case .group(let ground)? = list.commands.first else {
        Issue.record("nothing is drawn at \(index) %")
        continue
      }
      #expect(ground.opacity == 1)
    }
  }
}

import Display
import Motion
import Testing

@testable import Playground

struct PresetChoiceTests {
  private func choice(_ filter: String = "") -> PresetChoice {
    var choice = PresetChoice()
    choice.take(PresetLibrary().all)
    _ = choice.type { $0.insert(filter) }
    return choice
  }

  @Test func `every group shows, and each stands together`() {
    let groups = choice().shown.map(\.group)
    let runs = groups.prefix(1) + zip(groups, groups.dropFirst()).filter { $0 != $1 }.map(\.1)

    #expect(Array(runs) == CurvePreset.Group.allCases.filter { $0 != .own })
    #expect(groups.filter { $0 == .penner }.count == 30)
  }

  @Test(arguments: [("bounce", 4), ("MATERIAL acc", 1), ("swiftui", 3), ("no such", 0)])
  func `every typed word must occur in the name or the group`(filter: String, count: Int) {
    #expect(choice(filter).shown.count == count)
  }

  @Test func `the selected one is always one that shows`() {
    var choice = choice()
    choice.begin(with: choice.presets.first)

    #expect(choice.type { $0.insert("bounce") })

    #expect(choice.selected == choice.shown.first)
    #expect(choice.selectedIndex == 0)
  }

  @Test func `a preset that comes back by undo is the selected one`() throws {
    var library = PresetLibrary()
    let before = library
    try library.keep(Curve("spring(0.37)"), as: "mine")
    let kept = try #require(library.own.last)
    var choice = choice()
    choice.begin(with: choice.presets.last)

    choice.take(library.all)
    #expect(choice.selected == kept)
    choice.take(before.all)
    #expect(choice.selected == choice.presets.first)
    choice.take(library.all)

    #expect(choice.selected == kept)
  }

  @Test func `cells keep their distance and lie below their headings`() {
    let shown = choice().shown
    let layout = PresetGridLayout(shown, width: 700)

    for (index, cell) in layout.cells.enumerated() {
      #expect(cell.maxX <= 700)
      for other in layout.cells[(index + 1)...] {
        #expect(other.minY >= cell.maxY || other.minX >= cell.maxX)
      }
    }
    #expect(layout.headings.count == Set(shown.map(\.group)).count)
    #expect(layout.height == layout.cells.last?.maxY)
  }

  @Test func `arrows go to neighbours and stop at the ends`() {
    let layout = PresetGridLayout(choice().shown, width: 700)
    let last = layout.cells.count - 1

    #expect(layout.neighbour(of: 0, right: 1, down: 0) == 1)
    #expect(layout.neighbour(of: 0, right: -1, down: 0) == 0)
    #expect(layout.neighbour(of: 0, right: 0, down: -1) == 0)
    #expect(layout.neighbour(of: last, right: 0, down: 1) == last)
    let below = layout.neighbour(of: 1, right: 0, down: 1)
    #expect(layout.cells[below].minX == layout.cells[1].minX)
    #expect(layout.neighbour(of: below, right: 0, down: -1) == 1)
  }

  @Test func `the dot starts at the curve's beginning, ends at its end, and begins again`() {
    let thumbnail = PresetThumbnail(.easeInOut, size: Size(width: 40, height: 40), inset: 10)

    #expect(thumbnail.dot(after: 0) == thumbnail.line.first)
    #expect(thumbnail.dot(after: 1) == thumbnail.line.last)
    #expect(thumbnail.dot(after: 1.36).x < 11)
  }

  @Test(arguments: [("curve", "curve"), ("old", "")])
  func `a renamed preset stays chosen, and the filter with it where it can`(
    filter: String, left: String
  ) throws {
    var library = PresetLibrary()
    try library.keep(.easeIn, as: "Old curve")
    var choice = PresetChoice()
    choice.take(library.all)
    _ = choice.type { $0.insert(filter) }

    try library.rename(library.own[0], to: "New curve")
    choice.take(library.all)
    choice.show(library.own[0])

    #expect(choice.selected?.name == "New curve")
    #expect(choice.selectedIndex != nil)
    #expect(choice.filter.text == left)
  }
}

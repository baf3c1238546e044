import Demos
import Display
import Motion
import Testing

@testable import Playground

struct SettingControlTests {
  private func row(_ demo: String, _ name: String) throws -> (Session, TuningRow) {
    let session = try SessionFixture(demo).session
    let row = try #require(session.tuningRows.first { $0.setting.name == name })
    return (session, row)
  }

  @Test func `every kind of setting has the control that fits it`() throws {
    var kinds: Set<String> = []
    for demo in DemoRegistry.all {
      let session = try SessionFixture(demo.about.name).session
      for row in session.tuningRows {
        let control = row.control(of: session.value(of: row))
        switch (row.setting.kind, control) {
        case (.number, .slider), (.point, .slider), (.choice, .choice), (.flag, .toggle),
          (.color, .color), (.curve, .curve), (.files, .files):
          kinds.insert("\(control)".split(separator: "(").first.map(String.init) ?? "")
        default: Issue.record("\(row.title) has \(control)")
        }
      }
    }

    #expect(kinds == ["slider", "choice", "toggle", "color", "curve", "files"])
  }

  @Test(arguments: [
    (0.0, 0.0), (0.5, 1.5), (1, 3), (-1, 0), (2, 3), (0.1666, 0.5), (0.0512, 0.15),
  ])
  func `a slider covers what people use, in whole steps`(fraction: Double, seconds: Double) throws {
    let (session, row) = try row("quiz", "duration")

    #expect(row.value(session.value(of: row), atFraction: fraction) == .number(seconds))
  }

  @Test func `a value beyond the slider stands at its end and stays what it is`() throws {
    let (session, row) = try row("quiz", "duration")
    try session.set(row.setting, to: .number(60))

    #expect(row.control(of: session.value(of: row)) == .slider(1, zero: 0))
    #expect(row.text(of: session.value(of: row)) == "60 s")
  }

  @Test func `dragging a slider changes one part of a vector`() throws {
    let session = try SessionFixture("label").session
    let row = try #require(session.tuningRows.first { $0.part == .y })

    let value = row.value(.point(Point(x: 7, y: 0)), atFraction: 1)

    #expect(value == .point(Point(x: 7, y: 240)))
  }

  @Test func `sliders never leave what the setting allows`() throws {
    for demo in DemoRegistry.all {
      for row in TuningRow.rows(of: demo.about.settings) {
        for fraction in [0, 0.13, 0.5, 0.77, 1] {
          let value = row.value(row.setting.defaultValue, atFraction: fraction)
          #expect(throws: Never.self) { try row.setting.checked(value) }
        }
      }
    }
  }

  @Test func `a whole drag is one step for undo`() throws {
    let (session, row) = try row("quiz", "duration")

    session.beginStroke()
    for step in 1...20 {
      let value = row.value(session.value(of: row), atFraction: Double(step) / 20)
      try session.set(row.setting, to: value)
    }

    #expect(try session.undo() == "Duration")
    #expect(session.value(of: row) == row.setting.defaultValue)
    #expect(try session.undo() == nil)
  }

  @Test func `paths are typed with their spaces`() throws {
    let (session, row) = try row("crossfade", "images")

    #expect(
      try row.value(typed: "/a b/c.png,/d.png", instead: session.value(of: row))
        == .files(["/a b/c.png", "/d.png"]))
  }
}

import Foundation
import Testing

@testable import Playground

struct ManualPageTests {
  /// The part of the manual page about a command, as it is read.
  private func section(_ name: String) throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Docs/inbetween.1"), encoding: .utf8)
    let sections = page.split(separator: "\n.SS ").dropFirst()
    let section = sections.first { $0.split(separator: "\n").first == "inbetween \(name)" }
    let text = try #require(section, "Docs/inbetween.1 has no .SS inbetween \(name)")
    return (text.components(separatedBy: "\n.SH ").first ?? "").replacing("\\-", with: "-")
  }

  @Test func `the manual page explains each option as the help does`() throws {
    for syntax in Program.commands.map(\.syntax) {
      let entries = try section(syntax.name).split(separator: "\n.TP\n").dropFirst()

      let written = entries.map { $0.split(separator: "\n").map(String.init) }

      #expect(written == syntax.options.map { [".B \($0.usage)", $0.summary] })
    }
  }
}

import Foundation
import Testing

@testable import Playground

@Test func `the README shows the keys as the program has them`() throws {
  let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)

  let table = ListCommand.markdown(ListCommand.keys(), heading: "keys")

  #expect(readme.contains(table), "make pictures prints the table anew")
}

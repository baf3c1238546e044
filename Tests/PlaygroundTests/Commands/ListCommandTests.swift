import Testing
import Transitions

@testable import Playground

struct ListCommandTests {
  @Test(arguments: TransitionType.all.map(\.name))
  func `every transition is listed with what is seen and how else it is spelled`(
    name: String
  ) throws {
    let type = try #require(TransitionType(named: name))

    let row = try #require(ListCommand.transitions().first { $0.left == name })

    #expect(row.right.hasPrefix(type.summary))
    #expect(!type.summary.isEmpty)
    for alias in type.aliases { #expect(row.right.contains(alias)) }
    #expect(row.fields.contains { $0.name == "summary" })
  }
}

import Testing

@testable import Playground

struct OverlayKeysTests {
  private let commands = Set(Hotkeys.table.flatMap(\.bindings).map(\.command))

  @Test func `over a prompt, a menu or a sheet only full screen and quitting work`() {
    let expected: Set<HotkeyCommand> = [.toggleFullScreen, .quit]

    #expect(Set(commands.filter(\.passesOverlays)) == expected)
  }

  @Test func `what works over any overlay leaves the help open`() {
    let passing = commands.filter(\.passesOverlays)

    #expect(passing.filter(\.leavesHelpOpen) == passing)
  }

  @Test(arguments: [HotkeyCommand.record, .showPage(.layers), .undo, .step(1), .togglePicking])
  func `what changes something closes the help first`(command: HotkeyCommand) {
    #expect(!command.leavesHelpOpen)
  }
}

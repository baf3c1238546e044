import Demos
import Foundation
import Testing

@testable import Playground

struct SavedStateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "inbetween-state-\(UUID().uuidString)")

  private var path: String { folder.appending(path: "state.json").path }

  @Test func `what was open last comes back`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var state = SavedState()
    state.hasWelcomed = true
    state.isLight = true
    state.codeFormat = "kotlin"
    state.take = Take(
      demo: "quiz", settings: ["duration": .number(1.5)],
      journal: [TimedInput(0.25, .action("next"))])

    try state.write(path: path)
    let (read, notice) = SavedState.read(path: path)

    #expect(read == state)
    #expect(notice == nil)
  }

  @Test(arguments: ["", "{", "[]", "{\"version\":1,\"take\":{\"demo\":\"nothing\"}}"])
  func `a broken file is set aside with a notice`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))

    let (read, notice) = SavedState.read(path: path)

    #expect(read == SavedState())
    #expect(notice != nil)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(FileManager.default.fileExists(atPath: path + ".broken"))
  }

  @Test func `no file is no reason for a notice`() {
    #expect(SavedState.read(path: "/nowhere/state.json").notice == nil)
  }
}

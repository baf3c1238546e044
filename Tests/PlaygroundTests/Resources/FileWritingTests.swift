import Foundation
import Testing

@testable import Playground

struct FileWritingTests {
  private let workspace: TemporaryFolder
  private var folder: String { workspace.path }

  init() throws { workspace = try TemporaryFolder() }

  @Test func `a folder in the place of a file is told as one`() throws {
    let path = folder + "/state.json"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)

    #expect(FileContents.obstacle(toWriting: path) == "it is a folder")
    #expect(throws: CommandError.failure("\(path): cannot be written (it is a folder)")) {
      try ConfigurationFile.write("{}", to: path)
    }
  }

  @Test func `a file in the place of a folder is named`() throws {
    let file = folder + "/config"
    try FileContents.write("", to: file)

    let obstacle = FileContents.obstacle(toWriting: file + "/inbetween/state.json")

    #expect(obstacle == "\(file) is a file, not a folder")
  }

  @Test func `folders that are still to be made are no obstacle`() {
    #expect(FileContents.obstacle(toWriting: folder + "/a/b/state.json") == nil)
  }

  @Test func `a link to a file is read, a link to a device is not`() throws {
    let files = FileManager.default
    try FileContents.write("text", to: folder + "/file")
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/file")
    try files.createSymbolicLink(atPath: folder + "/zero", withDestinationPath: "/dev/zero")

    let read = try FileContents.data(atPath: folder + "/link")

    #expect(read == Data("text".utf8))
    #expect(throws: (any Error).self) { try FileContents.data(atPath: folder + "/zero") }
  }

  @Test(arguments: [CocoaError.Code.fileWriteOutOfSpace, .fileWriteUnknown, .fileWriteNoPermission])
  func `no reason names the frameworks`(code: CocoaError.Code) {
    let reason = FileContents.reason(of: CocoaError(code))

    #expect(!reason.contains("Cocoa") && !reason.contains("NS"))
  }
}

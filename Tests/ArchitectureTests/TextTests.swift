import Foundation
import Testing

/// Every file of text that a reader of the repository may open.
private func texts() throws -> [URL] {
  try Repository.files(
    under: "", withExtensions: ["swift", "md", "json", "svg", "h", "modulemap", "desktop", "1"])
}

@Test(arguments: ["Sources", "Assets", "Docs"])
func `no text knows the machine that it was written on`(_ folder: String) throws {
  let files = try texts().filter { Repository.path(of: $0).hasPrefix("\(folder)/") }
  try #require(!files.isEmpty)
  let machine = try NSRegularExpression(pattern: #"(?:^|[\s"'(`=:])/(?:home|root|work|Users)/"#)

  let places = try files.filter { file in
    let text = try String(contentsOf: file, encoding: .utf8)
    return machine.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  #expect(places.map(Repository.path).isEmpty)
}

@Test func `every document that is referred to exists`() throws {
  let files = try texts()
  try #require(!files.isEmpty)

  let missing = try files.flatMap { file in
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.contains("Docs/") }.joined(separator: "\n").matches(
        of: /\bDocs\/[\w\/]+\.(md|gif|png|mp4)/
      )
      .map { String($0.0) }
      .filter { !FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path) }
      .map { "\(Repository.path(of: file)) refers to \($0)" }
  }

  #expect(missing.isEmpty)
}

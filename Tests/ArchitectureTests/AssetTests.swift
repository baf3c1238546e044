import Foundation
import Testing

/// The files under `Assets`, as the program names them: "Scenes/day.svg".
private func assets() throws -> Set<String> {
  let folder = "Assets/"
  let files = try Repository.files(
    under: folder, withExtensions: ["svg", "json", "png", "desktop"])
  return Set(files.map { String(Repository.path(of: $0).dropFirst(folder.count)) })
}

@Test func `every asset that the sources name exists`() throws {
  let present = try assets()
  let folders = Set(present.compactMap { $0.split(separator: "/").first.map(String.init) })
  let files = Repository.sources
  try #require(!present.isEmpty && !files.isEmpty)

  let named = files.flatMap { file in
    file.strings.filter { string in
      let parts = string.split(separator: "/")
      return parts.count == 2 && folders.contains(String(parts[0])) && parts[1].contains(".")
    }
  }

  #expect(Set(named).subtracting(present).isEmpty)
}

@Test func `every asset is named by the sources, the Makefile or the README`() throws {
  let present = try assets()
  let texts = try ["Makefile", "README.md"].map {
    try String(contentsOf: Repository.root.appending(path: $0), encoding: .utf8)
  }
  try #require(!present.isEmpty && !Repository.sources.isEmpty)

  let named = Set(Repository.sources.flatMap(\.strings))
  let idle = present.filter { asset in
    !named.contains(asset) && !texts.contains { $0.contains("Assets/\(asset)") }
  }

  #expect(idle.isEmpty)
}

@Test func `the drawings use only what the picture loader can draw`() throws {
  let drawings = try Repository.files(under: "Assets", withExtensions: ["svg"])
  try #require(!drawings.isEmpty)
  let unknown = try NSRegularExpression(
    pattern: "<(text|filter|mask|clipPath|pattern|style|image|use|foreignObject)\\b")

  let places = try drawings.filter { drawing in
    let text = try String(contentsOf: drawing, encoding: .utf8)
    return unknown.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  #expect(places.map(Repository.path).isEmpty)
}

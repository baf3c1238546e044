import Display
import Foundation
import SDLBackend
import Testing

/// The drawings that come with the program, by their paths.
private nonisolated let drawings: [String] = {
  let assets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets")
  let walk = FileManager.default.enumerator(at: assets, includingPropertiesForKeys: nil)
  return (walk?.allObjects ?? [])
    .compactMap { ($0 as? URL)?.path }
    .filter { $0.hasSuffix(".svg") }
    .sorted()
}()

@Test func `the program has drawings`() {
  #expect(!drawings.isEmpty)
}

@Test(arguments: drawings)
func `a drawing of the program loads at its own size`(_ path: String) throws {
  let pictures = PictureLibrary()

  let picture = try pictures.picture(atPath: path)

  #expect(picture.size.width > 0 && picture.size.height > 0)
}

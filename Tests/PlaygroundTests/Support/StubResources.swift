import Display
import Foundation

@testable import Playground

/// Pictures without pixels: every path has a number of its own.
final class StubPictures: @MainActor PictureSource {
  private var ids: [String: Int] = [:]

  func picture(atPath path: String) throws(PictureError) -> Picture {
    let id = ids[path] ?? ids.count
    ids[path] = id
    return Picture(id: id, size: Size(width: 960, height: 540))
  }
}

extension Resources {
  /// The source tree's own files, fixed text measures, and pictures without pixels.
  static func stub() -> Resources {
    let tree = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(tree) { url, _ in url.deletingLastPathComponent() }
    return Resources(
      text: FixedTextMeasurer(), pictures: StubPictures(),
      assets: AssetFolders(folders: [root.appending(path: "Assets").path(percentEncoded: false)]))
  }
}

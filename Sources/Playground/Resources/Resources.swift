public import Demos
public import Display

/// What takes are played with: fonts, pictures, and the program's own files.
public final class Resources: DemoResources {
  /// Measures text.
  public let text: any TextMeasurer
  /// Decodes pictures.
  public let pictures: any PictureSource
  /// Finds the program's own files.
  public let assets: AssetFolders

  private var decks: [String: Deck] = [:]

  /// Makes resources from their parts.
  public init(text: any TextMeasurer, pictures: any PictureSource, assets: AssetFolders) {
    self.text = text
    self.pictures = pictures
    self.assets = assets
  }

  /// The picture in one of the program's own files.
  public func picture(asset name: String) throws(ResourceError) -> Picture {
    try picture(atPath: assets.path(of: name))
  }

  /// The picture in a file of the user's.
  public func picture(atPath path: String) throws(ResourceError) -> Picture {
    do {
      return try pictures.picture(atPath: path)
    } catch {
      throw ResourceError(path: error.path, reason: error.reason)
    }
  }

  /// The questions in a file, read once.
  public func deck(atPath path: String?) throws(ResourceError) -> Deck {
    let path = if let path { path } else { try assets.path(of: "Decks/lesson.json") }
    if let deck = decks[path] { return deck }
    let deck = try Deck(contentsOf: path)
    decks[path] = deck
    return deck
  }
}

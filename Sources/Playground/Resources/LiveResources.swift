internal import Demos
public import SDLBackend

/// The resources of a real run: installed fonts, decoded pictures, the program's own files.
public struct LiveResources {
  /// The fonts, for renderers.
  public let fonts: FontLibrary
  /// The pictures, for renderers.
  public let pictures: PictureLibrary
  /// What takes are played with.
  public let resources: Resources

  /// Finds fonts and files; draws nothing and needs no display.
  public init() throws(CommandError) {
    do {
      fonts = try FontLibrary()
    } catch {
      throw .failure(error.description)
    }
    pictures = PictureLibrary()
    resources = Resources(text: fonts, pictures: pictures, assets: .standard)
  }

  /// The same, and the characters that no font has are said at the end.
  init(reportingTo streams: StandardStreams) throws(CommandError) {
    try self.init()
    fonts.onMissingCharacter = { streams.note(missing: $0) }
  }
}

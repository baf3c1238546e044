internal import Display
internal import Recording

/// A picture of the stage alone, as a PNG file among the user's pictures.
enum Still {
  /// Draws the take's picture at the playhead, as a recording would, and returns the path of the file.
  static func save(
    _ session: Session, to folders: UserFolders, with renderer: any Renderer, scale: Double
  ) throws -> String {
    let player = try Player(take: session.take, resources: session.resources)
    player.seek(to: session.time)
    return try save(
      player.displayList(), name: "inbetween-\(session.take.demo)", to: folders, with: renderer,
      scale: scale)
  }

  /// Draws any list and returns the path of the file.
  static func save(
    _ list: DisplayList, name: String, to folders: UserFolders, with renderer: any Renderer,
    scale: Double
  ) throws -> String {
    let path = try folders.freePath(in: .pictures, name: name, extension: "png")
    let specification = try FrameSpecification(
      frames: try FrameSequence(from: 0, frames: 0..<1, framesPerSecond: 60),
      width: list.size.width, height: list.size.height, scale: scale)
    let recorder = try Recorder(specification, to: try OutputPath(path))
    try recorder.append(try renderer.bitmap(of: list, scale: scale))
    return try recorder.finish().path
  }

  /// The frames of a row of a contact sheet.
  static let contactFrames = 8
  /// How wide each of them is, in points.
  static let contactWidth = 240.0
}

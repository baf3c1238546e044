internal import Display
internal import Recording

/// A picture of the stage alone, as a PNG file among the user's pictures.
enum Still {
  /// Draws the session's picture and returns the path of the file.
  static func save(
    _ session: Session, to folders: UserFolders, with renderer: any Renderer, scale: Double
  ) throws -> String {
    let path = try folders.freePath(
      in: .pictures, name: "inbetween-\(session.take.demo)", extension: "png")
    let size = session.take.size
    let specification = try FrameSpecification(
      frames: try FrameSequence(from: session.time, frames: 0..<1, framesPerSecond: 60),
      width: size.width, height: size.height, scale: scale)
    let recorder = try Recorder(specification, to: try OutputPath(path))
    try recorder.append(try renderer.bitmap(of: session.displayList(), scale: scale))
    return try recorder.finish().path
  }
}

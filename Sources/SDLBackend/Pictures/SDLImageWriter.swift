public import Display

/// SDL_image's own PNG writer: what the recorder's is measured against.
public enum SDLImageWriter {
  /// Writes a bitmap as a PNG file.
  public static func write(_ bitmap: Bitmap, toPath path: String) throws(PictureError) {
    guard let surface = SurfaceHandle(bitmap), surface.writePNG(toPath: path) else {
      throw PictureError(path: path, reason: "cannot be written: \(sdlError())")
    }
  }
}

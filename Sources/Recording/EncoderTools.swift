internal import Foundation

/// The programs of others that some formats are encoded by.
public struct EncoderTools: Hashable, Sendable {
  /// The path of ffmpeg; nil when it is not installed.
  public var ffmpeg: String?
  /// The path of ffprobe, which checks finished files; nil when it is not installed.
  public var ffprobe: String?

  /// Names the programs.
  public init(ffmpeg: String?, ffprobe: String?) {
    self.ffmpeg = ffmpeg
    self.ffprobe = ffprobe
  }

  /// Looks for the programs in folders separated by colons, as in `PATH`.
  public init(searchPath: String) {
    let folders = searchPath.split(separator: ":").map(String.init)
    func find(_ name: String) -> String? {
      folders.map { $0 + "/" + name }.first(where: FileManager.default.isExecutableFile)
    }
    self.init(ffmpeg: find("ffmpeg"), ffprobe: find("ffprobe"))
  }

  /// What `PATH` leads to.
  public static var installed: EncoderTools {
    EncoderTools(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }
}

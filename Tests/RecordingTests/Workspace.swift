import Display
import Foundation
import Recording

/// A folder for one test, gone with it.
final class Workspace: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// All names below the folder, sorted, temporary ones too.
  var names: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Makes an executable script, for a stand-in encoder.
  func script(_ name: String, _ text: String) throws -> String {
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: path(name)))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    return path(name)
  }
}

/// Runs a program and gives what it printed.
func output(of program: String, _ arguments: [String]) throws -> [UInt8] {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return [UInt8](data)
}

/// Records synthetic frames.
@discardableResult
func record(
  _ frames: FrameSequence, width: Int = 16, height: Int = 12, to path: String,
  options: RecordingOptions = .init(), kind: SyntheticFrame = .photo,
  progress: (RecordingProgress) -> RecordingDecision = { _ in .proceed }
) throws -> RecordingSummary {
  let request = try FrameSpecification(frames: frames, pixelWidth: width, pixelHeight: height)
  let recorder = try Recorder(request, to: try OutputPath(path), options: options)
  return try recorder.record(
    frame: { kind.bitmap(width: width, height: height, number: $0.position) }, progress: progress)
}

extension FrameSequence {
  /// A clip of a number of frames.
  static func counting(_ count: Int, at rate: Double = 10) throws -> FrameSequence {
    try FrameSequence(frames: 0..<count, framesPerSecond: rate)
  }
}

internal import Codecs
internal import Display

extension OutputFormat {
  /// A folder of PNG files, one for each frame.
  public static let pngFolder = OutputFormat(
    name: "png-folder", fileExtension: "",
    summary: "a folder of PNG frames, the same bytes each run",
    traits: FormatTraits(isFolder: true, hasTransparency: true)
  ) { PNGFolderEncoder($0) }
}

/// Writes numbered PNG files on all cores; each file is the work of one thread, so its bytes do not
/// depend on their number.
final class PNGFolderEncoder: FrameEncoder {
  private let job: EncodingJob
  private let queue: WorkQueue
  private var folder: FrameFolder
  private var count = 0

  init(_ job: EncodingJob) {
    self.job = job
    queue = WorkQueue(threads: job.threads)
    folder = FrameFolder(
      path: job.output.folder, naming: job.output.naming,
      replacesExisting: job.options.replacesExisting)
  }

  func prepare() throws(RecordingError) {
    try folder.refuseOlder()
    try folder.create()
  }

  func append(_ frame: Bitmap) throws(RecordingError) {
    let name = name(count)
    let folder = folder
    count += 1
    try queue.add { () throws(RecordingError) in
      try folder.write(PNGFile.bytes(of: frame), name: name)
    }
  }

  func takesFrame(within seconds: Double) -> Bool { queue.hasPlace(within: seconds) }

  func settle() -> Bool { queue.settle() }

  func finish() throws(RecordingError) -> [RecordingNote] {
    try queue.drain()
    let sidecar = Sidecar(
      specification: job.specification, naming: folder.naming, firstNumber: firstNumber,
      count: count, takeJSON: job.options.takeJSON)
    try folder.write(Array(sidecar.text.utf8), name: FrameFolder.sidecar)
    try folder.publish((0..<count).map(name) + [FrameFolder.sidecar])
    return []
  }

  func cancel() {
    queue.abandon()
    folder.discard()
  }

  private func name(_ index: Int) -> String { folder.naming.name(of: firstNumber + index) }

  /// Frames keep their numbers in the clip, so that parts recorded apart fit together.
  private var firstNumber: Int {
    let frames = job.specification.frames
    return frames.order == .clip ? frames.clip.lowerBound : 0
  }
}

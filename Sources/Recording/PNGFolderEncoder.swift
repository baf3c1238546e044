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
    folder = FrameFolder(path: job.output.folder, naming: job.output.naming)
  }

  func prepare() throws(RecordingError) {
    try folder.refuseOlder(replacesExisting: job.options.replacesExisting)
    try folder.create()
  }

  func begin() throws(RecordingError) {
    try folder.removeOlder()
  }

  func append(_ frame: Bitmap) throws(RecordingError) {
    let name = folder.naming.name(of: firstNumber + count)
    let folder = folder
    count += 1
    try queue.add { () throws(RecordingError) in
      try folder.write(PNGFile.bytes(of: frame), name: name)
    }
  }

  func settle() -> Bool { queue.settle() }

  func finish() throws(RecordingError) -> [RecordingNote] {
    try queue.drain()
    let sidecar = Sidecar(
      specification: job.specification, naming: folder.naming, firstNumber: firstNumber,
      count: count, takeJSON: job.options.takeJSON)
    try folder.write(Array(sidecar.text.utf8), name: FrameFolder.sidecar)
    return []
  }

  func cancel() {
    queue.abandon()
    for number in firstNumber..<firstNumber + count {
      // What cannot be removed stays; the reason for cancelling matters more.
      try? folder.remove(folder.naming.name(of: number))
    }
    folder.removeCreated()
  }

  /// Frames keep their numbers in the clip, so that parts recorded apart fit together.
  private var firstNumber: Int {
    let frames = job.specification.frames
    return frames.order == .clip ? frames.clip.lowerBound : 0
  }
}

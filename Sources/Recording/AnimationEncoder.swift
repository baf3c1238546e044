internal import Codecs
internal import Display

/// A format of one file in which each frame can be encoded on its own, knowing the one before.
protocol AnimationFormat: Sendable {
  /// What stands before the frames.
  var header: [UInt8] { get }
  /// A frame; `previous` is nil for the first one.
  func frame(_ bitmap: Bitmap, previous: Bitmap?, number: Int) -> [UInt8]
  /// What stands after the frames.
  var trailer: [UInt8] { get }
  /// What the header must say instead when there are `count` frames.
  func corrections(count: Int) -> [(offset: Int, bytes: [UInt8])]
}

/// Encodes frames of an animation on all cores and writes them in order.
final class AnimationEncoder: FrameEncoder {
  private let format: any AnimationFormat
  private let job: EncodingJob
  private let file: OrderedFile
  private let queue: WorkQueue
  private var previous: Bitmap?
  private var count = 0
  private var seesTransparency = false

  init(_ job: EncodingJob, format: any AnimationFormat) {
    self.format = format
    self.job = job
    file = OrderedFile(path: job.workingPath, reportedPath: job.output.path)
    queue = WorkQueue(threads: job.threads)
  }

  func begin() throws(RecordingError) {
    try file.open(format.header)
  }

  func append(_ frame: Bitmap) throws(RecordingError) {
    if !job.output.format.traits.hasTransparency, !seesTransparency {
      seesTransparency = !frame.isOpaque
    }
    let (format, file, previous, number) = (format, file, previous, count)
    try queue.add { () throws(RecordingError) in
      try file.put(format.frame(frame, previous: previous, number: number), number: number)
    }
    self.previous = frame
    count += 1
  }

  func takesFrame(within seconds: Double) -> Bool { queue.hasPlace(within: seconds) }

  func settle() -> Bool { queue.settle() }

  func finish() throws(RecordingError) -> [RecordingNote] {
    try queue.drain()
    try file.close(format.trailer, correcting: format.corrections(count: count))
    return seesTransparency ? [.flattened(format: job.output.format.name)] : []
  }

  func cancel() { queue.abandon() }
}

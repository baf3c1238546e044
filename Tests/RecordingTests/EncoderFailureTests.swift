import Foundation
import Recording
import Testing

@Suite struct EncoderFailureTests {
  @Test func `a missing ffmpeg is told by name before anything is drawn`() throws {
    let work = try Workspace()
    let options = RecordingOptions(tools: EncoderTools(searchPath: work.path("nowhere")))

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(3), to: work.path("a.mp4"), options: options) { _ in
        Issue.record("a frame was drawn")
        return .proceed
      }
    }

    #expect(error == .encoderMissing(encoder: "ffmpeg", package: "ffmpeg"))
    #expect(work.names.isEmpty)
  }

  @Test(arguments: [
    ("echo first >&2; echo 'no such codec' >&2; exit 1", "ffmpeg failed: no such codec"),
    ("head -c 10000 >/dev/null; echo 'disk is full' >&2; exit 1", "ffmpeg failed: disk is full"),
    (
      "cat >/dev/null; echo 'Error: No space left on device' >&2; echo 'at the end' >&2; exit 1",
      "ffmpeg failed: no space left on device"
    ),
    ("cat >/dev/null; echo 'late' >&2; exit 3", "ffmpeg failed: late"),
    ("exit 4", "ffmpeg failed: ended with exit code 4 and no message"),
    ("kill -9 $$", "ffmpeg failed: ended by signal 9"),
    ("exit 0", "ffmpeg failed: it ended before the last frame"),
    (
      "yes 'a long complaint' | head -c 1000000 >&2; echo >&2; echo end >&2; exit 1",
      "ffmpeg failed: end"
    ),
  ])
  func `a dying encoder gives one line with its last words and no file`(
    script: String, message: String
  ) throws {
    let work = try Workspace()
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", script), ffprobe: nil)

    let error = #expect(throws: RecordingError.self) {
      try record(
        .counting(40), width: 128, height: 96, to: work.path("a.mp4"),
        options: RecordingOptions(tools: tools))
    }

    #expect(error?.description == message)
    #expect(work.names == ["ffmpeg"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `an encoder that hangs is ended once the recording is interrupted`() throws {
    let work = try Workspace()
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", "exec sleep 600"), ffprobe: nil)
    let options = RecordingOptions(tools: tools, isInterrupted: { true })

    let error = #expect(throws: RecordingError.self) {
      try record(
        .counting(40), width: 640, height: 480, to: work.path("a.mp4"), options: options)
    }

    #expect(error == .interrupted(encoder: "ffmpeg"))
    #expect(work.names == ["ffmpeg"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["exec sleep 600", "cat >/dev/null; exec sleep 600"])
  func `an encoder that does nothing for too long is ended`(script: String) throws {
    let work = try Workspace()
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", script), ffprobe: nil)
    var options = RecordingOptions(tools: tools)
    options.patience = 0.5

    let error = #expect(throws: RecordingError.self) {
      try record(
        .counting(40), width: 640, height: 480, to: work.path("a.mp4"), options: options)
    }

    #expect(error == .encoderHangs(encoder: "ffmpeg", seconds: 0.5))
    #expect(work.names == ["ffmpeg"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["exec sleep 600", "exec >&-; exec sleep 600"])
  func `a file is kept and said to be unchecked where ffprobe hangs`(script: String) throws {
    let work = try Workspace()
    let tools = EncoderTools(
      ffmpeg: try work.script("ffmpeg", "cat >/dev/null"),
      ffprobe: try work.script("ffprobe", script))
    var options = RecordingOptions(tools: tools)
    options.patience = 0.3

    let summary = try record(.counting(3), to: work.path("a.mp4"), options: options)

    let reason = "ffprobe did not respond"
    #expect(summary.notes == [.unchecked(path: work.path("a.mp4"), reason: reason)])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a slow encoder completes what it has once the recording is interrupted`() throws {
    let work = try Workspace()
    // Reads one frame and a part of the next, rests for longer than a writer waits, and reads on.
    let slow = "head -c 500000 >/dev/null; sleep 1; cat >/dev/null"
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", slow), ffprobe: nil)

    let summary = try record(
      .counting(40), width: 640, height: 480, to: work.path("a.mp4"),
      options: RecordingOptions(tools: tools, isInterrupted: { true }))

    #expect((1..<40).contains(summary.frameCount))
    #expect(!summary.isComplete)
  }

  @Test(.timeLimit(.minutes(1)))
  func `whoever gives up does not wait for the check`() throws {
    let work = try Workspace()
    let tools = EncoderTools(
      ffmpeg: try work.script("ffmpeg", "cat >/dev/null"),
      ffprobe: try work.script("ffprobe", "exec sleep 600"))

    let summary = try record(
      .counting(3), to: work.path("a.mp4"),
      options: RecordingOptions(tools: tools, isInterrupted: { true }))

    #expect(summary.notes.isEmpty)
  }

  @Test func `an encoder that reads nothing is seen not to take a frame`() throws {
    let work = try Workspace()
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", "exec sleep 600"), ffprobe: nil)
    let recorder = try Recorder(
      FrameSpecification(frames: .counting(40), pixelWidth: 1280, pixelHeight: 720),
      to: OutputPath(work.path("a.mp4")), options: RecordingOptions(tools: tools))
    let frame = SyntheticFrame.photo.bitmap(width: 1280, height: 720, number: 0)

    var taken = 0
    while taken < 40, recorder.takesFrame(within: 0.2) {
      try recorder.append(frame)
      taken += 1
    }

    #expect((1..<10).contains(taken))
    recorder.cancel()
  }

  @Test(.timeLimit(.minutes(1)))
  func `an encoder that hangs after the last frame is ended at once when it is urgent`() throws {
    let work = try Workspace()
    let script = try work.script("ffmpeg", "cat >/dev/null; exec sleep 600")
    var options = RecordingOptions(
      tools: EncoderTools(ffmpeg: script, ffprobe: nil), isInterrupted: { true })
    options.isUrgent = { true }

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("a.mp4"), options: options)
    }

    #expect(error == .interrupted(encoder: "ffmpeg"))
    #expect(work.names == ["ffmpeg"])
  }

  @Test func `the encoder's words name the file as the caller did`() throws {
    let work = try Workspace()
    let script = #"for path; do :; done; echo "$path: no space" >&2; cat >/dev/null; exit 1"#
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", script), ffprobe: nil)

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(1), to: work.path("a.mp4"), options: RecordingOptions(tools: tools))
    }

    #expect(error?.description == "ffmpeg failed: \(work.path("a.mp4")): no space")
  }

  @Test func `a file that misses frames is found out`() throws {
    let work = try Workspace()
    let tools = EncoderTools(
      ffmpeg: try work.script("ffmpeg", "cat >/dev/null"),
      ffprobe: try work.script("ffprobe", "echo 16,12,2"))

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(3), to: work.path("a.mp4"), options: RecordingOptions(tools: tools))
    }

    #expect(error?.description.contains("16,12,2, expected 16,12,3") == true)
    #expect(work.names == ["ffmpeg", "ffprobe"])
  }

  @Test func `a full disk is told also by an encoder that ends as if all were well`() throws {
    let work = try Workspace()
    let tools = EncoderTools(
      ffmpeg: try work.script(
        "ffmpeg", "cat >/dev/null; echo 'a.mp4: No space left on device' >&2"),
      ffprobe: try work.script("ffprobe", "exit 1"))

    let error = #expect(throws: RecordingError.self) {
      try record(.counting(3), to: work.path("a.mp4"), options: RecordingOptions(tools: tools))
    }

    #expect(error?.description == "ffmpeg failed: no space left on device")
    #expect(work.names == ["ffmpeg", "ffprobe"])
  }

  @Test func `without ffprobe a file is kept and said to be unchecked`() throws {
    let work = try Workspace()
    let script = try work.script("ffmpeg", "cat >/dev/null")
    let tools = EncoderTools(ffmpeg: script, ffprobe: nil)

    let summary = try record(
      .counting(3), to: work.path("a.mp4"), options: RecordingOptions(tools: tools))

    let reason = "ffprobe was not found"
    #expect(summary.notes == [.unchecked(path: work.path("a.mp4"), reason: reason)])
    #expect(work.names == ["a.mp4", "ffmpeg"])
  }

  @Test func `cancelling ends an encoder that does not read and leaves nothing`() throws {
    let work = try Workspace()
    let tools = EncoderTools(ffmpeg: try work.script("ffmpeg", "exec sleep 1000"), ffprobe: nil)

    let error = #expect(throws: RecordingError.self) {
      try record(
        .counting(40), width: 640, height: 480, to: work.path("a.mp4"),
        options: RecordingOptions(tools: tools)
      ) { _ in .cancel }
    }

    #expect(error == .cancelled)
    #expect(work.names == ["ffmpeg"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `an encoder that takes its time after the last frame is asked, not waited for`() throws {
    let work = try Workspace()
    let gate = work.path("gate")
    let tools = EncoderTools(
      ffmpeg: try work.script(
        "ffmpeg", "cat >/dev/null; until [ -e '\(gate)' ]; do sleep 0.01; done"), ffprobe: nil)
    let recorder = try Recorder(
      FrameSpecification(frames: .counting(1), pixelWidth: 16, pixelHeight: 12),
      to: OutputPath(work.path("a.mp4")), options: RecordingOptions(tools: tools))
    try recorder.append(SyntheticFrame.photo.bitmap(width: 16, height: 12, number: 0))

    let isSettled = recorder.settle()
    try Data().write(to: URL(fileURLWithPath: gate))
    while !recorder.settle() {}

    #expect(!isSettled)
    recorder.cancel()
  }
}

internal import Demos
internal import Display
internal import Recording
internal import SDLBackend

/// `inbetween record`: draws a take frame by frame, without any display, and encodes it.
enum RecordCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "record", operands: "\(TakeRequest.operands)|tour", count: 1...1,
      summary: "record a demo, a take, or the tour of all demos to a file or a folder of frames",
      details: """
        OUT decides the format: a folder or a name with %05d for PNG frames, or a file whose ending is
        one of inbetween list formats. Frame i shows exactly the time from + i / fps, however long it
        takes to draw. Without --at and without a take the demo plays its showcase.
        """,
      options: [CommandOption("output", letter: "o", value: "OUT", "where to record to")]
        + TakeRequest.options + FrameRequest.options + [
          CommandOption("scale", value: "N", "pixels a point (1)"),
          CommandOption("loop", "leave the last frame out, for a seamless loop"),
          CommandOption("ping-pong", "add the way back without doubling the turn"),
          CommandOption("force", letter: "f", "replace what is there"),
        ],
      examples: [
        "inbetween record quiz -o quiz.mp4",
        "inbetween record label -o frames/ --at 0:move --fps 30 --scale 2",
        "inbetween record my.take.json -o loop.gif --to 1 --loop --set curve=ease-out",
      ]),
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    guard let output = arguments["output"] else {
      throw .usage("record needs --output OUT; a folder, or a file such as out.mp4")
    }
    Signals.watch()
    let live: LiveResources
    let footage: any Footage
    if arguments.operands[0] == Tour.name {
      try refuseTakeOptions(arguments)
      let size = try arguments["size"].map { text throws(CommandError) in try Size(parsing: text) }
      live = try LiveResources(reportingTo: streams)
      footage = try Tour(
        size: size ?? Take.defaultSize, resources: live.resources,
        reducesMotion: TakeRequest.reducesMotion(arguments) ?? false)
    } else {
      let take = try TakeRequest.take(arguments.operands[0], arguments, emptyJournal: .showcase)
      live = try LiveResources(reportingTo: streams)
      footage = try Player(take: take, resources: live.resources)
    }
    return try record(footage, output, arguments, live, streams)
  }

  private static func record(
    _ footage: any Footage, _ output: String, _ arguments: ParsedArguments,
    _ live: LiveResources, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    let scale = try arguments.number("scale", in: 0.01...64) ?? 1
    let path = try CommandError.translating { () throws(RecordingError) in try OutputPath(output) }
    let frames = try FrameRequest.frames(
      arguments,
      // A format that cannot show 60 frames a second is not asked for them by default.
      standardRate: min(FrameRequest.standardRate, path.format.traits.highestRate),
      order: order(arguments), rest: { footage.restTime })
    var options = RecordingOptions(
      replacesExisting: arguments.has("force"), takeJSON: footage.takeJSON,
      isInterrupted: { Signals.received != nil })
    options.isUrgent = { Signals.areUrgent }
    let renderer: SDLRenderer
    do {
      renderer = try SDLRenderer(fonts: live.fonts, pictures: live.pictures)
    } catch {
      throw .failure(error.description)
    }
    Signals.hold()
    let recorder = try CommandError.translating { () throws(RecordingError) in
      let specification = try FrameSpecification(
        frames: frames, width: footage.size.width, height: footage.size.height, scale: scale)
      return try Recorder(specification, to: path, options: options)
    }
    for note in recorder.notes + rateNote(arguments, path.format) { streams.say("note: \(note)") }
    return try run(recorder, streams) { time in
      let picture = footage.displayList(at: time).fitted(into: footage.size)
      return try renderer.bitmap(of: picture, scale: scale)
    }
  }

  /// What is said where a format cannot show the usual rate and nobody asked for another.
  private static func rateNote(
    _ arguments: ParsedArguments, _ format: OutputFormat
  ) -> [RecordingNote] {
    let highest = format.traits.highestRate
    guard arguments["fps"] == nil, highest < FrameRequest.standardRate else { return [] }
    return [.rateChanged(format: format.name, from: FrameRequest.standardRate, to: highest)]
  }

  /// Draws and encodes; a signal ends the recording early with a file that can be played.
  private static func run(
    _ recorder: Recorder, _ streams: StandardStreams, picture: (Double) throws -> Bitmap
  ) throws(CommandError) -> Int32 {
    let bar = StandardStreams.talksToTerminal ? ProgressBar(streams) : nil
    let summary: RecordingSummary
    do {
      summary = try CommandError.translating { () throws(RecordingError) in
        defer { bar?.clear() }
        return try recorder.record(
          frame: { try picture($0.time) },
          progress: { progress in
            bar?.show(progress)
            return Signals.received == nil ? .proceed : .stop
          })
      }
    } catch {
      // A signal that met an encoder that did not respond is still a signal.
      guard let signal = Signals.received else { throw error }
      throw .interrupted(by: signal, error.message)
    }
    let size = "\(summary.pixelWidth)x\(summary.pixelHeight)"
    let end = summary.isComplete ? "" : ", ended early"
    streams.say(
      "\(summary.path): \(summary.frameCount.counted("frame")) of \(size) at "
        + "\(summary.framesPerSecond.shortText) a second\(end)")
    for note in summary.notes where !recorder.notes.contains(note) { streams.say("note: \(note)") }
    return Signals.received.map(CommandError.exitCode) ?? 0
  }

  private static func order(_ arguments: ParsedArguments) throws(CommandError) -> FrameOrder {
    switch (arguments.has("loop"), arguments.has("ping-pong")) {
    case (true, true):
      throw .usage("--loop and --ping-pong both say how the frames repeat; give one of them")
    case (true, false): return .loop
    case (false, true): return .pingPong
    case (false, false): return .clip
    }
  }

  private static func refuseTakeOptions(_ arguments: ParsedArguments) throws(CommandError) {
    for name in ["set", "at"] where arguments.has(name) {
      throw .usage("--\(name) belongs to one demo; the tour shows all of them as they are")
    }
  }
}

extension Signals {
  /// Ends a command to which a signal came before it had anything to show.
  static func check() throws(CommandError) {
    if let signal = received { throw .interrupted(by: signal) }
  }
}

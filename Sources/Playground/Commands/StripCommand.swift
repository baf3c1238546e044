internal import Demos
internal import Display
internal import Recording
internal import SDLBackend

/// `inbetween strip`: several instants of a take in one picture, for papers and documentation.
enum StripCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "strip", operands: TakeRequest.operands, count: 1...1,
      summary: "draw several instants of a demo or a take into one picture",
      details: """
        The frames are at equal times from --from to --to, both ends included. With --interruptions
        there is a row for each tenth of the running motion at which the main action comes again, with
        a red mark at that instant. All rows show the same instants, until nothing runs any more in
        any of them, so where a press waits for the end of the motion before, they show what follows
        as well, and a line under the title says that it waits.
        """,
      options: [
        CommandOption("output", letter: "o", value: "OUT.png", "where to write the picture"),
        CommandOption("count", value: "N", "how many frames (8)"),
        CommandOption("columns", value: "N", "how many of them in a row (4)"),
        CommandOption("interruptions", "interrupt the motion at 10 % to 90 %, a row each"),
        CommandOption("from", value: "S", "the time of the first frame in seconds (0)"),
        CommandOption("to", value: "S", "the time of the last frame (when nothing runs any more)"),
        CommandOption("width", value: "N", "the width of a frame in points (320)"),
        CommandOption("scale", value: "N", "pixels a point (1)"),
        CommandOption("force", letter: "f", "replace what is there"),
      ] + TakeRequest.options,
      examples: [
        "inbetween strip quiz -o quiz.png --count 6",
        "inbetween strip quiz -o turned.png --interruptions --set interruption=retarget",
      ]),
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    guard let output = arguments["output"] else {
      throw .usage("strip needs --output OUT.png")
    }
    Signals.watch()
    let take = try TakeRequest.take(arguments.operands[0], arguments, emptyJournal: .showcase)
    let count = try arguments.wholeNumber("count", in: 1...200) ?? 8
    let columns = try arguments.wholeNumber("columns", in: 1...50) ?? min(4, count)
    let width = try arguments.number("width", in: 16...4096) ?? 320
    let live = try LiveResources(reportingTo: streams)
    let strip: FilmStrip
    if arguments.has("interruptions") {
      let interruptions = try Interruptions(of: take, frames: count, resources: live.resources)
      strip = FilmStrip(interruptions, frameWidth: width, text: live.fonts)
    } else {
      let player = try Player(take: take, resources: live.resources)
      let rows = FilmStrip.rows(
        of: player, count: count, columns: columns, span: try span(arguments, of: player))
      strip = FilmStrip(rows, frameWidth: width, text: live.fonts)
    }
    let summary = try StillPicture(output, arguments).write(strip.displayList(), live)
    streams.say(summary)
    return 0
  }

  private static func span(
    _ arguments: ParsedArguments, of player: Player
  ) throws(CommandError) -> ClosedRange<Double> {
    let greatest = 1e9
    let start = try arguments.number("from", in: 0...greatest) ?? 0
    guard let end = try arguments.number("to", in: 0...greatest) ?? player.restTime else {
      throw .usage("--to is needed, because this take never rests")
    }
    guard end >= start else { throw .usage("--to must not lie before --from") }
    return start...end
  }
}

/// Where and how a command writes one picture.
struct StillPicture {
  private let path: String
  private let scale: Double
  private let replacesExisting: Bool

  /// Reads `--scale` and `--force`.
  ///
  /// `endings` are those that the command writes, for the refusal of others.
  init(
    _ path: String, _ arguments: ParsedArguments, endings: String = ".png"
  ) throws(CommandError) {
    self.path = path
    scale = try arguments.number("scale", in: 0.01...64) ?? 1
    replacesExisting = arguments.has("force")
    guard path.lowercased().hasSuffix(".png") else {
      throw .usage("\(path): let the name of the picture end in \(endings)")
    }
  }

  /// Draws and writes a list; returns what to say about it.
  func write(_ list: DisplayList, _ live: LiveResources) throws(CommandError) -> String {
    Signals.hold()
    let recorder = try CommandError.translating { () throws(RecordingError) in
      let specification = try FrameSpecification(
        frames: try FrameSequence(from: 0, frames: 0..<1, framesPerSecond: 60),
        width: list.size.width, height: list.size.height, scale: scale)
      return try Recorder(
        specification, to: try OutputPath(path),
        options: RecordingOptions(replacesExisting: replacesExisting))
    }
    do {
      let renderer = try SDLRenderer(fonts: live.fonts, pictures: live.pictures)
      try recorder.append(try renderer.bitmap(of: list, scale: scale))
      try Signals.check()
      let summary = try recorder.finish()
      let size = "\(recorder.specification.pixelWidth)x\(recorder.specification.pixelHeight)"
      return "\(summary.path): \(size)"
    } catch let error as RecordingError {
      throw CommandError(error)
    } catch let error as CommandError {
      recorder.cancel()
      throw error
    } catch {
      recorder.cancel()
      throw .failure("\(error)")
    }
  }
}

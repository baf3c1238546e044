internal import Demos
internal import Recording

/// `inbetween trace`: prints what the named layers show, frame by frame, without drawing anything.
enum TraceCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "trace", operands: TakeRequest.operands, count: 1...1,
      summary: "print the layers' values at each frame, and the events between",
      details: """
        Without --at and without a take the demo plays its showcase. Presentation values: position
        in the superlayer, frame in stage points, radians, colours 0…1.
        """,
      options: TakeRequest.options + FrameRequest.options + [
        CommandOption("times", value: "T,T…", "these times in seconds instead of frames"),
        CommandOption(
          "events", "every event of the take instead of frames, with begins and ends of animations"),
        CommandOption("format", value: "json|csv", "one JSON object a line, or rows (json)"),
      ],
      examples: [
        "inbetween trace quiz --at 0:next --fps 30",
        "inbetween trace label --times 0,0.25,0.5 --format csv",
        "inbetween trace quiz --events",
      ]),
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    let format = try TraceFormat(arguments["format"] ?? "json")
    let take = try TakeRequest.take(
      arguments.operands[0], arguments, emptyJournal: .showcase)
    let player = try Player(take: take, resources: LiveResources(reportingTo: streams).resources)
    if arguments.has("events") {
      try checkEvents(arguments, format)
      for event in player.score.events { try streams.write(TraceFormat.json(event)) }
      return 0
    }
    let times = try times(arguments) { player.restTime }
    try streams.write(format.header)
    try trace(player, at: times) { line throws(CommandError) in
      try streams.write(format.text(of: line))
    }
    return 0
  }

  /// Visits the times in order; the events since the one before come first.
  static func trace(
    _ player: Player, at times: [Double], line: (TraceLine) throws(CommandError) -> Void
  ) throws(CommandError) {
    let start = times.first ?? 0
    for time in times {
      player.seek(to: time)
      for event in player.takeEvents() where event.time >= start { try line(.event(event)) }
      try line(.frame(TraceFrame(player)))
    }
  }

  private static func checkEvents(
    _ arguments: ParsedArguments, _ format: TraceFormat
  ) throws(CommandError) {
    guard format == .json else {
      throw .usage("--events prints one JSON object a line; leave --format \(format.rawValue) out")
    }
    for name in ["times"] + FrameRequest.options.map(\.name) where arguments.has(name) {
      throw .usage("--events prints all events of the take; --\(name) chooses frames")
    }
  }

  private static func times(
    _ arguments: ParsedArguments, rest: () -> Double?
  ) throws(CommandError) -> [Double] {
    guard let times = try arguments.numbers("times", in: 0...1e9) else {
      return try FrameRequest.frames(arguments, rest: rest).map(\.time)
    }
    for name in FrameRequest.options.map(\.name) where arguments.has(name) {
      throw .usage("--times and --\(name) both choose the instants; give one of them")
    }
    return times.sorted()
  }
}

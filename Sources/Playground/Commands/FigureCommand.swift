internal import Demos
internal import Motion
internal import Recording
internal import SDLBackend

/// `inbetween figure`: an easing as a drawing, for papers and documentation.
enum FigureCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "figure", operands: "EASING", count: 1...1,
      summary: "draw the curve of an easing as PNG or SVG",
      details: """
        The unit box, the curve and its handles, the speed as a thin line, ticks at equal times, and
        marks for overshoot and rest. EASING is written as for inbetween curve.
        """,
      options: [
        CommandOption("output", letter: "o", value: "OUT", "a file that ends in .png or .svg"),
        CommandOption("width", value: "N", "the side in points (320)"),
        CommandOption("dark", "on a dark ground"),
        CommandOption("scale", value: "N", "pixels a point, for PNG (1)"),
        CommandOption("force", letter: "f", "replace what is there"),
      ],
      examples: [
        "inbetween figure ease-in-out -o ease.svg",
        "inbetween figure 'spring(0.4)' -o spring.png --scale 2 --dark",
      ]),
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    guard let output = arguments["output"] else {
      throw .usage("figure needs --output OUT, a file that ends in .png or .svg")
    }
    Signals.watch()
    let curve = try EasingText.curve(arguments.operands[0])
    let side = try arguments.number("width", in: 64...4096) ?? CurveFigure.side
    let theme = arguments.has("dark") ? Theme.dark : .light
    if output.lowercased().hasSuffix(".svg") {
      guard output.split(separator: "/").last?.count ?? 0 > ".svg".count else {
        throw .usage("output \(output) is not possible: a name before the ending, as out.svg")
      }
      try write(CurveDrawing(curve, side: side, theme: theme).svg, to: output, arguments)
      streams.say("\(output): \(side.shortText)x\(side.shortText)")
    } else {
      let still = try StillPicture(output, arguments, endings: ".png or .svg")
      let live = try LiveResources(reportingTo: streams)
      let list = CurveFigure.displayList(of: curve, side: side, theme: theme, text: live.fonts)
      streams.say(try still.write(list, live))
    }
    return 0
  }

  private static func write(
    _ text: String, to path: String, _ arguments: ParsedArguments
  ) throws(CommandError) {
    Signals.hold()
    try CommandError.translating { () throws(RecordingError) in
      try OutputFile.write(
        Array(text.utf8), to: path, replacesExisting: arguments.has("force"))
    }
  }
}

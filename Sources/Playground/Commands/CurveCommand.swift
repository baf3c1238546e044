internal import Demos
internal import Motion

/// `inbetween curve`: prints an easing's values, or the easing in another notation.
enum CurveCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "curve", operands: "EASING", count: 1...1,
      summary: "print the values of an easing, or the easing in another notation",
      details: """
        EASING is a name or a preset (inbetween list curves), cubic-bezier(x1, y1, x2, y2), steps(count, position),
        linear(0, 0.5 25%, 1), spring(damping-ratio), spring(mass, stiffness, damping, velocity),
        reversed(EASING) or part(EASING, start, end). With labels a spring can be given as
        mass, stiffness, damping; dampingRatio, duration; response, dampingFraction; or duration, bounce;
        each with a velocity: spring(duration: 0.5, bounce: 0.3). These and a spring with a mass last as
        long as they take to settle, and their x is in seconds; for all others x is the fraction of the
        duration.
        """,
      options: [
        CommandOption("at", value: "X,X…", "the values at these places"),
        CommandOption(
          "samples", value: "N", "N values at equal distances, both ends included (11)"),
        CommandOption(
          "format", value: "FORMAT",
          "how it is printed (table): \(CurveFormat.names.joined(separator: ", "))"),
        CommandOption(
          "duration", value: "S", "seconds of the animation, where the format writes them (1)"),
      ],
      examples: [
        "inbetween curve ease-in-out --at 0.25,0.5,0.75",
        "inbetween curve 'cubic-bezier(.68,-.55,.265,1.55)' --samples 101 --format csv",
        "inbetween curve 'spring(1, 100, 10, 0)' --format swift",
        "inbetween curve 'SwiftUI bouncy' --format css",
        "inbetween curve 'spring(response: 0.5, dampingFraction: 0.7)' --format core-animation",
      ]),
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    let name = arguments["format"] ?? "table"
    let format = try CurveFormat(name)
    let duration = try arguments.number("duration", in: 0.001...1e6) ?? 1
    let curve = try EasingText.curve(arguments.operands[0])
    if let code = try format.code(for: curve, duration: duration) {
      guard !arguments.has("at"), !arguments.has("samples") else {
        throw .usage(
          "--format \(name) prints the easing itself, without --at, --samples")
      }
      try streams.write(code + "\n")
    } else {
      try streams.write(format.text(of: curve, at: places(arguments, on: curve)))
    }
    return 0
  }

  private static func places(
    _ arguments: ParsedArguments, on curve: Curve
  ) throws(CommandError) -> [Double] {
    let greatest = 1e9
    if let places = try arguments.numbers("at", in: -greatest...greatest) {
      guard !arguments.has("samples") else {
        throw .usage("--at and --samples both choose the places; give one of them")
      }
      return places
    }
    let count = try arguments.wholeNumber("samples", in: 2...1_000_000) ?? 11
    let end = curve.naturalDuration ?? 1
    guard end.isFinite else {
      throw .usage("\(curve) never settles; give the places with --at, in seconds")
    }
    return (0..<count).map { end * Double($0) / Double(count - 1) }
  }
}

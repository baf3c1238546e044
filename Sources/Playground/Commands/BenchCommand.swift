internal import Demos

/// `inbetween bench`: runs workloads on their own and prints what they cost.
enum BenchCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "bench", operands: "[WORKLOAD…]", count: 0...32,
      summary: "measure engine, drawing and encoders, one JSON line a workload",
      details: "Workloads: \(Workload.all.map(\.name).joined(separator: ", ")).",
      options: [CommandOption("frames", value: "N", "frames of each workload (120)")],
      examples: ["inbetween bench", "inbetween bench draw-labels --frames 300"]),
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    let frames = try arguments.wholeNumber("frames", in: 1...1_000_000) ?? 120
    var workloads: [Workload] = []
    for name in arguments.operands {
      guard let workload = Workload.all.first(where: { $0.name == name }) else {
        throw .usage(Suggestion.unknown("workload", name, among: Workload.all.map(\.name)))
      }
      workloads.append(workload)
    }
    let live = try LiveResources()
    for workload in workloads.isEmpty ? Workload.all : workloads {
      do throws(CommandError) {
        try streams.write(workload.measure(frames, live).json + "\n")
      } catch {
        // Of all of them, one that needs what is not installed does not stop the others.
        guard workloads.isEmpty else { throw error }
        streams.say(error.message)
      }
      try streams.flush()
    }
    return 0
  }
}

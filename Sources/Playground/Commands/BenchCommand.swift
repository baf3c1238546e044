internal import Demos

/// `inbetween bench`: runs workloads on their own and prints what they cost.
enum BenchCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "bench", operands: "[WORKLOAD…]", count: 0...16,
      summary: "measure the engine and the drawing, one JSON line a workload",
      options: [CommandOption("frames", value: "N", "frames of each workload (120)")],
      examples: ["inbetween bench", "inbetween bench labels crossfade --frames 300"])
  ) { arguments, streams throws(CommandError) in
    _ = (arguments, streams)
    return 0
  }
}

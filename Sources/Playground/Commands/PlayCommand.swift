internal import Demos

/// `inbetween play`: opens the window.
enum PlayCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "play", operands: "[DEMO|FILE.take.json]", count: 0...1,
      summary: "open the window with a demo or a take",
      details: "Without an operand it opens what was open last. F1 in the window shows the keys.",
      options: TakeRequest.options + [
        CommandOption(
          "scale", value: "N", "pixels of the screen a point, 1 to 4 (the desktop's)")
      ],
      examples: [
        "inbetween play crossfade", "inbetween play quiz --set duration=1.5 --size 1280x720",
      ])
  ) { arguments, _ throws(CommandError) in
    let scale = try arguments.number("scale", in: 1...4)
    let reducesMotion = try TakeRequest.reducesMotion(arguments)
    let options = TakeRequest.options.map(\.name).filter { $0 != TakeRequest.reducedMotion.name }
    if arguments.operands.isEmpty, !options.contains(where: arguments.has) {
      return try WindowProgram.run(nil, reducesMotion: reducesMotion, scale: scale)
    }
    let first = DemoRegistry.all.first?.about.name ?? ""
    let take = try TakeRequest.take(
      arguments.operands.first ?? first, arguments, emptyJournal: .stays)
    return try WindowProgram.run(take, reducesMotion: reducesMotion, scale: scale)
  }

  /// Refuses a first word that is neither a command, a demo nor a file.
  static func checkOperand(_ word: String) throws(CommandError) {
    guard DemoRegistry.demo(named: word) == nil, !TakeRequest.isFile(word) else { return }
    let demos = DemoRegistry.all.map { $0.about.name }
    let commands = Program.commands.map(\.syntax.name)
    throw .usage(Suggestion.unknown("command or demo", word, among: commands + demos))
  }
}

internal import Demos
internal import Motion
internal import Recording
internal import Transitions

/// `inbetween list`: prints what there is, from the tables that the program itself uses.
enum ListCommand {
  static let command = Command(
    syntax: CommandSyntax(
      "list", operands: "demos|settings DEMO|curves|transitions|formats|keys", count: 1...2,
      summary: "print what there is: demos, settings, curves, transitions, formats or keys",
      options: [
        CommandOption("json", "as a JSON list"),
        CommandOption("markdown", "as a Markdown table, for documents"),
      ],
      examples: ["inbetween list demos", "inbetween list settings quiz --json"]),
    run: run)

  /// A row of a list: its fields under their names, in order, as JSON; and two columns for people.
  struct Row {
    let left: String
    let right: String
    let fields: [(name: String, json: String)]
  }

  private static let lists: [(name: String, rows: @MainActor () throws(CommandError) -> [Row])] = [
    ("demos", demos), ("curves", namedCurves), ("transitions", transitions), ("formats", formats),
    ("keys", keys),
  ]

  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams
  ) throws(CommandError) -> Int32 {
    var rows = try rows(arguments.operands)
    if arguments.operands[0] == "curves" { rows += presets(streams) }
    guard !arguments.has("json") || !arguments.has("markdown") else {
      throw .usage("--json and --markdown both say how it is printed; give one of them")
    }
    if arguments.has("markdown") {
      try streams.write(markdown(rows, heading: arguments.operands[0]))
    } else if arguments.has("json") {
      let objects = rows.map { row in "  " + JSONText.object(row.fields.map { ($0.name, $0.json) })
      }
      try streams.write("[\n" + objects.joined(separator: ",\n") + "\n]\n")
    } else {
      let lines = CommandHelp.columns(rows.map { ($0.left, $0.right) })
      try streams.write(lines.map { $0.dropFirst(2) + "\n" }.joined())
    }
    return 0
  }

  /// The rows as a table; a key or name is set as code, so that `\\` and `[` stay what they are.
  static func markdown(_ rows: [Row], heading: String) -> String {
    let lines = rows.map { "| `\($0.left)` | \($0.right) |" }
    return (["| \(heading) | |", "|---|---|"] + lines).map { $0 + "\n" }.joined()
  }

  private static func rows(_ operands: [String]) throws(CommandError) -> [Row] {
    let what = operands[0]
    if what == "settings" {
      let names = DemoRegistry.all.map { $0.about.name }
      guard operands.count == 2 else {
        throw .usage("list settings needs a demo; allowed: \(names.joined(separator: ", "))")
      }
      return settings(of: try Take(demo: operands[1]).demoType().about)
    }
    guard let list = lists.first(where: { $0.name == what }) else {
      throw .usage(Suggestion.unknown("list", what, among: lists.map(\.name) + ["settings"]))
    }
    guard operands.count == 1 else {
      throw .usage("unexpected \(operands[1].quotedText) after \(what)")
    }
    return try list.rows()
  }
}

extension ListCommand {
  private static func demos() -> [Row] {
    DemoRegistry.all.map { demo in
      let about = demo.about
      let actions = about.actions.map(\.name)
      return Row(
        left: about.name, right: "\(about.lesson); actions: \(actions.joined(separator: ", "))",
        fields: [
          ("name", JSONText.string(about.name)), ("title", JSONText.string(about.title)),
          ("lesson", JSONText.string(about.lesson)), ("watch", JSONText.string(about.watch)),
          ("actions", JSONText.array(actions.map(JSONText.string))),
          ("layers", JSONText.array(about.layerNames.map(JSONText.string))),
          ("settings", JSONText.array(about.settings.map { JSONText.string($0.name) })),
        ])
    }
  }

  private static func settings(of about: DemoDescription) -> [Row] {
    about.settings.map { setting in
      let value = setting.defaultValue.description
      return Row(
        left: "\(setting.name)=\(value)", right: "\(setting.summary); \(setting.allowed)",
        fields: [
          ("name", JSONText.string(setting.name)), ("title", JSONText.string(setting.title)),
          ("default", JSONText.value(setting.defaultValue)),
          ("summary", JSONText.string(setting.summary)),
          ("allowed", JSONText.string(setting.allowed)),
        ])
    }
  }

  /// The presets that have no easing's name; what of one's own cannot be used is said, and the others
  /// are listed all the same.
  private static func presets(_ streams: StandardStreams) -> [Row] {
    let names = Set(NamedCurve.allCases.map(\.rawValue))
    let path = UserFolders.current.presetsFile
    var contents = PresetFile.Contents()
    do {
      contents = try PresetFile.contents(path: path)
    } catch {
      streams.say(error.message)
    }
    for refusal in contents.refusals { streams.say("\(path): \(refusal)") }
    return contents.library.all.filter { !names.contains($0.name) }.map { preset in
      let isOwn = preset.group == .own
      return Row(
        left: preset.name, right: isOwn ? "yours: \(preset.curve)" : preset.curve.description,
        fields: [
          ("name", JSONText.string(preset.name)),
          ("curve", JSONText.string(preset.curve.description)),
          ("summary", JSONText.string(isOwn ? "yours" : preset.group.rawValue)),
        ])
    }
  }

  private static func namedCurves() -> [Row] {
    NamedCurve.allCases.map { named in
      Row(
        left: named.rawValue, right: named.curve.summary,
        fields: [
          ("name", JSONText.string(named.rawValue)),
          ("curve", JSONText.string(named.curve.bezierText)),
          ("summary", JSONText.string(named.curve.summary)),
        ])
    }
  }

  static func transitions() -> [Row] {
    TransitionType.all.map { type in
      let directions = type.hasDirections ? TransitionDirection.allCases.map(\.rawValue) : []
      let notes = [
        type.summary,
        type.aliases.isEmpty ? "" : "also \(type.aliases.joined(separator: ", "))",
        directions.joined(separator: " "), type.isPrivate ? "private" : "",
      ].filter { !$0.isEmpty }
      return Row(
        left: type.name, right: notes.joined(separator: "; "),
        fields: [
          ("name", JSONText.string(type.name)),
          ("summary", JSONText.string(type.summary)),
          ("aliases", JSONText.array(type.aliases.map(JSONText.string))),
          ("directions", JSONText.array(directions.map(JSONText.string))),
          ("private", type.isPrivate ? "true" : "false"),
        ])
    }
  }

  private static func formats() -> [Row] {
    OutputFormat.allCases.map { format in
      Row(
        left: format.fileExtension.isEmpty ? "\(format.name)" : ".\(format.fileExtension)",
        right: format.summary,
        fields: [
          ("name", JSONText.string(format.name)),
          ("extension", JSONText.string(format.fileExtension)),
          ("summary", JSONText.string(format.summary)),
        ])
    }
  }

  static func keys() -> [Row] {
    Hotkeys.table.map { key in
      Row(
        left: key.keys, right: key.summary,
        fields: [
          ("section", JSONText.string(key.section.rawValue)),
          ("keys", JSONText.array(key.caps.map(JSONText.string))),
          ("summary", JSONText.string(key.summary)),
        ])
    }
  }
}

extension Curve {
  /// What a list says beside the name: the control points, or what the easing is made of.
  fileprivate var summary: String {
    switch family {
    case let penner as PennerCurve:
      "\(Self.shapes[penner.shape] ?? ""), \(Self.slowEnds[penner.direction] ?? "")"
    case let steps as StepsCurve where steps == .start: "one jump at the start"
    case let steps as StepsCurve where steps == .end: "one jump at the end"
    default: self == .linear ? "constant speed" : bezierText
    }
  }

  private static let shapes: [PennerCurve.Shape: String] = [
    .sine: "a sine wave", .quad: "the second power", .cubic: "the third power",
    .quart: "the fourth power", .quint: "the fifth power", .expo: "a power of two",
    .circ: "a circle", .back: "beyond its ends", .elastic: "swinging", .bounce: "bouncing",
  ]

  private static let slowEnds: [PennerCurve.Direction: String] = [
    .easeIn: "slow at the start", .easeOut: "slow at the end", .easeInOut: "slow at both ends",
  ]

  /// The control points where there are any, as a list shows more than the name again.
  fileprivate var bezierText: String {
    guard let bezier = family as? CubicBezier else { return description }
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortText)
    return "cubic-bezier(\(points.joined(separator: ", ")))"
  }
}

internal import Demos
internal import Layers
internal import Motion

/// How a trace is printed.
enum TraceFormat: String, CaseIterable {
  /// One JSON object a line.
  case json
  /// Rows of `t,layer,property,value`.
  case csv

  init(_ name: String) throws(CommandError) {
    guard let format = TraceFormat(rawValue: name) else {
      throw .usage(
        Suggestion.unknown("format of trace", name, among: Self.allCases.map(\.rawValue)))
    }
    self = format
  }

  /// What stands before the first line.
  var header: String { self == .csv ? "t,layer,property,value\n" : "" }

  /// A line with its line break.
  func text(of line: TraceLine) -> String {
    switch (self, line) {
    case (.json, .frame(let frame)): Self.json(frame)
    case (.json, .event(let event)): Self.json(event)
    case (.csv, .frame(let frame)): Self.csv(frame)
    case (.csv, .event(let event)): Self.csv(event)
    }
  }

  private static func json(_ frame: TraceFrame) -> String {
    let layers = frame.layers.map { layer in
      (layer.name, JSONText.object(layer.properties.map { ($0.name, json($0.value)) }))
    }
    return JSONText.object([
      ("t", JSONText.number(frame.time)), ("layers", JSONText.object(layers)),
    ]) + "\n"
  }

  private static func json(_ value: TracedLayer.Property) -> String {
    switch value {
    case .numbers(let numbers, _): JSONText.array(numbers)
    case .number(let number): JSONText.number(number)
    case .text(let text): JSONText.string(text)
    case .flag(let isOn): isOn ? "true" : "false"
    }
  }

  private static func json(_ event: PlayerEvent) -> String {
    let time = ("t", JSONText.number(event.time))
    return switch event.kind {
    case .input(let input):
      JSONText.object([
        time, ("event", "\"input\""), ("input", JSONText.string(input.description)),
      ]) + "\n"
    case .completion(let name, let finished, let reason):
      JSONText.object([
        time, ("event", "\"completion\""), ("name", JSONText.string(name)),
        ("finished", finished ? "true" : "false"), ("reason", JSONText.string(reason.rawValue)),
      ]) + "\n"
    }
  }

  /// An event of the window's list, with its line break; moves of one stroke are one event.
  static func json(_ event: TakeEvent) -> String {
    var members = [("t", JSONText.number(event.time))]
    func add(_ name: String, _ text: String) { members.append((name, JSONText.string(text))) }
    switch event.kind {
    case .input:
      add("event", "input")
      add("input", [event.title, event.detail].filter { !$0.isEmpty }.joined(separator: " "))
    case .begin:
      add("event", "begin")
      members += animation(event)
      event.animation.map { add("curve", $0.curve.description) }
      event.animation.map { members.append(("additive", "\($0.isAdditive)")) }
    case .end(let reason):
      add("event", "end")
      members += animation(event)
      add("reason", reason.rawValue)
    case .completion(let finished, let reason):
      add("event", "completion")
      add("name", event.title)
      members.append(("finished", "\(finished)"))
      add("reason", reason.rawValue)
    }
    return JSONText.object(members) + "\n"
  }

  private static func animation(_ event: TakeEvent) -> [(String, String)] {
    guard let animation = event.animation else { return [] }
    return [
      ("layer", animation.layer.map(JSONText.string) ?? "null"),
      ("property", JSONText.string(animation.property)),
    ]
  }

  private static func csv(_ frame: TraceFrame) -> String {
    var rows = ""
    for layer in frame.layers {
      for (property, value) in layer.properties {
        for (name, text) in csv(property, value) {
          rows += row([frame.time.shortText, layer.name, name, text])
        }
      }
    }
    return rows
  }

  /// A property of several numbers takes a row for each: `position.x`, `position.y`.
  private static func csv(
    _ property: String, _ value: TracedLayer.Property
  ) -> [(name: String, text: String)] {
    switch value {
    case .numbers(let numbers, let parts):
      zip(parts, numbers).map { ("\(property).\($0)", $1.shortText) }
    case .number(let number): [(property, number.shortText)]
    case .text(let text): [(property, text)]
    case .flag(let isOn): [(property, isOn ? "true" : "false")]
    }
  }

  /// Events have no layer: `0.5,,completion,slide`, `0.5,,finished,true`, then the reason.
  private static func csv(_ event: PlayerEvent) -> String {
    let time = event.time.shortText
    return switch event.kind {
    case .input(let input): row([time, "", "input", input.description])
    case .completion(let name, let finished, let reason):
      row([time, "", "completion", name]) + row([time, "", "finished", "\(finished)"])
        + row([time, "", "reason", reason.rawValue])
    }
  }

  private static func row(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}

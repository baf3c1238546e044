internal import Demos
internal import Display
internal import Layers
internal import Motion

/// One line of a trace.
enum TraceLine {
  /// What the layers show at a time.
  case frame(TraceFrame)
  /// What happened between two of them.
  case event(PlayerEvent)
}

/// What a demo's named layers show at a time.
struct TraceFrame {
  /// Seconds since the take began.
  let time: Double
  /// The layers that exist at that time, in the order of the demo's description.
  let layers: [TracedLayer]

  init(_ player: Player) {
    time = player.time
    var found: [String: TracedLayer] = [:]
    Self.visit(player.stage.rootView, &found)
    layers = type(of: player.demo).about.layerNames.compactMap { found[$0] }
  }

  /// Of several layers with one name the last one, which lies on top, counts.
  private static func visit(_ view: View, _ found: inout [String: TracedLayer]) {
    if let name = view.name { found[name] = TracedLayer(name: name, view: view) }
    for subview in view.subviews { visit(subview, &found) }
  }
}

/// What a layer shows: presentation values.
struct TracedLayer {
  let name: String
  let state: LayerState
  /// Its frame in points of the stage.
  let frame: Rect
  let isHidden: Bool
  /// The text of a label.
  let text: String?

  init(name: String, view: View) {
    self.name = name
    state = view.layer.presentation
    frame = view.layer.presentationFrame
    isHidden = view.isHidden
    text = (view as? Label).map { $0.text ?? "" }
  }

  /// A property as a trace prints it.
  enum Property {
    case numbers([Double], parts: [String])
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  /// The properties under their names, in the order in which they are printed.
  var properties: [(name: String, value: Property)] {
    let parts = state.transform
    let color = state.backgroundColor
    var result: [(name: String, value: Property)] = [
      ("position", .numbers([state.position.x, state.position.y], parts: ["x", "y"])),
      ("bounds", Self.rect(state.bounds)),
      ("frame", Self.rect(frame)),
      ("opacity", .number(state.opacity)),
      ("translation", .numbers([parts.translation.x, parts.translation.y], parts: ["x", "y"])),
      ("scale", .numbers([parts.scale.x, parts.scale.y], parts: ["x", "y"])),
      ("rotation", .number(parts.rotation.radians)),
      (
        "backgroundColor",
        .numbers(
          [color.red, color.green, color.blue, color.alpha],
          parts: ["red", "green", "blue", "alpha"])
      ),
    ]
    if let text { result.append(("text", .text(text))) }
    result.append(("hidden", .flag(isHidden)))
    return result
  }

  private static func rect(_ rect: Rect) -> Property {
    .numbers(
      [rect.minX, rect.minY, rect.width, rect.height], parts: ["x", "y", "width", "height"])
  }
}

internal import Demos
internal import Display

/// Every demo's showcase, one after another, each under a caption: a picture for every time like a
/// take's, so that it records as exactly.
final class Tour: Footage {
  /// What stands for it on the command line.
  static let name = "tour"

  let size: Size
  private let scenes: [Scene]
  private let text: any TextMeasurer

  /// A demo's showcase and its place in the tour.
  private struct Scene {
    let player: Player
    let caption: String
    let start: Double
    /// Until the next scene covers it.
    let end: Double
  }

  /// How long a scene rests after its last motion, and how long the next one takes to cover it.
  private static let hold = 1.0
  private static let dissolve = 0.4
  /// How long the caption can be read before anything moves.
  private static let lead = 1.2
  /// How long a caption takes to come and go.
  private static let captionFade = 0.2

  /// Prepares every demo on a stage of one size.
  init(
    size: Size, resources: Resources, reducesMotion: Bool = false
  ) throws(CommandError) {
    self.size = size
    text = resources.text
    var scenes: [Scene] = []
    for (index, demo) in DemoRegistry.all.enumerated() {
      let about = demo.about
      let take = Take(
        demo: about.name, size: size, journal: about.showcase,
        reducesMotion: reducesMotion)
      let player = try Player(take: take, resources: resources)
      let start = scenes.last.map { $0.end - Self.dissolve } ?? 0
      let last = about.showcase.last?.time ?? 0
      let length = Self.lead + (player.restTime ?? last) + Self.hold
      scenes.append(
        Scene(
          player: player, caption: "\(index + 1) of \(DemoRegistry.all.count)  \(about.lesson)",
          start: start, end: start + length + Self.dissolve))
    }
    self.scenes = scenes
  }

  var restTime: Double? { scenes.last.map { $0.end - Self.dissolve } }

  var takeJSON: String? { nil }

  /// The scene at a time, and the next one over it while it dissolves; both are opaque, so the
  /// upper one's opacity mixes them exactly.
  func displayList(at time: Double) -> DisplayList {
    var result = DisplayList(size: size)
    for scene in scenes where time >= scene.start && (time < scene.end || isLast(scene)) {
      let picture = scene.player.displayList(at: max(0, time - scene.start - Self.lead))
      let opacity = scene.start == 0 ? 1 : min(1, (time - scene.start) / Self.dissolve)
      result.background = picture.background
      let ground = DrawCommand.rectangle(
        RectangleCommand(Rect(origin: .zero, size: size), color: picture.background))
      result.commands.append(
        .group(
          GroupCommand(
            [ground] + picture.commands + captionCommands(of: scene, at: time), opacity: opacity)))
    }
    return result
  }

  private func isLast(_ scene: Scene) -> Bool { scene.start == scenes.last?.start }

  /// Dark glass at the upper right, as wide as its text; never two at a time.
  private func captionCommands(of scene: Scene, at time: Double) -> [DrawCommand] {
    let come = scene.start == 0 ? 1 : (time - scene.start - Self.dissolve) / Self.captionFade
    let go = isLast(scene) ? 1 : (scene.end - Self.dissolve - time) / Self.captionFade
    let opacity = min(1, come, go)
    let font = Font.systemFont(ofSize: 15)
    let (padding, height) = (14.0, 32.0)
    let margin = Point(x: 48, y: 28)
    let width = text.width(of: scene.caption, in: font) + 2 * padding
    guard opacity > 0, width + 2 * margin.x <= size.width else { return [] }
    let glass = Rect(
      x: size.width - margin.x - width, y: margin.y, width: width, height: height)
    let metrics = text.metrics(of: font)
    let baseline = glass.midY + (metrics.ascent - metrics.descent) / 2
    return [
      .rectangle(
        RectangleCommand(
          glass, color: Palette.desk.withAlpha(0.72), cornerRadius: height / 2, opacity: opacity)),
      .text(
        TextCommand(
          scene.caption, font: font, color: .white,
          origin: Point(x: glass.minX + padding, y: baseline), opacity: opacity)),
    ]
  }
}

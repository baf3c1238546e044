internal import Demos
internal import Display
internal import Layers
internal import Motion

/// The second take that a person compares with, and the ghosts of the first: both are the same
/// journal, played by players of their own.
final class Comparison {
  /// How B is shown.
  enum Mode: CaseIterable {
    /// Not at all.
    case off
    /// As ghosts over A.
    case ghosts
    /// Beside A.
    case sideBySide
  }

  /// How B is shown.
  var mode = Mode.off
  /// True while the moving layers show at equal times.
  var showsOnionSkin = false
  /// The ghosts of the onion skin, the first and the last pose included.
  var ghostCount = 7
  /// B's settings; nil until the first comparison.
  var settings: [String: SettingValue]?
  /// True while the panels change B instead of A.
  var tunesOther = false
  /// The work on how far A and B are apart on the stage.
  var measuring = SpreadWork<DifferenceJob>()

  private var player: Player?
  private var curves: (own: Curve, other: Curve, difference: CurveDifference)?
  private var skins: [Side: Skin] = [:]

  /// Which take a pencil draws.
  enum Side {
    /// The take itself, in red.
    case own
    /// The one that it is compared with, in blue.
    case other

    fileprivate var color: Color { self == .own ? Theme.dark.red : Theme.dark.blue }
  }

  private struct Skin {
    let take: Take
    let span: ClosedRange<Double>
    let count: Int
    let commands: [DrawCommand]
  }

  /// How many ghosts an onion skin can have, the first and the last pose included.
  static let ghostCounts = [3, 5, 7, 9, 13, 17]

  private static let ghostStrength = 0.75
  /// The first pose is faint, the last one plain.
  private static let skinStrength = (first: 0.2, last: 0.65)
  private static let dotDiameter = 5.0

  /// The player of B's take at a time; nil while nothing is compared or B cannot be played.
  func other(of take: Take, at time: Double, resources: Resources) -> Player? {
    guard mode != .off, let settings else { return nil }
    var wanted = take
    wanted.settings = settings
    do {
      if let player, player.take.demo == take.demo {
        if player.take != wanted { try player.change(to: wanted) }
      } else {
        player = try Player(take: wanted, resources: resources)
      }
    } catch {
      // A file of B's settings is gone: there is nothing to compare with any more.
      mode = .off
      return nil
    }
    if let player, player.time != time { player.seek(to: time) }
    return player
  }

  /// How far A's curve is from B's; found once for each pair.
  func difference(of own: Curve, from other: Curve) -> CurveDifference {
    if let curves, curves.own == own, curves.other == other { return curves.difference }
    let difference = CurveDifference(own, other)
    curves = (own, other, difference)
    return difference
  }

  /// B's moving layers in blue pencil, where they differ from A's.
  func ghosts(of other: Player, over player: Player) -> [DrawCommand] {
    let own = Dictionary(
      Self.movingLayers(of: player).map { ($0.name, player.stage.displayCommands(of: $0.layer)) },
      uniquingKeysWith: { first, _ in first })
    let pencil = BluePencil(color: Side.other.color, strength: Self.ghostStrength)
    return Self.movingLayers(of: other).flatMap { name, layer in
      let commands = other.stage.displayCommands(of: layer)
      return commands == own[name] ? [] : pencil.drawn(commands)
    }
  }

  /// Shows the onion skin with the next number of ghosts; after the most come the fewest.
  func addGhosts() {
    ghostCount = Self.ghostCounts.first { $0 > ghostCount } ?? Self.ghostCounts[0]
    showsOnionSkin = true
  }

  /// The moving layers at equal times of a span, and the way of their centres as dots, in the pencil
  /// of their side.
  func onionSkin(
    of take: Take, on side: Side, over span: ClosedRange<Double>, resources: Resources
  ) -> [DrawCommand] {
    if let skin = skins[side], skin.take == take, skin.span == span, skin.count == ghostCount {
      return skin.commands
    }
    var commands: [DrawCommand] = []
    if let player = try? Player(take: take, resources: resources) {
      commands = Self.draw(player, ghostCount, over: span, side.color)
    }
    skins[side] = Skin(take: take, span: span, count: ghostCount, commands: commands)
    return commands
  }

  private static func draw(
    _ player: Player, _ count: Int, over span: ClosedRange<Double>, _ color: Color
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var ways: [String: [Point]] = [:]
    for index in 0..<count {
      let share = Double(index) / Double(count - 1)
      let strength = skinStrength.first + share * (skinStrength.last - skinStrength.first)
      let pencil = BluePencil(color: color, strength: strength)
      player.seek(to: span.lowerBound + share * (span.upperBound - span.lowerBound))
      for (name, layer) in movingLayers(of: player) {
        commands += pencil.drawn(player.stage.displayCommands(of: layer))
        ways[name, default: []].append(layer.presentationFrame.center)
      }
    }
    for (_, way) in ways.sorted(by: { $0.key < $1.key }) {
      commands.append(.polyline(PolylineCommand(way, width: 1, color: color)))
      commands += way.map { center in
        let half = dotDiameter / 2
        let dot = Rect(
          x: center.x - half, y: center.y - half, width: dotDiameter, height: dotDiameter)
        return .rectangle(RectangleCommand(dot, color: color, cornerRadius: half))
      }
    }
    return commands
  }

  /// The layers that the take moves at some time, from back to front.
  private static func movingLayers(of player: Player) -> [(name: String, layer: Layer)] {
    let names = Set(player.score.rows.map(\.layer))
    return player.stage.namedLayers().filter { names.contains($0.name) }
  }
}

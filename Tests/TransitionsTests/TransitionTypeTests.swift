import Display
import Testing
import Transitions

@Suite struct TransitionTypeTests {
  nonisolated static let bounds = Rect(x: 10, y: 20, width: 400, height: 300)
  static let before: [DrawCommand] = [.rectangle(RectangleCommand(bounds, color: .white))]
  static let after: [DrawCommand] = [.rectangle(RectangleCommand(bounds, color: .black))]
  nonisolated static let names = TransitionType.all.map(\.name)

  static func frame(
    _ progress: Double, _ direction: TransitionDirection = .fromLeft
  ) -> TransitionFrame {
    TransitionFrame(
      before: before, after: after, bounds: bounds, progress: progress, direction: direction)
  }

  static func frameBack(_ progress: Double) -> TransitionFrame {
    TransitionFrame(before: after, after: before, bounds: bounds, progress: progress)
  }

  private func type(_ name: String) throws -> TransitionType {
    try #require(TransitionType(named: name))
  }

  @Test(arguments: names, TransitionDirection.allCases)
  func `a transition begins with the old picture and ends with the new one`(
    name: String, direction: TransitionDirection
  ) throws {
    let type = try type(name)

    #expect(type.commands(Self.frame(0, direction)) == Self.before)
    #expect(type.commands(Self.frame(1, direction)) == Self.after)
    #expect(type.commands(Self.frame(-0.2, direction)) == Self.before)
    #expect(type.commands(Self.frame(1.2, direction)) == Self.after)
  }

  @Test(arguments: names)
  func `only a type that has directions looks different from another side`(name: String) throws {
    let type = try type(name)

    let fromLeft = type.commands(Self.frame(0.3, .fromLeft))
    let fromTop = type.commands(Self.frame(0.3, .fromTop))

    #expect((fromLeft != fromTop) == type.hasDirections)
  }

  @Test(arguments: [
    ("pageCurl", "pageUnCurl"), ("cameraIrisHollowOpen", "cameraIrisHollowClose"),
  ])
  func `a reverse type at p is its partner of the swapped pictures at 1 − p`(
    name: String, reverse: String
  ) throws {
    let forward = try type(name).commands(Self.frameBack(0.75))
    let backward = try type(reverse).commands(Self.frame(0.25))

    #expect(forward == backward)
  }

  @Test(arguments: ["alignedCube", "flip", "alignedFlip"])
  func `other spellings in use name the same type`(alias: String) throws {
    #expect(TransitionType.all.contains(try type(alias)))
  }

  @Test func `no name or spelling is used twice`() {
    let spellings = TransitionType.all.flatMap { [$0.name] + $0.aliases }

    #expect(Set(spellings).count == spellings.count)
    #expect(TransitionType(named: "dissolve") == nil)
  }

  @Test(arguments: ["cube", "oglFlip", "pageCurl"], [0.2, 0.5, 0.8])
  func `a mesh from the left is the mirror of the one from the right`(
    name: String, progress: Double
  ) throws {
    let type = try type(name)

    let left = Self.vertices(type.commands(Self.frame(progress, .fromLeft)))
    let right = Self.vertices(type.commands(Self.frame(progress, .fromRight)))

    try #require(!left.isEmpty && left.count == right.count)
    let axis = Self.bounds.minX + Self.bounds.maxX
    let difference = zip(left, right).map { left, right in
      max(
        abs(left.position.x - (axis - right.position.x)), abs(left.position.y - right.position.y),
        abs(left.texture.x - (1 - right.texture.x)), abs(left.shade - right.shade))
    }
    // The page is cut into polygons that may start at another corner, so only the set counts there.
    if name != "pageCurl" { #expect((difference.max() ?? 1) < 1e-9) }
    let sums = [left, right].map { $0.map(\.position.y).sorted() }
    #expect(zip(sums[0], sums[1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `the cube never grows taller than its layer`() throws {
    let type = try type("cube")

    for progress in stride(from: 0.05, to: 1, by: 0.05) {
      let vertices = Self.vertices(type.commands(Self.frame(progress)))
      let solid = vertices.filter { $0.opacity > 0 }
      let tolerance = 1e-9
      #expect(solid.allSatisfy { $0.position.y >= Self.bounds.minY - tolerance })
      #expect(solid.allSatisfy { $0.position.y <= Self.bounds.maxY + tolerance })
    }
  }

  @Test(arguments: names)
  func `presses that interrupt each other do not multiply what is drawn`(name: String) throws {
    let type = try type(name)
    var picture = Self.before
    var sizes: [Int] = []

    for _ in 0..<8 {
      let frame = TransitionFrame(
        before: picture, after: Self.after, bounds: Self.bounds, progress: 0.4)
      picture = type.commands(frame)
      sizes.append(Self.count(picture))
    }

    let growth = sizes[7] - sizes[6]
    #expect(growth <= sizes[1])
  }

  /// How many commands there are, those in groups and bent pictures included.
  private static func count(_ commands: [DrawCommand]) -> Int {
    commands.map { command in
      switch command {
      case .warp(let warp): 1 + count(warp.commands)
      case .group(let group): 1 + count(group.commands)
      default: 1
      }
    }.reduce(0, +)
  }

  static func vertices(_ commands: [DrawCommand]) -> [WarpCommand.Vertex] {
    commands.flatMap { command -> [WarpCommand.Vertex] in
      switch command {
      case .warp(let warp): warp.vertices
      case .group(let group): vertices(group.commands)
      default: []
      }
    }
  }
}

@Suite struct TransitionDirectionTests {
  @Test(arguments: TransitionDirection.allCases)
  func `only the vertical directions are swapped on iOS`(direction: TransitionDirection) {
    let isVertical = direction == .fromTop || direction == .fromBottom

    #expect((direction.asSeenOnIOS != direction) == isVertical)
    #expect(direction.asSeenOnIOS.asSeenOnIOS == direction)
    #expect(direction.opposite.opposite == direction)
  }
}

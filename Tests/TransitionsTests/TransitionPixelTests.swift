import Display
import Testing
import Transitions

@Suite struct TransitionPixelTests {
  nonisolated static let names = TransitionType.all.map(\.name)
  nonisolated static let red = Studio.quarters(Color(hex: 0xE0553D), Color(hex: 0xF2C14E))
  nonisolated static let blue = Studio.quarters(Color(hex: 0x2F6FD8), Color(hex: 0x86D6A0))
  /// Types that show nothing but the two pictures, without light or shadow.
  nonisolated static let flatNames = ["fade", "moveIn", "push", "reveal"]

  private func type(_ name: String) throws -> TransitionType {
    try #require(TransitionType(named: name))
  }

  @Test(arguments: names, TransitionDirection.allCases)
  func `the ends are the pictures themselves`(
    name: String, direction: TransitionDirection
  ) throws {
    let type = try type(name)

    let start = try Studio.draw(type, Self.red, Self.blue, at: 0, direction)
    let end = try Studio.draw(type, Self.red, Self.blue, at: 1, direction)

    #expect(start.distance(to: try Studio.draw(Self.red)) <= 1)
    #expect(end.distance(to: try Studio.draw(Self.blue)) <= 1)
  }

  /// Without a leap at either end: what is shown right after it is nearly what is shown there.
  @Test(arguments: names, TransitionDirection.allCases)
  func `nothing leaps at the ends`(name: String, direction: TransitionDirection) throws {
    let type = try type(name)

    let start = try Studio.draw(type, Self.red, Self.blue, at: 0.0005, direction)
    let end = try Studio.draw(type, Self.red, Self.blue, at: 0.9995, direction)

    let red = try Studio.draw(Self.red)
    let blue = try Studio.draw(Self.blue)
    #expect(start.share(differingFrom: red, byMoreThan: 24) < 0.02)
    #expect(end.share(differingFrom: blue, byMoreThan: 24) < 0.02)
  }

  @Test(
    arguments: [
      ("pageCurl", "pageUnCurl"), ("cameraIrisHollowOpen", "cameraIrisHollowClose"),
    ], TransitionDirection.allCases)
  func `a reverse is the partner of the swapped pictures, played backwards`(
    names: (String, String), direction: TransitionDirection
  ) throws {
    let types = try (type(names.0), type(names.1))

    for progress in [0.1, 0.2, 0.5, 0.73, 0.9] {
      let forward = try Studio.draw(types.0, Self.blue, Self.red, at: 1 - progress, direction)
      let backward = try Studio.draw(types.1, Self.red, Self.blue, at: progress, direction)
      #expect(forward.distance(to: backward) <= 1, "at \(progress)")
    }
  }

  @Test(
    arguments: TransitionType.all.filter(\.hasDirections).map(\.name),
    [TransitionDirection.fromLeft, .fromTop])
  func `mirrored pictures make the mirror of the opposite direction`(
    name: String, direction: TransitionDirection
  ) throws {
    let type = try type(name)
    let mirrored = [Self.red, Self.blue].map { Studio.mirrored($0, across: direction) }

    for progress in [0.12, 0.35, 0.5, 0.81] {
      let straight = try Studio.draw(type, Self.red, Self.blue, at: progress, direction)
      let opposite = try Studio.draw(
        type, mirrored[0], mirrored[1], at: progress, direction.opposite)
      // Edges fall on other sides of pixels' middles, hence a few pixels of leave.
      let seen = opposite.mirrored(horizontally: direction == .fromLeft)
      #expect(
        straight.share(differingFrom: seen, byMoreThan: 8) < 0.004, "at \(progress)")
    }
  }

  @Test(arguments: flatNames, TransitionDirection.allCases)
  func `without a shadow nothing is darker than both pictures`(
    name: String, direction: TransitionDirection
  ) throws {
    let type = try type(name)
    let (light, dark) = (Studio.plain(Color(white: 0.9)), Studio.plain(Color(white: 0.6)))
    let darkest = try Studio.draw(dark).darkest

    for progress in [0.1, 0.37, 0.5, 0.83] {
      let picture = try Studio.draw(type, light, dark, at: progress, direction)
      #expect(picture.darkest >= darkest - 1, "at \(progress)")
    }
  }

  @Test(arguments: flatNames + ["rotate"], [0.1, 0.37, 0.5, 0.83])
  func `white over white stays white`(name: String, progress: Double) throws {
    let white = Studio.plain(.white)

    let picture = try Studio.draw(type(name), white, white, at: progress)

    #expect(picture.darkest >= 254)
  }

  /// On a black ground a gap between the pictures, be it ever so thin, would be seen.
  @Test(arguments: flatNames, TransitionDirection.allCases)
  func `no ground shines through between the pictures`(
    name: String, direction: TransitionDirection
  ) throws {
    let text = TextCommand(
      "Inbetween", font: .boldSystemFont(ofSize: 18), color: .white,
      origin: Studio.bounds.center - Point(x: 40, y: 0))
    let white =
      Studio.plain(.white) + [.group(GroupCommand([.text(text)], opacity: 0.37))]
    let frames = try [0.013, 0.371, 0.5, 0.629, 0.987].map { progress in
      try type(name).commands(
        TransitionFrame(
          before: white, after: white, bounds: Studio.bounds, progress: progress,
          direction: direction))
    }

    for (commands, scale) in zip(frames, [1.0, 1.25, 2, 1, 1.5]) {
      let picture = try Studio.draw(commands, on: .black, scale: scale)
      let (left, top) = (Studio.bounds.minX * scale, Studio.bounds.minY * scale)
      let (right, bottom) = (Studio.bounds.maxX * scale, Studio.bounds.maxY * scale)
      let dark = picture.places { x, y in
        Double(x) >= left && Double(x) < right && Double(y) >= top && Double(y) < bottom
          && picture.darkest(x, y) < 254
      }
      let first = dark.first
      #expect(first == nil, "at scale \(scale)")
    }
  }

  @Test(arguments: [0.01, 0.25, 0.5, 0.75, 0.99])
  func `a fade between equal pictures is not seen`(progress: Double) throws {
    let picture = try Studio.draw(.fade, Self.red, Self.red, at: progress)

    #expect(picture.distance(to: try Studio.draw(Self.red)) <= 1)
  }

  @Test(arguments: ["cube", "oglFlip", "rotate", "moveIn", "push", "reveal", "suckEffect"])
  func `nothing leaves the layer`(name: String) throws {
    let type = try type(name)
    let ground = try Studio.draw([])
    let inside = Studio.bounds.insetBy(dx: -2, dy: -2)

    for direction in TransitionDirection.allCases {
      for progress in [0.04, 0.3, 0.5, 0.7, 0.96] {
        let picture = try Studio.draw(type, Self.red, Self.blue, at: progress, direction)
        let stray = picture.places { x, y in
          !inside.contains(Point(x: Double(x), y: Double(y)))
            && picture.darkest(x, y) < ground.darkest(x, y) - 8
        }
        #expect(stray.isEmpty, "\(direction) at \(progress): \(stray.first.debugDescription)")
      }
    }
  }

  /// A line across the picture, seen on a face that is turned by 45°.
  @Test(
    arguments: [("cube", 0.5), ("oglFlip", 0.25), ("oglFlip", 0.75), ("pageCurl", 0.3)],
    TransitionDirection.allCases)
  func `straight lines stay straight within a pixel`(
    turn: (name: String, progress: Double), direction: TransitionDirection
  ) throws {
    let bounds = Studio.bounds
    let travel = direction.travel
    let half = Point(x: bounds.width * 0.5, y: bounds.height * 0.5)
    func place(along: Double, across: Double) -> Point {
      bounds.center
        + Point(
          x: half.x * (travel.x * along + travel.y * across),
          y: half.y * (travel.y * along + travel.x * across))
    }
    // In the half that a curling page leaves flat at first.
    let line = [place(along: 0.06, across: -0.6), place(along: 0.9, across: 0.6)]
    let lined =
      Studio.plain(.white) + [.polyline(PolylineCommand(line, width: 1.5, color: .black))]
    let plain = Studio.plain(.white)
    let isBack = turn.name == "oglFlip" && turn.progress > 0.5

    let picture = try Studio.draw(
      type(turn.name), isBack ? plain : lined, isBack ? lined : plain, at: turn.progress,
      direction, scale: 3)

    // The rows at the line's ends show its blunt ends.
    let places = Array(
      picture.middlesOfDarkRuns(below: 70, widest: 20).dropFirst(8).dropLast(8))
    try #require(places.count >= 20)
    #expect(Self.greatestBend(of: places) <= 1)
  }

  /// How far the farthest place lies from the line through the first and the last.
  private static func greatestBend(of places: [Point]) -> Double {
    guard let first = places.first, let last = places.last else { return .infinity }
    let along = last - first
    return places.map { place in
      let offset = place - first
      return abs(along.x * offset.y - along.y * offset.x) / along.length
    }.max() ?? .infinity
  }
}

extension Bitmap {
  /// The pixels for which a claim holds.
  nonisolated func places(where claim: (Int, Int) -> Bool) -> [Point] {
    (0..<height).flatMap { y in
      (0..<width).compactMap { x in
        claim(x, y) ? Point(x: Double(x), y: Double(y)) : nil
      }
    }
  }

  /// The middles of the rows' dark runs, weighted by darkness, of those that are thin.
  nonisolated func middlesOfDarkRuns(below level: Int, widest: Int) -> [Point] {
    (0..<height).compactMap { y in
      let dark = (0..<width).filter { darkest($0, y) < level }
      guard let first = dark.first, let last = dark.last, last - first < widest else { return nil }
      let around = (max(0, first - 2)...min(width - 1, last + 2))
      let weights = around.map { Double(255 - darkest($0, y)) }
      let moment = zip(around, weights).map { Double($0) * $1 }.reduce(0, +)
      return Point(x: moment / weights.reduce(0, +), y: Double(y))
    }
  }
}

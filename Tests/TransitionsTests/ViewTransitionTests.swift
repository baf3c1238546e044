import Display
import Layers
import Motion
import Testing
import Transitions

struct ViewTransitionTests {
  let stage = Stage(size: Size(width: 144, height: 104), text: FixedTextMeasurer())
  let container = View(frame: Studio.bounds)
  let red = View(frame: Rect(origin: .zero, size: Studio.bounds.size))
  let blue = View(frame: Rect(origin: .zero, size: Studio.bounds.size))
  let log = Log()

  /// What completions have said.
  final class Log {
    var lines: [String] = []
  }

  nonisolated static let looks: [(AnimationOptions, String, TransitionDirection)] = [
    (.transitionFlipFromLeft, "oglFlip", .fromLeft),
    (.transitionFlipFromRight, "oglFlip", .fromRight),
    (.transitionFlipFromTop, "oglFlip", .fromTop),
    (.transitionFlipFromBottom, "oglFlip", .fromBottom),
    (.transitionCurlUp, "pageCurl", .fromBottom),
    (.transitionCurlDown, "pageUnCurl", .fromBottom),
    (.transitionCrossDissolve, "fade", .fromLeft),
  ]

  init() {
    red.backgroundColor = Color(hex: 0xE0553D)
    blue.backgroundColor = Color(hex: 0x2F6FD8)
    stage.perform {
      stage.rootView.addSubview(container)
      container.addSubview(red)
    }
  }

  private func note(_ name: String) -> (Bool) -> Void {
    { [log, stage] finished in
      log.lines.append("\(name) \(finished) \(Int((stage.time * 1000).rounded()))")
    }
  }

  private func flip(_ options: AnimationOptions, duration: Double = 1) {
    View.transition(
      from: red, to: blue, duration: duration, options: options, completion: note("flip"))
  }

  /// What the stage shows of the container's content, in its own coordinates.
  private func contents(at time: Double) -> [DrawCommand] {
    stage.advance(to: time)
    return stage.displayCommands(of: container.layer)
  }

  /// What a type draws between the two views.
  private func drawn(
    _ name: String, _ direction: TransitionDirection, at progress: Double
  ) throws -> Bitmap {
    let pictures = [red, blue].map {
      [DrawCommand.rectangle(RectangleCommand(Studio.bounds, color: $0.backgroundColor ?? .clear))]
    }
    let type = try #require(TransitionType(named: name))
    return try Studio.draw(type, pictures[0], pictures[1], at: progress, direction)
  }

  @Test(arguments: looks)
  func `an option shows its effect along an ease-in-out curve`(
    _ look: (AnimationOptions, String, TransitionDirection)
  ) throws {
    stage.perform { flip(look.0) }

    let shown = try Studio.draw(contents(at: 0.25))

    let wanted = try drawn(look.1, look.2, at: Curve.easeInOut.value(at: 0.25))
    #expect(shown.distance(to: wanted) <= 1)
  }

  @Test(arguments: looks)
  func `it starts with the picture before and ends with the one after`(
    _ look: (AnimationOptions, String, TransitionDirection)
  ) throws {
    stage.perform { flip([look.0, .curveLinear]) }

    let start = try Studio.draw(contents(at: 0))
    let end = try Studio.draw(contents(at: 1))

    #expect(start.distance(to: try drawn(look.1, look.2, at: 0)) == 0)
    #expect(end.distance(to: try drawn(look.1, look.2, at: 1)) == 0)
  }

  @Test func `one view takes the other's place among the subviews`() {
    let over = View()
    stage.perform {
      container.addSubview(over)
      flip(.transitionCrossDissolve)
    }

    #expect(
      container.subviews.map(ObjectIdentifier.init) == [blue, over].map(ObjectIdentifier.init))
    #expect(red.superview == nil)
  }

  @Test func `views are hidden and shown where the options say so`() {
    blue.isHidden = true
    stage.perform {
      container.addSubview(blue)
      flip([.transitionCrossDissolve, .showHideTransitionViews])
    }

    #expect(container.subviews.count == 2)
    #expect(red.isHidden && !blue.isHidden)
  }

  @Test func `it completes with true at its end`() {
    stage.perform { flip(.transitionFlipFromLeft) }
    stage.advance(to: 3)

    #expect(log.lines == ["flip true 1000"])
    #expect(stage.isAtRest)
  }

  @Test func `a second transition goes on from what the first one shows and ends it unfinished`()
    throws
  {
    stage.perform { flip([.transitionFlipFromLeft, .curveLinear]) }
    let shown = try Studio.draw(contents(at: 0.25))

    stage.perform {
      View.transition(
        with: container, duration: 1, options: .transitionCrossDissolve,
        animations: { blue.backgroundColor = .black }, completion: note("second"))
    }

    #expect(try Studio.draw(contents(at: 0.25)).distance(to: shown) <= 1)
    stage.advance(to: 3)
    #expect(log.lines == ["flip false 250", "second true 1250"])
  }

  @Test func `the changes do not animate by themselves`() {
    stage.perform {
      View.transition(with: container, duration: 1, options: .transitionCrossDissolve) {
        red.center.x += 40
        View.animate(withDuration: 1) { red.alpha = 0 }
      }
    }

    #expect(red.layer.presentation == red.layer.model)
  }

  @Test func `the changes animate beside the transition where the options allow it`() {
    let start = red.center.x
    stage.perform {
      View.transition(
        with: container, duration: 1,
        options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
      ) { red.center.x += 40 }
    }
    stage.advance(to: 0.5)

    #expect(red.layer.presentation.position.x == start + 20)
    #expect(container.layer.isAnimating)
  }

  @Test func `without a look the changes just animate`() {
    stage.perform {
      View.transition(
        with: container, duration: 1, options: .curveLinear,
        animations: { red.alpha = 0 }, completion: note("plain"))
    }
    stage.advance(to: 0.5)

    #expect(red.layer.presentation.opacity == 0.5)
    #expect(!container.layer.isAnimating)
    stage.advance(to: 1)
    #expect(log.lines == ["plain true 1000"])
  }

  @Test func `a duration of 0 changes at once and completes right after`() throws {
    stage.perform {
      flip(.transitionFlipFromLeft, duration: 0)
      #expect(log.lines.isEmpty)
    }

    #expect(log.lines == ["flip true 0"])
    #expect(container.subviews.first === blue)
    #expect(!container.layer.isAnimating)
  }

  @Test func `a view on no stage changes at once and completes with false`() {
    let lonely = View()
    stage.perform {
      View.transition(
        with: lonely, duration: 1, options: .transitionCurlUp, animations: { lonely.alpha = 0.5 },
        completion: note("lonely"))
      View.transition(
        from: lonely, to: blue, duration: 1, options: .transitionCurlUp,
        completion: note("homeless"))
    }

    #expect(lonely.alpha == 0.5)
    #expect(log.lines == ["lonely false 0", "homeless false 0"])
  }

  @Test func `taking the container away ends it unfinished`() {
    stage.perform { flip(.transitionCurlUp) }
    stage.advance(to: 0.5)

    stage.perform { container.removeFromSuperview() }

    #expect(log.lines == ["flip false 500"])
  }

  @Test func `inside a block its duration and curve count`() throws {
    stage.perform {
      View.animate(
        withDuration: 2, options: .curveLinear, animations: { flip(.transitionFlipFromTop) },
        completion: note("block"))
    }

    let shown = try Studio.draw(contents(at: 0.5))

    #expect(shown.distance(to: try drawn("oglFlip", .fromTop, at: 0.25)) <= 1)
    stage.advance(to: 2)
    #expect(log.lines == ["flip true 2000", "block true 2000"])
  }

  @Test func `it may repeat and come back`() throws {
    stage.perform { flip([.transitionFlipFromLeft, .repeat, .autoreverse, .curveLinear]) }

    let shown = try Studio.draw(contents(at: 7.75))

    #expect(shown.distance(to: try drawn("oglFlip", .fromLeft, at: 0.25)) <= 1)
    #expect(log.lines.isEmpty)
  }
}

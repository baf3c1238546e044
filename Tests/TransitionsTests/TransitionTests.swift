import Display
import Layers
import Motion
import Testing
import Transitions

struct TransitionTests {
  let stage = Stage(size: Size(width: 100, height: 100), text: FixedTextMeasurer())
  let image = ImageView(frame: Rect(x: 10, y: 20, width: 50, height: 50))
  let pictures = (1...2).map { Picture(id: $0, size: Size(width: 50, height: 50)) }

  init() {
    image.image = pictures[0]
    stage.perform { stage.rootView.addSubview(image) }
  }

  private func switchImage(_ transition: Transition) {
    stage.perform {
      image.layer.add(transition)
      image.image = pictures[1]
    }
  }

  /// What the type draws at a progress, placed where the layer is.
  private func drawn(_ type: TransitionType, at progress: Double) -> DisplayList {
    let stage = Stage(size: stage.size, text: FixedTextMeasurer())
    let whole = image.bounds
    let parts = pictures.map { [DrawCommand.picture(PictureCommand($0, in: whole))] }
    let commands = type.commands(
      TransitionFrame(
        before: parts[0], after: parts[1], bounds: whole, progress: progress, direction: .fromTop))
    let view = Drawing(commands: commands, frame: image.frame)
    stage.perform { stage.rootView.addSubview(view) }
    return stage.displayList()
  }

  private final class Drawing: View {
    let commands: [DrawCommand]

    init(commands: [DrawCommand], frame: Rect) {
      self.commands = commands
      super.init(frame: frame)
    }

    override func draw(into commands: inout [DrawCommand]) { commands += self.commands }
  }

  @Test(arguments: ["fade", "push", "cube"])
  func `a layer shows what the type draws at the curve's progress`(_ name: String) throws {
    var transition = Transition()
    transition.type = try #require(TransitionType(named: name))
    transition.subtype = .fromTop
    transition.duration = 2
    transition.timingFunction = .linear
    switchImage(transition)

    stage.advance(to: 0.5)

    #expect(stage.displayList() == drawn(transition.type, at: 0.25))
  }

  @Test func `only a part of the whole can run`() {
    var transition = Transition()
    transition.type = .push
    transition.subtype = .fromTop
    transition.duration = 1
    transition.startProgress = 0.5
    switchImage(transition)

    #expect(stage.displayList() == drawn(.push, at: 0.5))
    stage.advance(to: 0.5)
    #expect(stage.displayList() == drawn(.push, at: 0.75))
  }

  @Test func `parts outside the whole are limited when drawn`() {
    var transition = Transition()
    transition.duration = 1
    transition.startProgress = -1
    transition.endProgress = 2
    switchImage(transition)

    #expect(stage.displayList().commands == [placed(pictures[0])])
    stage.advance(to: 0.9)
    #expect(stage.displayList().commands == [placed(pictures[1])])
  }

  private func placed(_ picture: Picture) -> DrawCommand {
    .picture(
      PictureCommand(
        picture, in: image.bounds, transform: AffineTransform(translationX: 10, y: 20)))
  }
}

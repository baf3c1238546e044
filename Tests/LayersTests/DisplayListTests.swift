import Display
import Layers
import Motion
import Testing

struct DisplayListTests {
  let stage = Stage(size: Size(width: 100, height: 100), text: FixedTextMeasurer())
  let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
  let inner = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))

  init() {
    stage.rootView.addSubview(view)
    view.backgroundColor = .white
  }

  private var commands: [DrawCommand] { stage.displayList().commands }

  private func box(
    _ width: Double, _ height: Double, at x: Double, _ y: Double, color: Color = .white,
    opacity: Double = 1
  ) -> DrawCommand {
    .rectangle(
      RectangleCommand(
        Rect(x: 0, y: 0, width: width, height: height), color: color, opacity: opacity,
        transform: AffineTransform(translationX: x, y: y)))
  }

  @Test func `a view draws its background where it is`() {
    #expect(commands == [box(30, 40, at: 10, 20)])
  }

  @Test func `subviews come after and add their place`() {
    inner.backgroundColor = .black
    view.addSubview(inner)

    #expect(commands == [box(30, 40, at: 10, 20), box(3, 4, at: 11, 22, color: .black)])
  }

  @Test func `a scrolled view moves its subviews`() {
    inner.backgroundColor = .black
    view.addSubview(inner)
    view.bounds.origin = Point(x: 1, y: 1)

    #expect(commands.last == box(3, 4, at: 10, 21, color: .black))
  }

  @Test func `one command is faded by itself, several as one picture`() {
    view.alpha = 0.5
    #expect(commands == [box(30, 40, at: 10, 20, opacity: 0.5)])

    inner.backgroundColor = .black
    view.addSubview(inner)
    #expect(
      commands == [
        .group(
          GroupCommand(
            [box(30, 40, at: 10, 20), box(3, 4, at: 11, 22, color: .black)], opacity: 0.5))
      ])
  }

  @Test func `hidden and transparent views draw nothing`() {
    view.isHidden = true
    #expect(commands.isEmpty)
    view.isHidden = false
    view.alpha = 0
    #expect(commands.isEmpty)
  }

  @Test func `a view without colour draws nothing of its own`() {
    view.backgroundColor = nil
    #expect(commands.isEmpty)
  }

  @Test func `clipping puts the inside into a group in the view's own coordinates`() {
    inner.backgroundColor = .black
    view.addSubview(inner)
    view.clipsToBounds = true
    view.layer.cornerRadius = 5

    guard case .group(let group) = commands.last else {
      Issue.record("The last command is no group.")
      return
    }
    #expect(group.clip == Clip(Rect(x: 0, y: 0, width: 30, height: 40), cornerRadius: 5))
    #expect(group.transform == AffineTransform(translationX: 10, y: 20))
    #expect(group.commands == [box(3, 4, at: 1, 2, color: .black)])
    #expect(commands.count == 2)
  }

  @Test func `clipping nothing needs no group`() {
    view.clipsToBounds = true
    #expect(commands == [box(30, 40, at: 10, 20)])
  }

  @Test func `a border is drawn with the background, or over the content`() {
    view.layer.borderWidth = 2
    view.layer.borderColor = .black
    guard case .rectangle(let alone)? = commands.first else {
      Issue.record("There is no rectangle.")
      return
    }
    #expect(alone.borderWidth == 2 && alone.color == .white)

    view.addSubview(inner)
    inner.backgroundColor = .black
    guard case .rectangle(let over)? = commands.last else {
      Issue.record("There is no rectangle.")
      return
    }
    #expect(commands.count == 3)
    #expect(over.borderWidth == 2 && over.color == .clear)
  }

  @Test func `a shadow lies behind the view`() {
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = Size(width: 1, height: 2)
    view.layer.shadowRadius = 6

    let shadow = ShadowCommand(
      Rect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 0, blurRadius: 6,
      color: Color(white: 0, alpha: 0.5), transform: AffineTransform(translationX: 10, y: 20))
    #expect(commands == [.shadow(shadow), box(30, 40, at: 10, 20)])
  }

  @Test func `a transform turns about the middle`() {
    view.transform = AffineTransform(scaleX: 2, y: 2)

    guard case .rectangle(let command)? = commands.first else {
      Issue.record("There is no rectangle.")
      return
    }
    #expect(command.transform.apply(to: Point(x: 15, y: 20)) == Point(x: 25, y: 40))
    #expect(command.transform.apply(to: .zero) == Point(x: -5, y: 0))
  }

  @Test func `a greater z position is drawn later`() {
    let behind = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    behind.backgroundColor = .black
    stage.rootView.addSubview(behind)
    view.layer.zPosition = 1

    #expect(commands == [box(1, 1, at: 0, 0, color: .black), box(30, 40, at: 10, 20)])
  }

  @Test func `own drawing is moved into place`() {
    final class Cross: View {
      override func draw(into commands: inout [DrawCommand]) {
        commands.append(
          .polyline(
            PolylineCommand([.zero, Point(x: 5, y: 5)], width: 1, color: .black)))
      }
    }
    stage.rootView.addSubview(Cross(frame: Rect(x: 7, y: 8, width: 5, height: 5)))

    guard case .polyline(let line)? = commands.last else {
      Issue.record("There is no line.")
      return
    }
    #expect(line.transform == AffineTransform(translationX: 7, y: 8))
  }

  @Test func `an old list is made new in place`() {
    var list = stage.displayList()
    view.center.x += 1

    stage.update(&list)

    #expect(list == stage.displayList())
  }

  @Test func `a layer that is drawn apart is clipped by the layers around it`() throws {
    let outer = View(frame: Rect(x: 5, y: 5, width: 50, height: 50))
    outer.clipsToBounds = true
    outer.layer.cornerRadius = 6
    view.removeFromSuperview()
    stage.rootView.addSubview(outer)
    outer.addSubview(view)
    inner.backgroundColor = .black
    view.addSubview(inner)
    view.clipsToBounds = true

    let commands = stage.displayCommands(of: inner.layer)

    guard case .group(let around) = try #require(commands.first),
      case .group(let within) = try #require(around.commands.first)
    else { Issue.record("There are two clips."); return }
    #expect(around.clip == Clip(Rect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 6))
    #expect(around.transform == AffineTransform(translationX: 5, y: 5))
    #expect(within.clip == Clip(Rect(x: 0, y: 0, width: 30, height: 40)))
    #expect(within.transform == AffineTransform(translationX: 10, y: 20))
    #expect(within.commands == [box(3, 4, at: 1, 2, color: .black)])
  }
}

import Demos
import Display
import Layers
import Testing

@testable import Playground

struct TransportBarTests {
  private func bar(in stage: Stage, width: Double = 1280) -> TransportBarView {
    let bar = TransportBarView(theme: .dark)
    stage.perform {
      stage.rootView.addSubview(bar)
      bar.showsScrubBar = false
      bar.frame = Rect(x: 0, y: 0, width: width, height: 48)
    }
    return bar
  }

  private func press(_ place: Point, on stage: Stage) {
    stage.send(.pressed(place))
    stage.send(.released(place))
  }

  @Test(arguments: [900.0, 1280, 2560])
  func `the buttons keep to their ends and the words between them`(width: Double) {
    let stage = Stage(size: Size(width: width, height: 48), text: FixedTextMeasurer())
    let bar = bar(in: stage, width: width)
    _ = stage.displayList()

    let places = bar.buttons.map(\.frame) + [bar.help.frame]
    for (left, right) in zip(places, places.dropFirst()) { #expect(left.maxX <= right.minX) }
    #expect(bar.help.frame.maxX == width - Grid.padding + Grid.gap)
    #expect(places.allSatisfy { $0.intersection(bar.status.frame).isEmpty })
  }

  @Test func `every button and the help do what their keys do`() {
    let stage = Stage(size: Size(width: 1280, height: 48), text: FixedTextMeasurer())
    let bar = bar(in: stage)
    var commands: [HotkeyCommand] = []
    bar.onCommand = { commands.append($0) }

    for view in bar.buttons as [View] + [bar.help] { press(view.frame.center, on: stage) }

    #expect(
      commands == [
        .goToStart, .step(-1), .togglePlay, .step(1), .goToEnd, .toggleLoop, .record, .export,
        .moveComparison, .toggleOnionSkin, .toggleLook, .toggleHelp,
      ])
    #expect(commands.allSatisfy { Hotkeys.cap(for: $0) != nil })
  }

  @Test func `a button is lit while what it switches is on`() {
    let stage = Stage(size: Size(width: 1280, height: 48), text: FixedTextMeasurer())
    let bar = bar(in: stage)
    var model = DeskModel()
    bar.update(model)
    #expect(bar.buttons.allSatisfy { !$0.isLit })

    model.timeline = TimelineModel(isLooping: true)
    model.showsOnionSkin = true
    model.comparison = DeskModel.Comparison(own: "ease", other: "linear")
    model.recording = .running(0)
    bar.update(model)

    #expect(bar.buttons.filter(\.isLit).map(\.glyph) == [.loop, .record, .compare, .onion])
  }

  @Test func `the words that can be pressed say what was pressed`() throws {
    let stage = Stage(size: Size(width: 1280, height: 48), text: FixedTextMeasurer())
    let bar = bar(in: stage)
    var pressed: [StatusLine.Kind] = []
    bar.status.onPress = { pressed.append($0) }
    var model = DeskModel()
    model.playback.curve = "ease"
    model.playback.reducesMotion = true
    bar.update(model)

    for text in stage.displayList().commands.texts {
      press(Point(x: bar.status.frame.minX + text.origin.x + 1, y: 20), on: stage)
    }

    #expect(Set(pressed) == [.curve, .speed, .motion])
  }
}

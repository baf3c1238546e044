import Display
import Layers
import Motion
import Testing

@testable import Playground

struct PresetStripTests {
  @Test func `what is under a resting pointer is looked up when the row moves`() {
    let stage = Stage(size: Size(width: 300, height: 40), text: FixedTextMeasurer())
    let strip = PresetStripView(theme: .dark)
    let library = PresetLibrary()
    stage.perform {
      strip.frame = Rect(x: 0, y: 0, width: 300, height: 40)
      stage.rootView.addSubview(strip)
      strip.update(library.all[0].curve, library)
    }
    strip.pointerMoved(at: Point(x: 20, y: 20))
    #expect(strip.hovered == library.all[0])

    stage.perform { strip.update(library.all[20].curve, library) }

    let index = strip.index(at: Point(x: 20, y: 20))
    #expect(strip.hovered == index.map { library.all[$0] })
    #expect(strip.hovered != library.all[0])
  }

  @Test func `a preset under a resting pointer plays for a while and then rests`() {
    let stage = Stage(size: Size(width: 300, height: 40), text: FixedTextMeasurer())
    let strip = PresetStripView(theme: .dark)
    let library = PresetLibrary()
    stage.perform {
      strip.frame = Rect(x: 0, y: 0, width: 300, height: 40)
      stage.rootView.addSubview(strip)
      strip.update(library.all[0].curve, library)
    }
    stage.advance(to: 5)
    strip.pointerMoved(at: Point(x: 20, y: 20))

    stage.advance(to: 5 + PresetThumbnail.playTime - 0.1)
    #expect(strip.isPlaying)
    stage.advance(to: 5 + PresetThumbnail.playTime)
    #expect(!strip.isPlaying)

    strip.pointerMoved(at: Point(x: 60, y: 20))
    #expect(strip.isPlaying)
  }
}

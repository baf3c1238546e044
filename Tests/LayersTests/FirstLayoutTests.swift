import Display
import Layers
import Testing

struct FirstLayoutTests {
  /// Places a slot by hand; a label inside is held to its middle.
  private final class SlotController: ViewController {
    let slot = View()
    let label = View()

    override func viewDidLoad() {
      slot.addSubview(label)
      view.addSubview(slot)
      label.centerXAnchor.constraint(equalTo: slot.centerXAnchor).isActive = true
    }

    override func viewWillLayoutSubviews() {
      slot.frame = Rect(x: 40, y: 0, width: 200, height: 100)
    }
  }

  @Test func `constraints to a view that the first layout places hold at once`() {
    let stage = Stage(size: Size(width: 400, height: 300), text: FixedTextMeasurer())
    let controller = SlotController()

    stage.rootViewController = controller
    stage.advance(to: 0)

    #expect(controller.label.center.x == 100)
  }
}

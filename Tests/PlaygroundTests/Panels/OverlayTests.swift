import Display
import Layers
import Motion
import Testing

@testable import Playground

struct OverlayTests {
  private let clipboard = TextClipboard(read: { nil }, write: { _ in })
  private let stage = Stage(size: Size(width: 900, height: 600), text: FixedTextMeasurer())

  private func opened<Overlay: OverlayView>(_ overlay: Overlay) -> Overlay {
    stage.perform {
      overlay.frame = stage.rootView.bounds
      stage.rootView.addSubview(overlay)
      overlay.onClose = { [unowned overlay] in overlay.setOpen(false) }
      overlay.setOpen(true)
    }
    stage.advance(to: 1)
    return overlay
  }

  private func press(_ overlay: OverlayView, _ key: Key, typed: String? = nil) -> Bool {
    stage.perform { overlay.handle(KeyPress(key, typed: typed), clipboard) }
  }

  private func click(_ point: Point) {
    stage.send(.pressed(point))
    stage.send(.released(point))
  }

  private func prompt() -> PromptView {
    let prompt = opened(PromptView(theme: .dark))
    prompt.area = prompt.bounds
    prompt.prepare("Duration", "0.5", hint: "0.05 s or more")
    return prompt
  }

  private func menu(_ count: Int) -> MenuView {
    let menu = opened(MenuView(theme: .dark))
    menu.prepare("Type", (0..<count).map { MenuView.Item(title: "\($0)", detail: "") }, selected: 1)
    return menu
  }

  @Test func `an overlay is closed and out of the way until it is opened`() {
    let closed = MenuView(theme: .dark)

    #expect(!closed.isOpen)
    #expect(closed.alpha == 0)
    #expect(!closed.isUserInteractionEnabled)
  }

  @Test func `a prompt keeps what is refused, with the reason until it is changed`() {
    let prompt = prompt()
    prompt.onAccept = { _ throws(CommandError) in throw .usage("no number") }

    #expect(press(prompt, .character("x"), typed: "x"))
    #expect(press(prompt, .return))
    #expect(prompt.mistake?.contains("no number") == true)
    #expect(prompt.entry.text == "x")
    #expect(prompt.isOpen)
    #expect(press(prompt, .backspace))

    #expect(prompt.mistake == nil)
  }

  @Test func `a press beside a prompt closes it, one in it does not`() {
    let prompt = prompt()

    click(prompt.sheetFrame.center)
    #expect(prompt.isOpen)
    stage.send(.pressed(prompt.sheetFrame.center))
    stage.send(.released(Point(x: 2, y: 2)))
    #expect(prompt.isOpen)
    click(Point(x: 2, y: 2))

    #expect(!prompt.isOpen)
  }

  @Test func `a menu goes round by arrows and Tab, and to its ends`() {
    let menu = menu(3)
    var chosen: [Int] = []
    menu.onChoose = { chosen.append($0) }

    for key in [Key.down, .return, .tab, .return, .up, .space, .home, .return, .end, .return] {
      #expect(press(menu, key))
    }

    #expect(chosen == [2, 0, 2, 0, 2])
  }

  @Test func `a long menu scrolls, and shows the line that keys choose`() {
    let menu = menu(100)

    #expect(menu.scroll(by: 200))
    #expect(press(menu, .end))
    var chosen: Int?
    menu.onChoose = { chosen = $0 }
    click(Point(x: menu.sheetFrame.midX, y: menu.sheetFrame.maxY - 20))

    #expect(chosen == 99)
  }

  @Test func `colors go back with Esc, and stay with a press beside them`() {
    let colors = opened(ColorSheetView(theme: .dark))
    colors.area = colors.bounds
    var shown = Color.white
    colors.onChange = { shown = $0 }

    colors.prepare("Ground", .white)
    #expect(press(colors, .character("0"), typed: "#000000"))
    #expect(shown == Color(hex: 0))
    #expect(press(colors, .escape))
    #expect(shown == .white)
    stage.perform { colors.setOpen(true) }
    stage.advance(to: 2)
    colors.prepare("Ground", .white)
    #expect(press(colors, .character("0"), typed: "#000000"))
    click(Point(x: 2, y: 2))

    #expect(shown == Color(hex: 0))
    #expect(!colors.isOpen)
  }

  @Test func `the help leaves keys to the window, and closes with Esc`() {
    let help = opened(HelpSheetView(theme: .dark))

    #expect(!press(help, .character("e")))
    #expect(help.isOpen)
    #expect(press(help, .escape))

    #expect(!help.isOpen)
  }

  @Test func `undo among the presets is the window's`() {
    let presets = opened(PresetSheetView(theme: .dark))
    let undo = KeyPress(.character("z"), modifiers: .control)

    #expect(!presets.handle(undo, clipboard))
    #expect(presets.handle(KeyPress(.character("z"), typed: "z"), clipboard))
    #expect(presets.choice.filter.text == "z")
  }
}

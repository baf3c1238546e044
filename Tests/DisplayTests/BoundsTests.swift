import Testing

@testable import Display

private func bounds(_ command: DrawCommand) -> Rect {
  command.bounds(in: Display.AffineTransform(scaleX: 2, y: 2)) { _ in
    Rect(x: 0, y: -10, width: 40, height: 14)
  }
}

private let box = RectangleCommand(Rect(x: 5, y: 6, width: 10, height: 20), color: .black)

@Test func `bounds are in pixels with room for the soft edge`() {
  #expect(bounds(.rectangle(box)) == Rect(x: 9, y: 11, width: 22, height: 42))
}

@Test func `a group's bounds hold its members`() {
  var other = box
  other.transform = .init(translationX: 100, y: 0)
  let group = GroupCommand([.rectangle(box), .rectangle(other)])

  #expect(bounds(.group(group)) == Rect(x: 9, y: 11, width: 222, height: 42))
}

@Test func `a clip limits a group's bounds`() {
  let group = GroupCommand([.rectangle(box)], clip: Clip(Rect(x: 0, y: 0, width: 10, height: 10)))

  #expect(bounds(.group(group)) == Rect(x: 9, y: 11, width: 12, height: 10))
}

@Test func `an empty group has no bounds`() {
  #expect(bounds(.group(GroupCommand([]))).isEmpty)
}

@Test func `a shadow reaches beyond its rectangle`() {
  let shadow = ShadowCommand(box.rect, cornerRadius: 0, blurRadius: 5, color: .black)

  #expect(bounds(.shadow(shadow)) == Rect(x: -1, y: 1, width: 42, height: 62))
}

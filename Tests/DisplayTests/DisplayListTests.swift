import Display
import Testing

struct DisplayListTests {
  private let size = Size(width: 10, height: 10)

  private func list(_ color: Color) -> DisplayList {
    let box = DrawCommand.rectangle(RectangleCommand(.zero, color: color))
    return DisplayList(size: size, commands: [.group(GroupCommand([box], opacity: 0.5))])
  }

  @Test func `lists are equal when everything in them is`() {
    #expect(list(.white) == list(.white))
  }

  @Test func `a difference deep inside makes lists differ`() {
    #expect(list(.white) != list(.black))
  }

  @Test func `a bitmap begins transparent`() {
    #expect(Bitmap(width: 2, height: 3).bytes == [UInt8](repeating: 0, count: 24))
  }
}

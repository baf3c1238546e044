internal import Display
internal import Layers

/// The room that a text has: it wraps into it, in the largest font with which all of it is seen.
final class TextRoom {
  /// The font that is used where there is room enough.
  var font = Font.systemFont(ofSize: SheetMetrics.captionSize)
  /// The room in points.
  var size = Size.zero

  private let ruler = Label()
  private var known: [Request: Font] = [:]

  private struct Request: Hashable {
    let text: String
    let font: Font
    let size: Size
  }

  private static let smallestSize = 11.0
  private static let step = 0.9

  init() { ruler.numberOfLines = 0 }

  /// The largest font, in steps of a tenth, in which the text fits; never below 11 points.
  func font(for text: String) -> Font {
    let request = Request(text: text, font: font, size: size)
    if let font = known[request] { return font }
    ruler.text = text
    ruler.font = font
    while ruler.font.size > Self.smallestSize, needsMore(than: size) {
      ruler.font = font.withSize(
        max(Self.smallestSize, (ruler.font.size * Self.step).rounded(.down)))
    }
    known[request] = ruler.font
    return ruler.font
  }

  /// The font for a label's text, and so many lines that none leaves the room: the last one ends in
  /// an ellipsis where even the smallest font does not suffice.
  func fit(_ label: Label) {
    let font = font(for: label.text ?? "")
    label.font = font
    ruler.text = "x"
    ruler.font = font
    let line = ruler.sizeThatFits(Size(width: .infinity, height: .infinity)).height
    label.numberOfLines = line > 0 ? max(1, Int(size.height / line)) : 0
  }

  private func needsMore(than size: Size) -> Bool {
    let needed = ruler.sizeThatFits(Size(width: size.width, height: .infinity))
    return needed.height > size.height
  }
}

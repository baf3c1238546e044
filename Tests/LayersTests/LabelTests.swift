import Display
import Layers
import Testing

struct LabelTests {
  /// Every character is 6 points wide, a line 12 high.
  private func label(_ text: String, width: Double, height: Double = 100) -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: 10)
    label.text = text
    return label
  }

  private func wrapped(_ text: String, width: Double, lines: Int = 0) -> [String] {
    let label = label(text, width: width)
    label.numberOfLines = lines
    return label.shownLines
  }

  @Test(arguments: [
    ("what is cognac made from", ["what is", "cognac", "made from"]),
    ("one  two", ["one  two"]),
    ("a-b-c-d-e-f-g", ["a-b-c-d-e-", "f-g"]),
    ("first\nsecond", ["first", "second"]),
    ("first\n\nlast", ["first", "", "last"]),
    ("abcdefghijklmnop", ["abcdefghij", "klmnop"]),
    ("ends here ", ["ends here"]),
  ])
  func `text wraps at spaces, hyphens and line ends`(_ text: String, _ lines: [String]) {
    #expect(wrapped(text, width: 60) == lines)
  }

  @Test func `ideographs wrap one by one and punctuation stays with them`() {
    #expect(wrapped("白兰地是用什么酿造的？", width: 60) == ["白兰地是用什么酿造", "的？"])
    #expect(wrapped("问题 What is 7+7?", width: 60) == ["问题 What is", "7+7?"])
  }

  @Test func `what exceeds the number of lines ends with an ellipsis`() {
    #expect(wrapped("one two three four five", width: 60, lines: 2) == ["one two", "three fou…"])
  }

  @Test func `word wrapping cuts after a word`() {
    let label = label("one two three four five", width: 60)
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping

    #expect(label.shownLines == ["one two", "three…"])
  }

  @Test func `a single line is cut where it leaves the width`() {
    #expect(label("abcdefghijklmnop", width: 60).shownLines == ["abcdefghi…"])
    #expect(label("abcdefghij", width: 60).shownLines == ["abcdefghij"])
    #expect(label("two\nlines", width: 60).shownLines == ["two…"])
  }

  @Test func `lines that do not fit the height are cut`() {
    let label = label("one two three four five six", width: 60, height: 24)
    label.numberOfLines = 0

    #expect(label.shownLines == ["one two", "three fou…"])
  }

  @Test func `a label shrinks its font to the width, in half points`() {
    let label = label("abcdefghijkl", width: 60)
    label.adjustsFontSizeToFitWidth = true

    #expect(label.shownFont.size == 8)
    #expect(label.shownLines == ["abcdefghijkl"])
  }

  @Test func `a label does not shrink below the least scale, and cuts then`() {
    let label = label("abcdefghijklmnopqrst", width: 60)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8

    #expect(label.shownFont.size == 8)
    #expect(label.shownLines == ["abcdefghijk…"])
  }

  @Test func `the intrinsic size is that of the text`() {
    #expect(label("hello", width: 0).intrinsicContentSize == IntrinsicSize(width: 30, height: 12))
    #expect(label("", width: 0).intrinsicContentSize == IntrinsicSize(width: 0, height: 0))
  }

  @Test func `a label fits its height to a width`() {
    let label = label("one two three", width: 0)
    label.numberOfLines = 0

    #expect(label.sizeThatFits(Size(width: 60, height: 0)) == Size(width: 42, height: 24))
  }

  @Test(arguments: [
    (Label.Alignment.left, 0.0), (.center, 15), (.right, 30),
  ])
  func `lines stand where the alignment says`(_ alignment: Label.Alignment, _ x: Double) {
    let stage = Stage(size: Size(width: 60, height: 20), text: FixedTextMeasurer())
    let label = label("hello", width: 60, height: 20)
    label.textAlignment = alignment
    stage.rootView.addSubview(label)

    let expected = TextCommand(
      "hello", font: .systemFont(ofSize: 10), color: .black, origin: Point(x: x, y: 13.5))
    #expect(stage.displayList().commands == [.text(expected)])
  }

  @Test func `a huge text is measured only as far as it shows`() {
    final class CountingMeasurer: TextMeasurer {
      var measured = 0
      func width(of text: String, in font: Font) -> Double {
        measured += text.count
        return Double(text.count) * 6
      }
      func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 9, descent: 3) }
    }
    let measurer = CountingMeasurer()
    let stage = Stage(size: Size(width: 60, height: 20), text: measurer)
    let label = label(String(repeating: "word ", count: 200_000), width: 60)
    label.adjustsFontSizeToFitWidth = true
    stage.rootView.addSubview(label)

    let lines = label.shownLines

    #expect(lines == ["word word…"])
    #expect(measurer.measured < 10_000)
  }

  @Test func `a width of nothing shows no text and does not hang`() {
    #expect(wrapped("ab", width: 0, lines: 0).count == 2)
    let stage = Stage(size: Size(width: 60, height: 20), text: FixedTextMeasurer())
    stage.rootView.addSubview(label("hello", width: 0))
    #expect(stage.displayList().commands.isEmpty)
  }
}

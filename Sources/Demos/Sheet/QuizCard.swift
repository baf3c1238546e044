internal import Display
internal import Layers

/// The card that a quiz is played on: a question, its answer below a hairline, two buttons.
final class QuizCard: View {
  /// Where the question labels move; what leaves it is cut off at the card's edge.
  let slot = View()
  let answerButton = Button(title: "Show answer", rank: .other)
  let nextButton = Button(title: "Next question", rank: .main)

  private let hairline = View()
  /// Where the middle of the question is.
  private let questionLine = View()
  private var questionLabels: [Label] = []
  private var answerLabel: Label?

  private static let cornerRadius = 16.0
  private static let padding = 32.0
  /// Where the middle of the question, the hairline and the middle of the answer are, in parts of
  /// the card's height.
  private static let questionPlace = 0.31
  private static let hairlinePlace = 0.54
  private static let answerPlace = 0.66

  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 20
    layer.shadowOffset = Size(width: 0, height: 8)
    slot.clipsToBounds = true
    slot.layer.cornerRadius = Self.cornerRadius
    hairline.backgroundColor = Palette.hairline
    slot.addSubview(questionLine)
    for part in [slot, hairline, answerButton, nextButton] { addSubview(part) }
  }

  /// Puts the question labels on the card; across it they are held by the lesson's own constraints.
  func addQuestionLabels(_ labels: [Label]) {
    questionLabels = labels
    for label in labels {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.textColor = Palette.ink
      slot.addSubview(label)
      LayoutConstraint.activate([
        label.widthAnchor.constraint(equalTo: slot.widthAnchor, constant: -2 * Self.padding),
        label.centerYAnchor.constraint(equalTo: questionLine.centerYAnchor),
      ])
    }
  }

  /// Puts the answer on the card.
  func addAnswerLabel(_ label: Label) {
    answerLabel = label
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  /// Places the card and its parts on a page.
  func layOut(in page: Rect, below top: Double, _ metrics: SheetMetrics) {
    let margin = metrics.margin
    frame = Rect(
      x: margin, y: top, width: max(0, page.width - 2 * margin),
      height: max(0, page.height - top - margin))
    // The coordinates inside are the page's: a centred label is at half the page's width, in a trace
    // as in the lesson.
    bounds.origin = frame.origin
    slot.frame = bounds
    slot.bounds.origin = bounds.origin
    questionLine.center = Point(
      x: bounds.midX, y: (bounds.minY + bounds.height * Self.questionPlace).rounded())
    for label in questionLabels { label.font = .boldSystemFont(ofSize: metrics.displaySize) }
    let inside = bounds.insetBy(dx: Self.padding, dy: 0)
    hairline.frame = Rect(
      x: inside.minX, y: (bounds.minY + bounds.height * Self.hairlinePlace).rounded(),
      width: inside.width,
      height: 1)
    answerLabel?.font = .systemFont(ofSize: metrics.titleSize)
    let lineHeight = metrics.titleSize * 1.5
    answerLabel?.frame = Rect(
      x: inside.minX,
      y: (bounds.minY + bounds.height * Self.answerPlace - lineHeight / 2).rounded(),
      width: inside.width, height: lineHeight)
    layOutButtons(metrics)
  }

  /// Two buttons of one width, side by side in the middle.
  private func layOutButtons(_ metrics: SheetMetrics) {
    let gap = metrics.gap
    let widest = 152.0
    let width = min(widest, (bounds.width - 3 * gap) / 2)
    let y = bounds.maxY - metrics.buttonHeight - (metrics.isCompact ? gap : gap + 8)
    let left = bounds.midX - width - gap / 2
    answerButton.frame = Rect(x: left, y: y, width: width, height: metrics.buttonHeight)
    nextButton.frame = Rect(
      x: bounds.midX + gap / 2, y: y, width: width, height: metrics.buttonHeight)
  }
}

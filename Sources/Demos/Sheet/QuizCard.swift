internal import Display
internal import Layers

/// The card that a quiz is played on: a question, its answer below a hairline, two buttons.
final class QuizCard: View {
  /// Where the question labels move; what leaves it is cut off at the card's edge.
  let slot = QuestionSlot()
  let answerButton = Button(title: "Show answer", rank: .other)
  let nextButton = Button(title: "Next question", rank: .main)

  private let hairline = View()
  /// Where the middle of the question is.
  private let questionLine = View()
  private let answerRoom = TextRoom()
  private var answerLabel: Label?

  private static let cornerRadius = 16.0
  private static let padding = 32.0
  /// Where the middle of the question and the hairline are, in parts of the card's height.
  private static let questionPlace = 0.29
  private static let hairlinePlace = 0.54

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
    slot.labels += labels
    for label in labels {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = Palette.ink
      slot.addSubview(label)
      LayoutConstraint.activate([
        label.widthAnchor.constraint(equalTo: slot.widthAnchor, constant: -2 * Self.padding),
        label.centerYAnchor.constraint(equalTo: questionLine.centerYAnchor),
      ])
    }
  }

  /// Forgets a question label that was taken off the card.
  func removeQuestionLabel(_ label: Label) { slot.labels.removeAll { $0 === label } }

  /// Puts the answer on the card.
  func addAnswerLabel(_ label: Label) {
    answerLabel = label
    label.textAlignment = .center
    label.numberOfLines = 0
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
    let inside = bounds.insetBy(dx: Self.padding, dy: 0)
    hairline.frame = Rect(
      x: inside.minX, y: (bounds.minY + bounds.height * Self.hairlinePlace).rounded(),
      width: inside.width,
      height: 1)
    layOutButtons(metrics)
    layOutTexts(inside, metrics)
  }

  /// The question has the room above the hairline, the answer that down to the buttons.
  private func layOutTexts(_ inside: Rect, _ metrics: SheetMetrics) {
    slot.room.font = .boldSystemFont(ofSize: metrics.displaySize)
    slot.room.size = Size(
      width: inside.width, height: max(0, hairline.frame.minY - inside.minY - 2 * metrics.gap))
    slot.setNeedsLayout()
    answerRoom.font = .systemFont(ofSize: metrics.titleSize)
    let top = hairline.frame.maxY
    answerRoom.size = Size(width: inside.width, height: max(0, nextButton.frame.minY - top))
    answerLabel?.frame = Rect(origin: Point(x: inside.minX, y: top), size: answerRoom.size)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let answerLabel else { return }
    answerRoom.fit(answerLabel)
  }

  /// Two buttons of one width, side by side in the middle.
  private func layOutButtons(_ metrics: SheetMetrics) {
    let gap = metrics.gap
    for button in [answerButton, nextButton] { button.setTextSize(metrics) }
    let widest = 176.0
    let width = min(widest, (bounds.width - 3 * gap) / 2)
    let y = bounds.maxY - metrics.buttonHeight - (metrics.isCompact ? gap : gap + 8)
    let left = bounds.midX - width - gap / 2
    answerButton.frame = Rect(x: left, y: y, width: width, height: metrics.buttonHeight)
    nextButton.frame = Rect(
      x: bounds.midX + gap / 2, y: y, width: width, height: metrics.buttonHeight)
  }
}

/// Where the question labels move; each has the largest font with which its question fits.
final class QuestionSlot: View {
  fileprivate var labels: [Label] = []
  fileprivate let room = TextRoom()

  override func layoutSubviews() {
    for label in labels { room.fit(label) }
  }
}

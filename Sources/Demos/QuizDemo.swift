internal import Display
internal import Layers
internal import Motion

/// The quiz lesson: two labels, one question.
///
/// `UIView.animate` fades the old label out and the new one in while `layoutIfNeeded` inside the
/// block slides both along their centre-X constraints.
///
/// Look at the swap in the completion: without it (variant "fade-two") the label that comes in has
/// alpha 1 already at the second press, and nothing is left to animate.
final class QuizDemo: SheetController, Demo {
  private var currentQuestionLabel = Label()
  private var nextQuestionLabel = Label()
  private let answerLabel = Label()
  private lazy var currentQuestionLabelCenterXConstraint = currentQuestionLabel.centerXAnchor
    .constraint(equalTo: card.slot.centerXAnchor)
  private lazy var nextQuestionLabelCenterXConstraint = nextQuestionLabel.centerXAnchor
    .constraint(equalTo: card.slot.centerXAnchor)

  private let card = QuizCard()
  private let title: String
  private let questions: [Deck.Card]
  private let settings: SettingValues
  private var currentQuestionIndex = 0
  private var askedQuestionIndex = 0
  private var gate = MotionGate()
  /// Labels that were overtaken on their way out, with their constraints.
  private var overtaken: [(label: Label, centerX: LayoutConstraint)] = []
  /// The number of the motion that began last; the completion of an earlier one has less to do.
  private var motionNumber = 0
  private var isFadingOut = false

  init(deck: Deck, settings: SettingValues) {
    // The program's own deck needs no name.
    title = settings[Self.deck].paths.isEmpty ? "" : deck.title
    questions = deck.cards
    self.settings = settings
    super.init()
  }

  func showNextQuestion() {
    if gate.isMoving && settings[Self.interruption] == .ignore { return }
    currentQuestionIndex += 1
    if currentQuestionIndex == questions.count {
      currentQuestionIndex = 0
    }
    if gate.isMoving && retargets {
      overtake()
    } else {
      guard gate.begin() else { return }
      showCurrentQuestion()
    }
  }

  func showAnswer() {
    answerLabel.text = questions[askedQuestionIndex].answer
    answerLabel.textColor = Palette.ink
  }

  private func showCurrentQuestion() {
    askedQuestionIndex = currentQuestionIndex
    if variant == .fadeOne {
      return animateOneLabel()
    }
    nextQuestionLabel.text = questions[currentQuestionIndex].question
    hideAnswer()
    animateLabelTransitions()
  }

  private func animateLabelTransitions() {
    view.layoutIfNeeded()
    motionNumber += 1
    let number = motionNumber
    if variant.slides {
      nextQuestionLabelCenterXConstraint.constant = 0
      if Accessibility.isReduceMotionEnabled {
        // In its place before it shows.
        view.layoutIfNeeded()
      } else {
        currentQuestionLabelCenterXConstraint.constant += view.frame.width
      }
    }
    View.animate(
      withDuration: settings[Self.duration],
      delay: settings[Self.delay],
      curve: variant == .linear ? .linear : settings[Self.curve],
      options: retargets ? .beginFromCurrentState : [],
      name: variant.slides ? "slide" : "fade",
      animations: {
        self.currentQuestionLabel.alpha = 0
        self.nextQuestionLabel.alpha = 1

        self.view.layoutIfNeeded()
      },
      completion: { _ in
        guard number == self.motionNumber else { return self.removeOvertakenLabel() }
        if self.variant != .fadeTwo {
          swap(&self.currentQuestionLabel, &self.nextQuestionLabel)
          swap(
            &self.currentQuestionLabelCenterXConstraint, &self.nextQuestionLabelCenterXConstraint)
        }
        self.endTransition()
      })
  }

  /// The lesson's first step: one label that fades out, takes the next text, and fades in.
  private func animateOneLabel() {
    motionNumber += 1
    let number = motionNumber
    let half = settings[Self.duration] / 2
    isFadingOut = true
    View.animate(
      withDuration: half, delay: settings[Self.delay], curve: settings[Self.curve],
      options: retargets ? .beginFromCurrentState : [],
      name: "fade-out", animations: { self.currentQuestionLabel.alpha = 0 },
      completion: { _ in
        self.isFadingOut = false
        self.currentQuestionLabel.text = self.questions[self.askedQuestionIndex].question
        self.hideAnswer()
        View.animate(
          withDuration: half, curve: self.settings[Self.curve], name: "fade-in",
          animations: { self.currentQuestionLabel.alpha = 1 },
          completion: { _ in
            if number == self.motionNumber { self.endTransition() }
          })
      })
  }

  private func endTransition() {
    let hasWaitingPress = gate.end()
    updateOffScreenLabel()
    if hasWaitingPress { showCurrentQuestion() }
  }

  /// A press in the middle of a motion: the label that comes in is the one that leaves now, from
  /// where it is, and a new one comes; the old one goes on its way out.
  private func overtake() {
    if variant == .fadeOne {
      // On its way out it has not taken a text yet.
      return isFadingOut ? askedQuestionIndex = currentQuestionIndex : showCurrentQuestion()
    }
    overtaken.append((currentQuestionLabel, currentQuestionLabelCenterXConstraint))
    currentQuestionLabel = nextQuestionLabel
    currentQuestionLabelCenterXConstraint = nextQuestionLabelCenterXConstraint
    nextQuestionLabel = Label()
    nextQuestionLabel.name = Self.labelNames.first { name in
      currentQuestionLabel.name != name && overtaken.allSatisfy { $0.label.name != name }
    }
    nextQuestionLabel.alpha = 0
    card.addQuestionLabels([nextQuestionLabel])
    nextQuestionLabelCenterXConstraint = nextQuestionLabel.centerXAnchor
      .constraint(equalTo: card.slot.centerXAnchor)
    nextQuestionLabelCenterXConstraint.isActive = true
    updateOffScreenLabel()
    showCurrentQuestion()
  }

  /// The motions end in the order in which they began.
  private func removeOvertakenLabel() {
    guard !overtaken.isEmpty else { return }
    let label = overtaken.removeFirst().label
    label.removeFromSuperview()
    card.removeQuestionLabel(label)
  }

  private func hideAnswer() {
    answerLabel.text = "???"
    answerLabel.textColor = Palette.secondaryInk
  }

  /// The label that is to come waits one width to the left.
  private func updateOffScreenLabel() {
    guard variant.slides else { return }
    nextQuestionLabelCenterXConstraint.constant = -view.frame.width
  }

  /// After a resize, whichever label is off the screen, or on its way there, stays off it.
  private func followWidth() {
    guard gate.isMoving else { return updateOffScreenLabel() }
    guard variant.slides, !Accessibility.isReduceMotionEnabled else { return }
    for constraint in overtaken.map(\.centerX) + [currentQuestionLabelCenterXConstraint] {
      constraint.constant = view.frame.width
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setCaption(Self.about)
    if !title.isEmpty { titleLabel.text = "\(Self.about.title): \(title)" }
    view.addSubview(card)
    card.addQuestionLabels([currentQuestionLabel, nextQuestionLabel])
    card.addAnswerLabel(answerLabel)
    currentQuestionLabelCenterXConstraint.isActive = true
    nextQuestionLabelCenterXConstraint.isActive = true
    card.answerButton.onTap = { [weak self] in self?.showAnswer() }
    card.nextButton.onTap = { [weak self] in self?.showNextQuestion() }
    currentQuestionLabel.name = "labelA"
    nextQuestionLabel.name = "labelB"
    answerLabel.name = "answer"
    currentQuestionLabel.text = questions[currentQuestionIndex].question
    hideAnswer()
    updateOffScreenLabel()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nextQuestionLabel.alpha = 0
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    card.layOut(in: view.bounds, below: contentTop, metrics)
    followWidth()
  }

  private var variant: Variant { settings[Self.variant] }

  /// The variant with the lesson's bug always waits: it has nothing to retarget.
  private var retargets: Bool {
    settings[Self.interruption] == .retarget && variant != .fadeTwo
  }

  /// The names of labels; at rest there are two, in the middle of retargeted presses more.
  private static let labelNames = ["labelA", "labelB", "labelC", "labelD", "labelE", "labelF"]
}

extension QuizDemo {
  /// The lesson, step by step.
  enum Variant: String, SettingChoice {
    case fadeOne = "fade-one"
    case fadeTwo = "fade-two"
    case swap
    case slide
    case linear

    var slides: Bool { self == .slide || self == .linear }
  }

  /// What a press does while a question is on its way.
  enum Interruption: String, SettingChoice {
    case finishFirst = "finish-first"
    case retarget, ignore
  }

  static let duration = SettingKey<Double>(
    seconds: 0.5, "duration", title: "Duration", summary: "how long a question takes to change")
  static let delay = SettingKey<Double>(
    seconds: 0, "delay", title: "Delay", summary: "how long it waits before it moves")
  static let curve = SettingKey<Curve>(
    "curve", title: "Curve", .easeInOut, summary: "the easing of fade and slide")
  static let variant = SettingKey<Variant>(
    "variant", title: "Variant", .slide, summary: "the lesson's steps; fade-two shows its bug")
  static let interruption = SettingKey<Interruption>(
    "interruption", title: "Interruption", .finishFirst,
    summary: "a press in flight waits for the end, turns what moves to the new goal, or is ignored")
  static let deck = SettingKey<FileList>(
    "deck", title: "Deck", count: 1...1, of: "a JSON file of questions",
    summary: "your own questions and answers")

  /// What the playground must know.
  static let about: DemoDescription = {
    var about = DemoDescription(
      name: "quiz", title: "Quiz",
      lesson: "Two labels change places by alpha and a centre-X constraint",
      watch: "Watch the old question leave to the right while the new one comes from the left.",
      reducedWatch: "Reduced motion: the questions cross-fade in place instead of sliding.",
      settings: [
        duration.setting, delay.setting, curve.setting, variant.setting, interruption.setting,
        deck.setting,
      ],
      actions: [
        DemoAction("next", title: "Next question", key: "n", QuizDemo.showNextQuestion),
        DemoAction("answer", title: "Show answer", key: "a", QuizDemo.showAnswer),
      ],
      layerNames: labelNames + ["answer"],
      showcase: [
        TimedInput(0.4, .action("answer")), TimedInput(1, .action("next")),
        TimedInput(2, .action("answer")), TimedInput(2.6, .action("next")),
      ])
    about.unusedCurveNote = { settings in
      settings[variant] == .linear ? "not used: the variant moves linearly" : nil
    }
    return about
  }()

  /// Reads the questions.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory {
    let deck = try resources.deck(atPath: settings[Self.deck].paths.first)
    return { QuizDemo(deck: deck, settings: settings) }
  }
}

internal import Demos
internal import Recording

extension ExportForm {
  /// A line of the sheet: what it is about, and its fields.
  struct Row {
    /// What a person reads at the left.
    let title: String
    /// What there is to choose and to type.
    let items: [Item]
  }

  /// Something in a line.
  struct Item {
    /// What it is.
    enum Content {
      /// An option: its title, whether it is chosen, and why it cannot be.
      case option(String, isChosen: Bool, obstacle: String?, (inout ExportRequest) -> Void)
      /// A text that is typed, so many points wide, and what follows it.
      case entry(TextEntry, width: Double?, unit: String)
      /// The next items stand on a new line.
      case wrap
    }

    /// The field that it belongs to.
    let field: Field
    /// What it is.
    let content: Content
  }

  /// The lines of the sheet that matter for what is made.
  var rows: [Row] { rows(for: request.kind) }

  /// The lines that matter for a kind.
  func rows(for kind: ExportKind) -> [Row] {
    let rows = [
      Row(title: "Make", items: kindItems),
      Row(title: "Of", items: subjectItems),
      Row(
        title: "Size",
        items: extentItems + [
          typed(.pixels, width: 108, unit: "px"), typed(.scale, width: 64, unit: "px a point"),
        ]),
      Row(title: "Rate", items: rateItems + [typed(.rateText, width: 72, unit: "a second")]),
      Row(title: "Play", items: orderItems),
      Row(title: "Frames", items: [typed(.stripCount, width: 52, unit: "at equal times")]),
      Row(title: "File", items: [typed(.path, width: nil, unit: "")]),
    ]
    return rows.filter { row in row.items.first.map { isInUse($0.field, for: kind) } ?? false }
  }

  /// The options of a field, from left to right, without those that cannot be chosen.
  func choices(of field: Field) -> [(isChosen: Bool, choose: (inout ExportRequest) -> Void)] {
    rows.flatMap(\.items).compactMap { item in
      guard item.field == field,
        case .option(_, let isChosen, nil, let choose) = item.content
      else { return nil }
      return (isChosen, choose)
    }
  }

  /// Takes the option so many places further in the focused field; stops at the ends.
  mutating func moveChoice(by places: Int) {
    let choices = choices(of: focus)
    guard !choices.isEmpty else { return }
    guard let index = choices.firstIndex(where: \.isChosen) else {
      return choose(choices[0].choose)
    }
    choose(choices[min(max(0, index + places), choices.count - 1)].choose)
  }

  /// The numbers of what comes of it, in a line.
  var summary: String {
    guard case .success(let plan) = plan else { return "" }
    let size = plan.pixelSize(of: request)
    let pixels = "\(size.width) × \(size.height) px"
    guard request.kind.isFilm else {
      return request.kind == .curveDrawing
        ? "A drawing of \(CurveFigure.side.shortText) × \(CurveFigure.side.shortText)" : pixels
    }
    let frames = plan.specification.frames
    return [
      frames.count.counted("frame"),
      PanelNumber.seconds(frames.duration) + " at \(frames.framesPerSecond.shortText) a second",
      pixels,
    ].joined(separator: "  ·  ")
  }

  /// What a person must know: a mistake, a question, or what the format changes.
  var note: (text: String, isWarning: Bool)? {
    if let mistake { return (mistake, true) }
    if let question { return (question, true) }
    switch plan {
    case .failure(let error): return (error.description, true)
    case .success(let plan):
      if request.kind.isFilm, plan.specification.frames.count == 1 {
        return ("Nothing moves here yet: press Return on the stage, then export", true)
      }
      return plan.notes.first.map { ($0.description, false) }
    }
  }

  /// True when there is something to start.
  var canStart: Bool {
    guard case .success = plan else { return false }
    return mistake == nil
  }

  private var kindItems: [Item] {
    ExportKind.allCases.flatMap { kind in
      let item = option(
        .kind, kind.title, isChosen: request.kind == kind, obstacle: obstacle(to: kind)
      ) { $0.kind = kind }
      return kind == .still ? [Item(field: .kind, content: .wrap), item] : [item]
    }
  }

  private var subjectItems: [Item] {
    ExportRequest.Subject.allCases.map { subject in
      option(
        .subject, Self.titles[subject] ?? "", isChosen: request.subject == subject,
        obstacle: source.obstacle(to: subject)
      ) { $0.subject = subject }
    }
  }

  private static let titles: [ExportRequest.Subject: String] = [
    .take: "Whole take", .span: "In to out", .last: "Last recording",
  ]

  private var extentItems: [Item] {
    Self.factors.map { factor in
      option(.extent, "×\(factor.shortText)", isChosen: request.extent == .scale(factor)) {
        $0.extent = .scale(factor)
      }
    }
  }

  private var rateItems: [Item] {
    Self.rates.map { rate in
      option(.rate, rate.shortText, isChosen: request.framesPerSecond == rate) {
        $0.framesPerSecond = rate
      }
    }
  }

  private var orderItems: [Item] {
    FrameOrder.names.map { order, _, title in
      option(.order, title, isChosen: request.order == order) { $0.order = order }
    }
  }

  private func option(
    _ field: Field, _ title: String, isChosen: Bool, obstacle: String? = nil,
    _ choose: @escaping (inout ExportRequest) -> Void
  ) -> Item {
    Item(
      field: field,
      content: .option(title, isChosen: isChosen, obstacle: obstacle, choose))
  }

  private func typed(_ field: Field, width: Double?, unit: String) -> Item {
    let entry = focus == field ? self.entry : TextEntry(text(of: field))
    return Item(field: field, content: .entry(entry, width: width, unit: unit))
  }
}

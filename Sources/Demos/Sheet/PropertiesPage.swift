internal import Display
internal import Layers

/// The page of the properties: a column for each of the lesson's kinds, and the note on layout.
final class PropertiesPage {
  let runButton = Button(title: "Run", rank: .main)

  private var cards: [Property: PropertyCard] = [:]
  private let headings = Property.Kind.allCases.map { _ in Label() }
  private let noteLabel = Label()

  private static let headingHeight = 28.0
  private static let buttonWidth = 120.0
  /// Pages narrower or lower than this have two columns of small cards.
  private static let leastColumns = Size(width: 800, height: 420)

  init(note: String) {
    noteLabel.text = note
    noteLabel.font = .systemFont(ofSize: SheetMetrics.captionSize)
    noteLabel.textColor = Palette.secondaryInk
    noteLabel.numberOfLines = 0
    for (label, kind) in zip(headings, Property.Kind.allCases) {
      label.text = kind.rawValue
      label.font = .systemFont(ofSize: SheetMetrics.captionSize)
      label.textColor = Palette.secondaryInk
    }
  }

  /// Puts everything onto the page.
  func add(to page: View, isConstrained: Bool) {
    for property in Property.allCases {
      let card = PropertyCard(property, isConstrained: isConstrained)
      cards[property] = card
      page.addSubview(card)
    }
    for label in headings { page.addSubview(label) }
    page.addSubview(noteLabel)
    page.addSubview(runButton)
  }

  /// The card of a property.
  func card(of property: Property) -> PropertyCard {
    guard let card = cards[property] else {
      preconditionFailure("Every property has a card once the page is made.")
    }
    return card
  }

  /// Places everything.
  func layOut(in page: Rect, below top: Double, _ metrics: SheetMetrics) {
    let room = Rect(
      x: metrics.margin, y: top, width: max(0, page.width - 2 * metrics.margin),
      height: max(0, page.height - top - metrics.margin))
    let hasColumns =
      page.width >= Self.leastColumns.width && page.height >= Self.leastColumns.height
    for heading in headings { heading.isHidden = !hasColumns }
    if hasColumns {
      placeColumns(in: room, metrics)
    } else {
      placeGrid(in: room, metrics)
    }
  }

  private func placeColumns(in room: Rect, _ metrics: SheetMetrics) {
    let gap = metrics.gap
    for label in headings + [noteLabel] {
      label.font = .systemFont(ofSize: min(16, metrics.textSize))
    }
    let width = ((room.width - 2 * gap) / 3).rounded(.down)
    let rows = 3.0
    let below = metrics.buttonHeight + gap
    let height = ((room.height - Self.headingHeight - below - (rows - 1) * gap) / rows)
      .rounded(.down)
    for (column, kind) in Property.Kind.allCases.enumerated() {
      let x = room.minX + Double(column) * (width + gap)
      headings[column].frame = Rect(
        x: x, y: room.minY - 4, width: width, height: Self.headingHeight)
      let properties = Property.allCases.filter { $0.kind == kind }
      for (row, property) in properties.enumerated() {
        card(of: property).frame = Rect(
          x: x, y: room.minY + Self.headingHeight + Double(row) * (height + gap), width: width,
          height: height)
      }
    }
    let last = card(of: .depth).frame
    runButton.frame = Rect(
      x: last.minX, y: room.maxY - metrics.buttonHeight, width: last.width,
      height: metrics.buttonHeight)
    runButton.setTextSize(metrics)
    noteLabel.isHidden = false
    noteLabel.frame = Rect(
      x: room.minX, y: runButton.frame.minY, width: last.minX - gap - room.minX,
      height: metrics.buttonHeight)
  }

  private func placeGrid(in room: Rect, _ metrics: SheetMetrics) {
    let gap = min(8, metrics.gap)
    noteLabel.font = .systemFont(ofSize: SheetMetrics.captionSize)
    let columns = 3
    let rows = Property.allCases.count / columns
    let text = noteLabel.sizeThatFits(Size(width: room.width, height: room.height))
    noteLabel.isHidden = metrics.isCompact && room.height < 320
    let noteHeight = noteLabel.isHidden ? 0 : text.height.rounded(.up) + gap
    let below = noteHeight + metrics.buttonHeight + gap
    let size = Size(
      width: ((room.width - Double(columns - 1) * gap) / Double(columns)).rounded(.down),
      height: ((room.height - below - Double(rows - 1) * gap) / Double(rows)).rounded(.down))
    for (index, property) in Property.allCases.enumerated() {
      card(of: property).frame = Rect(
        x: room.minX + Double(index % columns) * (size.width + gap),
        y: room.minY + Double(index / columns) * (size.height + gap), width: size.width,
        height: max(0, size.height))
    }
    runButton.frame = Rect(
      x: room.maxX - Self.buttonWidth, y: room.maxY - metrics.buttonHeight,
      width: Self.buttonWidth, height: metrics.buttonHeight)
    noteLabel.frame = Rect(
      x: room.minX, y: runButton.frame.minY - noteHeight, width: room.width,
      height: max(0, noteHeight - gap))
  }
}

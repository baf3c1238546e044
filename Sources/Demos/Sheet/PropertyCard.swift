internal import Display
internal import Layers

/// A property's card: its name, the statement that changes it, and the view that it changes.
final class PropertyCard: View {
  let property: Property
  /// The view that animates.
  let subject = View()
  /// True when the subject has, or is on its way to, the other value.
  var showsOther = false
  /// What the background changes to.
  var otherColor = Palette.blue {
    didSet {
      guard property == .backgroundColor, otherColor != Palette.blue else { return }
      codeLabel.text = "= \(otherColor.text)"
    }
  }
  /// Where the subject is at rest.
  private(set) var restFrame = Rect.zero

  private let nameLabel = Label()
  private let codeLabel = Label()
  /// The middle of the subject's room; constraints hold on to it.
  private let spot = View()
  private let marks = FieldMarks(color: Palette.blue)
  /// Where the subject's pictures are while it dissolves; a room of their own, so that they ask for
  /// no layout of the card.
  private let room = View()
  private var placedSize = Size.zero

  /// What holds the subject's size when constraints do.
  private lazy var sizeConstraints = [
    subject.widthAnchor.constraint(equalToConstant: Property.side),
    subject.heightAnchor.constraint(equalToConstant: Property.side),
  ]

  private static let padding = 16.0
  private static let lineHeight = 22.0
  private static let wordGap = 4.0
  /// What a subject of full size and its other place take.
  private static let roomForSubject = Size(width: 120, height: 76)
  /// Cards narrower than this show the subject below the name, without the statement.
  private static let leastWidthBeside = 220.0

  init(_ property: Property, isConstrained: Bool) {
    self.property = property
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 12
    layer.shadowOffset = Size(width: 0, height: 4)
    nameLabel.text = property.rawValue
    nameLabel.textColor = Palette.ink
    for label in [nameLabel, codeLabel] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    codeLabel.text = property.code
    codeLabel.font = .systemFont(ofSize: SheetMetrics.captionSize)
    codeLabel.textColor = Palette.secondaryInk
    subject.name = property.rawValue
    subject.backgroundColor = Palette.red
    for part in [nameLabel, codeLabel, spot, marks, room, subject] { addSubview(part) }
    if isConstrained { constrain() }
  }

  private func constrain() {
    LayoutConstraint.activate(
      sizeConstraints + [
        subject.centerXAnchor.constraint(equalTo: spot.centerXAnchor),
        subject.centerYAnchor.constraint(equalTo: spot.centerYAnchor),
      ])
  }

  /// Shows the other value as a dissolve: the subject has it at once, and fades in.
  func dissolve() -> PropertyDissolve {
    PropertyDissolve(of: subject, in: room) {
      property.set(subject, isOn: showsOther, rest: restFrame, color: otherColor)
    }
  }

  /// Places the parts when the card has another size; a layout without that leaves the subject to
  /// its animation, or to its constraints.
  override func layoutSubviews() {
    guard bounds.size != placedSize else { return }
    placedSize = bounds.size
    let isBeside = bounds.width >= Self.leastWidthBeside
    let inside = bounds.insetBy(dx: isBeside ? Self.padding : Self.padding / 2, dy: 0)
    nameLabel.font = .boldSystemFont(ofSize: isBeside ? 17 : SheetMetrics.captionSize)
    nameLabel.textAlignment = isBeside ? .left : .center
    codeLabel.isHidden = !isBeside
    let top = isBeside ? (bounds.midY - Self.lineHeight).rounded() : 4
    nameLabel.frame = Rect(
      x: inside.minX, y: top, width: inside.width, height: Self.lineHeight)
    codeLabel.frame = nameLabel.frame.offsetBy(dx: 0, dy: Self.lineHeight)
    let middle =
      isBeside
      ? Point(x: (bounds.maxX - bounds.width * 0.24).rounded(), y: bounds.midY.rounded())
      : Point(x: bounds.midX.rounded(), y: ((bounds.height + nameLabel.frame.maxY) / 2).rounded())
    let room =
      isBeside
      ? bounds.size
      : Size(width: bounds.width, height: bounds.maxY - nameLabel.frame.maxY)
    let scale = min(
      1, room.width / Self.roomForSubject.width, room.height / Self.roomForSubject.height)
    let side = (Property.side * scale).rounded()
    for constraint in sizeConstraints { constraint.constant = side }
    restFrame = Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    spot.center = middle
    subject.layer.cornerRadius = side / 5
    subject.bounds.size = restFrame.size
    subject.center = middle
    property.set(subject, isOn: showsOther, rest: restFrame, color: otherColor)
    marks.transform3D = property.turn(of: restFrame)
    marks.bounds.size = property.otherFrame(restFrame).size
    marks.center = property.otherFrame(restFrame).center
    if isBeside { keepWordsBesideSubject() }
  }

  /// Words end before the subject and its other place.
  private func keepWordsBesideSubject() {
    let left = min(restFrame.minX, marks.frame.minX)
    for label in [nameLabel, codeLabel] {
      label.frame.size.width = max(0, left - Self.wordGap - label.frame.minX)
    }
  }
}

internal import Display
internal import Layers

/// A property's card: its name, the statement that changes it, and the view that it changes.
final class PropertyCard: View {
  let property: Property
  /// The view that animates.
  let subject = View()
  /// True when the subject has, or is on its way to, the other value.
  var showsOther = false
  /// Where the subject is at rest.
  private(set) var restFrame = Rect.zero

  private let nameLabel = Label()
  private let codeLabel = Label()
  /// The middle of the subject's room; constraints hold on to it.
  private let spot = View()
  private let marks = FieldMarks(color: Palette.blue)
  private var placedSize = Size.zero

  private static let side = 40.0
  private static let padding = 16.0
  private static let lineHeight = 20.0
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
    nameLabel.font = .boldSystemFont(ofSize: SheetMetrics.captionSize)
    nameLabel.textColor = Palette.ink
    codeLabel.text = property.code
    codeLabel.font = .systemFont(ofSize: 12)
    codeLabel.textColor = Palette.secondaryInk
    subject.name = property.rawValue
    subject.backgroundColor = Palette.red
    subject.layer.cornerRadius = 8
    for part in [nameLabel, codeLabel, spot, marks, subject] { addSubview(part) }
    if isConstrained { constrain() }
  }

  private func constrain() {
    LayoutConstraint.activate([
      subject.centerXAnchor.constraint(equalTo: spot.centerXAnchor),
      subject.centerYAnchor.constraint(equalTo: spot.centerYAnchor),
      subject.widthAnchor.constraint(equalToConstant: Self.side),
      subject.heightAnchor.constraint(equalToConstant: Self.side),
    ])
  }

  /// Places the parts when the card has another size; a layout without that leaves the subject to
  /// its animation, or to its constraints.
  override func layoutSubviews() {
    guard bounds.size != placedSize else { return }
    placedSize = bounds.size
    let isBeside = bounds.width >= Self.leastWidthBeside
    let inside = bounds.insetBy(dx: Self.padding, dy: 0)
    codeLabel.isHidden = !isBeside
    let top = isBeside ? (bounds.midY - Self.lineHeight).rounded() : 8
    nameLabel.frame = Rect(
      x: inside.minX, y: top, width: inside.width, height: Self.lineHeight)
    codeLabel.frame = nameLabel.frame.offsetBy(dx: 0, dy: Self.lineHeight)
    let middle =
      isBeside
      ? Point(x: (bounds.maxX - bounds.width * 0.24).rounded(), y: bounds.midY.rounded())
      : Point(x: bounds.midX.rounded(), y: ((bounds.height + nameLabel.frame.maxY) / 2).rounded())
    restFrame = Rect(
      x: middle.x - Self.side / 2, y: middle.y - Self.side / 2, width: Self.side,
      height: Self.side)
    spot.center = middle
    subject.bounds.size = restFrame.size
    subject.center = middle
    property.set(subject, isOn: showsOther, rest: restFrame)
    marks.transform =
      property == .rotation ? AffineTransform(rotationAngle: Double.pi / 4) : .identity
    marks.bounds.size = property.otherFrame(restFrame).size
    marks.center = property.otherFrame(restFrame).center
  }
}

internal import Display
internal import Layers
internal import Motion

extension CurveGraphView {
  private static let differenceOpacity = 0.85
  private static let areaOpacity = 0.14
  private static let leastDifference = 0.0005
  private static let chipOpacity = 0.8
  private static let columnWidth = 2.0

  /// The pencil of the curve that is tuned: red for A, blue for B.
  var pencil: Color { card?.isOther == true ? theme.blue : theme.red }

  /// The pencil of the other curve.
  var otherPencil: Color { card?.isOther == true ? theme.red : theme.blue }

  /// A minus B; nil while nothing is compared.
  static func difference(of card: DeskModel.CurveCard) -> CurveDifference? {
    card.other.map { other in
      card.isOther ? CurveDifference(other, card.curve) : CurveDifference(card.curve, other)
    }
  }

  /// How far the curves are apart, as a thin third line along the foot of the box, in the colour of
  /// the one that is ahead, and a bracket where that is most.
  func drawDifference(_ shape: Shape, with ink: inout Ink) {
    guard let card, let difference = shape.difference,
      abs(difference.greatest) > Self.leastDifference
    else { return }
    for run in difference.runs {
      let color = run.isAhead ? theme.red : theme.blue
      let line = run.points.map { shape.geometry.point(time: $0.x, progress: $0.y) }
      fill(line, color.withAlpha(Self.areaOpacity), foot: shape.geometry.box.maxY, with: &ink)
      ink.line(line, width: 1, color)
    }
    drawBracket(difference, between: [card.curve, card.other].compactMap(\.self), shape, &ink)
  }

  /// Columns on whole points, whose edges meet without a seam.
  private func fill(_ line: [Point], _ color: Color, foot: Double, with ink: inout Ink) {
    var x = (line.first?.x ?? 0).rounded(.up)
    for (left, right) in zip(line, line.dropFirst()) where right.x > left.x {
      while x + Self.columnWidth <= right.x {
        let share = (x + Self.columnWidth / 2 - left.x) / (right.x - left.x)
        let top = left.y + share * (right.y - left.y)
        ink.fill(Rect(x: x, y: top, width: Self.columnWidth, height: foot - top), color)
        x += Self.columnWidth
      }
    }
  }

  private func drawBracket(
    _ difference: CurveDifference, between curves: [Curve], _ shape: Shape, _ ink: inout Ink
  ) {
    let color = theme.text.withAlpha(Self.differenceOpacity)
    let fraction = difference.fraction
    let ends = curves.map { curve in
      shape.geometry.point(time: fraction, progress: Self.value(of: curve, at: fraction))
    }
    ink.line(ends, width: 1, color)
    for end in ends { ink.fill(Rect(x: end.x - 4, y: end.y - 0.5, width: 8, height: 1), color) }
    let place = shape.geometry.point(time: fraction, progress: abs(difference.greatest))
    ink.disc(at: place, diameter: 5, color)
    let isLeft = fraction > 0.5
    let middle = ends.map(\.y).reduce(0, +) / Double(max(1, ends.count))
    let text = Self.signed(difference.greatest)
    let width = (ink.width(of: text, in: Typeface.heading) + 2 * Grid.unit).rounded(.up)
    let chip = Rect(
      x: (isLeft ? place.x - 4 - width : place.x + 4).rounded(), y: (middle - 8).rounded(),
      width: width, height: 16)
    ink.fill(chip, theme.raised.withAlpha(Self.chipOpacity), radius: Grid.unit)
    ink.text(text, in: chip, font: Typeface.heading, color: theme.text, .center)
  }

  /// With its sign and three decimals: `+0.231`.
  static func signed(_ value: Double) -> String {
    (value > 0 ? "+" : "") + PanelNumber.fixed(value, decimals: 3)
  }
}

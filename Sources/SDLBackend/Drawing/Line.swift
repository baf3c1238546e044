internal import Display

/// A line of text on its way to pixels: what its pieces have in common.
struct Line {
  /// The em of the runs in units of 1/72 of a pixel.
  let resolution: Int
  /// Pixels of the runs a point of the command's own coordinates.
  private let density: Double
  /// The colour that the white runs are multiplied by.
  let color: PremultipliedColor

  private let origin: Point
  private let em: Double
  private let transform: AffineTransform
  private let rests: Resting

  /// A run whose pixels are this nearly the target's is drawn pixel by pixel.
  private static let nearlyOne = 0.003

  /// Makes a line.
  init(
    _ command: TextCommand, resolution: Int, transform: AffineTransform, color: PremultipliedColor,
    rests: Resting
  ) {
    origin = command.origin
    em = command.font.size
    self.resolution = resolution
    density = Double(resolution) / TextRasterizer.sizeSteps / em
    self.transform = transform
    self.color = color
    self.rests = rests
  }

  /// How many pixels wide a piece's bitmap may be.
  func pixels(of piece: TextLayout.Piece) -> Double { (piece.width + 1) * em * density }

  /// Where a piece may leave ink, in pixels of the target.
  func box(of piece: TextLayout.Piece) -> Rect {
    let (above, below) = (1.5 * em, em)
    return transform.boundingBox(
      of: Rect(
        x: origin.x + (piece.x - 1) * em, y: origin.y - above, width: (piece.width + 2) * em,
        height: above + below))
  }

  /// Where the pixels of a piece are drawn, and the transform to be applied to that.
  ///
  /// Runs start at whole pixels of their own layer. Where a layer rests they start at whole pixels
  /// of the target, and are crisp; where it moves they are not held back, and move smoothly.
  func place(
    of piece: TextLayout.Piece, _ entry: GlyphAtlas.Entry
  ) -> (rect: Rect, transform: AffineTransform) {
    let start = Point(x: origin.x + piece.x * em, y: origin.y)
    guard transform.keepsAxes, transform.a > 0, transform.d > 0 else {
      return (
        Rect(
          x: start.x + Double(entry.left) / density, y: start.y + Double(entry.top) / density,
          width: Double(entry.width) / density, height: Double(entry.height) / density), transform
      )
    }
    let x = Axis(
      start: start.x, scale: transform.a, shift: transform.tx, density: density, rests: rests.x)
    let y = Axis(
      start: start.y, scale: transform.d, shift: transform.ty, density: density, rests: rests.y)
    return (
      Rect(
        x: x.pixel + Double(entry.left) * x.enlargement,
        y: y.pixel + Double(entry.top) * y.enlargement,
        width: Double(entry.width) * x.enlargement, height: Double(entry.height) * y.enlargement),
      .identity
    )
  }

  /// One direction of an upright line.
  private struct Axis {
    /// Where a run starts in the target.
    let pixel: Double
    /// Pixels of the target a pixel of the run.
    let enlargement: Double

    init(start: Double, scale: Double, shift: Double, density: Double, rests: Bool) {
      let ratio = scale / density
      enlargement = abs(ratio - 1) < Line.nearlyOne ? 1 : ratio
      pixel =
        rests && enlargement == 1
        ? (start * scale + shift).rounded()
        : (start * density).rounded() * enlargement + shift
    }
  }
}

/// Whether a layer seems to rest, across and down.
///
/// Layouts put layers at whole points or simple fractions of one; what moves is anywhere else.
struct Resting {
  var x, y: Bool

  private static let partsOfPoint = 4.0
  private static let noise = 1e-6

  /// Judges by the shift of a transform.
  init(_ transform: AffineTransform) {
    x = Self.isSimple(transform.tx)
    y = Self.isSimple(transform.ty)
  }

  private static func isSimple(_ shift: Double) -> Bool {
    let parts = shift * partsOfPoint
    return abs(parts - parts.rounded()) < noise
  }
}

/// One frame as a value: what to draw, from back to front.
///
/// Two equal lists draw the same picture, so an unchanged frame is found by `==`, the recorder and
/// the window draw the same thing, and "the picture before" of a transition is simply the old list.
public struct DisplayList: Equatable, Sendable {
  /// The extent of the canvas in points.
  public var size: Size
  /// What the canvas is cleared to; an alpha below 1 lets the target show.
  public var background: Color
  /// What is drawn, from back to front.
  public var commands: [DrawCommand]

  /// Makes a list.
  public init(size: Size, background: Color = .clear, commands: [DrawCommand] = []) {
    self.size = size
    self.background = background
    self.commands = commands
  }
}

/// One thing to draw.
///
/// Every command carries its own transform into the coordinates of the surrounding group, and its
/// own opacity (0…1) that scales colour and alpha together.
public enum DrawCommand: Equatable, Sendable {
  /// A filled rectangle, rounded or not.
  case rectangle(RectangleCommand)
  /// A picture stretched over a rectangle.
  case picture(PictureCommand)
  /// One line of text.
  case text(TextCommand)
  /// A line through points, with round joins.
  case polyline(PolylineCommand)
  /// A filled shape given by its outline.
  case polygon(PolygonCommand)
  /// The soft shadow of a rounded rectangle.
  case shadow(ShadowCommand)
  /// Commands that are composed together first.
  indirect case group(GroupCommand)
  /// Commands that are drawn flat first, then bent over a mesh.
  indirect case warp(WarpCommand)
}

/// A filled rectangle.
public struct RectangleCommand: Equatable, Sendable {
  /// The rectangle in its own coordinates.
  public var rect: Rect
  /// The radius of its corners in points, limited to half the shorter side when drawn.
  public var cornerRadius: Double
  /// The colour inside.
  public var color: Color
  /// The colour at the bottom when the fill is a vertical gradient.
  public var bottomColor: Color?
  /// The width of the border, inside the edge; 0 for none.
  public var borderWidth: Double
  /// The colour of the border.
  public var borderColor: Color
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the rectangle's coordinates into the group's.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ rect: Rect, color: Color, bottomColor: Color? = nil, cornerRadius: Double = 0,
    borderWidth: Double = 0, borderColor: Color = .clear, opacity: Double = 1,
    transform: AffineTransform = .identity
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.color = color
    self.bottomColor = bottomColor
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.opacity = opacity
    self.transform = transform
  }
}

/// A picture stretched over a rectangle.
public struct PictureCommand: Equatable, Sendable {
  /// The picture.
  public var picture: Picture
  /// The part of the picture that is shown, in fractions of its size.
  public var source: Rect
  /// Where that part goes.
  public var rect: Rect
  /// The radius of the corners that are cut off.
  public var cornerRadius: Double
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the rectangle's coordinates into the group's.
  public var transform: AffineTransform

  /// The whole picture, in fractions.
  public static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Makes the command.
  public init(
    _ picture: Picture, in rect: Rect, source: Rect = PictureCommand.whole,
    cornerRadius: Double = 0, opacity: Double = 1, transform: AffineTransform = .identity
  ) {
    self.picture = picture
    self.source = source
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.transform = transform
  }
}

/// One line of text.
public struct TextCommand: Equatable, Sendable {
  /// The text; line breaks in it are drawn as spaces.
  public var text: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color
  /// The left end of the baseline.
  public var origin: Point
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the text's coordinates into the group's.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ text: String, font: Font, color: Color, origin: Point, opacity: Double = 1,
    transform: AffineTransform = .identity
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.opacity = opacity
    self.transform = transform
  }
}

/// A line through points with round joins and ends.
public struct PolylineCommand: Equatable, Sendable {
  /// The points of the line.
  public var points: [Point]
  /// The width in points.
  public var width: Double
  /// The colour.
  public var color: Color
  /// True when the last point is joined to the first.
  public var isClosed: Bool
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the line's coordinates into the group's.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ points: [Point], width: Double, color: Color, isClosed: Bool = false, opacity: Double = 1,
    transform: AffineTransform = .identity
  ) {
    self.points = points
    self.width = width
    self.color = color
    self.isClosed = isClosed
    self.opacity = opacity
    self.transform = transform
  }
}

/// A filled convex shape given by its outline.
public struct PolygonCommand: Equatable, Sendable {
  /// The outline, clockwise or not, convex.
  public var points: [Point]
  /// The colour inside.
  public var color: Color
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the shape's coordinates into the group's.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ points: [Point], color: Color, opacity: Double = 1, transform: AffineTransform = .identity
  ) {
    self.points = points
    self.color = color
    self.opacity = opacity
    self.transform = transform
  }
}

/// The soft shadow of a rounded rectangle.
public struct ShadowCommand: Equatable, Sendable {
  /// The rectangle that casts it, already moved by the shadow's offset.
  public var rect: Rect
  /// The radius of its corners.
  public var cornerRadius: Double
  /// How far the edge is spread, in points: from full to nothing over twice this distance.
  public var blurRadius: Double
  /// The colour at full strength.
  public var color: Color
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the rectangle's coordinates into the group's.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ rect: Rect, cornerRadius: Double, blurRadius: Double, color: Color, opacity: Double = 1,
    transform: AffineTransform = .identity
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.blurRadius = blurRadius
    self.color = color
    self.opacity = opacity
    self.transform = transform
  }
}

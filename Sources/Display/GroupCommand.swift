/// How a group is laid over what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// The group covers what is behind, as far as its alpha says.
  case sourceOver
  /// Colour and alpha are added: two groups with opacities p and 1 − p mix exactly.
  case plus
}

/// The part of a group that shows.
public struct Clip: Hashable, Sendable {
  /// The rectangle in the group's own coordinates.
  public var rect: Rect
  /// The radius of its corners; may reach half the shorter side, which makes an ellipse's arc.
  public var cornerRadius: Double

  /// Makes a clip.
  public init(_ rect: Rect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}

/// Commands that are moved, clipped and faded as one picture.
///
/// A group with full opacity, no clip with corners and the ordinary blend mode needs no picture of
/// its own: its commands are drawn straight through, unless it is isolated.
public struct GroupCommand: Equatable, Sendable {
  /// What is drawn, from back to front, in the group's own coordinates.
  public var commands: [DrawCommand]
  /// Scales colour and alpha of the composed picture, 0…1.
  public var opacity: Double
  /// What shows of it, in its own coordinates; nil shows all.
  public var clip: Clip?
  /// How it is laid over what is behind it.
  public var blendMode: BlendMode
  /// True when it must be composed on its own first, so that groups in it that are added
  /// (`BlendMode.plus`) add to each other and not to what is behind.
  public var isIsolated: Bool
  /// From the group's coordinates into the surrounding ones.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ commands: [DrawCommand], opacity: Double = 1, clip: Clip? = nil,
    blendMode: BlendMode = .sourceOver, isIsolated: Bool = false,
    transform: AffineTransform = .identity
  ) {
    self.commands = commands
    self.opacity = opacity
    self.clip = clip
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.transform = transform
  }
}

/// Commands drawn flat into a picture, which is then laid over a mesh: depth and bending.
public struct WarpCommand: Equatable, Sendable {
  /// One corner of the mesh's triangles.
  public struct Vertex: Equatable, Sendable {
    /// Where it is drawn.
    public var position: Point
    /// Which place of the flat picture it shows, in fractions of `bounds`.
    public var texture: Point
    /// Scales colour but not alpha, 0…1: the light on the surface.
    public var shade: Double
    /// Scales colour and alpha, 0…1.
    public var opacity: Double

    /// Makes a vertex.
    public init(position: Point, texture: Point, shade: Double = 1, opacity: Double = 1) {
      self.position = position
      self.texture = texture
      self.shade = shade
      self.opacity = opacity
    }
  }

  /// What is drawn flat, in its own coordinates.
  public var commands: [DrawCommand]
  /// The part of those coordinates that becomes the picture.
  public var bounds: Rect
  /// The corners of the mesh.
  public var vertices: [Vertex]
  /// Three indices into `vertices` a triangle, from back to front.
  public var indices: [Int32]
  /// Scales colour and alpha, 0…1.
  public var opacity: Double
  /// From the vertices' coordinates into the surrounding ones.
  public var transform: AffineTransform

  /// Makes the command.
  public init(
    _ commands: [DrawCommand], bounds: Rect, vertices: [Vertex], indices: [Int32],
    opacity: Double = 1, transform: AffineTransform = .identity
  ) {
    self.commands = commands
    self.bounds = bounds
    self.vertices = vertices
    self.indices = indices
    self.opacity = opacity
    self.transform = transform
  }
}

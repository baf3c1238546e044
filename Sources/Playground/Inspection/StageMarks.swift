internal import Demos
internal import Display
internal import Layers

/// What the inspector draws over the stage, in points of the stage.
struct StageMarks: Equatable {
  /// The frame of a layer as it is shown, turned with it.
  struct Outline: Equatable {
    /// What the frame is drawn for.
    enum Role: Equatable {
      /// All frames show.
      case any
      /// The pointer is over the layer.
      case hovered
      /// Where the program put the chosen layer, while it is shown elsewhere.
      case model
      /// The layer is chosen.
      case selected
    }

    /// What it is drawn for.
    let role: Role
    /// Its corners, clockwise.
    let corners: [Point]
    /// What is written beside it.
    var label = ""
  }

  /// A constraint as a dimension line.
  struct Dimension: Equatable {
    /// One end; the second view's place.
    let start: Point
    /// The other end; the first view's place.
    let end: Point
    /// The constant.
    let text: String
  }

  /// The frames, from back to front.
  var outlines: [Outline] = []
  /// The constraints.
  var dimensions: [Dimension] = []

  /// Nothing.
  static let none = StageMarks()
}

extension Session {
  /// What is drawn over the stage for the inspector; nothing while another page shows.
  var stageMarks: StageMarks {
    guard inspection.activePage == .layers else { return .none }
    let root = player.stage.rootLayer
    var marks = StageMarks()
    if inspection.showsFrames { marks.addAll(in: root) }
    let selected = selectedLayer
    if let hovered = inspection.hovered?.layer(in: root), hovered !== selected {
      marks.outlines.append(
        StageMarks.outline(of: hovered, .hovered, label: hovered.inspectorTitle))
    }
    if let selected { marks.addSelected(selected) }
    if inspection.showsConstraints {
      for constraint in Self.constraints(in: player.stage.rootView) {
        let touches = [constraint.firstItem, constraint.secondItem].contains {
          $0 != nil && $0?.layer === selected
        }
        guard inspection.showsFrames || touches else { continue }
        if let dimension = StageMarks.Dimension(constraint) { marks.dimensions.append(dimension) }
      }
    }
    return marks
  }

  private static func constraints(in view: View) -> [LayoutConstraint] {
    view.constraints + view.subviews.flatMap(constraints)
  }
}

extension StageMarks {
  fileprivate static func outline(
    of layer: Layer, _ role: Outline.Role, label: String = ""
  ) -> Outline {
    Outline(
      role: role,
      corners: corners(of: layer.presentation.bounds, by: layer.presentationProjectionToStage),
      label: label)
  }

  fileprivate mutating func addAll(in layer: Layer) {
    guard !layer.isHidden else { return }
    outlines.append(Self.outline(of: layer, .any))
    for sublayer in layer.sublayers { addAll(in: sublayer) }
  }

  fileprivate mutating func addSelected(_ layer: Layer) {
    let shown = Self.outline(
      of: layer, .selected, label: ValueText.size(layer.presentation.bounds.size))
    let model = Outline(
      role: .model, corners: Self.corners(of: layer.model.bounds, by: layer.projectionToStage))
    if model.corners != shown.corners { outlines.append(model) }
    outlines.append(shown)
  }

  /// Nothing where a corner is behind the eye.
  private static func corners(of rect: Rect, by projection: Projection) -> [Point] {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    let seen = corners.compactMap(projection.apply)
    return seen.count == corners.count ? seen : []
  }
}

extension StageMarks.Dimension {
  /// How far inside a view the line of its own width or height runs.
  private static let inset = 8.0

  /// The line of a constraint by what is shown; nil when a view of it is gone.
  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    let frame = first.layer.presentationFrame
    let attribute = constraint.firstAttribute
    switch attribute {
    case .width:
      start = Point(x: frame.minX, y: frame.maxY - Self.inset)
      end = Point(x: frame.maxX, y: frame.maxY - Self.inset)
    case .height:
      start = Point(x: frame.maxX - Self.inset, y: frame.minY)
      end = Point(x: frame.maxX - Self.inset, y: frame.maxY)
    default:
      guard let second = constraint.secondItem,
        let own = Self.place(attribute, in: frame),
        let other = Self.place(constraint.secondAttribute, in: second.layer.presentationFrame)
      else { return nil }
      if Self.isHorizontal(attribute) {
        start = Point(x: other, y: frame.midY)
        end = Point(x: own, y: frame.midY)
      } else {
        start = Point(x: frame.midX, y: other)
        end = Point(x: frame.midX, y: own)
      }
    }
    text = Self.text(of: constraint)
  }

  private static func text(of constraint: LayoutConstraint) -> String {
    let constant = constraint.constant.shortText.replacingMinus
    guard constraint.secondItem != nil, constraint.multiplier != 1 else { return constant }
    let factor = constraint.multiplier.shortText.replacingMinus + " ×"
    return constraint.constant == 0 ? factor : "\(factor) + \(constant)"
  }

  private static func isHorizontal(_ attribute: LayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .notAnAttribute: false
    }
  }

  private static func place(_ attribute: LayoutConstraint.Attribute, in frame: Rect) -> Double? {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width, .height, .notAnAttribute: nil
    }
  }
}

public import Display
import Motion

/// The engine's work on many views without any drawing, for benchmarks; the caller brings time
/// and clock.
public final class LayerWorkload {
  /// The stage with its moving views.
  public let stage: Stage
  private var list: DisplayList

  /// The seconds that all animations run for.
  public static let duration = 10.0
  private static let side = 12.0
  private static let turn = AffineTransform(rotationAngle: 1)

  /// Prepares a stage on which `count` views move, turn and fade at once.
  public init(animatingViews count: Int, size: Size, text: any TextMeasurer) {
    stage = Stage(size: size, text: text)
    list = DisplayList(size: size)
    stage.perform {
      let views = (0..<count).map { Self.makeView($0, of: count, in: size) }
      for view in views { stage.rootView.addSubview(view) }
      View.animate(withDuration: Self.duration) {
        for view in views {
          view.center = Point(x: size.width - view.center.x, y: view.center.y)
          view.transform = Self.turn
          view.alpha = 0.5
        }
      }
    }
  }

  /// Advances to a time and makes the frame; returns the number of its commands.
  public func frame(at time: Double) -> Int {
    stage.advance(to: time)
    stage.update(&list)
    return list.commands.count
  }

  private static func makeView(_ index: Int, of count: Int, in size: Size) -> View {
    let columns = max(1, Int(Double(count).squareRoot()))
    let place = Point(
      x: size.width * (Double(index % columns) + 0.5) / Double(columns),
      y: size.height * (Double(index / columns) + 0.5) / Double(columns + 1))
    let view = View(frame: Rect(x: place.x, y: place.y, width: side, height: side))
    view.backgroundColor = .white
    return view
  }
}

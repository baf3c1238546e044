internal import Display
internal import Layers

/// How a presented view comes; it goes the same way back.
enum ModalMotion: String, SettingChoice {
  case fade, slide, zoom, card

  /// Where the presented view rests.
  func frame(in bounds: Rect) -> Rect {
    guard self == .card else { return bounds }
    return bounds.insetBy(dx: (bounds.width * 0.16).rounded(), dy: (bounds.height * 0.12).rounded())
  }

  /// What rests on the presenter while the view is shown.
  var dimming: Double { self == .card ? 0.5 : 0 }

  /// How far the presenter steps back.
  var presenterScale: Double { self == .card ? 0.94 : 1 }

  /// The radius of the presented view's corners.
  var cornerRadius: Double { self == .card ? 14 : 0 }

  /// Gives the view the look that it comes from and goes to.
  @MainActor func hide(_ view: View, in container: View) {
    guard !Accessibility.isReduceMotionEnabled else { return view.alpha = 0 }
    switch self {
    case .fade: view.alpha = 0
    case .slide, .card:
      view.transform = AffineTransform(translationX: 0, y: container.bounds.height)
    case .zoom:
      view.alpha = 0
      view.transform = AffineTransform(scaleX: 0.6, y: 0.6)
    }
  }

  /// Gives the view its own look.
  @MainActor func show(_ view: View) {
    view.alpha = 1
    view.transform = .identity
  }
}

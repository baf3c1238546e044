/// How many pixels of the screen a point takes, as desktops tell it.
///
/// On Wayland SDL knows; on X11, where everything is counted in pixels, it leaves that to the program.
nonisolated enum DesktopScale {
  /// Beyond it something is wrong with what was told.
  private static let greatest = 4.0
  /// The dots of an inch at which a point is a pixel.
  private static let usualDensity = 96.0
  /// Desktops offer quarters.
  private static let steps = 4.0

  /// The scale on X11: `GDK_SCALE` or `QT_SCALE_FACTOR`, else the desktop's `Xft.dpi`.
  static func onX11(environment: (String) -> String?, resources: () -> String?) -> Double {
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let scale = environment(name).flatMap(Double.init), scale >= 1 {
        return min(scale, greatest)
      }
    }
    guard let density = resources().flatMap(density), density.isFinite else { return 1 }
    let scale = (density / usualDensity * steps).rounded() / steps
    return min(max(1, scale), greatest)
  }

  /// The number after `Xft.dpi:` in the desktop's resources.
  static func density(in resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { continue }
      return Double(parts[1].filter { !$0.isWhitespace })
    }
    return nil
  }
}

internal import CSDL2
internal import Display
internal import Glibc

extension Window {
  /// Drivers whose windows nobody can see.
  private static let blindDrivers: Set<String> = ["offscreen", "dummy", "evdev"]

  /// Refuses a driver without a screen: SDL falls back to one silently.
  static func checkDisplay(_ driver: String) throws(WindowError) {
    guard blindDrivers.contains(driver) else { return }
    if let forced = environment("SDL_VIDEODRIVER") {
      throw WindowError(
        reason: "no display: SDL_VIDEODRIVER is \(forced), whose windows nobody can see; unset it")
    }
    throw WindowError(
      reason: "no display: neither X11 nor Wayland can be reached"
        + " (DISPLAY is \(environment("DISPLAY") ?? "not set"),"
        + " WAYLAND_DISPLAY is \(environment("WAYLAND_DISPLAY") ?? "not set"))")
  }

  /// SDL's screen coordinates a point: what was asked for, else what the desktop tells on X11.
  static func unitsPerPoint(asked: Double?, driver: String) -> Double {
    if let asked { return asked }
    guard driver == "x11" else { return 1 }
    return DesktopScale.onX11(
      environment: environment, resources: { XLibrary(driver: driver)?.resources })
  }

  /// Room that the window's title bar takes; SDL knows it only once the window is shown.
  private static let titleBarHeight = 36.0

  /// A size in screen coordinates that the screen has room for, title bar included.
  static func fittingSize(_ wanted: Size) -> Size {
    var area = SDL_Rect()
    guard unsafe SDL_GetDisplayUsableBounds(0, &area) == 0, area.w > 0, area.h > 0 else {
      return wanted
    }
    return Size(
      width: max(minimumSize.width, min(wanted.width, Double(area.w))),
      height: max(minimumSize.height, min(wanted.height, Double(area.h) - titleBarHeight)))
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}

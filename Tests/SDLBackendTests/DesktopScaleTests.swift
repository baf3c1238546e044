import Testing

@testable import SDLBackend

struct DesktopScaleTests {
  @Test(
    arguments: [
      ([:], nil, 1.0), (["GDK_SCALE": "2"], nil, 2), (["QT_SCALE_FACTOR": "1.5"], nil, 1.5),
      (["GDK_SCALE": "2"], "Xft.dpi:\t96\n", 2), ([:], "Xft.dpi:\t192\n", 2),
      ([:], "Xcursor.size: 24\nXft.dpi: 144\nXft.hinting: 1", 1.5), ([:], "Xft.dpi:\t100", 1),
      ([:], "Xft.dpi:\t72", 1), ([:], "Xft.dpi: 9600", 4), (["GDK_SCALE": "nonsense"], nil, 1),
      (["GDK_SCALE": "0.5"], "Xft.dpi: 192", 2), ([:], "Xft.dpi: nan", 1),
      ([:], "no such thing", 1),
    ] as [([String: String], String?, Double)])
  func `the desktop's scale is taken from what desktops say`(
    environment: [String: String], resources: String?, scale: Double
  ) {
    let found = DesktopScale.onX11(
      environment: { environment[$0] }, resources: { resources })

    #expect(found == scale)
  }
}

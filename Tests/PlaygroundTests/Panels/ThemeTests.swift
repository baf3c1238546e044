import Display
import Testing

@testable import Playground

struct ThemeTests {
  /// Relative luminance as WCAG 2 defines it.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      // The sRGB curve: a square is within a few per cent of it and needs no library.
      value * value
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let values = [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(arguments: [Theme.dark, Theme.light])
  func `text can be read on every surface`(theme: Theme) {
    for surface in [theme.desk, theme.raised] {
      #expect(contrast(theme.text, surface) >= 4.5)
      #expect(contrast(theme.secondary, surface) >= 4.5)
      #expect(contrast(theme.warningText, surface) >= 4.5)
      #expect(contrast(theme.redText, surface) >= 4.5)
      #expect(contrast(theme.blueText, surface) >= 4.5)
    }
  }
}

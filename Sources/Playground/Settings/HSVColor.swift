internal import Display

/// A colour by hue, saturation and value, as a hand mixes it; all parts are 0…1.
///
/// Greys keep the hue and black keeps hue and saturation, so that sliders do not jump on the way
/// through them.
nonisolated struct HSVColor: Equatable, Sendable {
  /// The place on the circle: red 0, green 1/3, blue 2/3.
  var hue: Double
  /// From grey to the pure colour.
  var saturation: Double
  /// From black to the full colour.
  var value: Double
  /// From nothing to opaque.
  var alpha: Double

  /// Makes a colour from its parts.
  init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.value = value
    self.alpha = alpha
  }

  /// Takes a colour apart (Smith 1978); what is undetermined is taken from `other`.
  init(_ color: Color, keeping other: HSVColor? = nil) {
    let parts = [color.red, color.green, color.blue]
    let high = parts.max() ?? 0
    let chroma = high - (parts.min() ?? 0)
    value = high
    alpha = color.alpha
    saturation = high > 0 ? chroma / high : other?.saturation ?? 0
    guard chroma > 0 else {
      hue = other?.hue ?? 0
      return
    }
    let sextant =
      switch high {
      case color.red: (color.green - color.blue) / chroma
      case color.green: (color.blue - color.red) / chroma + 2
      default: (color.red - color.green) / chroma + 4
      }
    hue = (sextant < 0 ? sextant + 6 : sextant) / 6
  }

  /// The colour, on the 256 steps that its notation has.
  var color: Color {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let level = value - value * saturation * max(0, min(place, 4 - place, 1))
      return (level * 255).rounded() / 255
    }
    return Color(
      red: part(5), green: part(3), blue: part(1), alpha: (alpha * 255).rounded() / 255)
  }
}

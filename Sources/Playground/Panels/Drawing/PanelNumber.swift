internal import Demos

/// Numbers as the panels print them: a fixed count of decimals, so that nothing jumps while they
/// change, and a dot in every locale.
nonisolated enum PanelNumber {
  /// A number with a fixed count of decimals, 0…9; `–` when it is not finite.
  static func fixed(_ number: Double, decimals: Int) -> String {
    precondition((0...9).contains(decimals), "Panels print up to nine decimals.")
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (abs(number) * power).rounded()
    guard scaled.isFinite, scaled < Self.limit else { return "–" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = number < 0 && scaled > 0 ? "−" : ""
    let whole = padded.dropLast(decimals)
    return decimals == 0 ? sign + padded : "\(sign)\(whole).\(padded.suffix(decimals))"
  }

  /// Seconds to the millisecond: `0.250 s`.
  static func seconds(_ seconds: Double) -> String { fixed(seconds, decimals: 3) + " s" }

  /// A fraction in whole per cent: `50 %`.
  static func percent(_ fraction: Double) -> String {
    fixed(fraction * 100, decimals: 0) + " %"
  }

  /// A factor: `0.25×`.
  static func factor(_ factor: Double) -> String { factor.shortText + "×" }

  /// Beyond it an `Int` could not hold the digits.
  private static let limit = 1e15
}

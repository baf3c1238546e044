/// A point of a curve where it does not meet the expected value.
struct Mismatch: CustomStringConvertible {
  let x: Double
  let expected: Double
  let actual: Double

  var description: String { "at \(x): \(actual) instead of \(expected)" }
}

/// The points at which a function misses the expected values by more than their tolerances.
///
/// Infinite values must be met exactly, and NaN meets nothing.
func mismatches(
  _ xs: [Double], _ expected: [Double], tolerance: (Int) -> Double?, of function: (Double) -> Double
) -> [Mismatch] {
  zip(xs.indices, zip(xs, expected)).compactMap { index, point in
    let (x, expected) = point
    guard let tolerance = tolerance(index) else { return nil }
    let actual = function(x)
    let isMet = actual == expected || (actual - expected).magnitude <= tolerance
    return isMet ? nil : Mismatch(x: x, expected: expected, actual: actual)
  }
}

/// 3x² − 2x³ on 0…1, flat outside.
nonisolated func smoothStep(_ x: Double) -> Double {
  let inner = min(max(x, 0), 1)
  return inner * inner * (3 - 2 * inner)
}

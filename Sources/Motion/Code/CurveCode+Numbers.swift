extension CurveCode {
  /// Plain numbers for everything else.
  static let numberCodes = [
    CurveCode("numbers", title: "Numbers", "Progress at 101 even times, one number a line") {
      source throws(CurveError) in
      let span = try source.curve.finiteSpan()
      let last = 100
      return (0...last).map { index in
        let elapsed = span * Double(index) / Double(last)
        return Decimal.text(source.curve.progress(after: elapsed, of: span), fractionDigits: 6)
      }.joined(separator: "\n")
    }
  ]
}

extension CurveCode {
  /// CSS: what it has a form for, and lists.
  static let webCodes = [
    CurveCode("css", title: "CSS", "CSS easing; springs and others as a linear() list") {
      source throws(CurveError) in
      // Every digit counts in a copy: a computed value's six decimals would be another curve.
      if source.curve.css != nil { return source.curve.description }
      return try list(of: source.curve)
    },
    CurveCode("linear-list", title: "CSS linear() list", "CSS linear() list, off by at most 0.002")
    {
      source throws(CurveError) in
      try list(of: source.curve)
    },
  ]

  /// What settles by itself says behind the list how long that takes.
  private static func list(of curve: Curve) throws(CurveError) -> String {
    let list = Curve(try LinearApproximation(of: curve).stops).css ?? ""
    guard let seconds = curve.naturalDuration else { return list }
    return "\(list) /* \(curve), duration: \(CodeSource.milliseconds(seconds))ms */"
  }
}

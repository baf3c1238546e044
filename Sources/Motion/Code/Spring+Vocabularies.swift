extension Spring {
  /// The spring in each vocabulary that has words for it, ready to print.
  public var vocabularies: [(name: String, text: String)] {
    let velocity = Decimal.text(initialVelocity)
    var rows = [
      (
        "physical",
        "mass \(Decimal.text(mass)), stiffness \(Decimal.text(stiffness)), "
          + "damping \(Decimal.text(damping)), velocity \(velocity)"
      ),
      (
        "response",
        "response \(Decimal.text(response)), damping fraction \(Decimal.text(dampingRatio))"
      ),
      ("bounce", "duration \(Decimal.text(response)), bounce \(Decimal.text(bounce))"),
    ]
    if let duration = fittedDuration {
      let ratio = Decimal.text(dampingRatio)
      rows.insert(
        ("uikit", "damping ratio \(ratio), duration \(Decimal.text(duration))"), at: 1)
    }
    return rows.map { (name: $0.0, text: $0.1) }
  }
}

/// Nelder and Mead's simplex search for the minimum of a function of a few numbers.
///
/// It needs no slopes, and the functions here are cheap; the constants are the authors' own.
enum Minimizer {
  private static let iterations = 250
  private static let firstStep = 0.1

  /// The best place that is found from a start.
  static func minimum(
    of function: ([Double]) -> Double, from start: [Double]
  ) -> (place: [Double], value: Double) {
    var corners = [(place: start, value: function(start))]
    for index in start.indices {
      var place = start
      place[index] += firstStep
      corners.append((place, function(place)))
    }
    for _ in 0..<iterations {
      corners.sort { $0.value < $1.value }
      improve(&corners, function)
    }
    return corners.min { $0.value < $1.value } ?? corners[0]
  }

  /// Moves the worst corner through the middle of the others, or draws all towards the best.
  private static func improve(
    _ corners: inout [(place: [Double], value: Double)], _ function: ([Double]) -> Double
  ) {
    let last = corners.count - 1
    let worst = corners[last]
    let middle = worst.place.indices.map { part in
      corners[..<last].reduce(0) { $0 + $1.place[part] } / Double(last)
    }
    func moved(_ factor: Double) -> (place: [Double], value: Double) {
      let place = zip(middle, worst.place).map { $0 + factor * ($0 - $1) }
      return (place, function(place))
    }
    let reflected = moved(1)
    if reflected.value < corners[0].value {
      let expanded = moved(2)
      corners[last] = expanded.value < reflected.value ? expanded : reflected
    } else if reflected.value < corners[last - 1].value {
      corners[last] = reflected
    } else {
      let contracted = reflected.value < worst.value ? moved(0.5) : moved(-0.5)
      if contracted.value < min(reflected.value, worst.value) {
        corners[last] = contracted
      } else {
        let best = corners[0].place
        for index in 1...last {
          let place = zip(best, corners[index].place).map { ($0 + $1) / 2 }
          corners[index] = (place, function(place))
        }
      }
    }
  }
}

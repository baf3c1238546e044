internal import Display
internal import Layers
internal import Motion

extension CurveGraphView {
  /// The geometry in which a curve is drawn and its handles are moved.
  func geometry(of curve: Curve) -> GraphGeometry { shape(of: curve).geometry }

  func shape(of curve: Curve) -> Shape {
    let known = shapes.first {
      $0.curve == curve && $0.size == bounds.size && $0.held == heldGeometry
        && $0.other == card?.other && $0.isOther == card?.isOther
    }
    if let known { return known }
    let difference = card.flatMap(Self.difference)
    let geometry = heldGeometry ?? fittedGeometry(of: curve)
    let readout = CurveReadout(curve, window: Self.window(of: curve))
    let made = Shape(
      curve: curve, size: bounds.size, held: heldGeometry, other: card?.other,
      isOther: card?.isOther ?? false, difference: difference, readout: readout,
      speed: speedLine(of: curve, top: readout.topSpeed, in: geometry), geometry: geometry,
      line: line(of: curve, in: geometry),
      trail: (0...Self.trailSteps).map { step in
        let time = Double(step) / Double(Self.trailSteps)
        let place = geometry.point(time: 1, progress: Self.value(of: curve, at: time))
        return Point(x: place.x + Self.trailDistance, y: place.y)
      })
    shapes = [made]
    return made
  }

  /// Room for the curve and, within reason, for its handles.
  private func fittedGeometry(of curve: Curve) -> GraphGeometry {
    let range = GraphGeometry.range { Self.value(of: curve, at: $0) }
    let other = GraphGeometry.range { time in
      min(max(-1, card?.other.map { Self.value(of: $0, at: time) } ?? 0), 2)
    }
    let handles = (CurveHandles.points(of: curve) ?? []).map { min(max(-1, $0.y), 2) }
    return GraphGeometry(
      in: bounds, lowest: min(range.lowest, other.lowest, handles.min() ?? 0),
      highest: max(range.highest, other.highest, handles.max() ?? 1),
      trail: Self.trailDistance + Self.tickLength)
  }

  func line(of curve: Curve, in geometry: GraphGeometry) -> [Point] {
    geometry.line { Self.value(of: curve, at: $0) }
  }

  /// The speed, scaled so that its top reaches the upper edge of the box; nothing for curves that
  /// jump.
  private func speedLine(of curve: Curve, top: Double, in geometry: GraphGeometry) -> [Point] {
    guard top.isFinite, top > 0, !(curve.family is StepsCurve) else { return [] }
    let window = Self.window(of: curve)
    return geometry.sampleTimes.map { time in
      let speed = abs(curve.derivative(at: time * window)) * window
      let share = speed.isFinite ? min(1, speed / top) : 1
      return geometry.point(time: time, progress: share)
    }
  }

  /// The time that the graph shows, in the curve's own unit.
  static func window(of curve: Curve) -> Double {
    guard let natural = curve.naturalDuration else { return 1 }
    return natural.isFinite ? natural : endlessWindow
  }

  /// The progress at a fraction of the curve's whole time.
  static func value(of curve: Curve, at fraction: Double) -> Double {
    curve.value(at: fraction * window(of: curve))
  }
}

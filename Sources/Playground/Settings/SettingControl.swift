internal import Demos
internal import Display
internal import Motion

/// How a row of the settings is changed by the hand; each kind of value has the control that fits.
nonisolated enum SettingControl: Equatable, Sendable {
  /// A number on a track, 0…1, and where its zero is there.
  case slider(Double, zero: Double)
  /// One of several words, of which so many-th is chosen.
  case choice([String], Int?)
  /// On or off.
  case toggle(Bool)
  /// A colour.
  case color(Color)
  /// An easing.
  case curve
  /// Files, of which there are some of one's own.
  case files
}

/// What the hand did to a row.
nonisolated enum SettingGesture: Equatable, Sendable {
  /// It was pressed.
  case focus
  /// An arrow was pressed, −1 or 1.
  case adjust(Int)
  /// Its track was dragged to a fraction.
  case slide(Double)
  /// One of its words was pressed.
  case choose(Int)
  /// Its switch was pressed.
  case toggle
  /// Its value was pressed: to be typed, or chosen from more than fits into a row.
  case open
  /// The mark of a change was pressed.
  case reset
}

nonisolated extension TuningRow {
  /// The control that fits a value of the row.
  func control(of value: SettingValue) -> SettingControl {
    switch (setting.kind, value) {
    case (.number(let scale), .number(let number)):
      return .slider(scale.fraction(of: number), zero: scale.fraction(of: 0))
    case (.point(let scale), .point(let point)):
      return .slider(
        scale.fraction(of: part == .x ? point.x : point.y), zero: scale.fraction(of: 0))
    case (.choice(let options), .choice(let name)):
      return .choice(options.map(\.title), options.firstIndex { $0.name == name })
    case (_, .flag(let isOn)): return .toggle(isOn)
    case (_, .color(let color)): return .color(color)
    case (.files, _): return .files
    default: return .curve
    }
  }

  /// The value after the track was dragged to a fraction: a multiple of the step.
  func value(_ value: SettingValue, atFraction fraction: Double) -> SettingValue {
    switch (setting.kind, value) {
    case (.number(let scale), .number): return .number(scale.value(atFraction: fraction))
    case (.point(let scale), .point(var point)):
      let number = scale.value(atFraction: fraction)
      if part == .x { point.x = number } else { point.y = number }
      return .point(point)
    default: return value
    }
  }

  /// The value of one of the words of a choice.
  func value(ofOption index: Int) -> SettingValue? {
    guard case .choice(let options) = setting.kind, options.indices.contains(index) else {
      return nil
    }
    return .choice(options[index].name)
  }
}

nonisolated extension NumberScale {
  /// The place of a value on the slider, 0…1; values beyond its ends stand at them.
  func fraction(of value: Double) -> Double {
    let length = usual.upperBound - usual.lowerBound
    return length > 0 ? min(max(0, (value - usual.lowerBound) / length), 1) : 0
  }

  /// The value at a place of the slider, on a multiple of the step.
  func value(atFraction fraction: Double) -> Double {
    let length = usual.upperBound - usual.lowerBound
    let wanted = usual.lowerBound + min(max(0, fraction), 1) * length
    // Whole steps, divided at the end, so that 0.15 is 0.15.
    let stepsPerUnit = 1 / step
    return min(
      max((wanted * stepsPerUnit).rounded() / stepsPerUnit, usual.lowerBound), usual.upperBound)
  }
}

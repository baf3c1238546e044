internal import Motion

/// A value of a demo that a person can change: its name, its kind and what it may be.
public nonisolated struct Setting: Hashable, Sendable {
  /// The name on the command line and in takes: `tempDelay`.
  public let name: String
  /// What a person reads: "Temp delay".
  public let title: String
  /// One line that says what it does.
  public let summary: String
  /// What it may be.
  public let kind: Kind
  /// What it is unless changed.
  public let defaultValue: SettingValue

  /// What a setting may be.
  public enum Kind: Hashable, Sendable {
    /// A number within limits.
    case number(NumberScale)
    /// A vector in points, each part within the same limits.
    case point(NumberScale)
    /// An easing.
    case curve
    /// A colour.
    case color
    /// One of several names.
    case choice([Option])
    /// On or off.
    case flag
    /// Files: at least and at most so many when given, and what they hold ("a deck of questions").
    case files(ClosedRange<Int>, of: String)
  }

  /// One of the names of a choice.
  public struct Option: Hashable, Sendable {
    /// The name in takes and on the command line.
    public let name: String
    /// What a person reads.
    public let title: String
    /// Other spellings that are read as this name.
    public var aliases: [String] = []
  }

  /// Makes a setting.
  public init(
    name: String, title: String, summary: String, kind: Kind, defaultValue: SettingValue
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.kind = kind
    self.defaultValue = defaultValue
  }
}

/// The limits and steps of a number.
public nonisolated struct NumberScale: Hashable, Sendable {
  /// What is counted.
  public enum Unit: String, Hashable, Sendable {
    /// Nothing: a plain number.
    case none = ""
    /// Seconds.
    case seconds = "s"
    /// Points.
    case points = "pt"
    /// A factor.
    case times = "×"
  }

  /// How far a step goes.
  public enum StepSize: Hashable, Sendable {
    /// A tenth of a step.
    case fine
    /// A step.
    case normal
    /// Ten steps.
    case coarse
  }

  /// The least and the greatest value.
  public let range: ClosedRange<Double>
  /// How far one step goes.
  public let step: Double
  /// What is counted.
  public let unit: Unit

  /// The part of the range that a slider covers: what people use, where the range is far wider.
  public var usual: ClosedRange<Double> {
    let wanted =
      switch unit {
      case .seconds: 0.0...3
      case .points: -240.0...240
      case .times: 0.0...3
      case .none: range
      }
    return wanted.clamped(to: range)
  }

  /// Makes a scale.
  public init(_ range: ClosedRange<Double>, step: Double, unit: Unit = .none) {
    self.range = range
    self.step = step
    self.unit = unit
  }

  /// The value some steps further, on a multiple of the fine step and within the range.
  public func stepped(_ value: Double, by count: Int, _ size: StepSize = .normal) -> Double {
    // Whole numbers of fine steps, divided at the end: 0.3 stays 0.3 and never 0.30000000000000004.
    let fineStepsPerUnit = Self.fineStepsPerStep / step
    let fineSteps: Double =
      switch size {
      case .fine: 1
      case .normal: Self.fineStepsPerStep
      case .coarse: Self.fineStepsPerStep * Self.fineStepsPerStep
      }
    let moved = (value * fineStepsPerUnit).rounded() + Double(count) * fineSteps
    return min(max(moved / fineStepsPerUnit, range.lowerBound), range.upperBound)
  }

  private static let fineStepsPerStep = 10.0
}

/// Why a text or value is no value of a setting.
public nonisolated struct SettingError: Error, Hashable, CustomStringConvertible {
  /// The setting.
  public let setting: String
  /// What was given.
  public let value: String
  /// What is allowed.
  public let allowed: String

  /// Makes the error.
  public init(setting: String, value: String, allowed: String) {
    self.setting = setting
    self.value = value
    self.allowed = allowed
  }

  /// One line that names the setting, what was given and what is allowed.
  public nonisolated var description: String {
    "setting \(setting) cannot be \(value.quotedText); allowed: \(allowed)"
  }
}

/// Something that happened on a stage at an exact time.
nonisolated public struct StageEvent: Hashable, Sendable {
  /// Why a block of animations is over.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// All its animations ran to their end, or there was nothing to animate.
    case ended
    /// Another animation took the place of one of them.
    case replaced
    /// One of them was removed by the program.
    case removed
    /// One of its layers left the stage, or never was on it.
    case leftStage
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A block of animations is over; its completion runs now.
    case completion(name: String?, finished: Bool, reason: Reason)
  }

  /// When, in seconds of the stage.
  public var time: Double
  /// What.
  public var kind: Kind

  /// Makes an event.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

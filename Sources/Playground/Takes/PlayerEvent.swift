public import Demos
public import Layers

/// Something that happened on the way through a take, at its own exact time.
public struct PlayerEvent: Equatable {
  /// Seconds since the take began.
  public let time: Double
  /// What happened.
  public let kind: Kind

  /// What can happen.
  public enum Kind: Equatable {
    /// An input of the journal was played.
    case input(StageInput)
    /// An animation came to its end, or was ended early for a reason.
    case completion(name: String, finished: Bool, reason: StageEvent.Reason)
  }
}

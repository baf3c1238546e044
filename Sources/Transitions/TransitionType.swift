public import Display

/// A kind of transition between two pictures of a layer: `CATransitionType`, the private ones
/// included.
///
/// Each type is one file under `Effects`; `all` is the registry that lists, menus and the command
/// line read.
nonisolated public struct TransitionType: Sendable {
  /// The name as Core Animation spells it: `fade`, `oglFlip`.
  public let name: String
  /// What is seen, in a few words.
  public let summary: String
  /// Other spellings in use for the same look.
  public let aliases: [String]
  /// True for the types that Apple does not document.
  public let isPrivate: Bool
  /// True when the direction changes the look.
  public let hasDirections: Bool
  private let effect: @Sendable (TransitionFrame) -> [DrawCommand]

  init(
    _ name: String, summary: String, aliases: [String] = [], isPrivate: Bool = false,
    hasDirections: Bool = false,
    effect: @escaping @Sendable (TransitionFrame) -> [DrawCommand]
  ) {
    self.name = name
    self.summary = summary
    self.aliases = aliases
    self.isPrivate = isPrivate
    self.hasDirections = hasDirections
    self.effect = effect
  }

  /// Every type, the documented ones first.
  public static let all: [TransitionType] = [
    fade, moveIn, push, reveal,
    cube, oglFlip, suckEffect, rippleEffect, pageCurl, pageUnCurl,
    cameraIris, cameraIrisHollowOpen, cameraIrisHollowClose, rotate,
  ]

  /// The type with a name or another spelling of it; nil when there is none.
  public init?(named name: String) {
    let match = Self.all.first { $0.name == name || $0.aliases.contains(name) }
    guard let match else { return nil }
    self = match
  }

  /// What is drawn at an instant; outside 0…1 the picture before or after, unchanged.
  public func commands(_ frame: TransitionFrame) -> [DrawCommand] {
    if frame.progress <= 0 || frame.bounds.isEmpty { return frame.before }
    if frame.progress >= 1 { return frame.after }
    return effect(frame)
  }
}

extension TransitionType: Equatable {
  /// Types are the same when their names are.
  nonisolated public static func == (left: TransitionType, right: TransitionType) -> Bool {
    left.name == right.name
  }
}

extension TransitionFrame {
  /// Commands cut off at the layer's edges.
  nonisolated func clipped(_ commands: [DrawCommand]) -> [DrawCommand] {
    [.group(GroupCommand(commands, clip: Clip(bounds)))]
  }
}

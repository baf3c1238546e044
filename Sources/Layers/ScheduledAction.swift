/// Code that a stage runs at an exact time.
public final class ScheduledAction {
  /// When, in seconds of the stage.
  public let time: Double
  private weak var stage: Stage?
  private let action: () -> Void

  init(time: Double, stage: Stage, action: @escaping () -> Void) {
    self.time = time
    self.stage = stage
    self.action = action
  }

  /// Keeps the code from running; does nothing once it ran.
  public func cancel() {
    stage?.schedule.removeAll { $0 === self }
  }

  func run() { action() }
}

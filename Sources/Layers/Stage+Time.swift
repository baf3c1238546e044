extension Stage {
  /// So many turns in a row may run at one instant; what then still follows goes on a frame later,
  /// so that a chain of zero durations cannot hang the program.
  static let greatestTurnCount = 1_000
  /// How much later it goes on, in seconds.
  static let turnInterval = 1.0 / 60

  /// Goes forward to a time, which must not lie in the past, and runs on the way what is due, each
  /// at its own instant.
  public func advance(to newTime: Double) {
    precondition(newTime.isFinite, "A stage cannot go to the time \(newTime).")
    precondition(newTime >= time, "A stage only goes forward: \(newTime) is before \(time).")
    precondition(Self.running !== self, "A stage cannot be advanced by code that it runs.")
    while let instant = nextEventTime, instant <= newTime {
      if instant > time {
        time = instant
        turnCount = 0
      }
      perform(runInstant)
    }
    if newTime > time {
      time = newTime
      turnCount = 0
    }
  }

  /// The next time at which something ends or starts; nil when nothing does.
  public var nextEventTime: Double? {
    let times = [engine.nextEnd, engine.nextStart(from: time), schedule.first?.time, deferredTurn]
      .compactMap(\.self)
    return times.min().map { max($0, time) }
  }

  /// True when nothing runs and nothing waits.
  public var isAtRest: Bool { engine.isAtRest && schedule.isEmpty }

  /// The time at which all that runs and waits now is over; nil when it never is.
  ///
  /// Completions and actions may start more.
  public var restTime: Double? {
    let last = max(engine.lastEnd ?? time, schedule.last?.time ?? time, deferredTurn ?? time)
    return last.isFinite ? max(last, time) : nil
  }

  /// Runs code after a time in seconds, at that exact instant.
  @discardableResult
  public func after(_ delay: Double, perform action: @escaping () -> Void) -> ScheduledAction {
    precondition(delay >= 0 && delay.isFinite, "A delay is finite and not negative: \(delay).")
    let scheduled = ScheduledAction(time: time + delay, stage: self, action: action)
    let index = schedule.firstIndex { $0.time > scheduled.time } ?? schedule.count
    schedule.insert(scheduled, at: index)
    return scheduled
  }

  /// The events since the last call, in time order.
  public func takeEvents() -> [StageEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Ends what is over now, then runs the actions that are due.
  private func runInstant() {
    deferredTurn = nil
    engine.removeEnded(at: time)
    settle()
    while let next = schedule.first, next.time <= time {
      schedule.removeFirst()
      engine.runApart(next.run)
      settle()
    }
  }

  /// Lays out and runs completions until nothing is due at this instant.
  func settle() {
    endTurn()
    while engine.hasDue(at: time) {
      guard turnCount < Self.greatestTurnCount else {
        deferredTurn = time + Self.turnInterval
        return
      }
      turnCount += 1
      for start in engine.takeStarts(at: time) { engine.runApart(start) }
      for block in engine.takeDue() { complete(block) }
      endTurn()
    }
  }

  /// Commits what the program did.
  private func endTurn() {
    engine.commitAllTransactions()
    layOut()
    forgetTurn()
  }

  private func complete(_ block: AnimationBlock) {
    if block.leavesEvent {
      events.append(
        StageEvent(
          time: time,
          kind: .completion(name: block.name, finished: block.finished, reason: block.reason)))
    }
    engine.runApart(block.complete)
    engine.retire(block)
  }

  /// Lays out what asks for it, without animation.
  func layOut() {
    engine.runApart { rootView.layoutIfNeeded() }
  }
}

public import Motion

extension PropertyAnimator {
  /// Goes on from a pause with another curve or in another time.
  ///
  /// - Parameters:
  ///   - curve: How the rest is run through; nil for the animator's own curve.
  ///   - factor: The time for the rest as a fraction of the duration; 0 keeps what is left.
  public func continueAnimation(withTimingParameters curve: Curve?, durationFactor factor: Double) {
    precondition(state == .active && !isRunning, "Only a paused animator can be continued.")
    precondition(factor >= 0 && factor.isFinite, "A duration factor is not negative.")
    let time = factor > 0 ? factor * duration : nil
    if let curve { isLinear = true; go(along: curve, time: time) } else { go(time: time) }
  }

  /// Where the course stands now, from the start of the changes.
  var position: Double {
    guard let run else { return pausedPosition }
    guard run.duration > 0 else { return run.to }
    let share = min(max((stage.time - run.begin) / run.duration, 0), 1)
    return run.from + (run.to - run.from) * share
  }

  /// Lets the course go to its end, or back to its start.
  func go(along other: Curve? = nil, time: Double? = nil) {
    let from = position
    let to: Double = goesBack ? 0 : 1
    let length = time ?? (to - from).magnitude * duration
    let easing = isLinear ? other ?? curve : nil
    // The stage keeps a running animator, as UIKit does.
    let end = stage.after(length) { self.arrive() }
    run = Run(begin: stage.time, duration: length, from: from, to: to, end: end)
    show { change in
      guard let easing else {
        return Curve(AnimatorCourse(curve: self.curve, delay: change.delay, from: from, to: to))
      }
      return Curve(AnimatorTurn(curve: easing, from: self.progress(of: change, at: from), to: to))
    }
  }

  /// Holds the course where it is, as it is shown.
  func hold() {
    let shown = isRunning ? progressNow : position
    run?.end.cancel()
    let stood = position
    run = nil
    isLinear = scrubsLinearly
    pausedPosition = scrubsLinearly ? min(max(shown, 0), 1) : stood
    showHeld()
  }

  func scrub(to newPosition: Double) {
    precondition(newPosition.isFinite, "A fraction is a number.")
    precondition(!isRunning, "Pause an animator before setting its fraction.")
    pauseAnimation()
    pausedPosition = min(max(newPosition, 0), 1)
    showHeld()
  }

  func turnRound() {
    let wasRunning = isRunning
    if wasRunning {
      pausedPosition = position
      run?.end.cancel()
      run = nil
    }
    goesBack.toggle()
    if wasRunning { go() }
  }

  /// Shows everything as the course stands, after something was added.
  func showAgain() {
    if isRunning {
      pausedPosition = position
      run?.end.cancel()
      run = nil
      go()
    } else {
      showHeld()
    }
  }

  /// The course came to its end, or back to its start.
  private func arrive() {
    pausedPosition = goesBack ? 0 : 1
    run = nil
    guard !pausesOnCompletion else { return showHeld() }
    let position: Position = goesBack ? .start : .end
    endChanges(at: position, .ended)
    complete(at: position)
  }

  private func showHeld() {
    let stood = pausedPosition
    show { change in
      let progress = self.progress(of: change, at: stood)
      return Curve(AnimatorTurn(curve: .linear, from: progress, to: progress))
    }
  }

  /// Shows each change along a curve for as long as the course runs, or for ever.
  private func show(along curve: (any AnimatorChange) -> Curve) {
    guard let block else { return }
    for change in changes {
      change.show(
        along: curve(change), begin: stage.time, duration: run?.duration ?? .infinity, block: block)
    }
  }

  /// How far a change is when the course stands somewhere.
  private func progress(of change: any AnimatorChange, at position: Double) -> Double {
    let straight = isLinear ? Curve.linear : curve
    return AnimatorCourse(curve: straight, delay: change.delay, from: position, to: position)
      .value(at: 0)
  }

  /// How far a change without a delay is shown now.
  private var progressNow: Double { isLinear ? position : curve.eased(position) }
}

extension PropertyAnimator {
  /// Makes changes that belong to the animator.
  func record(_ animations: () -> Void, delay: Double) {
    let recorder = ChangeRecorder(delay: delay) { [self] change in changes.append(change) }
    stage.engine.record(animations, by: recorder)
  }

  /// Shows the changes no longer; the model stays where it is, or goes to where it was or to what
  /// was shown.
  func endChanges(at position: Position, _ reason: StageEvent.Reason) {
    let settings = position == .current ? changes.map { $0.settingShownValue() } : []
    for change in changes { change.remove(reason) }
    for setShownValue in settings { setShownValue() }
    if position == .start { settleChanges(at: .start) }
  }

  /// Puts the model where a stopped animator is to end.
  func settleChanges(at position: Position) {
    guard position != .current else { return }
    for change in position == .start ? changes.reversed() : changes { change.settle(at: position) }
  }

  func complete(at position: Position) {
    let completions = completions
    if position != .end { block?.interrupt(.removed) }
    reset()
    for completion in completions { completion(position) }
  }

  /// Back to the beginning, without changes.
  func reset() {
    state = .inactive
    changes = []
    completions = []
    goesBack = false
    isLinear = false
    pausedPosition = 0
    if let block { stage.engine.close(block) }
    block = nil
  }
}

/// Whether the window's takes reduce motion, and who said so: a key or an option before the take, the
/// take before the desktop.
nonisolated struct MotionChoice: Equatable, Sendable {
  /// What a key or `--reduced-motion` chose; nil follows the desktop.
  var chosen: Bool?
  /// What the desktop is set to; false until that is known.
  var desktop = false

  /// Makes a choice; nil follows the desktop.
  init(_ chosen: Bool? = nil) { self.chosen = chosen }

  /// A take as the window plays it.
  func applied(to take: Take) -> Take {
    var take = take
    take.reducesMotion = chosen ?? (take.reducesMotion || desktop)
    return take
  }

  /// Takes what a person chose; the desktop's own setting is followed from then on.
  mutating func choose(_ isReduced: Bool) { chosen = isReduced == desktop ? nil : isReduced }
}

extension Session {
  /// The take as the next launch opens it: what the desktop added is for the desktop to say again.
  var takeToKeep: Take {
    var take = take
    if motionChoice.chosen == nil, motionChoice.desktop { take.reducesMotion = false }
    return take
  }

  /// Replaces motion by fades or no longer, as a step that can be undone.
  func toggleReducedMotion() throws(CommandError) {
    let before = take.reducesMotion
    try chooseReducedMotion(!before)
    history.note(.reducedMotion(before), of: "Reduced motion", stroke: stroke)
  }

  /// Replaces motion by fades (true) or shows it, and shows the same time again.
  func chooseReducedMotion(_ isReduced: Bool) throws(CommandError) {
    motionChoice.choose(isReduced)
    var changed = take
    changed.reducesMotion = isReduced
    try change(to: changed)
  }

  /// Takes over what the desktop is set to, unless a person chose otherwise.
  func followDesktop(reducesMotion: Bool) throws(CommandError) {
    guard motionChoice.desktop != reducesMotion else { return }
    let followed = motionChoice.desktop
    motionChoice.desktop = reducesMotion
    guard motionChoice.chosen == nil, take.reducesMotion == followed else { return }
    var changed = take
    changed.reducesMotion = reducesMotion
    try change(to: changed)
  }
}

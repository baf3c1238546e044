internal import Display
internal import Layers

extension RunLoop {
  /// The pointer moved: what is under it may have something to say.
  func updateHint(at point: Point?) {
    let target = point.flatMap(hintTarget)
    hints.pointerMoved(over: target, now: now)
  }

  /// Shows what the board shows.
  func showHint() {
    dropStaleHint()
    hints.tick(now: now)
    guard hints.shown != shownHint else { return }
    shownHint = hints.shown
    desk.hint.show(shownHint, in: panels.size)
  }

  /// A hint goes when its control is no longer under the pointer, whatever came in between: a sheet
  /// that opened, a row that scrolled, a panel that was hidden.
  private func dropStaleHint() {
    guard let subject = hints.subject else { return }
    if !subject.isSameControl(as: hintTarget(at: subject.pointer)) { hints.dismiss() }
  }

  /// Says how to begin.
  func welcome() { panels.perform { desk.welcome.setOpen(true) } }

  /// What helps to begin and to find goes as soon as somebody acts.
  func dismissHelpers() {
    hints.dismiss()
    panels.perform { desk.welcome.setOpen(false) }
    focus.clear()
  }

  private func hintTarget(at point: Point) -> HintBoard.Target? {
    guard let hit = panels.hitTest(point) else { return nil }
    var view: View? = hit
    while let current = view {
      if let source = current as? any HintSource, let local = current.convert(point, from: nil) {
        guard let found = source.hint(at: local) else { return nil }
        let anchor = current.transformToStage.boundingBox(of: found.place)
        return HintBoard.Target(hint: found.hint, anchor: anchor, pointer: point)
      }
      view = current.superview
    }
    return nil
  }
}

internal import Display
internal import Layers

extension RunLoop {
  /// Gives the keys to the panel so many places further.
  func moveFocus(by places: Int) {
    updateStageButtons()
    panels.perform { focus.move(by: places, among: desk.focusRegions) }
  }

  /// Puts the ring where the focus is.
  func showFocus() {
    if focus.region != nil { updateStageButtons() }
    focus.check()
    desk.ring.show(focus.ring)
  }

  /// Shows the curve's graph larger, not at all, or as usual.
  func moveGraph() {
    guard session.curve != nil else { return post("This demo has no curve") }
    guard session.inspection.activePage == .tune && desk.showsColumn || show(.tune) else { return }
    panels.perform { desk.graphSize = desk.graphSize.next }
    if desk.graphSize == .hidden { post("Graph hidden; G shows it") }
  }

  private func updateStageButtons() {
    desk.stageButtons.update(
      session.player.stage.pressableButtons, stageWidth: session.player.stage.size.width)
  }

  /// Presses a place of the stage, as a hand would.
  func pressStage(at point: Point) {
    session.beginStroke()
    session.pointerPressed(at: point)
    session.pointerReleased(at: point)
    session.pointerLeft()
  }
}

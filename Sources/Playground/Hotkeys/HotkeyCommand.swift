internal import Demos

/// What a key asks the window for.
nonisolated enum HotkeyCommand: Hashable, Sendable {
  /// Shows the demo of a number, counted from 1.
  case chooseDemo(Int)
  /// Shows the demo so many places further; wraps around.
  case moveDemo(Int)
  /// The demo's main action.
  case mainAction
  /// Plays or pauses.
  case togglePlay
  /// Moves the playhead by frames of 1/60 s.
  case step(Int)
  /// Moves the playhead to the start of the take.
  case goToStart
  /// Moves the playhead to the end of the take.
  case goToEnd
  /// Plays backwards.
  case playBackwards
  /// Pauses.
  case stop
  /// Plays forwards.
  case playForwards
  /// Takes the next lower speed (−1) or higher speed (1).
  case changeSpeed(Int)
  /// Plays at the speed of a clock.
  case normalSpeed
  /// Switches slow motion on or off.
  case toggleSlowMotion
  /// Takes the easing so many places further for the focused curve setting.
  case moveEasing(Int)
  /// Focuses the setting so many rows further.
  case moveFocus(Int)
  /// Changes the focused setting down (−1) or up (1).
  case adjust(Int, NumberScale.StepSize)
  /// Sets the in point of the loop at the playhead, or takes it away from there.
  case setInPoint
  /// Sets the out point of the loop at the playhead, or takes it away from there.
  case setOutPoint
  /// Takes both points of the loop away.
  case clearPoints
  /// Plays the take again and again.
  case toggleLoop
  /// Compares with B: as ghosts, side by side, not at all.
  case moveComparison
  /// Swaps A and B.
  case swapComparison
  /// Makes B a copy of A.
  case copyToComparison
  /// Lets the panels change B, or A again.
  case toggleTunedSide
  /// Shows the moving layers at equal times, or no longer.
  case toggleOnionSkin
  /// Takes more ghosts for the onion skin, after the most the fewest.
  case addGhosts
  /// Shows a page of the column; its next filter when it shows already.
  case showPage(Inspection.Page)
  /// Lets clicks on the stage choose layers, or go to the demo again.
  case togglePicking
  /// Shows the frames of all layers, or no longer.
  case toggleFrames
  /// Shows constraints, or no longer.
  case toggleConstraints
  /// Traces the number so many places further.
  case moveTrace(Int)
  /// Closes (−1) or opens (1) the chosen layer in the tree.
  case foldLayer(Int)
  /// Saves the take.
  case saveTake
  /// Opens a take.
  case openTake
  /// Changes between the dark and the light look.
  case toggleLook
  /// Replaces motion by fades, or no longer.
  case toggleReducedMotion
  /// Types the focused setting's value.
  case typeSetting
  /// Shows the curve's graph larger, not at all, or as usual.
  case moveGraph
  /// Gives the keys to the panel so many places further.
  case moveRegion(Int)
  /// Moves the focused handle up or down by a tenth.
  case nudgeHandle(Int)
  /// Copies the curve as code of the last kind.
  case copyCurve
  /// Copies the curve as code of a kind that is chosen.
  case copyCurveAs
  /// Takes the curve from the clipboard.
  case pasteCurve
  /// Shows all presets at once.
  case showPresets
  /// Keeps the curve as a preset of one's own.
  case keepPreset
  /// Puts the focused setting back to its default.
  case resetSetting
  /// Puts all settings back to their defaults.
  case resetAllSettings
  /// Takes the last step back.
  case undo
  /// Does the last undone step again.
  case redo
  /// Begins the demo again with an empty journal.
  case restart
  /// Starts or stops a recording.
  case record
  /// Opens the export sheet.
  case export
  /// Saves a picture of the stage.
  case still
  /// Saves a sheet of interrupted motions.
  case contactSheet
  /// Hides or shows the panels.
  case togglePanels
  /// Opens or closes the help.
  case toggleHelp
  /// Closes what lies over the stage.
  case dismiss
  /// Enters or leaves full screen.
  case toggleFullScreen
  /// Ends the program.
  case quit
}

internal import Demos
internal import Display
internal import Layers
internal import SDLBackend

extension RunLoop {
  /// Looks a key up in the table, then among the demo's actions.
  func handle(_ press: KeyPress) {
    if !press.isRepeat { beginStroke() }
    hints.dismiss()
    if desk.welcome.isOpen { panels.perform { desk.welcome.setOpen(false) } }
    if handlesOverlay(press) { return }
    if overlays.isEmpty, panels.perform({ focus.handle(press) }) { return }
    if let command = Hotkeys.command(for: press) {
      perform(command)
    } else if let action = Hotkeys.action(for: press, among: session.about.actions) {
      perform(action: action)
    }
  }

  /// Does what a key or a button asks for; what cannot be done becomes a notice.
  func perform(_ command: HotkeyCommand) {
    if !command.leavesHelpOpen { close(desk.help) }
    trying { () throws(CommandError) in try attempt(command) }
    savePresets()
  }

  func perform(action name: String) {
    close(desk.help)
    trying { () throws(CommandError) in try session.perform(name) }
    if session.transport.motion == .paused {
      post("Added at \(PanelNumber.seconds(session.time)); Space plays")
    }
  }

  private func attempt(_ command: HotkeyCommand) throws(CommandError) {
    if try moveHandle(command) { return }
    if inspect(command) { return }
    switch command {
    case .typeSetting: typeSetting()
    case .moveGraph: moveGraph()
    case .moveRegion(let places): moveFocus(by: places)
    case .nudgeHandle, .showPage, .togglePicking, .toggleFrames, .toggleConstraints, .foldLayer,
      .moveTrace:
      break
    case .copyCurve: copyCurve()
    case .copyCurveAs: chooseCodeFormat()
    case .pasteCurve: try pasteCurve()
    case .chooseDemo(let number): try choose(demo: number - 1)
    case .moveDemo(let places): try moveDemo(by: places)
    case .mainAction: session.about.mainAction.map { perform(action: $0.name) }
    case .restart:
      finishRecording()
      try session.restart()
    case .togglePlay: session.togglePlay()
    case .step(let frames): session.step(by: frames)
    case .goToStart: session.goToStart()
    case .goToEnd: session.seek(to: session.length)
    case .setInPoint: session.toggleInPoint()
    case .setOutPoint: session.toggleOutPoint()
    case .clearPoints:
      session.clearPoints()
      post("The loop is the whole take")
    case .toggleLoop:
      session.toggleLoop()
      post(session.loop.isOn ? "Loop on" : "Loop off")
    case .contactSheet: saveContactSheet()
    case .saveTake: saveTake()
    case .openTake: openTake()
    case .toggleLook: toggleLook()
    case .toggleReducedMotion:
      try session.toggleReducedMotion()
      post(session.take.reducesMotion ? "Reduced motion" : "Full motion")
    case .moveComparison: session.moveComparison()
    case .swapComparison:
      try session.swapComparison()
      post("A and B swapped")
    case .copyToComparison:
      session.copyToComparison()
      post("B is a copy of A")
    case .toggleTunedSide:
      session.toggleTunedSide()
      post(session.tunesOther ? "The panels change B" : "The panels change A")
    case .toggleOnionSkin: session.comparison.showsOnionSkin.toggle()
    case .addGhosts:
      session.comparison.addGhosts()
      post("Onion skin of \(session.comparison.ghostCount)")
    case .playBackwards: session.run(.backwards)
    case .stop: session.run(.paused)
    case .playForwards: session.run(.forwards)
    case .changeSpeed(let places): session.changeSpeed(by: places)
    case .normalSpeed: session.setSpeed(1)
    case .toggleSlowMotion: session.toggleSlowMotion()
    case .moveEasing(let places):
      try session.moveEasing(by: places)
      announceFocusedSetting()
    case .moveFocus(let places):
      session.moveFocus(by: places)
      announceFocusedSetting()
    case .adjust(let count, let stride):
      try session.adjustFocused(by: count, stride)
      announceFocusedSetting()
    case .resetSetting:
      try session.resetFocused()
      announceFocusedSetting()
    case .resetAllSettings:
      try session.resetAll()
      post("All settings at their defaults")
    case .undo: report(try session.undo(), "Undone", "Nothing to undo")
    case .redo: report(try session.redo(), "Done again", "Nothing to do again")
    case .record: toggleRecording()
    case .still: saveStill()
    case .export: openExport()
    case .showPresets: openPresets()
    case .keepPreset: keepPreset()
    case .togglePanels:
      focus.clear()
      panels.perform { desk.hidesPanels.toggle() }
    case .toggleHelp: toggleHelp()
    case .dismiss where cancelFilm(): break
    case .dismiss where session.inspection.isPicking: session.inspection.isPicking = false
    case .dismiss:
      closeColumn()
      focus.clear()
    case .toggleFullScreen: window.isFullScreen.toggle()
    case .quit: hasEnded = true
    }
  }

  /// Wires the panels' controls to the same commands as the keys.
  func connectPanels() {
    connectOverlays()
    desk.header.onChoose = { [weak self] index in self?.perform(.chooseDemo(index + 1)) }
    desk.bar.onCommand = { [weak self] in self?.perform($0) }
    desk.bar.status.onPress = { [weak self] in self?.press($0) }
    desk.bar.scrubBar.onScrub = { [weak self] fraction in
      guard let session = self?.session else { return }
      session.scrub(to: fraction * session.length)
    }
    let list = desk.inspector.list
    list.onGesture = { [weak self] in self?.handle($1, ofRow: $0) }
    connectCurveEditor()
    list.onAction = { [weak self] in self?.perform(action: $0) }
    connectInspector()
    desk.sheet.onRelease = { [weak self] in self?.session.pointerReleased(at: $0) }
    desk.sheet.onCancel = { [weak self] in self?.session.pointerCancelled() }
    connectExport()
    connectPresets()
    connectSettings()
    desk.stageButtons.onPress = { [weak self] in self?.pressStage(at: $0) }
    desk.welcome.onTap = { [weak self] in self?.desk.welcome.setOpen(false) }
    desk.help.onChoose = { [weak self] deed in
      switch deed {
      case .command(.dismiss): self?.desk.help.cancel()
      case .command(let command): self?.perform(command)
      case .action(let name): self?.perform(action: name)
      }
    }
  }

  /// The take that comes back has no file that saving could overwrite.
  private func report(_ subject: String?, _ done: String, _ nothing: String) {
    if subject == Session.opening {
      takePath = nil
      window.title = WindowProgram.title(of: session)
    }
    post(subject.map { "\(done): \($0)" } ?? nothing)
  }

  private func press(_ kind: StatusLine.Kind) {
    switch kind {
    case .curve: perform(.showPresets)
    case .speed: chooseSpeed()
    case .motion: perform(.toggleReducedMotion)
    case .demo, .duration, .time, .frame, .progress: break
    }
  }

  private func chooseSpeed() {
    let speeds = Transport.speeds
    choose(
      "Speed", speeds.map { MenuView.Item(title: PanelNumber.factor($0), detail: "") },
      selected: speeds.firstIndex(of: session.transport.effectiveSpeed) ?? 0
    ) { [session] in session.setSpeed(speeds[$0]) }
  }

  private func choose(demo index: Int) throws(CommandError) {
    let demos = DemoRegistry.all
    guard demos.indices.contains(index) else {
      return post("There are \(demos.count) demos: keys 1 to \(demos.count)")
    }
    finishRecording()
    try show(demo: demos[index].about.name)
  }

  private func moveDemo(by places: Int) throws(CommandError) {
    let names = DemoRegistry.all.map { $0.about.name }
    guard let index = names.firstIndex(of: session.take.demo) else { return }
    try choose(demo: (index + places + names.count) % names.count)
  }

  private func toggleHelp() {
    guard !desk.help.isOpen else { return close(desk.help) }
    desk.help.prepare(
      HelpColumns.sections(actions: DeskModel(session).actions, demo: session.about.title))
    open(desk.help)
  }

  /// Where the inspector does not show, a change still says what it did.
  private func announceFocusedSetting() {
    let rows = session.tuningRows
    guard !desk.showsInspector, rows.indices.contains(session.focusedRow) else { return }
    let row = rows[session.focusedRow]
    post("\(row.title)  \(session.text(of: row))")
  }

  private func toggleRecording() {
    if let obstacle = export.obstacle { return post(obstacle) }
    if session.isRecording {
      finishRecording()
    } else {
      session.startRecording()
    }
  }

  private func finishRecording() {
    guard session.isRecording else { return }
    if let recorded = session.stopRecording() {
      startQuickFilm(recorded)
    } else {
      post("Nothing recorded: no time passed", .warning)
    }
  }

  private func saveStill() {
    do {
      let path = try Still.save(session, to: folders, with: window, scale: max(1, window.scale))
      announce(saved: path)
    } catch {
      post("Not saved: \(error)", .warning)
    }
  }

  private func announce(saved path: String) {
    window.clipboardText = path
    post("Saved \(path), its path is on the clipboard", .success)
  }

  private func saveContactSheet() {
    do {
      let interruptions = try Interruptions(
        of: session.take, frames: Still.contactFrames, resources: resources)
      let strip = FilmStrip(
        interruptions, frameWidth: Still.contactWidth, text: resources.text)
      let path = try Still.save(
        strip.displayList(), name: "inbetween-\(session.take.demo)-interruptions", to: folders,
        with: window, scale: max(1, window.scale))
      announce(saved: path)
    } catch {
      post("Not saved: \(error)", .warning)
    }
  }
}

internal import Display
internal import Layers
internal import SDLBackend

extension RunLoop {
  /// Wires the pages of layers and events, and the stage that both look at.
  func connectInspector() {
    let column = desk.column
    desk.timeline.onDrag = { [weak self] grip, time in
      switch grip {
      case .playhead: self?.session.scrub(to: time)
      case .inPoint: self?.session.moveInPoint(to: time)
      case .outPoint: self?.session.moveOutPoint(to: time)
      }
    }
    column.tabs.onChoose = { [weak self] in self?.perform(.showPage(Inspection.Page.allCases[$0])) }
    column.comparison.sides.onChoose = { [weak self] side in
      guard let self, session.tunesOther != (side == 1) else { return }
      perform(.toggleTunedSide)
    }
    let switches: [HotkeyCommand] = [.togglePicking, .toggleFrames, .toggleConstraints]
    column.layers.switches.onChoose = { [weak self] in self?.perform(switches[$0]) }
    column.layers.tree.onSelect = { [weak self] in self?.session.inspection.selected = $0 }
    column.layers.tree.onFold = { [weak self] in self?.session.toggleFold(of: $0) }
    column.layers.tree.onPoint = { [weak self] in self?.session.inspection.hovered = $0 }
    column.layers.traces.onNext = { [weak self] in self?.perform(.moveTrace(1)) }
    column.layers.traces.onScrub = { [weak self] in self?.session.scrub(to: $0) }
    column.events.filter.onChoose = { [weak self] in
      self?.session.inspection.filter = EventFilter.allCases[$0]
    }
    column.events.list.onSeek = { [weak self] in self?.session.visit($0) }
    desk.sheet.onPress = { [weak self] point in
      guard let self else { return }
      if picksLayers { session.pickLayer(at: point) } else { session.pointerPressed(at: point) }
    }
    desk.sheet.onMove = { [weak self] point in
      guard let self else { return }
      if picksLayers { session.hoverLayer(at: point) } else { session.pointerMoved(to: point) }
    }
    desk.sheet.onLeave = { [weak self] in
      self?.session.hoverLayer(at: nil)
      self?.session.pointerLeft()
    }
  }

  /// Uses a command for the page that shows; false when it is none of its.
  func inspect(_ command: HotkeyCommand) -> Bool {
    let inspection = session.inspection
    let showedLayers = inspection.activePage == .layers
    switch command {
    case .showPage(let page):
      if desk.columnLiesOver, inspection.page == page { closeColumn() } else { show(page) }
    case .togglePicking:
      guard showedLayers || show(.layers) else { break }
      inspection.isPicking.toggle()
      inspection.hovered = nil
    case .toggleFrames:
      guard showedLayers || show(.layers) else { break }
      inspection.showsFrames = !showedLayers || !inspection.showsFrames
    case .toggleConstraints:
      guard showedLayers || show(.layers) else { break }
      inspection.showsConstraints = !showedLayers || !inspection.showsConstraints
    case .moveTrace(let places):
      guard showedLayers || show(.layers) else { break }
      session.moveTrace(by: places)
    case .foldLayer(let direction):
      guard showedLayers || show(.layers) else { break }
      if direction < 0 { session.closeSelection() } else { session.openSelection() }
    case .moveFocus(let places):
      switch inspection.activePage {
      case .tune: return false
      case .layers: session.moveSelection(by: places)
      case .events: session.visitEvent(by: places)
      }
    default: return false
    }
    return true
  }

  /// Shows a page of the column, over the desk where there is no room for it beside the stage; false
  /// with a notice where there is no room at all.
  @discardableResult
  func show(_ page: Inspection.Page) -> Bool {
    panels.perform {
      desk.hidesPanels = false
      if !desk.showsColumn { desk.opensColumn = true }
    }
    guard desk.showsColumn else {
      closeColumn()
      post("The window is too small for \(page.title.lowercased())", .warning)
      return false
    }
    session.show(page)
    session.inspection.isShown = true
    return true
  }

  /// Puts away the column that lies over the desk.
  func closeColumn() {
    panels.perform { desk.opensColumn = false }
    session.inspection.isPicking = false
    session.inspection.isShown = desk.showsColumn
  }

  /// True while a click on the stage chooses a layer: always, or while a key is held.
  ///
  /// Some window managers keep clicks with Alt for themselves, so that Control does as well.
  private var picksLayers: Bool {
    guard session.inspection.activePage == .layers else { return false }
    let held = window.heldModifiers
    return session.inspection.isPicking || held.contains(.alt) || held.contains(.control)
  }
}

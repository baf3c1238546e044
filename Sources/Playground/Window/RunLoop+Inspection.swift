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
    switch command {
    case .showPage(let page):
      session.show(page)
      if !desk.showsColumn { post("The window has no room for \(page.title.lowercased())") }
    case .togglePicking:
      openLayers()
      inspection.isPicking.toggle()
      inspection.hovered = nil
    case .toggleFrames:
      openLayers()
      inspection.showsFrames.toggle()
    case .toggleConstraints:
      openLayers()
      inspection.showsConstraints.toggle()
    case .moveTrace(let places):
      openLayers()
      session.moveTrace(by: places)
    case .foldLayer(let direction):
      openLayers()
      if direction < 0 { session.closeSelection() } else { session.openSelection() }
    case .moveFocus(let places):
      switch inspection.page {
      case .tune: return false
      case .layers: session.moveSelection(by: places)
      case .events: session.visitEvent(by: places)
      }
    default: return false
    }
    return true
  }

  /// True while a click on the stage chooses a layer: always, or while a key is held.
  ///
  /// Some window managers keep clicks with Alt for themselves, so that Control does as well.
  private var picksLayers: Bool {
    guard session.inspection.page == .layers else { return false }
    let held = window.heldModifiers
    return session.inspection.isPicking || held.contains(.alt) || held.contains(.control)
  }

  private func openLayers() {
    if session.inspection.page != .layers { session.show(.layers) }
  }
}

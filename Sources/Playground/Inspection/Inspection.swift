internal import Demos
internal import Display
internal import Layers

/// What a person looks at closely: a page of the column, a layer, what is drawn over the stage.
///
/// It is never part of a take, a picture or a recording.
final class Inspection {
  /// A page of the column.
  nonisolated enum Page: CaseIterable, Hashable, Sendable {
    /// The curve and the settings.
    case tune
    /// The tree of layers and their values.
    case layers
    /// What happens when.
    case events

    /// What a person reads.
    var title: String {
      switch self {
      case .tune: "Tune"
      case .layers: "Layers"
      case .events: "Events"
      }
    }
  }

  /// The page that was asked for last.
  var page = Page.tune
  /// False while the window has no room for the page.
  var isShown = true
  /// The page that keys and marks are about: that of the settings while none shows.
  var activePage: Page { isShown ? page : .tune }
  /// The layer that is looked at.
  var selected: LayerPath?
  /// The layer under the pointer, on the stage or in the tree.
  var hovered: LayerPath?
  /// What was opened (true) or closed in the tree.
  var folds: [LayerPath: Bool] = [:]
  /// True while a click on the stage chooses a layer instead of going to the demo.
  var isPicking = false
  /// True while the frames of all layers show on the stage.
  var showsFrames = false
  /// True while the constraints of the chosen layer show, of all layers with their frames.
  var showsConstraints = false
  /// Which events are listed.
  var filter = EventFilter.all

  /// The number whose traces are drawn; nil for the first that moves.
  var traced: TracedNumber?
  /// The traces that were taken last.
  var traces: AnimationTraces? { tracing.latest?.value }
  /// The work on the traces.
  var tracing = SpreadWork<TraceJob>()

  /// Forgets everything that belongs to one demo.
  func forgetDemo() {
    selected = nil
    hovered = nil
    folds = [:]
    isPicking = false
    traced = nil
    tracing = SpreadWork()
  }
}

extension Session {
  /// Shows a page of the column; the one that shows already has its own next step.
  func show(_ page: Inspection.Page) {
    if page == .events, inspection.activePage == .events {
      inspection.filter = inspection.filter.next
    }
    inspection.page = page
    inspection.hovered = nil
    inspection.isPicking = false
    if page == .layers, inspection.selected == nil { selectFirstLayer() }
  }

  /// The layers of the stage as they are listed now.
  var layerTree: LayerTree { LayerTree(root: player.stage.rootLayer, folds: inspection.folds) }

  /// The chosen layer; nil when none is chosen or it does not exist now.
  var selectedLayer: Layer? { inspection.selected?.layer(in: player.stage.rootLayer) }

  /// Chooses the layer so many lines further down the tree; stays at the ends.
  func moveSelection(by places: Int) {
    let rows = layerTree.rows
    guard let last = rows.indices.last else { return }
    let current = rows.firstIndex { $0.path == inspection.selected }
    let next = current.map { min(max(0, $0 + places), last) } ?? (places > 0 ? 0 : last)
    inspection.selected = rows[next].path
  }

  /// Opens the chosen layer, or goes to the first one inside it.
  func openSelection() {
    let rows = layerTree.rows
    guard let index = rows.firstIndex(where: { $0.path == inspection.selected }) else { return }
    switch rows[index].fold {
    case .closed: inspection.folds[rows[index].path] = true
    case .open: moveSelection(by: 1)
    case .none: break
    }
  }

  /// Closes the chosen layer, or goes to the one around it.
  func closeSelection() {
    guard let selected = inspection.selected else { return }
    let row = layerTree.rows.first { $0.path == selected }
    if row?.fold == .open {
      inspection.folds[selected] = false
    } else if let parent = selected.parent {
      inspection.selected = parent
    }
  }

  /// Opens what is closed, and the other way round.
  func toggleFold(of path: LayerPath) {
    guard let row = layerTree.rows.first(where: { $0.path == path }) else { return }
    inspection.folds[path] = row.fold == .closed
    let isInside = inspection.selected.map { $0 != path && $0.steps.starts(with: path.steps) }
    if row.fold == .open, isInside == true { inspection.selected = path }
  }

  /// Chooses the topmost layer that is shown at a point of the stage; the next one behind it when
  /// it is chosen already.
  func pickLayer(at point: Point) {
    let stage = player.stage
    let layer = LayerPicker.next(at: point, on: stage, after: selectedLayer)
    guard let path = layer.flatMap({ LayerPath(of: $0, in: stage.rootLayer) }) else { return }
    select(path)
  }

  /// Chooses a layer and opens what is around it.
  func select(_ path: LayerPath) {
    var around = path.parent
    let shown = Set(layerTree.rows.map(\.path))
    while let parent = around, !shown.contains(path) {
      inspection.folds[parent] = true
      around = parent.parent
    }
    inspection.selected = path
  }

  /// Notes which layer is shown at a point of the stage; nil when the pointer is elsewhere.
  func hoverLayer(at point: Point?) {
    let stage = player.stage
    inspection.hovered = point.flatMap { LayerPicker.layers(at: $0, on: stage).first }
      .flatMap { LayerPath(of: $0, in: stage.rootLayer) }
  }

  private func selectFirstLayer() {
    let named = player.stage.namedLayers()
    let first = about.layerNames.lazy.compactMap { name in named.first { $0.name == name } }.first
    inspection.selected = (first ?? named.first).flatMap { found in
      LayerPath(of: found.layer, in: player.stage.rootLayer)
    }
  }
}

extension Session {
  /// Puts the playhead on an event and pauses there.
  func visit(_ time: Double) {
    run(.paused)
    seek(to: time)
  }

  /// Puts the playhead on the next listed instant (1) or the one before (−1).
  func visitEvent(by places: Int) {
    let times = tunedScore.events.filter(inspection.filter.includes).map(\.time)
    let next = places < 0 ? times.last { $0 < time } : times.first { $0 > time }
    if let next { visit(next) }
  }
}

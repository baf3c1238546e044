/// What the column at the right shows.
struct ColumnModel: Equatable {
  /// The page.
  var page = Inspection.Page.tune
  /// The layers, while their page shows.
  var layers: LayersModel?
  /// The events, while their page shows.
  var events: EventsModel?
}

/// What the page of the layers shows.
struct LayersModel: Equatable {
  /// The lines of the outline.
  var tree: [LayerTree.Row] = []
  /// The chosen layer.
  var selected: LayerPath?
  /// The layer under the pointer.
  var hovered: LayerPath?
  /// The chosen layer's name or kind; empty when it does not exist now.
  var title = ""
  /// Its values.
  var report: [LayerReport.Row] = []
  /// True while a click on the stage chooses a layer.
  var isPicking = false
  /// True while all frames show.
  var showsFrames = false
  /// True while constraints show.
  var showsConstraints = false
  /// How its values come about; nil while nothing is known.
  var trace: TraceModel?
  /// True while that is being found out.
  var isTracing = false
}

/// What the page of the events shows.
struct EventsModel: Equatable {
  /// The events that the filter lets through.
  var events: [TakeEvent] = []
  /// Which are listed.
  var filter = EventFilter.all
  /// The playhead in seconds.
  var time = 0.0

  /// The last one that has happened at the playhead; before all of them the first.
  var current: Int? { events.lastIndex { $0.time <= time } ?? events.indices.first }
}

extension ColumnModel {
  /// What the column shows of a session.
  init(_ session: Session) {
    let inspection = session.inspection
    page = inspection.activePage
    switch page {
    case .tune: break
    case .layers: layers = LayersModel(session)
    case .events:
      events = EventsModel(
        events: session.tunedScore.events.filter(inspection.filter.includes),
        filter: inspection.filter, time: session.time)
    }
  }
}

extension LayersModel {
  fileprivate init(_ session: Session) {
    let inspection = session.inspection
    tree = session.layerTree.rows
    selected = inspection.selected
    hovered = inspection.hovered
    if let layer = session.selectedLayer {
      title = layer.inspectorTitle
      report = LayerReport(layer).rows
    }
    isPicking = inspection.isPicking
    showsFrames = inspection.showsFrames
    showsConstraints = inspection.showsConstraints
    trace = TraceModel(session)
    isTracing = session.awaitsTraces
  }
}

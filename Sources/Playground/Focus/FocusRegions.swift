internal import Display
internal import Layers

extension HeaderView: FocusRegion {
  var focusRank: FocusRank { .demos }
  var focusStops: [Rect] { tabs.filter { !$0.isHidden }.map(\.frame) }
  var firstFocusStop: Int { tabs.firstIndex { $0.isSelected } ?? 0 }

  func activateFocus(at stop: Int) -> Bool {
    onChoose?(stop)
    return true
  }
}

extension SheetView: FocusRegion {
  var focusRank: FocusRank { .stage }
  var canTakeFocus: Bool { takesKeys }
  var focusRadius: Double { Grid.sheetRadius }
}

extension CurveGraphView: FocusRegion {
  var focusRank: FocusRank { .graph }
  var canTakeFocus: Bool { !handleFrames.isEmpty }

  /// One place with the ring around the handle: the arrows move the handle.
  var focusStops: [Rect] {
    let frames = handleFrames
    return frames.indices.contains(focusedHandle?.rawValue ?? 0)
      ? [frames[focusedHandle?.rawValue ?? 0]] : []
  }

  var takesArrows: Bool { false }

  var focusRadius: Double { Self.handleDiameter }

  func focusArrived(at stop: Int) { focusedHandle = focusedHandle ?? .first }

  func focusLeft() { focusedHandle = nil }

  /// The other handle.
  func activateFocus(at stop: Int) -> Bool {
    focusedHandle = focusedHandle == .first ? .second : .first
    return true
  }

  /// The handles, in the view's own coordinates; none where the curve has none.
  var handleFrames: [Rect] {
    guard let card, let places = CurveHandles.points(of: card.curve) else { return [] }
    let geometry = geometry(of: card.curve)
    return places.map { place in
      let center = clamped(geometry.point(time: place.x, progress: place.y))
      let side = Self.handleDiameter
      return Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
  }
}

/// The presets, then the buttons at the right of them.
extension PresetStripView: FocusRegion {
  var focusRank: FocusRank { .presets }
  var canTakeFocus: Bool { !presets.isEmpty }
  var focusStops: [Rect] {
    presets.indices.map { frame(of: $0) } + Button.allCases.map { frame(of: $0) }
  }
  var firstFocusStop: Int { presets.firstIndex { $0.curve == curve } ?? 0 }
  var focusRadius: Double { Grid.unit }

  func focusArrived(at stop: Int) {
    focused = presets.indices.contains(stop) ? presets[stop] : nil
    if focused != nil { reveal(stop) }
  }

  func focusLeft() { focused = nil }

  func activateFocus(at stop: Int) -> Bool {
    if presets.indices.contains(stop) {
      onChoose?(presets[stop].curve)
    } else {
      switch Button.allCases[stop - presets.count] {
      case .keep: onKeep?()
      case .all: onShowAll?()
      }
    }
    return true
  }
}

extension CurveFieldsView: FocusRegion {
  var focusRank: FocusRank { .numbers }
  var canTakeFocus: Bool { !parameters.isEmpty }
  var focusStops: [Rect] { parameters.indices.map(frame) }
  var focusRadius: Double { Grid.unit }

  func activateFocus(at stop: Int) -> Bool {
    onType?(parameters[stop], frame(of: stop))
    return true
  }

  func adjustFocus(at stop: Int, by direction: Int) -> Bool {
    let parameter = parameters[stop]
    onChange?(parameter.name, parameter.nudged(by: direction))
    return true
  }
}

extension SettingListView: FocusRegion {
  var focusRank: FocusRank { .settings }
  var focusAxis: FocusAxis { .vertical }
  var focusRadius: Double { Grid.unit }
  var firstFocusStop: Int { settingRows.firstIndex { $0.row.isFocused } ?? 0 }

  var focusStops: [Rect] { rowFrames }

  func focusArrived(at stop: Int) {
    let rows = settingRows as [View] + actionRows
    guard rows.indices.contains(stop) else { return }
    if rows[stop].superview === scroll.content { scroll.reveal(rows[stop].frame) }
    if settingRows.indices.contains(stop) { onGesture?(stop, .focus) }
  }

  func activateFocus(at stop: Int) -> Bool {
    if settingRows.indices.contains(stop) {
      let row = settingRows[stop].row
      if case .toggle = row.control { onGesture?(stop, .toggle) } else { onGesture?(stop, .open) }
    } else if actionRows.indices.contains(stop - settingRows.count) {
      actionRows[stop - settingRows.count].onTap?()
    }
    return true
  }

  func adjustFocus(at stop: Int, by direction: Int) -> Bool {
    guard settingRows.indices.contains(stop) else { return true }
    onGesture?(stop, .adjust(direction))
    return true
  }
}

extension TimelineView: FocusRegion {
  var focusRank: FocusRank { .timeline }
}

extension TransportBarView: FocusRegion {
  var focusRank: FocusRank { .transport }
  var focusStops: [Rect] { shownControls.map(\.frame) }

  /// Play, in the middle.
  var firstFocusStop: Int {
    shownControls.firstIndex {
      let glyph = ($0 as? GlyphButton)?.glyph
      return glyph == .play || glyph == .pause
    } ?? 0
  }

  func activateFocus(at stop: Int) -> Bool {
    let controls = shownControls
    if controls.indices.contains(stop) { controls[stop].onTap?() }
    return true
  }
}

extension SegmentsView: FocusRegion {
  var focusRank: FocusRank { .pages }
  var canTakeFocus: Bool { !segments.isEmpty }
  var focusStops: [Rect] { segments.indices.map(frame) }
  var firstFocusStop: Int { segments.firstIndex { $0.isChosen } ?? 0 }

  func activateFocus(at stop: Int) -> Bool {
    onChoose?(stop)
    return true
  }
}

/// The arrows choose a row, whether the list has the keys or not.
extension RowsView: FocusRegion {
  var focusRank: FocusRank { .list }
  var canTakeFocus: Bool { count > 0 }
}

internal import Demos
internal import Display
internal import Layers

extension TabView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    (Hint("Show \(tab.title)", caps: tab.cap.isEmpty ? [] : [tab.cap]), bounds)
  }
}

extension GlyphButton: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? { (glyph.hint, bounds) }
}

extension Glyph {
  /// What a button with the sign does.
  fileprivate var hint: Hint {
    switch self {
    case .start: Hint("To the start", .goToStart)
    case .back: Hint("One frame back", .step(-1))
    case .play: Hint("Play", .togglePlay)
    case .pause: Hint("Pause", .togglePlay)
    case .forward: Hint("One frame forward", .step(1))
    case .end: Hint("To the end", .goToEnd)
    case .record: Hint("Start, stop a recording", .record)
    case .export: Hint("Export", .export)
    case .loop: Hint("Loop", .toggleLoop)
    case .compare: Hint("Compare with B: over it, beside it", .moveComparison)
    case .onion: Hint("Onion skin", .toggleOnionSkin, .addGhosts)
    case .look: Hint("Dark, light", .toggleLook)
    case .copy: Hint("Copy the curve as code", .copyCurveAs)
    }
  }
}

extension HelpButton: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    (Hint("Every key", .toggleHelp), bounds)
  }
}

extension StatusLineView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    guard let (kind, frame) = pressable(at: point) else { return nil }
    return (kind.hint, frame)
  }
}

extension StatusLine.Kind {
  /// What a press on it does.
  fileprivate var hint: Hint {
    switch self {
    case .curve: Hint("Every preset", .showPresets)
    case .speed: Hint("Choose a speed", .changeSpeed(-1), .changeSpeed(1))
    case .motion: Hint("Full motion", .toggleReducedMotion)
    case .demo, .duration, .time, .frame, .progress: Hint(rawValue)
    }
  }
}

extension ScrubBarView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    (Hint("Drag the playhead", .step(-1), .step(1)), bounds)
  }
}

extension SegmentsView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    guard let index = index(at: point) else { return nil }
    let segment = segments[index]
    return (Hint(segment.title, caps: segment.cap.isEmpty ? [] : [segment.cap]), frame(of: index))
  }
}

extension ActionRowView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    (Hint(action.title, caps: action.caps), bounds)
  }
}

extension SettingRowView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    if let note = row.note { return (Hint("Not used now: \(note)", caps: []), bounds) }
    switch gesture(at: point) {
    case .reset: return (Hint("Back to the default", .resetSetting), bounds)
    case .adjust(let count):
      let words = count < 0 ? "Previous" : "Next"
      return (Hint(words, .adjust(count, .normal)), bounds)
    case .open: return (openHint, bounds)
    case .toggle: return (Hint("Switch \(row.title)", .adjust(1, .normal)), bounds)
    case .focus, .choose, .slide:
      return row.isFocused
        ? (Hint("Change \(row.title)", .adjust(-1, .normal), .adjust(1, .normal)), bounds)
        : (Hint("Choose \(row.title)", .moveFocus(-1), .moveFocus(1)), bounds)
    }
  }

  private var openHint: Hint {
    switch row.control {
    case .slider: Hint("Drag, or click to type", .typeSetting)
    case .color: Hint("Mix the color", .typeSetting)
    case .curve: Hint("Every preset", .showPresets)
    case .files: Hint("Drop files on the window, or click to type", .typeSetting)
    case .choice, .toggle: Hint("Choose from the list", .adjust(-1, .normal), .adjust(1, .normal))
    }
  }
}

extension PresetStripView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    if let index = index(at: point) {
      return (Hint(presets[index].name, .moveEasing(1)), frame(of: index))
    }
    guard let button = Button.allCases.first(where: { frame(of: $0).contains(point) }) else {
      return nil
    }
    let hint =
      switch button {
      case .keep: Hint("Keep the curve as a preset", .keepPreset)
      case .all: Hint("Every preset", .showPresets)
      }
    return (hint, frame(of: button))
  }
}

extension CurveFieldsView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    guard let index = index(at: point) else { return nil }
    return (
      Hint("\(parameters[index].name): drag to change, click to type", caps: []), frame(of: index)
    )
  }
}

extension CurveGraphView: HintSource {
  func hint(at point: Point) -> (hint: Hint, place: Rect)? {
    for (index, place) in handleFrames.enumerated()
    where place.insetBy(dx: -Grid.unit, dy: -Grid.unit).contains(point) {
      let name = index == 0 ? "First handle" : "Second handle"
      return (Hint("\(name): drag, Shift snaps", .moveRegion(1)), place)
    }
    return nil
  }
}

internal import Demos
internal import Motion

extension DeskModel {
  /// What the panels show of a session.
  init(_ session: Session) {
    self.init()
    let demos = DemoRegistry.all.map { $0.about }
    tabs = demos.enumerated().map { index, about in
      Tab(title: about.title, cap: index < Self.digits ? String(index + 1) : "")
    }
    selectedTab = demos.firstIndex { $0.name == session.take.demo }
    curve = session.curve.map { curve in
      let name = session.presets.name(of: curve)
      let title = name ?? Self.kind(of: curve)
      let notation = curve.description
      return CurveCard(
        curve: curve, title: title, text: notation == title ? "" : notation,
        note: session.about.unusedCurveNote(SettingValues(session.tunedSettings)),
        other: session.otherCurve, isOther: session.tunesOther,
        parameters: CurveParameter.all(of: curve), progress: session.curveProgress)
    }
    presets = session.presets
    handle = session.stageHandle
    rows = session.tuningRows.enumerated().map { index, row in
      let note = session.unusedNote(of: row)
      return Row(
        title: row.title, value: note ?? session.text(of: row),
        isFocused: index == session.focusedRow, isChanged: session.isChanged(row),
        control: row.control(of: session.value(of: row)), note: note)
    }
    actions = session.about.actions.enumerated().map { index, action in
      Action(
        name: action.name, title: action.title,
        caps: (index == 0 ? ["Return"] : []) + [action.key.uppercased()])
    }
    playback = PlaybackModel(session, curve: curve?.title ?? "")
    if session.comparison.mode != .off {
      let curves = [session.curve, session.otherCurve]
      let names = (session.tunesOther ? curves.reversed() : curves).map { curve in
        curve.map { session.presets.name(of: $0) ?? $0.description } ?? ""
      }
      comparison = Comparison(
        own: names[0], other: names[1], tunesOther: session.tunesOther,
        difference: session.differenceText)
    }
    showsOnionSkin = session.comparison.showsOnionSkin
    timeline = TimelineModel(
      score: session.tunedScore, isOther: session.tunesOther, span: session.span,
      time: session.time, inPoint: session.loop.inPoint, outPoint: session.loop.outPoint,
      isLooping: session.loop.isOn)
    column = ColumnModel(session)
    if let start = session.recordingStart { recording = .running(session.time - start) }
  }

  private static let digits = 9

  /// The word before the bracket of a curve's notation: `cubic-bezier`.
  private static func kind(of curve: Curve) -> String {
    curve.description.split(separator: "(").first.map(String.init) ?? curve.description
  }
}

extension PlaybackModel {
  init(_ session: Session, curve: String) {
    self.init()
    demo = session.about.title
    self.curve = curve
    duration = session.duration
    speed = session.transport.effectiveSpeed
    isSlowMotion = session.transport.isSlowMotion
    time = session.time
    // A loop rests beyond the end of the take, and the playhead goes there.
    let reached = session.isRecording ? session.time : session.loopSpan?.upperBound ?? 0
    length = max(session.length, reached)
    marks = session.take.journal.compactMap { timed in
      switch timed.input {
      case .action, .press, .resize: timed.time
      case .move, .release: nil
      }
    }
    motion = session.transport.motion
    isAdvancing = session.isAdvancing
    reducesMotion = session.take.reducesMotion
  }
}

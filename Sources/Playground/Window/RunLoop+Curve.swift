internal import Demos
internal import Display
internal import Layers
internal import Motion
internal import SDLBackend

extension RunLoop {
  private static let nudge = 0.01

  /// Wires the graph, the presets and the numbers to the session.
  func connectCurveEditor() {
    let inspector = desk.inspector
    inspector.head.graph.snapsToGrid = { [weak self] in
      self?.window.heldModifiers.contains(.shift) ?? false
    }
    inspector.head.graph.onChange = { [weak self] in self?.take($0) }
    inspector.head.strip.onChoose = { [weak self] in self?.take($0) }
    inspector.head.copy.onTap = { [weak self] in self?.perform(.copyCurveAs) }
    inspector.head.fields.onChange = { [weak self] name, value in
      guard let self, let curve = session.curve,
        let changed = try? CurveParameter.setting(name, of: curve, to: value)
      else { return }
      take(changed)
    }
    inspector.head.fields.onType = { [weak self] parameter, _ in self?.type(parameter) }
  }

  /// Uses a command for the focused handle; false when none has the focus or it is not for it.
  func moveHandle(_ command: HotkeyCommand) throws(CommandError) -> Bool {
    let graph = desk.inspector.head.graph
    guard let handle = graph.focusedHandle, !graph.isHidden, let curve = session.curve else {
      return false
    }
    let distance: Point
    switch command {
    case .step(let frames): distance = Point(x: Double(frames) * Self.nudge, y: 0)
    case .moveFocus(let places): distance = Point(x: 0, y: -Double(places) * Self.nudge)
    case .nudgeHandle(let direction): distance = Point(x: 0, y: Double(direction) * 10 * Self.nudge)
    default: return false
    }
    try session.setCurve(CurveHandles.nudging(handle, of: curve, by: distance))
    return true
  }

  /// Asks for the focused setting's value.
  func typeSetting() {
    let rows = session.tuningRows
    guard rows.indices.contains(session.focusedRow) else { return }
    let row = rows[session.focusedRow]
    ask(
      row.title, row.typedText(of: session.value(of: row)), hint: row.allowed
    ) { [weak self] text throws(CommandError) in
      guard let self else { return }
      try session.set(row, typed: text)
    }
  }

  private func type(_ parameter: CurveParameter) {
    guard parameter.words.isEmpty else { return choose(parameter) }
    ask(parameter.name, parameter.value.shortText, hint: session.curve?.description ?? "") {
      [weak self] text throws(CommandError) in
      guard let self, let curve = session.curve else { return }
      guard let number = Double(typed: text) else {
        throw .usage("\(parameter.name) must be a number such as 0.42")
      }
      let changed: Curve
      do {
        changed = try CurveParameter.setting(parameter.name, of: curve, to: number)
      } catch {
        throw .usage("\(error)")
      }
      try session.setCurve(changed)
    }
  }

  private func choose(_ parameter: CurveParameter) {
    choose(
      parameter.name, parameter.words.map { MenuView.Item(title: $0, detail: "") },
      selected: Int(parameter.value)
    ) { [weak self] index throws(CommandError) in
      guard let self, let curve = session.curve else { return }
      do {
        take(try CurveParameter.setting(parameter.name, of: curve, to: Double(index)))
      } catch {
        throw .usage("\(error)")
      }
    }
  }

  private func take(_ curve: Curve) {
    do { try session.setCurve(curve) } catch { post(error.description, .warning) }
  }
}

extension RunLoop {
  /// Copies the curve in the format of the last copy, to the clipboard and to standard output.
  func copyCurve() {
    guard let curve = session.curve else { return post("This demo has no curve") }
    do {
      let code = try codeFormat.text(for: curve, duration: session.duration ?? 1)
      window.clipboardText = code
      copyToStandardOutput(code)
      let line = code.split(separator: "\n").first.map(String.init) ?? code
      post("Copied for \(codeFormat.title): \(line)", .success)
    } catch {
      post("Not copied: \(error)", .warning)
    }
  }

  /// The clipboard is what counts: that nobody reads the standard output is no fault.
  private func copyToStandardOutput(_ code: String) {
    let streams = StandardStreams()
    do {
      try streams.write(code + "\n")
      try streams.flush()
    } catch {
      if case .readerGone = error { return }
      post("Copied, but \(error)", .warning)
    }
  }

  /// Offers every format, and copies in the chosen one.
  func chooseCodeFormat() {
    let formats = CurveCode.all
    let selected = formats.firstIndex { $0.name == codeFormat.name } ?? 0
    let items = formats.map { MenuView.Item(title: $0.title, detail: preview(of: $0)) }
    choose("Copy the curve as", items, selected: selected) {
      [weak self] index throws(CommandError) in
      self?.codeFormat = formats[index]
      self?.copyCurve()
    }
  }

  /// The code that a format would copy, in one line without remarks.
  private func preview(of format: CurveCode) -> String {
    guard let curve = session.curve,
      let code = try? format.text(for: curve, duration: session.duration ?? 1)
    else { return format.summary }
    let lines = code.split(separator: "\n").filter { !$0.hasPrefix("//") }
    return String(lines.joined(separator: " ").prefix(Self.longestPreview))
  }

  /// More than a line of the menu shows.
  private static let longestPreview = 100

  /// Takes the curve that is on the clipboard.
  func pasteCurve() throws(CommandError) {
    guard session.curve != nil else { return post("This demo has no curve") }
    let text = window.clipboardText ?? ""
    guard let paste = CurvePaste(text, duration: session.duration ?? 1), let curve = paste.curve
    else {
      if let mistake = CurvePaste.mistake(in: text) { throw .failure("Not pasted: \(mistake)") }
      throw .failure("The clipboard holds no curve; CSS, JSON, Swift, Kotlin and Dart are read")
    }
    let taken = try session.paste(curve, seconds: paste.seconds, delay: paste.delay)
    let name = session.presets.name(of: curve) ?? curve.description
    post("Pasted \(name)\(taken.text(besides: paste.delay))", .success)
  }
}

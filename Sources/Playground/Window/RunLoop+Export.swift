internal import Demos
internal import Display
internal import Foundation
internal import Layers
internal import Recording
internal import SDLBackend

extension RunLoop {
  /// The seconds of a turn that are spent on a film's frames: drawing the window in between costs
  /// as much as a frame, and a twentieth of a second still feels alive.
  private static let filmTurn = 0.05
  /// The seconds in which frames are still drawn once the program was asked to end; encoding them takes
  /// as long again on a machine that has other things to do.
  private static let farewell = 0.15

  /// Wires the sheet and the progress.
  func connectExport() {
    desk.export.onStart = { [weak self] in self?.startExport() }
    desk.export.onClose = { [weak self] in self?.closeExport() }
    desk.progress.onCancel = { [weak self] in _ = self?.cancelFilm() }
  }

  /// Opens the sheet with the choices of the last time.
  func openExport() {
    if let obstacle = export.obstacle { return post(obstacle) }
    if session.isRecording { perform(.record) }
    guard export.film == nil else { return }
    desk.export.form = ExportForm(
      request, source: exportSource, folders: folders)
    open(desk.export)
  }

  /// The choices of the last time, or the first ones: an MP4 as sharp as the screen.
  private var request: ExportRequest {
    var first = ExportRequest()
    first.extent = .scale(max(1, window.scale.rounded()))
    return export.request ?? first
  }

  private var exportSource: ExportSource {
    ExportSource(session, last: export.lastRecorded, tools: .installed)
  }

  private func closeExport() {
    if let form = desk.export.form { export.request = form.remembered }
    close(desk.export)
  }

  /// Starts what the sheet says, unless something speaks against it.
  private func startExport() {
    guard let form = desk.export.form, form.canStart else { return }
    do {
      // What is wrong with the name is said before anything is asked.
      var film = try film(of: form)
      let exists = FileManager.default.fileExists(atPath: form.fullPath)
      guard !exists || form.question != nil || form.isFreeFolder else {
        desk.export.form?.ask()
        return
      }
      try makeFolder(of: form.fullPath)
      film?.replacesExisting = form.question != nil
      if let film { try begin(film) } else { try writeDrawing(form) }
      closeExport()
    } catch {
      desk.export.form?.refuse("\(error)")
    }
  }

  /// The film of a form; nil for a drawing, which has no pixels.
  private func film(of form: ExportForm) throws -> Film? {
    guard form.request.kind == .curveDrawing else {
      return try Film(
        form.request, of: form.source, to: form.fullPath, theme: .light, resources: resources)
    }
    guard form.fullPath.lowercased().hasSuffix(".svg") else {
      throw CommandError.usage("\(form.fullPath): the name must end in .svg")
    }
    return nil
  }

  /// Draws what F9 recorded, in the way that was chosen last.
  func startQuickFilm(_ recorded: Session.RecordedSpan) {
    export.lastRecorded = recorded
    var request = request
    request.subject = .last
    request.order = .clip
    let tools = EncoderTools.installed
    if !request.kind.isFilm || request.kind.obstacle(tools: tools, hasCurve: true) != nil {
      request.kind = tools.ffmpeg == nil ? .frames : .mp4
    }
    do {
      let folder = request.folder ?? folders.path(of: request.kind.folder)
      let path = folders.suggestedPath(
        inFolder: folder, name: request.kind.name(demo: recorded.take.demo),
        extension: request.kind.fileExtension)
      try makeFolder(of: path)
      try begin(
        Film(request, of: exportSource, to: path, theme: .light, resources: resources))
      // The sheet says it before the start; here nobody saw it.
      if let note = export.film?.notes.first { post("\(note)") }
    } catch {
      post("Not recorded: \(error)", .warning)
    }
  }

  private func begin(_ film: Film) throws {
    let job = try FilmJob(film, with: window)
    export.film = job
    export.start = now
  }

  private func makeFolder(of path: String) throws {
    let folder = path.parentPath
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ResourceError(path: folder, reason: "the folder cannot be made; check its permissions")
    }
  }

  private func writeDrawing(_ form: ExportForm) throws {
    guard let curve = form.source.curve else { return }
    let path = form.fullPath
    let drawing = CurveDrawing(curve, side: CurveFigure.side, theme: .light)
    try FileContents.write(drawing.svg, to: path)
    announce(path)
  }
}

extension RunLoop {
  /// Draws frames for as long as a turn allows.
  func advanceFilm() {
    guard let film = export.film else { return }
    let deadline = now + Self.filmTurn
    repeat { film.step() } while now < deadline && film.isDrawing
    report(film)
  }

  /// Gives the running export up; false when none runs.
  func cancelFilm() -> Bool {
    guard let film = export.film else { return false }
    film.cancel()
    report(film)
    return true
  }

  /// The display is gone for good: what was open is kept for the next launch, and one line says so.
  func loseDisplay() {
    export.film?.cancel()
    saveState()
    StandardStreams().say("the display is gone; what was open comes back with the next launch")
  }

  /// Ends what is being recorded or written, in the time that is left.
  func completeFilm() {
    if let recorded = session.stopRecording(), export.film == nil { startQuickFilm(recorded) }
    guard let film = export.film else { return }
    let deadline = now + Self.farewell
    // Frames that would not complete it only keep the encoder longer.
    let canComplete = export.timeLeft(now: now).map { $0 < Self.farewell } ?? true
    while canComplete, now < deadline, film.isDrawing { film.step() }
    film.hurry()
    film.finish()
    if case .failed(let error) = film.state {
      keepTake(of: film, "Not recorded: \(error)")
      export.film = nil
    } else {
      report(film)
    }
  }

  private func report(_ film: FilmJob) {
    switch film.state {
    case .writing: return
    case .finished(let summary) where summary.isComplete: announce(summary.path)
    case .finished(let summary):
      keepTake(
        of: film, "Recorded the first \(summary.frameCount.counted("frame")) in \(summary.path)")
    case .failed(let error): post("Not recorded: \(error)", .warning)
    case .cancelled: post("Export cancelled; nothing was kept")
    }
    export.film = nil
  }

  private func announce(_ path: String) {
    window.clipboardText = path
    post("Recorded \(path), its path is on the clipboard", .success)
  }

  /// What is not on film can be made again from its take.
  private func keepTake(of film: FilmJob, _ first: String) {
    do {
      post("\(first); all of it: \(try film.saveTake())", .success)
    } catch {
      post("\(first); \(error)", .warning)
    }
  }
}

internal import Demos
internal import Display
internal import Foundation
internal import Layers
internal import Motion
internal import Recording
internal import SDLBackend

extension RunLoop {
  private static let pictureEndings = ["svg", "png", "jpg", "jpeg", "webp"]

  /// Asks where the take is to be saved, and saves it.
  func saveTake() {
    let path: String
    do {
      path =
        try takePath
        ?? folders.freePath(
          in: .documents, name: "inbetween-\(session.take.demo)",
          extension: String(TakeFile.nameEnding.dropFirst()))
    } catch {
      return post("Not saved: \(error)", .warning)
    }
    ask("Save the take", path, hint: "A path that ends in \(TakeFile.nameEnding)") {
      [weak self] text throws(CommandError) in
      guard let self else { return }
      let path = folders.expanded(text)
      guard path.hasSuffix(TakeFile.nameEnding) else {
        throw .usage("The name must end in \(TakeFile.nameEnding)")
      }
      guard path == takePath || !FileManager.default.fileExists(atPath: path) else {
        throw .usage("There is a file of this name already; choose another name")
      }
      try TakeFile.write(session.take, path: path)
      takePath = path
      post("Saved \(path)", .success)
    }
  }

  /// Offers the takes in the documents folder, and a path to type.
  func openTake() {
    let folder = folders.path(of: .documents)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(TakeFile.nameEnding) }.sorted()
    guard !names.isEmpty else { return askForTake(folder + "/") }
    let items =
      names.map { MenuView.Item(title: String($0.dropLast(TakeFile.nameEnding.count)), detail: "") }
      + [MenuView.Item(title: "Another file…", detail: "type its path")]
    choose("Open a take from \(folder)", items) { [weak self] index throws(CommandError) in
      guard let self else { return }
      if names.indices.contains(index) {
        try open(path: folder + "/" + names[index])
      } else {
        askForTake(folder + "/")
      }
    }
  }

  /// Uses what was dropped on the window: a take, pictures, or a deck of questions.
  func useDropped(_ paths: [String]) {
    do {
      let endings = paths.map { $0.split(separator: ".").last.map { $0.lowercased() } ?? "" }
      if let take = paths.last(where: { $0.hasSuffix(TakeFile.nameEnding) }) {
        try open(path: take)
      } else if endings.allSatisfy(Self.pictureEndings.contains) {
        try use(paths, as: "images")
      } else if endings == ["json"] {
        try use(paths, as: "deck")
      } else {
        post("Drop a take, pictures (SVG, PNG, JPEG, WebP) or a deck of questions", .warning)
      }
    } catch {
      post(error.description, .warning)
    }
  }

  /// Opens a take's file.
  func open(path: String) throws(CommandError) {
    try session.open(take: TakeFile.read(path: path))
    takePath = path
    window.title = WindowProgram.title(of: session)
    post("Opened \(path)", .success)
  }

  /// Shows a demo, whose take has no file yet.
  func show(demo name: String) throws(CommandError) {
    try session.choose(demo: name)
    takePath = nil
    window.title = WindowProgram.title(of: session)
  }

  /// Writes down what is open, for the next launch.
  func saveState() {
    var state = SavedState()
    state.isLight = desk.theme == .light
    state.codeFormat = codeFormat.name
    state.reducesMotion = session.motionChoice.chosen
    state.take = session.takeToKeep
    state.export = export.request
    do { try state.write(path: folders.stateFile) } catch { post(error.description, .warning) }
  }

  /// Says at once that nothing will be kept for the next launch, rather than when the window is gone.
  func warnOfLostState() {
    guard let obstacle = FileContents.obstacle(toWriting: folders.stateFile) else { return }
    post("What is open cannot be kept in \(folders.stateFile): \(obstacle)", .warning)
  }

  /// Takes over what the last launch left.
  func restore(_ state: SavedState) {
    codeFormat = state.codeFormat.flatMap(CurveCode.named) ?? codeFormat
    export.request = state.export
    if state.isLight { toggleLook() }
  }

  /// Changes between the dark and the light look.
  func toggleLook() {
    panels.perform { desk.setTheme(desk.theme == .light ? .dark : .light) }
  }

  private func askForTake(_ start: String) {
    ask("Open", start, hint: "The path of a file that ends in \(TakeFile.nameEnding)") {
      [weak self] text throws(CommandError) in
      guard let self else { return }
      try open(path: folders.expanded(text))
      close(desk.menu)
    }
  }

  /// Gives files to the demo that shows, or to the first one that has a use for them.
  private func use(_ paths: [String], as name: String) throws(CommandError) {
    let shown = session.about
    guard
      let about = ([shown] + DemoRegistry.all.map { $0.about }).first(where: {
        $0.setting(named: name) != nil
      }), let setting = about.setting(named: name),
      case .files(let count, let contents) = setting.kind
    else { return }
    guard count.contains(paths.count) else {
      throw .usage("\(about.title) takes \(count.lowerBound) to \(count.upperBound) \(contents)")
    }
    if about.name != shown.name {
      // Files that cannot be used are no reason to leave the demo that shows.
      _ = try Take(demo: about.name, settings: [setting.name: .files(paths)])
        .prepared(with: resources)
      try show(demo: about.name)
    }
    try session.set(setting, to: .files(paths))
    window.title = WindowProgram.title(of: session)
    post("\(about.title) shows \(paths.count) of your files; Ctrl+Z takes them back", .success)
  }
}

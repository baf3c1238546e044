internal import Recording

/// What the window knows of its exports: the choices, the last recording, the one that runs.
struct ExportState {
  /// What was chosen last; nil before the first choice.
  var request: ExportRequest?
  /// What F9 recorded last.
  var lastRecorded: Session.RecordedSpan?
  /// The export that runs.
  var film: FilmJob?
  /// When it began, on the loop's own time.
  var start = 0.0

  /// Why nothing else can be exported now; nil when something can.
  var obstacle: String? {
    film.map { "\(ExportProgress.fileName(of: $0)) is being written; Esc cancels it" }
  }

  /// The seconds that the running export's frames will probably take; nil while nobody can know.
  func timeLeft(now: Double) -> Double? {
    guard let film, film.fraction > 0 else { return nil }
    return (now - start) * (1 - film.fraction) / film.fraction
  }

  /// How far the running export is; nil when none runs.
  func progress(now: Double) -> ExportProgress? {
    film.map { film in
      ExportProgress(
        name: ExportProgress.fileName(of: film), fraction: film.fraction, elapsed: now - start)
    }
  }
}

/// How far an export is.
nonisolated struct ExportProgress: Equatable, Sendable {
  /// The file's or folder's name.
  let name: String
  /// What is done, 0…1.
  let fraction: Double
  /// The whole seconds that it will probably take; nil while nobody can know.
  let secondsLeft: Int?

  /// Before so many seconds the first frames say nothing about the rest.
  private static let leastElapsed = 0.4

  /// Makes it from what is done in a time.
  init(name: String, fraction: Double, elapsed: Double) {
    self.name = name
    self.fraction = fraction
    let isKnown = elapsed >= Self.leastElapsed && fraction > 0
    secondsLeft = isKnown ? Int((elapsed * (1 - fraction) / fraction).rounded(.up)) : nil
  }

  /// The last part of the path that a film is written to.
  @MainActor static func fileName(of film: FilmJob) -> String {
    film.path.split(separator: "/").last.map(String.init) ?? film.path
  }

  /// `45 %  ·  3 s left`, in minutes where there are some; how long an encoder takes after the last
  /// frame, nobody knows.
  var text: String {
    guard fraction < 1 else { return "Finishing…" }
    let percent = PanelNumber.percent(fraction)
    guard let secondsLeft else { return percent }
    let (minutes, seconds) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let left = minutes > 0 ? "\(minutes) min \(seconds) s" : "\(seconds) s"
    return "\(percent)  ·  \(left) left"
  }
}

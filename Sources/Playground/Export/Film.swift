internal import Demos
internal import Display
internal import Recording

/// What an export draws and where it goes: a picture for each instant of a take.
struct Film {
  /// The take that it shows.
  let take: Take
  /// The frames.
  let specification: FrameSpecification
  /// Where they go.
  let output: OutputPath
  /// Pixels a point.
  let scale: Double
  /// True when what is there may be replaced.
  var replacesExisting = false
  /// The picture at an instant.
  let picture: (Double) throws -> DisplayList

  /// The film of a request.
  init(
    _ request: ExportRequest, of source: ExportSource, to path: String, theme: Theme,
    resources: Resources
  ) throws {
    guard let footage = source.footage(of: request) else {
      throw RecordingError.invalid(
        field: "what", value: request.subject.rawValue,
        allowed: source.obstacle(to: request.subject) ?? "")
    }
    let natural = source.naturalSize(of: request)
    let canvas = request.canvas(for: natural)
    take = footage.take
    scale = request.scale(for: natural)
    specification = try request.specification(of: footage.span, natural: natural)
    output = try OutputPath(path)
    guard output.format == request.kind.format else {
      let ending = request.kind.fileExtension
      throw RecordingError.invalid(
        field: "file", value: path,
        allowed: ending.isEmpty
          ? "a folder for \(request.kind.title)" : "a name that ends in .\(ending)")
    }
    switch request.kind {
    case .strip:
      let rows = FilmStrip.rows(
        of: try Player(take: footage.take, resources: resources), count: request.stripCount,
        columns: min(request.stripCount, FilmStrip.usualColumns), span: footage.span)
      let strip = FilmStrip(rows, frameWidth: FilmStrip.usualWidth, text: resources.text)
      picture = { _ in strip.displayList().fitted(into: canvas) }
    case .curvePicture, .curveDrawing:
      guard let curve = source.curve else {
        throw RecordingError.invalid(field: "curve", value: "(none)", allowed: "a demo with one")
      }
      let list = CurveFigure.displayList(of: curve, theme: theme, text: resources.text)
      picture = { _ in list.fitted(into: canvas) }
    default:
      let player = try Player(take: footage.take, resources: resources)
      picture = { time in
        player.seek(to: time)
        return player.displayList().fitted(into: canvas)
      }
    }
  }
}

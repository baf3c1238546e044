internal import Demos
internal import Display
internal import Motion
internal import Recording

/// What there is to export: the takes and spans that the window knows, and the tools.
struct ExportSource {
  /// The take that shows.
  var take: Take
  /// From its start until it rests.
  var whole: ClosedRange<Double>
  /// Between the in and the out point; nil when neither is set.
  var span: ClosedRange<Double>?
  /// What F9 recorded last; nil when nothing was.
  var last: Session.RecordedSpan?
  /// The playhead in seconds.
  var time: Double
  /// The curve; nil when the demo has none.
  var curve: Curve?
  /// The programs that encode.
  var tools: EncoderTools

  /// The take and the span of a subject; nil when there is none.
  func footage(of subject: ExportRequest.Subject) -> Session.RecordedSpan? {
    switch subject {
    case .take: Session.RecordedSpan(take: take, span: whole)
    case .span: span.map { Session.RecordedSpan(take: take, span: $0) }
    case .last: last
    }
  }

  /// What a request is about: for a still the picture at the playhead.
  func footage(of request: ExportRequest) -> Session.RecordedSpan? {
    request.kind.hasSpan
      ? footage(of: request.subject) : Session.RecordedSpan(take: take, span: time...time)
  }

  /// The extent of the pictures in points at one pixel a point.
  func naturalSize(of request: ExportRequest) -> Size {
    let stage = footage(of: request)?.take.size ?? take.size
    return switch request.kind {
    case .strip: FilmStrip.size(count: request.stripCount, stage: stage)
    case .curvePicture, .curveDrawing: Size(width: CurveFigure.side, height: CurveFigure.side)
    default: stage
    }
  }

  /// Why a subject cannot be chosen; nil when it can.
  func obstacle(to subject: ExportRequest.Subject) -> String? {
    guard footage(of: subject) == nil else { return nil }
    return subject == .span
      ? "No in or out point is set (I, Shift+I)" : "Nothing was recorded yet (F9)"
  }
}

extension ExportSource {
  /// What a session has.
  init(_ session: Session, last: Session.RecordedSpan?, tools: EncoderTools) {
    self.init(
      take: session.take, whole: 0...session.length, last: last, time: session.time,
      curve: session.curve, tools: tools)
    let (start, end) = (session.loop.inPoint, session.loop.outPoint)
    guard start != nil || end != nil else { return }
    span = (start ?? 0)...max(start ?? 0, end ?? session.length)
  }
}

/// What an export will be, in numbers.
struct ExportPlan: Equatable {
  /// The frames, after what the format changes.
  let specification: FrameSpecification
  /// What differs from the request.
  let notes: [RecordingNote]

  /// Works a request out.
  init(_ request: ExportRequest, of source: ExportSource) throws(RecordingError) {
    guard let footage = source.footage(of: request) else {
      throw .invalid(
        field: "what", value: request.subject.rawValue,
        allowed: source.obstacle(to: request.subject) ?? "")
    }
    (specification, notes) = try request.specification(
      of: footage.span, natural: source.naturalSize(of: request)
    ).adjusted(to: request.kind.format)
  }

  /// The size in pixels, with what the format pads.
  func pixelSize(of request: ExportRequest) -> (width: Int, height: Int) {
    specification.size(in: request.kind.format)
  }
}

internal import Display
internal import Layers
internal import Motion

/// What the graph of the traces shows.
struct TraceModel: Equatable {
  /// One line of the legend, with its line in the graph.
  struct Line: Equatable {
    /// What a line stands for.
    enum Kind: Equatable {
      /// What the program set.
      case model
      /// An animation's contribution, counted from 1.
      case animation(Int)
      /// What is shown.
      case shown
    }

    /// What it stands for.
    let kind: Kind
    /// A name.
    let title: String
    /// How.
    let detail: String
    /// The value at the playhead; nil when it has none.
    let value: Double?
    /// Its way through the span.
    let samples: [AnimationTraces.Sample]
  }

  /// The property and its part: `position.x`.
  let name: String
  /// How many numbers can be chosen.
  let choices: Int
  /// Which traces these are.
  let subject: AnimationTraces.Subject
  /// From when to when.
  var span: ClosedRange<Double> { subject.span }
  /// The playhead in seconds.
  let time: Double
  /// The model, the animations, what is shown.
  let lines: [Line]
}

extension TraceModel {
  /// The traces of the chosen layer with their values at the playhead; nil when nothing moves it.
  init?(_ session: Session) {
    guard let traces = session.inspection.traces, let number = session.tracedNumber,
      let figure = traces.figure(of: number),
      traces.subject.path == session.inspection.selected,
      traces.subject.take.demo == session.take.demo
    else { return nil }
    let component = Layer.componentNames(of: number.property)[number.component]
    name = component.isEmpty ? number.property : "\(number.property).\(component)"
    choices = traces.numbers.count
    subject = traces.subject
    time = session.time
    let now = Now(session, number)
    let animations = figure.traces.enumerated().map { index, trace in
      Line(
        kind: .animation(index + 1), title: trace.title,
        detail: (trace.isAdditive ? "additive, " : "replaces, ")
          + (CurvePreset.name(of: trace.curve) ?? trace.curve.description),
        value: now.contribution(of: trace.id), samples: trace.samples)
    }
    let addends = figure.traces.count(where: \.isAdditive)
    lines =
      [
        Line(
          kind: .model, title: "model", detail: "", value: now.model,
          samples: figure.model)
      ] + animations + [
        Line(
          kind: .shown, title: "shown", detail: addends > 0 ? "the sum" : "",
          value: now.shown, samples: figure.shown)
      ]
  }

  /// The exact values at the playhead.
  private struct Now {
    let number: TracedNumber
    let time: Double
    let layer: Layer?

    init(_ session: Session, _ number: TracedNumber) {
      self.number = number
      time = session.player.time
      layer = session.selectedLayer
    }

    var model: Double? { layer?.modelComponents(of: number.property)[number.component] }

    var shown: Double? {
      layer?.presentationComponents(of: number.property, at: time)[number.component]
    }

    func contribution(of id: AnimationID) -> Double? {
      layer?.runningAnimations.first { $0.id == id }?.contribution(at: time)?[number.component]
    }
  }
}

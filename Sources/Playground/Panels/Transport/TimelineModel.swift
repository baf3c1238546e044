/// What the timeline shows.
struct TimelineModel: Equatable {
  /// One line of bars, none of which overlap.
  struct Lane: Equatable {
    /// The layer and the property.
    let title: String
    /// True for the first line of a property; the others hold what runs at the same time.
    let isFirst: Bool
    /// In the order of their beginning.
    var bars: [TakeScore.Bar]
  }

  /// The take at a glance.
  let score: TakeScore
  /// True when it is B's: what the panels change while two takes are compared.
  let isOther: Bool
  /// The seconds from the left to the right end.
  let span: Double
  /// The playhead in seconds.
  let time: Double
  /// Where the loop begins; nil for the start.
  let inPoint: Double?
  /// Where the loop ends; nil for the end.
  let outPoint: Double?
  /// True when the playhead goes round.
  let isLooping: Bool
  /// The lines, from top to bottom.
  let lanes: [Lane]

  /// Makes a model.
  init(
    score: TakeScore = TakeScore(records: [], events: [], restTime: 0),
    isOther: Bool = false, span: Double = 1,
    time: Double = 0, inPoint: Double? = nil, outPoint: Double? = nil, isLooping: Bool = false
  ) {
    self.score = score
    self.isOther = isOther
    self.span = span
    self.time = time
    self.inPoint = inPoint
    self.outPoint = outPoint
    self.isLooping = isLooping
    lanes = Self.lanes(of: score.rows)
  }

  /// Animations of one property that run at the same time get lines of their own, so that each
  /// can be seen.
  private static func lanes(of rows: [TakeScore.Row]) -> [Lane] {
    rows.flatMap { row in
      var lanes: [Lane] = []
      for bar in row.bars {
        let free = lanes.firstIndex { lane in lane.bars.last.map { $0.end <= bar.begin } ?? true }
        if let free {
          lanes[free].bars.append(bar)
        } else {
          let title = "\(row.layer)  \(row.property)"
          lanes.append(Lane(title: title, isFirst: lanes.isEmpty, bars: [bar]))
        }
      }
      return lanes
    }
  }
}

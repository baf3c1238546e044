internal import Recording

/// The request in the file of what the window remembers.
nonisolated extension ExportRequest {
  private static let keys = ["what", "format", "size", "fps", "order", "frames", "folder"]

  /// The request as a JSON object.
  var json: String {
    let size =
      switch extent {
      case .scale(let scale): JSONText.number(scale)
      case .pixels(let width, let height): JSONText.array([Double(width), Double(height)])
      }
    var members = [
      ("what", JSONText.string(subject.rawValue)), ("format", JSONText.string(kind.rawValue)),
      ("size", size), ("fps", JSONText.number(framesPerSecond)),
      ("order", JSONText.string(FrameOrder.names.first { $0.order == order }?.name ?? "clip")),
      ("frames", JSONText.number(Double(stripCount))),
    ]
    if let folder { members.append(("folder", JSONText.string(folder))) }
    return JSONText.object(members)
  }

  /// Reads an object; a choice that there is no longer stays at its default.
  init(_ field: JSONField) throws {
    let members = try field.members(allowed: Self.keys)
    subject = try members["what"].flatMap { Subject(rawValue: try $0.string()) } ?? .take
    kind = try members["format"].flatMap { ExportKind(rawValue: try $0.string()) } ?? .mp4
    if let rate = try members["fps"]?.number(), FrameSequence.allowedRates.contains(rate) {
      framesPerSecond = rate
    }
    if let name = try members["order"]?.string() {
      order = FrameOrder.names.first { $0.name == name }?.order ?? .clip
    }
    if let count = try members["frames"].flatMap({ Int(exactly: try $0.number()) }),
      Self.stripCounts.contains(count)
    {
      stripCount = count
    }
    folder = try members["folder"]?.string()
    if folder?.hasPrefix("/") == false { folder = nil }
    guard let size = members["size"] else { return }
    if case .number(let scale) = size.value, Self.scales.contains(scale) {
      extent = .scale(scale)
    } else if let sides = try? size.elements().map({ Int(exactly: try $0.number()) ?? 0 }),
      sides.count == 2, sides.allSatisfy({ (1...FrameSpecification.maximumSide).contains($0) })
    {
      extent = .pixels(width: sides[0], height: sides[1])
    }
  }
}

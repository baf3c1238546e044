internal import Motion

/// The presets from which a person picks: those that are built in, then the person's own.
nonisolated struct PresetLibrary: Equatable, Sendable {
  /// The person's own, in the order in which they were kept.
  private(set) var own: [CurvePreset]

  private static let longestName = 60
  private static let greatestCount = 500

  /// Makes a library of what is built in and of presets of one's own.
  init(own: [CurvePreset] = []) { self.own = own }

  /// All presets, those of one's own last.
  var all: [CurvePreset] { CurvePreset.all + own }

  /// The name of a curve; nil for one that has none.
  func name(of curve: Curve) -> String? {
    all.first { $0.curve == curve }?.name
  }

  /// The preset with a name, in any case of letters.
  func preset(named name: String) -> CurvePreset? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Keeps a curve under a name.
  mutating func keep(_ curve: Curve, as name: String) throws(CommandError) {
    guard own.count < Self.greatestCount else {
      throw .usage("There are \(Self.greatestCount) presets of yours already; delete some")
    }
    let name = try checked(name, besides: nil)
    own.append(CurvePreset(name: name, curve: curve, group: .own))
  }

  /// Gives one of one's own another name.
  mutating func rename(_ preset: CurvePreset, to name: String) throws(CommandError) {
    guard let index = own.firstIndex(of: preset) else { return }
    own[index].name = try checked(name, besides: preset.name)
  }

  /// Takes one of one's own away.
  mutating func delete(_ preset: CurvePreset) { own.removeAll { $0 == preset } }

  /// A name that is free, as "My curve 2".
  var freeName: String {
    let name = "My curve"
    let numbered = [name] + (2...(own.count + 2)).map { "\(name) \($0)" }
    return numbered.first { !isTaken($0) } ?? name
  }

  /// This library with what was changed elsewhere between two others: what was taken away goes, what
  /// was added comes last.
  func applying(changesFrom before: PresetLibrary, to after: PresetLibrary) -> PresetLibrary {
    if self == before { return after }
    let gone = before.own.filter { !after.own.contains($0) }
    let added = after.own.filter { !before.own.contains($0) }
    let names = Set(added.map { $0.name.lowercased() })
    let kept = own.filter { !gone.contains($0) && !names.contains($0.name.lowercased()) }
    return PresetLibrary(own: kept + added)
  }

  private func checked(_ name: String, besides current: String?) throws(CommandError) -> String {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else { throw .usage("A preset needs a name") }
    guard name.count <= Self.longestName,
      name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .usage("A name has at most \(Self.longestName) characters") }
    let isOwn = current.map { $0.lowercased() == name.lowercased() } ?? false
    guard isOwn || !isTaken(name) else {
      throw .usage("There is a preset named \(name) already; choose another name")
    }
    // A name that reads as an easing would hide it on the command line.
    guard (try? Curve(name)) == nil else { throw .usage("\(name) is an easing's own notation") }
    return name
  }

  private func isTaken(_ name: String) -> Bool {
    all.contains { $0.name.lowercased() == name.lowercased() }
  }
}

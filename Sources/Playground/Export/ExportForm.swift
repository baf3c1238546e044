internal import Demos
internal import Display
internal import Foundation
internal import Recording

/// The state of the export sheet: what is chosen, what is being typed, and what comes of it.
struct ExportForm {
  /// A field that can have the focus, in the order of Tab.
  enum Field: Int, CaseIterable, Sendable {
    /// Choices.
    case kind, subject, extent
    /// Typed.
    case pixels, scale
    /// A choice with a number beside it.
    case rate, rateText
    /// A choice.
    case order
    /// Typed.
    case stripCount, path

    /// True for a field in which one types.
    var isTyped: Bool {
      switch self {
      case .pixels, .scale, .rateText, .stripCount, .path: true
      case .subject, .kind, .extent, .rate, .order: false
      }
    }
  }

  /// What is chosen.
  private(set) var request: ExportRequest
  /// What there is.
  let source: ExportSource
  /// The field that keys go to.
  private(set) var focus = Field.kind
  /// What is typed in the focused field.
  private(set) var entry = TextEntry()
  /// The path, as it is typed.
  private(set) var path: String
  /// What is wrong with what was typed; nil when nothing is.
  private(set) var mistake: String?
  /// The file that is there already while the person is asked whether to replace it.
  private(set) var question: String?

  private let folders: UserFolders
  private var hasOwnPath = false

  /// The factors of the size that are offered.
  static let factors = [1.0, 2, 3]
  /// The rates that are offered.
  static let rates = [24.0, 25, 30, 50, 60, 120]

  /// Opens the sheet with earlier choices; what there is not any more gives way.
  init(_ request: ExportRequest, source: ExportSource, folders: UserFolders) {
    self.request = request
    self.source = source
    self.folders = folders
    path = ""
    if source.obstacle(to: request.subject) != nil { self.request.subject = .take }
    if obstacle(to: request.kind) != nil { self.request.kind = .frames }
    suggestPath()
  }

  /// Why a kind cannot be chosen; nil when it can.
  func obstacle(to kind: ExportKind) -> String? {
    kind.obstacle(tools: source.tools, hasCurve: source.curve != nil)
  }

  /// What comes of it, or why nothing does.
  var plan: Result<ExportPlan, RecordingError> {
    do throws(RecordingError) {
      return .success(try ExportPlan(request, of: source))
    } catch {
      return .failure(error)
    }
  }

  /// True for a field that matters for what is made.
  func isInUse(_ field: Field) -> Bool { isInUse(field, for: request.kind) }

  /// True when a field matters for a kind.
  func isInUse(_ field: Field, for kind: ExportKind) -> Bool {
    switch field {
    case .kind, .path: true
    case .subject: kind.hasSpan
    case .extent, .pixels, .scale: kind != .curveDrawing
    case .rate, .rateText, .order: kind.isFilm
    case .stripCount: kind == .strip
    }
  }
}

extension ExportForm {
  /// Takes another choice.
  mutating func choose(_ change: (inout ExportRequest) -> Void) {
    let kind = request.kind
    change(&request)
    question = nil
    mistake = nil
    guard request.kind != kind else { return }
    if hasOwnPath { changeEnding(from: kind) } else { suggestPath() }
  }

  /// Gives the keys to a field.
  mutating func setFocus(_ field: Field) {
    guard isInUse(field) else { return }
    focus = field
    mistake = nil
    question = nil
    entry = TextEntry(text(of: field))
  }

  /// Gives the keys to the field so many places further that is in use.
  mutating func moveFocus(by places: Int) {
    let fields = Field.allCases.filter(isInUse)
    let index = fields.firstIndex(of: focus) ?? 0
    setFocus(fields[((index + places) % fields.count + fields.count) % fields.count])
  }

  /// The text of a field in which one types.
  func text(of field: Field) -> String {
    let natural = source.naturalSize(of: request)
    return switch field {
    case .pixels:
      { $0.width.shortText + "×" + $0.height.shortText }(request.pixels(for: natural))
    case .scale: Self.rounded(request.scale(for: natural)).shortText
    case .rateText: request.framesPerSecond.shortText
    case .stripCount: String(request.stripCount)
    case .path: path
    case .subject, .kind, .extent, .rate, .order: ""
    }
  }

  /// Changes the text in the focused field, and takes what it says as far as it can be read.
  mutating func type(_ change: (inout TextEntry) -> Void) {
    guard focus.isTyped else { return }
    let before = entry.text
    change(&entry)
    guard entry.text != before else { return }
    question = nil
    mistake = nil
    do { try take(entry.text) } catch { mistake = error.message }
  }

  /// Asks whether the file that is there may be replaced.
  mutating func ask() {
    question =
      "\(Self.shortName(of: path)) exists already: Return replaces it, Esc goes back"
  }

  /// Says why the export could not start.
  mutating func refuse(_ reason: String) {
    question = nil
    mistake = reason
  }

  /// True for a folder of frames in which none are yet: there is nothing to replace.
  var isFreeFolder: Bool {
    request.kind == .frames
      && ((try? FileManager.default.contentsOfDirectory(atPath: fullPath))?.isEmpty ?? false)
  }

  /// Takes the question back; false when there is none.
  mutating func withdrawQuestion() -> Bool {
    defer { question = nil }
    return question != nil
  }

  /// The path without `~`; a bare name lies in the usual folder.
  var fullPath: String {
    let path = folders.expanded(path)
    return path.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }

  private var folder: String { request.folder ?? folders.path(of: request.kind.folder) }

  /// The request as it is to be remembered: with the folder that was named.
  var remembered: ExportRequest {
    var request = request
    if hasOwnPath { request.folder = fullPath.parentPath }
    return request
  }

  private mutating func take(_ text: String) throws(CommandError) {
    switch focus {
    case .pixels:
      let sides = text.split(separator: /[xX×]/, omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
      else { throw .usage("A size is width×height in whole pixels, as 960×540") }
      request.extent = .pixels(width: width, height: height)
    case .scale:
      request.extent = .scale(try number(text, in: ExportRequest.scales, "A scale"))
    case .rateText:
      request.framesPerSecond = try number(text, in: FrameSequence.allowedRates, "A frame rate")
    case .stripCount:
      let counts = ExportRequest.stripCounts
      guard let count = Int(text), counts.contains(count) else {
        throw .usage("A strip has \(counts.lowerBound) to \(counts.upperBound) pictures")
      }
      request.stripCount = count
    case .path:
      path = text
      hasOwnPath = true
    case .subject, .kind, .extent, .rate, .order: break
    }
  }

  private func number(
    _ text: String, in range: ClosedRange<Double>, _ what: String
  ) throws(CommandError) -> Double {
    guard let number = Double(typed: text), range.contains(number) else {
      throw .usage(
        "\(what) is a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)")
    }
    return number
  }

  private mutating func suggestPath() {
    let kind = request.kind
    path = folders.suggestedPath(
      inFolder: request.folder ?? folders.path(of: kind.folder),
      name: kind.name(demo: source.take.demo), extension: kind.fileExtension)
  }

  private mutating func changeEnding(from kind: ExportKind) {
    let old = kind.fileExtension.isEmpty ? "" : "." + kind.fileExtension
    guard path.hasSuffix(old) else { return }
    let new = request.kind.fileExtension
    path = path.dropLast(old.count) + (new.isEmpty ? "" : "." + new)
  }

  private static func shortName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func rounded(_ scale: Double) -> Double { (scale * 1000).rounded() / 1000 }
}

import Foundation
import Testing

/// Words of the language or of a library that only some modules may use.
struct WordRule: CustomTestStringConvertible {
  let reason: String
  let pattern: String
  var allowedModules: Set<String> = []

  var testDescription: String { reason }

  static let all = [
    WordRule(
      reason: "only the backend reads a real clock",
      pattern:
        #"\b(ContinuousClock|SuspendingClock|DispatchTime|CFAbsoluteTime\w*|clock_gettime|gettimeofday|mach_absolute_time|SDL_GetTicks\w*|SDL_GetPerformanceCounter)\b|\bDate\(\)|\bDate\.now\b|\btime\(nil\)"#,
      allowedModules: ["SDLBackend"]),
    WordRule(
      reason: "nothing waits by sleeping but the backend's event loop",
      pattern: #"\b(u|nano)?sleep\(|\bTask\.sleep\b|\bThread\.sleep\b|\bSDL_Delay\b"#,
      allowedModules: ["SDLBackend"]),
    WordRule(
      reason: "pointers stay in the modules that speak C",
      pattern: #"\bunsafe\b|\bUnsafe\w+|\bOpaquePointer\b|\bwithUnsafe\w+"#,
      allowedModules: ["SDLBackend", "Codecs"]),
    WordRule(
      reason: "SDL stays in the backend",
      pattern: #"\b(SDL_|IMG_|TTF_|Fc[A-Z])\w+\("#,
      allowedModules: ["SDLBackend"]),
    WordRule(
      reason: "nothing traps without a sentence",
      pattern: #"\btry!|\bas!|\bfatalError\b|\bassertionFailure\b|\bpreconditionFailure\(\)"#),
    WordRule(
      reason: "nothing is hidden from the compiler's checks",
      pattern: #"@unchecked\b|\bnonisolated\(unsafe\)|\bunsafeBitCast\b|@_\w+"#),
    WordRule(
      reason: "no failure is swallowed",
      pattern: #"\bcatch\s*\{\s*\}"#),
    WordRule(
      reason: "only the command line prints",
      pattern: #"\b(print|debugPrint|dump|NSLog)\("#,
      allowedModules: ["Playground", "inbetween"]),
    WordRule(
      reason: "chance comes from a seed in the take",
      pattern:
        #"\.random\(|\bSystemRandomNumberGenerator\b|\barc4random\w*|\.shuffled\(\)|\brand\(\)"#),
  ]
}

@Test(arguments: WordRule.all)
func `words stay in the modules that may use them`(_ rule: WordRule) throws {
  let files = Repository.sources
    .filter { !rule.allowedModules.contains($0.module) }
  try #require(!files.isEmpty)
  let pattern = try NSRegularExpression(pattern: rule.pattern)

  let places = files.flatMap { $0.places(matching: pattern) }

  #expect(places.isEmpty)
}

@Test func `no work is left as a note`() throws {
  let files = Repository.sources + Repository.tests
  try #require(!files.isEmpty)

  // In two parts, so that this line is not found.
  let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]

  let notes = files.flatMap { file in
    file.lines.filter { line in marks.contains { line.contains($0) } }
      .map { "\(file.path): \($0)" }
  }

  #expect(notes.isEmpty)
}

@Test func `a file fits the eye`() throws {
  let wall = 300
  let files = Repository.sources + Repository.tests
  try #require(!files.isEmpty)

  let long = files.filter { $0.length > wall }.map { "\($0.path): \($0.length) lines" }

  #expect(long.isEmpty)
}

/// The optimised build reads modules as text, where a module's default isolation is not written.
@Test func `a class with an isolated deinit names its actor`() throws {
  let declaration = try Regex(#"^\s*(@MainActor )?(public |open |final )*class \w+"#)
  var count = 0
  var silent: [String] = []

  for file in Repository.sources {
    for (index, line) in file.code.enumerated() where line.contains("isolated deinit") {
      count += 1
      let owner = file.code[..<index].last { $0.firstMatch(of: declaration) != nil } ?? ""
      if !owner.contains("@MainActor") { silent.append("\(file.path): \(owner)") }
    }
  }

  try #require(count > 0)
  #expect(silent.isEmpty)
}

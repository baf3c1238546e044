import Testing

/// Which modules a target may import; the compiler does not stop an undeclared one.
struct ImportRule: CustomTestStringConvertible {
  let module: String
  let allowed: Set<String>

  var testDescription: String { module }

  static let all = [
    ImportRule(module: "Motion", allowed: ["Glibc"]),
    ImportRule(module: "Display", allowed: ["Glibc"]),
    ImportRule(
      module: "Codecs", allowed: ["CCodecs", "Display", "Glibc", "Synchronization"]),
    ImportRule(module: "Layers", allowed: ["Motion", "Display", "Glibc"]),
    ImportRule(module: "Transitions", allowed: ["Layers", "Motion", "Display", "Glibc"]),
    ImportRule(
      module: "SDLBackend", allowed: ["CSDL2", "Display", "Motion", "Glibc", "Synchronization"]),
    ImportRule(
      module: "Recording",
      allowed: [
        "Codecs", "Display", "Motion", "Foundation", "Glibc", "Dispatch", "Synchronization",
      ]),
    ImportRule(module: "Demos", allowed: ["Transitions", "Layers", "Motion", "Display", "Glibc"]),
    ImportRule(
      module: "Playground",
      allowed: [
        "Demos", "Transitions", "Layers", "Motion", "Display", "SDLBackend", "Recording",
        "Foundation", "Glibc", "Synchronization",
      ]),
    ImportRule(module: "inbetween", allowed: ["Playground", "Glibc"]),
  ]
}

@Test(arguments: ImportRule.all)
func `a module imports only what lies below it`(_ rule: ImportRule) throws {
  let files = Repository.sources.filter { $0.module == rule.module }
  try #require(!files.isEmpty)

  let strangers = files.flatMap { file in
    file.imports.filter { !rule.allowed.contains($0) }.map { "\(file.path) imports \($0)" }
  }

  #expect(strangers.isEmpty)
}

@Test func `every module has an import rule`() throws {
  let modules = Set(Repository.sources.map(\.module))

  #expect(modules == Set(ImportRule.all.map(\.module)))
}

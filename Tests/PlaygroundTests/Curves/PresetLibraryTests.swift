import Foundation
import Motion
import Testing

@testable import Playground

struct PresetLibraryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "inbetween-presets-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "sub/presets.json").path }

  private func library(_ names: String...) throws -> PresetLibrary {
    var library = PresetLibrary()
    for name in names { try library.keep(Curve.cubicBezier(0.1, 0.2, 0.3, 1.4), as: name) }
    return library
  }

  @Test func `one's own come last, and their curves have their names`() throws {
    let library = try library("Soft landing")

    #expect(library.all.last?.name == "Soft landing")
    #expect(library.all.last?.group == .own)
    #expect(library.name(of: try .cubicBezier(0.1, 0.2, 0.3, 1.4)) == "Soft landing")
    #expect(library.preset(named: "soft LANDING")?.name == "Soft landing")
  }

  @Test func `spaces around and within a name are one`() throws {
    #expect(try library("  a \t b ").own.map(\.name) == ["a b"])
  }

  @Test(arguments: [
    ("", "needs a name"), ("  ", "needs a name"), ("EASE-in", "already"), ("mine", "already"),
    ("Overshoot", "already"), ("spring(0.5)", "notation"),
    (String(repeating: "x", count: 61), "60"),
  ])
  func `a name that cannot be is refused with its reason`(name: String, words: String) throws {
    var library = try library("Mine")

    let error = #expect(throws: CommandError.self) { try library.keep(.linear, as: name) }

    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(library.own.count == 1)
  }

  @Test func `a preset may change the case of its own name`() throws {
    var library = try library("mine", "other")

    try library.rename(library.own[0], to: "Mine")

    #expect(library.own.map(\.name) == ["Mine", "other"])
    #expect(throws: CommandError.self) { try library.rename(library.own[1], to: "MINE") }
  }

  @Test func `free names count up`() throws {
    #expect(PresetLibrary().freeName == "My curve")
    #expect(try library("My curve", "My curve 2").freeName == "My curve 3")
  }

  @Test func `the file reads back`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var library = try library("a \"b\" ä")
    for curve in ["spring(1, 100, 10, 0)", "steps(3, jump-both)", "linear(0, 0.25 25%, 1)"] {
      try library.keep(Curve(curve), as: "own \(curve.count)")
    }

    try PresetFile.write(library, path: path)

    #expect(PresetFile.read(path: path).library == library)
    #expect(PresetFile.read(path: path).notice == nil)
  }

  @Test(arguments: [
    "", "{", "{\"version\":2}", "{\"version\":1,\"presets\":[],\"more\":1}",
  ])
  func `a broken file is set aside with one notice`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let parent = folder.appending(path: "sub")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))

    let (library, notice) = PresetFile.read(path: path)

    #expect(library == PresetLibrary())
    #expect(notice?.contains(".broken") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [
    "{\"name\":\"a\"}", "{\"name\":\"a\",\"curve\":\"wobble\"}", "7",
    "{\"name\":\"ease\",\"curve\":\"linear\"}", "{\"name\":\"mine\",\"curve\":\"linear\"}",
  ])
  func `one bad preset hides no other, and is not lost`(bad: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let good = try library("Mine", "Yours")
    try PresetFile.write(good, path: path)
    let text = PresetFile.text(of: good).replacing("\n  ]", with: ",\n\(bad)\n  ]")
    try Data(text.utf8).write(to: URL(filePath: path))

    let (library, notice) = PresetFile.read(path: path)

    #expect(library == good)
    #expect(notice?.contains("1 preset ") == true && notice?.contains("presets[2]") == true)
    #expect(try PresetFile.contents(path: path).refusals.isEmpty)
    #expect(try String(contentsOfFile: path + ".broken", encoding: .utf8) == text)
  }

  @Test func `every broken file gets a name of its own`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PresetFile.write(PresetLibrary(), path: path)
    for text in ["first", "second"] {
      try Data(text.utf8).write(to: URL(filePath: path))
      _ = PresetFile.read(path: path)
    }

    let kept = try [".broken", ".broken-2"].map {
      try String(contentsOfFile: path + $0, encoding: .utf8)
    }

    #expect(kept == ["first", "second"])
  }

  @Test func `what somebody broke meanwhile is set aside before it is overwritten`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PresetFile.write(PresetLibrary(), path: path)
    try Data("by hand".utf8).write(to: URL(filePath: path))

    let aside = try PresetFile.write(library("Mine"), path: path)

    #expect(aside == path + ".broken")
    #expect(PresetFile.read(path: path).library == (try library("Mine")))
  }

  @Test func `keeping, renaming and deleting are steps that can be undone`() throws {
    let session = try SessionFixture().session

    try session.keepPreset(as: "Mine")
    _ = try session.rename(session.presets.own[0], to: "Yours")
    try session.delete(session.presets.own[0])
    var names = [session.presets.own.map(\.name)]
    while try session.undo() != nil { names.append(session.presets.own.map(\.name)) }

    #expect(names == [[], ["Yours"], ["Mine"], []])
  }

  @Test func `the easings that a key goes through end with one's own`() throws {
    let session = try SessionFixture().session
    try session.setCurve(.cubicBezier(0.1, 0.2, 0.3, 1.4))
    try session.keepPreset(as: "Mine")
    try session.setCurve(.linear)

    try session.moveEasing(by: -1)

    #expect(session.presets.name(of: try #require(session.curve)) == "Mine")
  }

  @Test func `what two windows kept is kept`() throws {
    var start = PresetLibrary()
    try start.keep(.easeIn, as: "Both")
    try start.keep(.easeOut, as: "Gone")
    var (one, other) = (start, start)
    try one.keep(.linear, as: "One")
    try other.keep(.easeInOut, as: "Other")
    other.delete(try #require(other.preset(named: "Gone")))

    let merged = one.applying(changesFrom: start, to: other)

    #expect(merged.own.map(\.name) == ["Both", "One", "Other"])
    #expect(start.applying(changesFrom: start, to: other) == other)
    #expect(one.applying(changesFrom: start, to: start) == one)
  }
}

import Demos
import Foundation
import Testing

@testable import Playground

struct MotionChoiceTests {
  private func session(_ choice: MotionChoice = MotionChoice()) throws -> Session {
    try Session(take: Take(demo: "quiz"), resources: .stub(), motionChoice: choice)
  }

  @Test func `the desktop decides as long as nobody chose`() throws {
    let session = try session()

    try session.followDesktop(reducesMotion: true)

    #expect(session.take.reducesMotion)
    #expect(!session.takeToKeep.reducesMotion)
    try session.choose(demo: "label")
    #expect(session.take.reducesMotion)
  }

  @Test(arguments: [true, false])
  func `an option counts before the desktop`(isReduced: Bool) throws {
    let session = try session(MotionChoice(isReduced))

    try session.followDesktop(reducesMotion: !isReduced)

    #expect(session.take.reducesMotion == isReduced)
  }

  @Test func `a key counts before the desktop until it says the same`() throws {
    let session = try session()
    try session.followDesktop(reducesMotion: true)

    try session.toggleReducedMotion()
    #expect(!session.take.reducesMotion)
    #expect(session.motionChoice.chosen == false)
    try session.toggleReducedMotion()

    #expect(session.take.reducesMotion)
    #expect(session.motionChoice.chosen == nil)
  }

  @Test func `the choice can be undone and done again`() throws {
    let session = try session()

    try session.toggleReducedMotion()
    #expect(try session.undo() == "Reduced motion")
    #expect(!session.take.reducesMotion)
    _ = try session.redo()

    #expect(session.take.reducesMotion)
  }

  @Test func `a take that reduces motion says so in its file, another one nothing`() throws {
    let reduced = Take(demo: "quiz", reducesMotion: true)

    for text in [TakeFile.text(of: reduced), TakeFile.compactText(of: reduced)] {
      #expect(try TakeFile.take(from: Data(text.utf8), path: "x") == reduced)
    }
    #expect(!TakeFile.text(of: Take(demo: "quiz")).contains("reducedMotion"))
    #expect(!TakeFile.compactText(of: Take(demo: "quiz")).contains("reducedMotion"))
  }

  @Test(arguments: [
    (["quiz"], nil), (["quiz", "--reduced-motion"], true), (["--reduced-motion", "quiz"], true),
    (["quiz", "--reduced-motion=on"], true), (["quiz", "--reduced-motion=off"], false),
  ])
  func `the option needs no value`(words: [String], isReduced: Bool?) throws {
    let arguments = try ParsedArguments(words, syntax: PlayCommand.command.syntax)

    #expect(arguments.operands == ["quiz"])
    #expect(try TakeRequest.reducesMotion(arguments) == isReduced)
  }

  @Test func `another value is refused`() throws {
    let arguments = try ParsedArguments(
      ["quiz", "--reduced-motion=maybe"], syntax: PlayCommand.command.syntax)

    let error = #expect(throws: CommandError.self) { try TakeRequest.reducesMotion(arguments) }

    #expect(error?.message.contains("maybe") ?? false)
    #expect(error?.message.contains("on, off") ?? false)
  }
}

struct DesktopSettingsTests {
  private let workspace: TemporaryFolder

  init() throws { workspace = try TemporaryFolder() }

  private func settings(_ files: [String: String] = [:]) throws -> DesktopSettings {
    for (name, text) in files {
      let file = URL(fileURLWithPath: workspace.path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return DesktopSettings(folder: workspace.path)
  }

  @Test(arguments: [
    ("(<uint32 1>,)\n", true), ("(<uint32 0>,)\n", false), ("v u 1", nil), ("", nil),
    ("(<uint32 7>,)", nil),
  ])
  func `the portal's answer is read`(text: String, isReduced: Bool?) {
    #expect(DesktopSettings.reducesMotion(portal: text) == isReduced)
  }

  @Test func `the portal counts before everything else`() throws {
    let settings = try settings(["kdeglobals": "[KDE]\nAnimationDurationFactor=0\n"])

    #expect(!settings.reducesMotion(portal: "(<uint32 0>,)", gnome: "false"))
    #expect(settings.reducesMotion(portal: nil, gnome: nil))
  }

  @Test(arguments: [
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", true),
    ("gtk-4.0/settings.ini", "[Settings]\n gtk-enable-animations = false \n", true),
    ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", false),
    ("gtk-4.0/settings.ini", "[Other]\ngtk-enable-animations=0\n", false),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", true),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", false),
    ("kdeglobals", "[General]\nAnimationDurationFactor=0\n", false),
  ])
  func `a desktop's file is read`(name: String, text: String, isReduced: Bool) throws {
    #expect(try settings([name: text]).reducesMotion(portal: nil, gnome: nil) == isReduced)
  }

  @Test(arguments: [("true\n", false), ("false\n", true)])
  func `GNOME's setting is read`(text: String, isReduced: Bool) throws {
    #expect(try settings().reducesMotion(portal: "nonsense", gnome: text) == isReduced)
  }
}

import Demos
import Display
import Foundation
import Recording
import Testing

@testable import Playground

struct ExportFormTests {
  private static let home = FileManager.default.temporaryDirectory
    .appending(path: "inbetween-export-\(UUID().uuidString)").path
  private let folders = UserFolders(environment: ["HOME": home])

  private func form(
    _ request: ExportRequest = ExportRequest(), ffmpeg: String? = "/usr/bin/ffmpeg",
    change: (inout ExportSource) -> Void = { _ in }
  ) throws -> ExportForm {
    let fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    var source = ExportSource(
      fixture.session, last: nil, tools: EncoderTools(ffmpeg: ffmpeg, ffprobe: nil))
    change(&source)
    return ExportForm(request, source: source, folders: folders)
  }

  @Test func `the sheet counts what the recorder will count`() throws {
    let form = try form()

    #expect(form.summary == "31 frames  ·  0.517 s at 60 a second  ·  960 × 540 px")
  }

  @Test(arguments: [
    (ExportKind.mp4, true), (.frames, true), (.still, false), (.curveDrawing, false),
  ])
  func `a film of a take in which nothing moves says so`(kind: ExportKind, warns: Bool) throws {
    var form = try form { $0.whole = 0...0 }

    form.choose { $0.kind = kind }

    #expect((form.note?.text.contains("Nothing moves") ?? false) == warns)
    #expect(form.canStart)
  }

  @Test func `a gif says which rate it becomes`() throws {
    var form = try form()

    form.choose { $0.kind = .gif }

    #expect(form.summary.contains("at 50 a second"))
    #expect(form.note?.text.contains("60") == true)
  }

  @Test func `a kind that needs ffmpeg gives way where there is none, and says why`() throws {
    let form = try form(ffmpeg: nil)

    #expect(form.request.kind == .frames)
    #expect(form.obstacle(to: .mp4)?.contains("ffmpeg") == true)
    #expect(form.choices(of: .kind).count == ExportKind.allCases.count - 3)
  }

  @Test func `what is not there cannot be chosen`() throws {
    let form = try form(ExportRequest(subject: .last))

    #expect(form.request.subject == .take)
    #expect(form.choices(of: .subject).count == 1)
  }

  @Test func `the span between the in and the out point is exactly that`() throws {
    var form = try form { $0.span = 0.1...0.3 }

    form.choose { $0.subject = .span }

    #expect(form.summary.hasPrefix("13 frames"))
  }

  @Test func `typed pixels fit the stage into them`() throws {
    var form = try form()

    form.setFocus(.pixels)
    form.type { $0.insert("1000x1000") }

    #expect(form.summary.hasSuffix("1000 × 1000 px"))
    #expect(form.request.scale(for: Take.defaultSize) == 1000.0 / 960)
  }

  @Test func `a number may have a comma for its dot`() throws {
    var form = try form()

    form.setFocus(.scale)
    form.type { $0.insert("1,5") }
    form.setFocus(.rateText)
    form.type { $0.insert("29,97") }

    #expect(form.request.extent == .scale(1.5))
    #expect(form.request.framesPerSecond == 29.97)
  }

  @Test(arguments: ["99999x99999", "1000000000000000000x2"])
  func `a size that no picture has is refused in words`(text: String) throws {
    var form = try form()

    form.setFocus(.pixels)
    form.type { $0.insert(text) }

    #expect(form.note?.isWarning == true)
    #expect(!form.canStart)
  }

  @Test func `odd sides say what becomes of them`() throws {
    var form = try form()

    form.setFocus(.pixels)
    form.type { $0.insert("641×481") }

    #expect(form.summary.hasSuffix("642 × 482 px"))
    #expect(form.note?.text.contains("padded") == true)
  }

  @Test(arguments: [
    (ExportForm.Field.scale, "0"), (.scale, "x"), (.rateText, "-1"), (.rateText, "0x10"),
    (.rateText, "1,5,0"), (.pixels, "0x5"), (.pixels, "5"), (.pixels, "640,5x360,5"),
  ])
  func `what cannot be is refused in words and changes nothing`(
    field: ExportForm.Field, text: String
  ) throws {
    var form = try form()
    let before = form.request

    form.setFocus(field)
    form.type { $0.insert(text) }

    #expect(form.note?.isWarning == true)
    #expect(!form.canStart)
    #expect(form.request == before)
  }

  @Test func `the name follows the kind`() throws {
    var form = try form()

    #expect(form.path.hasSuffix("/Videos/inbetween-quiz-001.mp4"))
    form.choose { $0.kind = .strip }
    #expect(form.path.hasSuffix("/Pictures/inbetween-quiz-strip-001.png"))
  }

  @Test func `a name that was typed keeps all but its ending`() throws {
    var form = try form()

    form.setFocus(.path)
    form.type { $0.insert("/tmp/mine.mp4") }
    form.choose { $0.kind = .gif }

    #expect(form.path == "/tmp/mine.gif")
    #expect(form.remembered.folder == "/tmp")
  }

  @Test func `tab visits what matters for the kind, and comes round`() throws {
    var form = try form()
    form.choose { $0.kind = .still }
    form.setFocus(.kind)

    var visited: [ExportForm.Field] = []
    for _ in 0..<5 {
      visited.append(form.focus)
      form.moveFocus(by: 1)
    }

    #expect(visited == [.kind, .extent, .pixels, .scale, .path])
    #expect(form.focus == .kind)
  }

  @Test func `arrows stop at the ends of a choice`() throws {
    var form = try form()
    form.setFocus(.rate)

    for _ in 0..<9 { form.moveChoice(by: 1) }
    #expect(form.request.framesPerSecond == 120)
    for _ in 0..<9 { form.moveChoice(by: -1) }
    #expect(form.request.framesPerSecond == 24)
  }

  @Test func `a question about overwriting ends with the next change`() throws {
    var form = try form()
    form.ask()
    #expect(form.note?.text.contains("exists already") == true)

    form.choose { $0.order = .loop }

    #expect(form.question == nil)
  }

  @Test func `a bare name lies in the usual folder, which stays the usual one`() throws {
    var form = try form()
    form.setFocus(.path)
    form.type { $0 = TextEntry("5") }

    #expect(form.fullPath.hasPrefix("/"))
    #expect(form.remembered.folder == form.fullPath.parentPath)
  }
}

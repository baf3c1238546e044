import Foundation
import Testing

@testable import Playground

struct StandardStreamsTests {
  private func said(_ body: (StandardStreams) -> Void) throws -> String {
    let pipe = Pipe()
    body(StandardStreams(output: .nullDevice, talk: pipe.fileHandleForWriting))
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func `a message is one line whatever names are in it`() throws {
    let text = try said { $0.say("a\nb\u{1B}[2J\0: no such file") }

    #expect(text == "inbetween: a\\nb\\u{1B}[2J\\0: no such file\n")
  }

  @Test func `characters that no font has are said once, the first with their numbers`() throws {
    let text = try said { streams in
      for value in UInt32(0xF0000)..<0xF0378 {
        if let scalar = Unicode.Scalar(value) { streams.note(missing: Character(scalar)) }
      }
      streams.sayMissing()
      streams.sayMissing()
    }

    #expect(text.hasPrefix("inbetween: no installed font has U+F0000, U+F0001, "))
    #expect(text.hasSuffix(", U+F0007 … and 880 more\n"))
    #expect(text.count { $0 == "\n" } == 1)
  }
}

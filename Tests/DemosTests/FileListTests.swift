import Testing

@testable import Demos

struct FileListTests {
  @Test(arguments: [
    (#"a,b.png"#, ["a", "b.png"]), (#"a\,b.png,c"#, ["a,b.png", "c"]), (#"a\\,b"#, [#"a\"#, "b"]),
    (#"a\b"#, [#"a\b"#]), ("a,,b", ["a", "", "b"]),
  ])
  func `a comma in a name is written with a backslash`(text: String, paths: [String]) {
    #expect(FileList.paths(in: text) == paths)
    #expect(FileList.paths(in: SettingValue.files(paths).description) == paths)
  }
}

import Demos
import Testing

@testable import Playground

struct AssetFoldersTests {
  @Test func `an override is searched alone`() {
    let folders = AssetFolders(
      environment: ["INBETWEEN_ASSETS": "/my/assets"], program: "/usr/bin/inbetween")

    #expect(folders.folders == ["/my/assets"])
  }

  @Test func `the search goes from the program outwards`() {
    let folders = AssetFolders(
      environment: ["HOME": "/home/me", "XDG_DATA_DIRS": "/a:/b"],
      program: "/nowhere/prefix/bin/inbetween")

    #expect(
      folders.folders == [
        "/nowhere/prefix/bin/Assets", "/nowhere/prefix/share/inbetween/Assets",
        "/nowhere/prefix/share/inbetween", "/home/me/.local/share/inbetween", "/a/inbetween",
        "/b/inbetween",
      ])
  }

  @Test func `a program in the build folder finds the source tree`() {
    let folders = AssetFolders(
      environment: [:], program: "/nowhere/src/.build/debug/inbetween")

    #expect(folders.folders.last == "/nowhere/src/Assets")
  }

  @Test func `a missing file names every folder that was searched`() {
    let folders = AssetFolders(folders: ["/no/a", "/no/b"])

    let error = #expect(throws: ResourceError.self) { try folders.path(of: "Scenes/day.svg") }

    #expect(error?.description.contains("Scenes/day.svg") == true)
    #expect(error?.description.contains("/no/a, /no/b") == true)
  }
}

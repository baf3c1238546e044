import Foundation
import Testing

@testable import Playground

struct UserFoldersTests {
  @Test(arguments: [
    (#"XDG_VIDEOS_DIR="$HOME/Filme""#, "/home/a/Filme"),
    (#"  XDG_VIDEOS_DIR = "/srv/films"  "#, "/srv/films"),
    ("# XDG_VIDEOS_DIR=\"$HOME/No\"\nXDG_VIDEOS_DIR=\"$HOME/Yes\"", "/home/a/Yes"),
  ])
  func `the desktop's own file names the folder`(text: String, path: String) {
    #expect(UserFolders.path(of: .videos, in: text, home: "/home/a") == path)
  }

  @Test(arguments: [
    "", #"XDG_PICTURES_DIR="$HOME/Bilder""#, #"XDG_VIDEOS_DIR="$HOME/""#, "XDG_VIDEOS_DIR=\"x\"",
  ])
  func `a file that names none is passed over`(text: String) {
    #expect(UserFolders.path(of: .videos, in: text, home: "/home/a") == nil)
  }

  @Test func `the environment comes before everything`() {
    let folders = UserFolders(environment: ["XDG_VIDEOS_DIR": "/v", "HOME": "/nowhere"])

    #expect(folders.path(of: .videos) == "/v")
    #expect(folders.path(of: .pictures) == "/nowhere/Pictures")
  }

  @Test func `a free name never meets a file that is there`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "inbetween-folders-test")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = UserFolders(environment: ["XDG_VIDEOS_DIR": folder.path])

    let first = try folders.freePath(in: .videos, name: "quiz", extension: "mp4")
    try Data().write(to: URL(filePath: first))
    let second = try folders.freePath(in: .videos, name: "quiz", extension: "mp4")

    #expect(first.hasSuffix("/quiz-001.mp4"))
    #expect(second.hasSuffix("/quiz-002.mp4"))
  }

  @Test(arguments: [
    (" /a b/c ", "/a b/c"), ("~/x", "/home/ann/x"), ("~", "/home/ann"), ("a~b", "a~b"),
    ("~b/c", "~b/c"),
  ])
  func `a typed path is taken without spaces around it and with its home folder`(
    typed: String, path: String
  ) {
    #expect(UserFolders(environment: ["HOME": "/home/ann"]).expanded(typed) == path)
  }

  @Test(arguments: [
    ("5", ""), ("a/b", "a"), ("/a", "/"), ("/a/b.gif", "/a"), ("/a/b/", "/a"), ("", ""), ("/", "/"),
    ("//", "/"), ("./x", "."),
  ])
  func `the folder of a path`(path: String, parent: String) {
    #expect(path.parentPath == parent)
  }
}

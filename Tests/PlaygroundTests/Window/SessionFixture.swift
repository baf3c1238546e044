import Demos
import Display
import Foundation

@testable import Playground

/// Pictures that need no decoder.
private final class BlankPictures: PictureSource {
  private var count = 0

  func picture(atPath path: String) throws(PictureError) -> Picture {
    count += 1
    return Picture(id: count, size: Size(width: 960, height: 540))
  }
}

/// A session without window, fonts and decoder; its clock is what the test says.
struct SessionFixture {
  let session: Session
  let resources: Resources
  private var now = 0.0

  init(_ demo: String = "quiz", journal: [TimedInput] = []) throws {
    let assets = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Assets").standardizedFileURL.path
    resources = Resources(
      text: FixedTextMeasurer(), pictures: BlankPictures(), assets: AssetFolders(folders: [assets]))
    session = try Session(take: Take(demo: demo, journal: journal), resources: resources)
    session.tick(now: 0)
  }

  /// Lets time pass in frames of 1/60 s.
  mutating func run(frames: Int) {
    for _ in 0..<frames {
      now += 1.0 / 60
      session.tick(now: now)
    }
  }

  /// Lets time pass at once.
  mutating func pass(_ seconds: Double) {
    now += seconds
    session.tick(now: now)
  }
}

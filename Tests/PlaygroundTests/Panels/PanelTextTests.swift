import Testing

@testable import Playground

struct PanelTextTests {
  @Test(arguments: [
    (0.25, 3, "0.250"), (0, 3, "0.000"), (12.3456, 2, "12.35"), (-0.5, 1, "−0.5"),
    (-0.0001, 2, "0.00"), (7, 0, "7"), (0.05, 1, "0.1"), (.infinity, 1, "–"), (.nan, 1, "–"),
  ])
  func `numbers keep their count of decimals`(number: Double, decimals: Int, text: String) {
    #expect(PanelNumber.fixed(number, decimals: decimals) == text)
  }

  @Test func `the status line names demo, curve, duration, speed, time, frame and progress`() {
    var playback = PlaybackModel()
    playback.demo = "Quiz"
    playback.curve = "ease-in-out"
    playback.duration = 0.5
    playback.time = 0.25
    playback.length = 0.5

    let items = StatusLine(playback).items

    #expect(
      items.map(\.kind) == [.demo, .curve, .duration, .speed, .time, .frame, .progress])
    #expect(
      items.map(\.value) == [
        "Quiz", "ease-in-out", "0.500 s", "1×", "0.250 / 0.500 s", "15", "50 %",
      ])
  }

  @Test func `progress of an empty take is none`() {
    #expect(PlaybackModel().progress == 0)
  }

  @Test func `a notice stays long enough to be read and then goes`() {
    var board = NoticeBoard()
    board.post("Saved /home/a/Pictures/inbetween-quiz-001.png", kind: .success, now: 10)

    board.tick(now: 14.9)
    #expect(board.current != nil)
    board.tick(now: 15)

    #expect(board.current == nil)
  }
}

import Testing

@testable import Playground

struct PastedTimesTests {
  @Test(
    arguments: [
      ("ease 300ms 100ms", 0.3, 0.1),
      ("transition: opacity .3s ease-in 1s, width 2s ease-in 4s", 0.3, 1),
      ("transition: opacity .3s ease-in, width 2s ease-in", 0.3, nil),
      (
        "transition-delay: 100ms; transition-duration: 300ms; transition-timing-function: ease",
        0.3, 0.1
      ),
      ("transition-duration: 300ms; animation-duration: 1s; x: ease", 0.3, nil),
      ("{\"duration\": \"300ms\", \"delay\": \"100ms\", \"easing\": \"ease\"}", 0.3, 0.1),
      ("UIView.animate(withDuration: 0.3, delay: 0.1) {", 0.3, 0.1),
      (".easeInOut(duration: 0.3).delay(0.1)", 0.3, 0.1), (".bouncy.delay(0.2)", nil, 0.2),
      ("tween(durationMillis = 300, delayMillis = 100, easing = EaseOut)", 0.3, 0.1),
      ("tween(300, 100, EaseOut)", 0.3, 0.1), ("tween(300, easing = EaseOut)", 0.3, nil),
      ("duration: Duration(milliseconds: 300), curve: Curves.ease", 0.3, nil),
      (
        "delay: Duration(milliseconds: 100), duration: Duration(milliseconds: 300), curve: Curves.ease",
        0.3, 0.1
      ),
      (".easeIn(duration: 0.3)", 0.3, nil),
    ] as [(String, Double?, Double?)])
  func `the times beside a curve are read`(text: String, seconds: Double?, delay: Double?) throws {
    let paste = try #require(CurvePaste(text))

    #expect(paste.curve != nil)
    #expect(paste.seconds == seconds)
    #expect(paste.delay == delay)
  }

  @Test func `a delay that is not taken is told`() {
    #expect(
      PastedTimes(duration: 0.3).text(besides: 0.1)
        == " over 0.3 s; its delay of 0.1 s was left out")
    #expect(PastedTimes(duration: 0.3, delay: 0.1).text(besides: 0.1) == " over 0.3 s after 0.1 s")
    #expect(PastedTimes().text(besides: nil).isEmpty)
    #expect(PastedTimes().text(besides: 0).isEmpty)
  }
}

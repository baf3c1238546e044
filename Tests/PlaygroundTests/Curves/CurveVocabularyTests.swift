import Motion
import Testing

@testable import Playground

/// A word is the curve of the language in which it is said, or nothing.
struct CurveVocabularyTests {
  @Test(arguments: [
    ("curve: Curves.ease,", "ease"), ("Curves.easeIn", "ease-in"),
    ("Curves.easeOut", "ease-out"), ("Curves.easeInOut", "ease-in-out"),
    ("Curves.linear", "linear"),
    ("Curves.easeOutBack", "cubic-bezier(0.175, 0.885, 0.32, 1.275)"),
    ("Curves.easeOutCubic", "cubic-bezier(0.215, 0.61, 0.355, 1)"),
    ("Curves.easeInOutBack", "cubic-bezier(0.68, -0.55, 0.265, 1.55)"),
    ("Curves.easeInToLinear", "cubic-bezier(0.67, 0.03, 0.65, 0.09)"),
    ("Curves.fastOutSlowIn", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("Curves.decelerate", "easeOutQuad"), ("Curves.bounceOut", "easeOutBounce"),
    ("EaseOutBack", "cubic-bezier(0.34, 1.56, 0.64, 1)"), ("EaseOut", "ease-out"),
    ("FastOutLinearInEasing", "cubic-bezier(0.4, 0, 1, 1)"),
    ("LinearEasing", "linear"), ("EaseOutElastic", "easeOutElastic"),
    (
      "tween(durationMillis = 300, delayMillis = 100, easing = LinearOutSlowInEasing)",
      "cubic-bezier(0, 0, 0.2, 1)"
    ),
    ("tween<Float>(300, easing = EaseInBack)", "cubic-bezier(0.36, 0, 0.66, -0.56)"),
    ("tween(300, easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f))", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("tween(300)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("easeOutBack", "easeOutBack"), ("$(box).show({easing: 'easeOutCubic'})", "easeOutCubic"),
    ("transition: {ease: \"easeInOut\"}", "ease-in-out"), ("\"easing\": \"ease-out\"", "ease-out"),
    ("CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)", "ease-in-out"),
    ("UIViewPropertyAnimator(duration: 0.5, curve: .easeOut)", "ease-out"),
    (
      "UIViewPropertyAnimator(duration: 0.5, controlPoint1: CGPoint(x: 0.4, y: 0), "
        + "controlPoint2: CGPoint(x: 0.2, y: 1))", "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
  ])
  func `a name is the curve of its language`(text: String, curve: String) throws {
    #expect(CurvePaste.curve(in: text) == (try Curve(curve)))
  }

  @Test(arguments: [
    ("Curves.elasticOut", "another rhythm"), ("Curves.easeInOutCubicEmphasized", "two Bézier"),
    ("Curves.fastEaseInToSlowEaseOut", "two Bézier"), ("Curves.wobble", "no curve that is known"),
    ("curve: Curves.easeIn.flipped,", "flipped"),
    ("Interval(0.2, 0.8, curve: Curves.easeIn)", "Interval"),
    ("transition: all .3s ease-out-back", "ease-out-back"), ("ease: 'easeWobble'", "easeWobble"),
    (".easeOutWobble(duration: 1)", "easeOutWobble"), ("Easing.ease", "Easing.ease"),
    ("options: .curveEaseWobble", "curveEaseWobble"),
    ("curve: Curves.easeIn, reverseCurve: Curves.easeOut", "ease-in and ease-out"),
    ("Animated.spring(x, {toValue: 1, tension: 40, friction: 7})", "tension"),
    ("spring(dampingRatio = 0.5f, stiffness = Spring.StiffnessLow)", "stiffness is no number"),
    ("Cubic(2, 0, 1, 1)", "x1 is 2"), ("transition: all 1s steps(0) ease", "0"),
  ])
  func `what is no curve here is refused by its name`(text: String, part: String) {
    #expect(CurvePaste.curve(in: text) == nil)
    #expect(CurvePaste.mistake(in: text)?.contains(part) == true)
  }

  @Test(arguments: ["ease: 'backOut'", "withAnimation(.default) {", "It is of ease.", "1 2 3 x 4"])
  func `what is not said is not guessed`(text: String) {
    #expect(CurvePaste.curve(in: text) == nil)
  }

  @Test func `Compose's springs have Compose's defaults`() throws {
    #expect(
      CurvePaste.curve(in: "spring(stiffness = 400f)") == (try Curve("spring(1, 400, 40, 0)")))
  }

  @Test(arguments: NamedCurve.allCases)
  func `a word with a tail is another word`(named: NamedCurve) {
    for text in ["transition: all 1s \(named.rawValue)Tail", ".\(named.rawValue)Tail()"] {
      #expect(CurvePaste.curve(in: text) == nil, "\(text)")
    }
  }
}

import Testing

@testable import Playground

struct SuggestionTests {
  @Test(arguments: [
    ("quizz", "quiz"), ("croosfade", "crossfade"), ("cross", "crossfade"), ("lable", "label"),
    ("QUIZ", "quiz"), ("xyz", nil), ("", nil),
  ])
  func `a near name is suggested, a far one is not`(word: String, name: String?) {
    #expect(Suggestion.nearest(to: word, among: ["quiz", "crossfade", "label"]) == name)
  }
}

import Testing

@testable import MessageBus

@Suite struct SubjectTests {
  private static let cases: [(pattern: String, subject: String, isCovered: Bool)] = [
    ("a", "a", true), ("a", "b", false), ("a", "a.b", false), ("a.b", "a", false),
    ("*", "a", true), ("*", "a.b", false), ("a.*", "a.b", true), ("a.*.c", "a.b.c", true),
    ("a.*.c", "a.b.d", false), (">", "a", true), (">", "a.b.c", true), ("a.>", "a", false),
    ("a.>", "a.b", true), ("a.>", "a.b.c", true), ("a.>", "b.c", false), ("*.>", "a.b", true),
    ("*.>", "a", false),
  ]

  @Test(arguments: cases)
  func patternMatches(pattern: String, subject: String, isCovered: Bool) {
    #expect(Subject.matches(pattern, subject) == isCovered)
    var patterns = SubjectTree<Int>()
    patterns.update(pattern) { $0 = 1 }
    #expect(patterns.values(covering: subject) == (isCovered ? [1] : []))
    var subjects = SubjectTree<Int>()
    subjects.update(subject) { $0 = 2 }
    #expect(subjects.values(coveredBy: pattern) == (isCovered ? [2] : []))
    #expect(subjects[subject] == 2)
    #expect(Subject.overlap(pattern, subject) == isCovered)
    #expect(Subject.overlap(subject, pattern) == isCovered)
  }

  @Test func treeRemovesValues() {
    var tree = SubjectTree<Int>()
    for subject in ["a.b", "a.b.c", "a"] { tree.update(subject) { $0 = subject.count } }
    #expect(tree.values(coveredBy: ">").sorted() == [1, 3, 5])
    tree.update("a.b") { $0 = nil }
    tree.update("a.x") { #expect($0 == nil) }
    #expect(tree["a.b"] == nil)
    #expect(tree.values(coveredBy: ">").sorted() == [1, 5])
  }

  @Test(
    arguments: [
      ("a.*", "*.b", true), ("a.*", "b.*", false), ("a.>", "*.b.c", true), ("a.>", "a", false),
      (">", "a.b", true), ("a.*.c", "a.b", false),
    ])
  func patternsOverlap(first: String, second: String, expected: Bool) {
    #expect(Subject.overlap(first, second) == expected)
    #expect(Subject.overlap(second, first) == expected)
  }

  @Test(
    arguments: [
      ("", "="), ("abc-1_Z", "abc-1_Z"), ("a.b", "a=2Eb"), ("a b", "a=20b"), ("=", "=3D"),
      ("ü", "=C3=BC"), ("*", "=2A"), ("\u{1}", "=01"),
    ])
  func textIsEncodedAsWord(text: String, word: String) {
    #expect(Subject.word(text) == word)
    #expect(Subject.text(of: word) == text)
    #expect(Subject.isValid(word))
  }

  @Test(arguments: ["a=", "a=2", "=2e", "=61", "=FF", "a.b", "ü", "=GG", "=+1"])
  func invalidWordsAreRejected(word: String) { #expect(Subject.text(of: word) == nil) }
}

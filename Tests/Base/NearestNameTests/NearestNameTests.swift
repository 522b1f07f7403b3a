import NearestName
import Testing

@Suite struct NearestNameTests {
  private static let commands = ["render", "sheet", "list", "timeline", "serve", "log"]

  @Test(arguments: [
    ("redner", "render"), ("rendr", "render"), ("shet", "sheet"), ("listt", "list"),
    ("time", "timeline"), ("quux", nil),
  ])
  func findsNearestName(name: String, expected: String?) {
    #expect(nearestName(to: name, in: Self.commands) == expected)
  }

  @Test(arguments: [("", "abc", 3), ("ab", "ba", 1), ("kitten", "sitting", 3), ("a", "a", 0)])
  func computesEditDistance(first: String, second: String, expected: Int) {
    #expect(editDistance(first, second) == expected)
  }

  @Test(arguments: [
    (["Tide", "Lunch"], "Tode", "Tide, Lunch; did you mean Tide?"),
    (["Tide", "Lunch"], "Weather", "Tide, Lunch"), ([], "Tide", "none"),
  ])
  func listsKnownNames(names: [String], wanted: String, expected: String) {
    #expect(knownNames(names, insteadOf: wanted) == expected)
  }
}

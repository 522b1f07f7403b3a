import CommandArguments
import CommandContext
import Foundation
import PictureComparison
import TestFolders
import Testing

@testable import PreviewTesting

@Suite struct ReviewTests {
  private static func outcome(_ name: String, _ verdict: TestOutcome.Verdict) -> TestOutcome {
    TestOutcome(name: name, title: "Tide @all", place: "Tide.swift:4", verdict: verdict)
  }

  private static let differing = TestFailure(
    summary: "3 % of the pixels differ", words: ["Text “`a` <b>\n\n# c”: 2 lines"],
    expected: Data([1]), actual: Data([2]), difference: Data([3]))
  private static let outcomes = [
    outcome("Widgets/Tide.light", .failed(differing)), outcome("Boat.dark", .matches),
    outcome("New", .failed(TestFailure(summary: "no reference", actual: Data([4])))),
    outcome("Old", .recorded),
  ]

  private func files(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { !$0.hasSuffix("pictures") && !$0.hasSuffix("Widgets") }.sorted()
  }

  @Test func folderHasEverything() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("review")
    try ReviewFolder(url).write(Self.outcomes, project: "Harbour")
    #expect(
      files(in: url) == [
        "index.html", "pictures/New.actual.png", "pictures/New.json",
        "pictures/Widgets/Tide.light.actual.png", "pictures/Widgets/Tide.light.difference.png",
        "pictures/Widgets/Tide.light.expected.png", "pictures/Widgets/Tide.light.json",
        "review.json",
      ])
    let review = try ReviewFolder(url).review()
    #expect(review == TestReview(project: "Harbour", outcomes: Self.outcomes))
    #expect((review.tests, review.passed, review.recorded) == (4, 1, 1))
    #expect(
      review.differences.map(\.expected) == ["pictures/Widgets/Tide.light.expected.png", nil])
    let page = try String(
      contentsOf: url.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("src=\"pictures/Widgets/Tide.light.actual.png\""))
    #expect(!page.contains("base64"))
  }

  @Test func reviewReplacesAnEarlierOneOnly() throws {
    let folder = try TemporaryFolder()
    let review = ReviewFolder(folder.url)
    try review.write(Self.outcomes, project: "Harbour")
    try review.write([Self.outcomes[1]], project: "Harbour")
    #expect(files(in: folder.url) == ["index.html", "review.json"])
    let other = try TemporaryFolder()
    try Data().write(to: other.url.appendingPathComponent("thesis.txt"))
    #expect(throws: ToolError.self) {
      try ReviewFolder(other.url).write(Self.outcomes, project: "Harbour")
    }
    #expect(files(in: other.url) == ["thesis.txt"])
  }

  @Test(arguments: [
    (nil, "there is no review"), ("{", "not a review"), ("[1]", "not a review"),
    (#"{"schema": "vitrine.review/2", "tests": "two"}"#, "not a review"),
    (#"{"schema": "vitrine.review/9"}"#, "it is vitrine.review/9"),
  ])
  func unreadableReviewSaysWhy(text: String?, reason: String) throws {
    let folder = try TemporaryFolder()
    try text.map {
      try Data($0.utf8).write(to: folder.url.appendingPathComponent("review.json"))
    }
    let error = #expect(throws: ToolError.self) { try ReviewFolder(folder.url).review() }
    #expect("\(try #require(error))".contains(reason))
  }

  @Test func commentEscapesTheProject() {
    let review = TestReview(project: "<i>", outcomes: Self.outcomes)
    let comment = ReviewComment(review, address: "https://pictures.example.com/7", count: 20).text
    #expect(comment.hasPrefix("<!-- vitrine review -->\n### <code>&lt;i&gt;</code>: 2 of 4 pict"))
    #expect(comment.contains("1 passed, 1 recorded, 2 failed."))
    #expect(comment.contains("<pre>Text “&#96;a&#96; &lt;b&gt; # c”: 2 lines</pre>"))
    let picture = "https://pictures.example.com/7/pictures/Widgets/Tide.light.actual.png"
    #expect(comment.contains("src=\"\(picture)\""))
    #expect(!comment.contains("@all") && !comment.contains("`"))
  }

  /// Tests that are left out are neither missing nor passed.
  @Test func commentNamesWhatIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let sentence = "left out <Ebb> with 4 references: nothing has changed"
    for (outcomes, title) in [
      ([], "no pictures can have changed"), ([Self.outcomes[1]], "all 1 picture match"),
    ] {
      try ReviewFolder(folder.url).write(outcomes, project: "Harbour", leftOut: sentence)
      let review = try ReviewFolder(folder.url).review()
      #expect(review.differences.isEmpty && review.leftOut == sentence)
      let comment = ReviewComment(review, address: nil, count: 20).text
      #expect(comment.contains("left out &lt;Ebb&gt; with 4 references"), "\(comment)")
      #expect(comment.contains(title), "\(comment)")
    }
  }

  @Test(arguments: [(2_000, 20, 1_980), (30, 200, 0), (0, 20, 0)])
  func commentHasALimit(differences: Int, limit: Int, rest: Int) {
    let outcomes = (0..<differences).map { number in
      Self.outcome("Tide\(number)", .failed(Self.differing))
    }
    let comment = ReviewComment(
      TestReview(project: "Harbour", outcomes: outcomes), address: nil, count: limit
    ).text
    #expect(comment.utf8.count <= 60_100)
    #expect(comment.contains("more difference") == (rest > 0))
    #expect(rest == 0 || comment.contains("\(rest) more differences in the review."))
    #expect(!comment.contains("<img"))
  }
}

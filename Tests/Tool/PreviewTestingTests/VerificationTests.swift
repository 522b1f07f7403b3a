import Foundation
import PictureComparison
import TestFolders
import Testing

@testable import CommandArguments
@testable import PreviewTesting

/// The parts of `vitrine test` that need no extension.
@Suite struct VerificationTests {
  @Test(arguments: [
    (["Tide"], ["Tide"]), (["Tide, large", "Tide / large"], ["Tide-large", "Tide-large-2"]),
    (["tide", "Tide", "tide-2"], ["tide", "Tide-2", "tide-2-2"]),
    (["../../etc/passwd", "..", ""], ["etc-passwd", "preview", "preview-2"]),
    (["潮 1", "e\u{301}te\u{301}"], ["潮-1", "été"]),
    (["Widgets/Tide.swift:46"], ["Widgets-Tide-swift-46"]),
    ([String(repeating: "a", count: 300)], [String(repeating: "a", count: 100)]),
  ])
  func fileNames(titles: [String], names: [String]) {
    var all = FileNames()
    #expect(titles.map { all.next($0) } == names)
  }

  /// Each name is in one shard.
  @Test func shardsDivide() throws {
    let shards = try (1...3).map { try Shard.parse("\($0)/3") }
    let names = (0..<60).map { "Preview-\($0)" }
    #expect(names.allSatisfy { name in shards.count { $0.contains(name) } == 1 })
    #expect(shards.allSatisfy { shard in names.contains { shard.contains($0) } })
    #expect(names.allSatisfy { Shard.all.contains($0) })
  }

  /// A single subject; a control is archived as a whole.
  @Test func shardOfOneSubject() {
    let names = ["Tide-small", "Tide", "Tide-small-2", "Lamp"]
    #expect(names.filter { Shard.only("Tide-small").contains($0) } == ["Tide-small", "Tide"])
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "-1/2", "1/0", "a/b", "1/2/3", "1/99999999999999999999"])
  func invalidShards(text: String) {
    #expect(throws: ValueError.self) { try Shard.parse(text) }
  }

  @Test func watchNamesChangedVerdicts() {
    func outcome(_ name: String, fails reason: String? = nil) -> TestOutcome {
      TestOutcome(
        name: name, title: name, place: "Tide.swift:4",
        verdict: reason.map { .failed(TestFailure(summary: $0)) } ?? .matches)
    }
    var verdicts = TestVerdicts()
    #expect(
      verdicts.changes(to: [outcome("a"), outcome("b", fails: "differs")])
        == ["b (Tide.swift:4) fails: differs"])
    #expect(verdicts.changes(to: [outcome("a"), outcome("b", fails: "differs more")]) == [])
    #expect(
      verdicts.changes(to: [outcome("a", fails: "differs"), outcome("b"), outcome("c")])
        == ["a (Tide.swift:4) fails now: differs", "b passes now", "c is new and passes"])
    #expect(verdicts.changes(to: [outcome("a", fails: "differs"), outcome("b")]) == ["c is gone"])
  }

  private static let failed = TestOutcome(
    name: "Tide.light", title: "Tide <large>", place: "Widgets/Tide.swift:46",
    verdict: .failed(
      TestFailure(
        summary: "3 % of the pixels differ", words: ["Text \"A & B\": 2 lines,\nwas 1\u{1}"],
        expected: Data([1]), actual: Data([2]), difference: Data([3]))))
  private static let passed = TestOutcome(
    name: "Boat.dark", title: "Boat", place: "Boat_Previews", verdict: .matches)

  /// A run is remembered until a picture or a layout of the references changes.
  @Test(arguments: ["Tide.light.png", "Tide.light.txt"])
  func remembersPassedRuns(file: String) throws {
    let folder = try TemporaryFolder()
    let references = ReferenceFolder(url: folder.url.appendingPathComponent("References"))
    for name in ["Tide.light.png", "Tide.light.txt"] { try references.write(Data([1]), name) }
    func run() -> PassedRun {
      PassedRun(inputs: ["a"], references: references, folders: [""], cache: folder.url)
    }
    run().record([Self.passed])
    #expect(run().outcomes()?.map(\.name) == [Self.passed.name])
    try references.write(Data([1, 2]), file)
    #expect(run().outcomes()?.map(\.name) == nil)
  }

  @Test func writesJUnit() throws {
    let report = JUnitReport(
      project: "Har&bour", outcomes: [Self.failed, Self.passed], seconds: 1.5)
    #expect(report.xml.contains("<testsuite name=\"Har&amp;bour\" tests=\"2\" failures=\"1\""))
    #expect(report.xml.contains("file=\"Widgets/Tide.swift\" line=\"46\">"))
    #expect(report.xml.contains("name=\"Boat.dark\" file=\"Boat_Previews\"/>"))
    #expect(report.xml.contains("A &amp; B&quot;: 2 lines,\nwas 1\u{FFFD}</failure>"))
  }

  @Test func writesThePage() {
    let html = FailurePage(project: "Harbour", outcomes: [Self.failed, Self.passed]).html
    #expect(html.contains("Harbour: 1 of 2 tests failed"))
    #expect(html.contains("Tide &lt;large&gt;, Widgets/Tide.swift:46"))
    #expect(["AQ==", "Ag==", "Aw=="].allSatisfy { html.contains("data:image/png;base64,\($0)") })
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("src=\"/"))
    #expect(!html.contains("Boat.dark"))
  }

  /// The source file is found by its name, unless several have it.
  @Test(arguments: [
    (["App/Sources/Tide.swift"], "file=App/Sources/Tide.swift,line=46,title=Tide.light"),
    (["App/a,b/Tide.swift"], "file=App/a%2Cb/Tide.swift,line=46,title=Tide.light"),
    (["App/a/Tide.swift", "App/b/Tide.swift"], "title=Tide.light"), ([], "title=Tide.light"),
  ])
  func annotates(files: [String], properties: String) throws {
    let folder = try TemporaryFolder()
    for file in ["App/Other.swift"] + files {
      let url = folder.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let annotations = GitHubAnnotations(
      project: folder.url.appendingPathComponent("App"), root: folder.url)
    let failure = try #require(Self.failed.failure)
    #expect(
      annotations.command(
        "error", title: Self.failed.name, place: Self.failed.place, message: failure.line)
        == "::error \(properties)::3 %25 of the pixels differ; Text \"A & B\": 2 lines, was 1\u{1}")
  }
}

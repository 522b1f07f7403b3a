import Foundation
import Testing

/// Lines of the documents that the listings changed, although the printed text compiles.
@Suite struct PrintedListingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var listing: String
    var file: String
    var changed: String
    /// As printed in the document.
    var printed: String

    var testDescription: String { "\(listing): \(printed)" }
  }

  static let cases = [
    Case(
      listing: "GameStatus", file: "GameStatusWidget.swift",
      changed: "provider: GameStatusProvider()",
      printed: "provider: GameStatusProvider(),"),
    Case(
      listing: "EmojiRangers", file: "AdventureActivity.swift",
      changed: "let alertConfig = AlertConfiguration(",
      printed: "var alertConfig = AlertConfiguration("),
    Case(
      listing: "BGMPlayer", file: "BGMPlayer.swift", changed: "            BGMPlayerButton.Value()",
      printed: "            Self.Value()"),
  ]

  @Test(.enabled(if: Listing.isThere("GameStatus")), arguments: cases)
  func printedTextBuilds(_ sample: Case) async throws {
    let folder = try TemporaryFolder()
    let sources = folder.url.appendingPathComponent(sample.listing)
    try FileManager.default.copyItem(at: Listing.sources(sample.listing), to: sources)
    let file = sources.appendingPathComponent(sample.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    let printed = text.replacingOccurrences(of: sample.changed, with: sample.printed)
    try #require(printed != text)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try Data(printed.utf8).write(to: file)
    let run = try await ToolProcess.run(
      ["build", sources.path, "-o", "printed.vitrine"], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
  }
}

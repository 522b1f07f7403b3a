import Foundation
import Testing

@Suite(.serialized) struct ListingTests {
  private func run(_ line: String, listing: String, in folder: TemporaryFolder) async throws
    -> ToolProcess.Result
  {
    let path = try await Listing.bundle(listing).path
    return try await ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? path : String($0) }, in: folder.url)
  }

  @Test(.enabled(if: Listing.isThere("GameStatus")))
  func drawsSheetOfGameStatus() async throws {
    let folder = try TemporaryFolder()
    let sheet = try await run(
      "sheet EXT --scale 1 --at 2026-03-05T09:30 -o gs.png", listing: "GameStatus", in: folder)
    #expect(sheet.code == 0, "\(sheet.error)")
    #expect(folder.contents == ["gs.png"])
  }

  @Test(.enabled(if: Listing.isThere("EmojiRangers")))
  func emojiRangersHasEntryPerMinute() async throws {
    let folder = try TemporaryFolder()
    let list = try await run("list EXT --json", listing: "EmojiRangers", in: folder)
    #expect(list.code == 0, "\(list.error)")
    let root = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
    let widgets = root?["widgets"] as? [[String: Any]]
    let kind = try #require(widgets?.first?["kind"] as? String)
    let timeline = try await run(
      "timeline EXT --kind \(kind) --json --at 2026-03-05T09:30", listing: "EmojiRangers",
      in: folder)
    #expect(timeline.code == 0, "\(timeline.error)")
    let report =
      try JSONSerialization.jsonObject(with: Data(timeline.output.utf8)) as? [String: Any]
    let entries = try #require(report?["entries"] as? [[String: Any]])
    #expect(entries.count > 1)
    #expect(entries.dropLast().allSatisfy { $0["shownFor"] as? Double == 60 })
    #expect(entries.allSatisfy { $0["relevance"] != nil })
  }

  /// Simulates a day twice: the output is the same, and every placement has a verdict.
  @Test(.enabled(if: Listing.isThere("EmojiRangers")))
  func simulatesDayOfEmojiRangers() async throws {
    let folder = try TemporaryFolder()
    let line = "simulate EXT --start 2026-03-05 --days 1 --seed 7 --views commuter --json"
    async let firstRun = run(line, listing: "EmojiRangers", in: folder)
    async let secondRun = run(line, listing: "EmojiRangers", in: folder)
    let (first, second) = try await (firstRun, secondRun)
    #expect(first.code == 0, "\(first.error)")
    #expect(second.output == first.output)
    let report = try JSONSerialization.jsonObject(with: Data(first.output.utf8)) as? [String: Any]
    let placements = try #require(report?["placements"] as? [[String: Any]])
    for placement in placements {
      let summary = try #require(placement["summary"] as? [String: Any])
      #expect(summary["failed"] as? Int == 0)
      #expect((placement["verdict"] as? String)?.isEmpty == false)
    }
    let ledger = try #require(report?["ledger"] as? [[String: Any]])
    #expect(ledger.contains { $0["outcome"] as? String == "charged" })
  }
}

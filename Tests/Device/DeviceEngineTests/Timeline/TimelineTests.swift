import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct TimelineTests {
  /// The entries' times, a time, the index of the entry shown then, and when it changes.
  @Test(arguments: [
    (["10:00", "10:05", "10:10"], "10:07", 1, "10:10"),
    (["10:00", "10:05", "10:10"], "10:05", 1, "10:10"),
    (["10:00", "10:05", "10:10"], "10:10", 2, ""),
    (["10:00", "10:05", "10:10"], "12:00", 2, ""),
    // All in the future: the first is shown at once, and its own date changes nothing.
    (["10:00", "10:05", "10:10"], "09:00", 0, "10:05"),
    // Out of order.
    (["10:10", "10:00", "10:05"], "10:07", 2, "10:10"),
    (["10:10", "10:00", "10:05"], "09:00", 1, "10:05"),
    // Of several entries with one date, the provider's last is shown.
    (["10:00", "10:00", "10:05"], "10:00", 1, "10:05"),
    (["10:05", "10:00", "10:05"], "10:06", 2, ""),
  ])
  func showsLatestEntryAtOrBeforeNow(
    dates: [String], now: String, index: Int, next: String
  ) throws {
    let timeline = try #require(Timeline(timeline(dates.map(date))))
    let position = timeline.position(at: date(now))
    #expect(timeline.index(at: position) == index)
    #expect(timeline.nextChange(after: position) == (next.isEmpty ? nil : date(next)))
    // Hosts select the archives to request in the same way.
    let shown = ArchiveSelection.shown(at: date(now)).indices(for: dates.map(date))
    if date(now) >= dates.map(date).min() ?? .distantPast { #expect(shown == [index]) }
  }

  @Test func entriesWithInvalidDateAreNeverShown() throws {
    let bad = Date(timeIntervalSinceReferenceDate: .nan)
    let timeline = try #require(Timeline(timeline([bad, date("10:00"), bad])))
    #expect(timeline.count == 1)
    #expect(timeline.index(at: timeline.position(at: date("11:00"))) == 1)
    #expect(Timeline(DeviceFixtures.timeline([bad])) == nil)
    #expect(Timeline(DeviceFixtures.timeline([])) == nil)
    let never = Timeline(DeviceFixtures.timeline([date("10:00")], .after(bad)))
    #expect(never?.policy == .never)
  }

  @Test(
    arguments: [
      (ReloadPolicy.atEnd, date("10:10")), (.after(date("10:07")), date("10:07")), (.never, nil),
    ] as [(ReloadPolicy, Date?)])
  func reloadDateFollowsPolicy(policy: ReloadPolicy, expected: Date?) throws {
    let dates = [date("10:10"), date("10:00")]
    #expect(try #require(Timeline(timeline(dates, policy))).reloadDate == expected)
  }

  @Test func encodesAndDecodesTimeline() throws {
    let bad = Date(timeIntervalSinceReferenceDate: .infinity)
    let entries = [
      EntryDescription(date: date("10:10"), relevance: .init(score: .nan)),
      EntryDescription(date: date("10:00"), relevance: .init(score: 2, duration: 60)),
      EntryDescription(date: bad),
    ]
    let encoded = try JSONEncoder().encode(
      Timeline(FetchedTimeline(entries: entries, policy: .atEnd)))
    let restored = try JSONDecoder().decode(Timeline.self, from: encoded)
    #expect(restored.index(at: restored.position(at: date("10:05"))) == 1)
    #expect(restored.entries.count == 3)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Timeline.self, from: Data("{\"entries\": [], \"policy\": {\"atEnd\": {}}}".utf8))
    }
  }
}

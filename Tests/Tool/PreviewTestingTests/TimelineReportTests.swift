import Foundation
import HostLink
import Testing

@testable import CommandArguments
@testable import PreviewTesting

private let clock = Date(timeIntervalSince1970: 1_772_703_000)

private func report(_ offsets: [Double], policy: ReloadPolicy = .atEnd) -> TimelineReport {
  TimelineReport(
    TimelineReply(
      entries: offsets.enumerated().map { index, offset in
        EntryDescription(
          date: clock + offset,
          relevance: index == 0 ? .init(score: 0.5, duration: 90) : nil)
      }, policy: policy),
    request: WidgetRequest(
      kind: "Tide", family: .systemSmall, displaySize: LinkSize(width: 158, height: 158)),
    clock: clock)
}

@Suite struct TimelineReportTests {
  @Test func tableShowsDatesAndDurations() {
    #expect(
      report([0, 60, 5400]).table(timeZone: .gmt) == """
        Tide, systemSmall: 3 entries, requested at 2026-03-05 09:30:00
        ENTRY  DATE                  OFFSET       SHOWN FOR  RELEVANCE
            0  2026-03-05 09:30:00      now              1m  0.5 for 1m 30s
            1  2026-03-05 09:31:00      +1m          1h 29m  -
            2  2026-03-05 11:00:00  +1h 30m  until a reload  -
        policy: at end (reloads after the last entry)
        """)
  }

  @Test func unsortedEntriesAreShownUntilNextLaterDate() {
    let entries = report([3600, 0, 60]).entries
    #expect(entries.map(\.shownFor) == [nil, 60, 3540])
  }

  @Test(arguments: [
    (ReloadPolicy.never, "policy: never (reloads only when the app requests it)"),
    (.after(clock + 600), "policy: after 2026-03-05 09:40:00 (+10m)"),
  ])
  func tableEndsWithPolicy(policy: ReloadPolicy, line: String) {
    #expect(report([0], policy: policy).table(timeZone: .gmt).hasSuffix(line))
  }

  @Test(arguments: [
    (0.0, "0s"), (59, "59s"), (3600, "1h"), (90_061, "1d 1h"), (1e300, "forever"),
  ])
  func formatsDuration(seconds: Double, text: String) {
    #expect(durationText(seconds) == text)
  }
}

import Foundation
import Testing

@testable import CommandArguments
@testable import CommandContext

/// 2026-03-05T09:30:00Z.
private let now = Date(timeIntervalSince1970: 1_772_703_000)

@Suite struct DateArgumentTests {
  @Test(arguments: [
    ("2026-03-05", 1_772_668_800.0), ("2026-03-05T09:30", 1_772_703_000),
    ("2026-03-05 09:30", 1_772_703_000), ("2026-03-05T09:30:15", 1_772_703_015),
    ("2026-03-05T09:30:15.5Z", 1_772_703_015.5), ("2026-03-05T10:30+01:00", 1_772_703_000),
    ("2026-03-05T04:00-0530", 1_772_703_000), ("now", 1_772_703_000), ("+2h", 1_772_710_200),
    ("-1d12h", 1_772_573_400), ("now+30m", 1_772_704_800), ("+1.5h", 1_772_708_400),
    ("2024-02-29", 1_709_164_800), ("+1w2s", 1_773_307_802),
  ])
  func parsesDate(text: String, seconds: Double) throws {
    let argument = DateArgument(now: now, timeZone: .gmt)
    #expect(try argument.parse(text, option: "--at").timeIntervalSince1970 == seconds)
  }

  @Test func dateWithoutZoneUsesDefaultZone() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let date = try DateArgument(now: now, timeZone: zone).parse("2026-07-01T08:00", option: "--at")
    #expect(date.ISO8601Format() == "2026-07-01T12:00:00Z")
  }

  @Test(arguments: [
    "", "yesterday", "2026-02-30", "2026-13-01", "2026-03-05T25:00", "2026-03-05T09:61",
    "2026-03-05T09:30:60", "2026-03-05T09:30+99:99", "+", "+2", "+2y", "2h", "now2h", "+1e99s",
    "2026-3-5", "09:30",
  ])
  func rejectsInvalidDate(text: String) {
    let error = #expect(throws: ValueError.self) {
      try DateArgument(now: now, timeZone: .gmt).parse(text, option: "--at")
    }
    let message = "invalid value \"\(text)\" for --at: expected a date such as"
    #expect(error?.description.hasPrefix(message) == true)
  }
}

import DeviceFixtures
import Foundation
import Testing

@testable import DeviceEngine

@Suite struct LocalTimeTests {
  private func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test(arguments: [
    ("UTC", 0.0, "2026-03-05T10:00:00Z", "2026-03-06T00:00:00Z"),
    ("UTC", 36_000, "2026-03-05T10:00:00Z", "2026-03-06T10:00:00Z"),
    ("UTC", 36_001, "2026-03-05T10:00:00Z", "2026-03-05T10:00:01Z"),
    ("UTC", 72_000, "2026-03-05T10:00:00Z", "2026-03-05T20:00:00Z"),
    ("UTC", 86_399, "2026-03-05T10:00:00Z", "2026-03-05T23:59:59Z"),
    ("UTC", 72_000, "2026-03-05T20:00:00Z", "2026-03-06T20:00:00Z"),
    ("Europe/Berlin", 0, "2026-03-05T22:59:59Z", "2026-03-05T23:00:00Z"),
    ("Europe/Berlin", 0, "2026-03-05T23:00:00Z", "2026-03-06T23:00:00Z"),
    ("Asia/Kolkata", 0, "2026-03-05T10:00:00Z", "2026-03-05T18:30:00Z"),
    ("America/Los_Angeles", 18_000, "2026-03-05T00:00:00Z", "2026-03-05T13:00:00Z"),
    // The clock goes from 2 to 3 o'clock on 29 March, and back from 3 to 2 on 25 October.
    ("Europe/Berlin", 0, "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"),
    ("Europe/Berlin", 14_400, "2026-03-29T00:00:00Z", "2026-03-29T02:00:00Z"),
    ("Europe/Berlin", 0, "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
    // Before 1970, and before the reference date.
    ("UTC", 3600, "1960-01-01T00:30:00Z", "1960-01-01T01:00:00Z"),
  ])
  func findsNextTimeOfDay(zone: String, second: Double, now: String, expected: String) throws {
    let time = LocalTime(timeZone: try #require(TimeZone(identifier: zone)))
    #expect(time.next(secondOfDay: second, after: try instant(now)) == (try instant(expected)))
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
  func timesOfDayAdvanceThroughAYear(zone: String) throws {
    let time = LocalTime(timeZone: try #require(TimeZone(identifier: zone)))
    var now = try instant("2026-01-01T00:00:00Z")
    for _ in 0..<730 {
      let next = time.next(secondOfDay: 7200, after: now)
      #expect(next > now)
      #expect(next.timeIntervalSince(now) <= 26 * 3600)
      now = next
    }
  }

  @Test(arguments: [
    ("2026-03-05T09:30:00Z", "09:30"), ("2026-03-05T09:30:05Z", "09:30:05"),
    ("2026-03-06T00:00:00Z", "2026-03-06 00:00"), ("2024-02-29T23:59:59Z", "2024-02-29 23:59:59"),
    ("1969-12-31T23:00:00Z", "1969-12-31 23:00"), ("1899-03-01T12:00:00Z", "1899-03-01 12:00"),
  ])
  func textIncludesDateOfAnotherDay(instant text: String, expected: String) throws {
    #expect(LocalTime(timeZone: .gmt).text(try instant(text), now: midnight) == expected)
  }
}

import DeviceFixtures
import Foundation
import Testing

@testable import DeviceSimulation

@Suite struct ViewPatternTests {
  /// The first day, 5 March 2026, is a Thursday.
  private func times(_ pattern: String, days: Int = 1) throws -> [Date] {
    try ViewPattern(pattern).dates(
      from: midnight, to: midnight.addingTimeInterval(Double(days) * 86_400), timeZone: .gmt)
  }

  @Test(arguments: [
    ("8:15", ["08:15"]), ("21,8:15,21:00", ["08:15", "21:00"]),
    ("7-8:*/20", ["07:00", "07:20", "07:40"]), ("7:30-8:*/20", ["07:30", "07:50"]),
    ("7-8:*/60", ["07:00"]), ("thu@9", ["09:00"]), ("fri@9", []), ("wed-fri@9", ["09:00"]),
    ("sat-thu@9", ["09:00"]), ("fri-wed@9", []), ("seldom", ["12:00"]), ("never", []),
    ("Thu@9,thu@10", ["09:00", "10:00"]),
  ])
  func patternYieldsTimesOfDay(pattern: String, expected: [String]) throws {
    #expect(try times(pattern) == expected.map(date))
  }

  @Test func namedPatternsYieldExpectedNumberOfViews() throws {
    #expect(try times("often").count == 48)
    #expect(try times("hourly").count == 24)
    #expect(try times("commuter", days: 7).count == 5 * (12 + 3 + 12 + 1) + 2 * 7)
  }

  @Test func viewsAreLimitedToTheSimulatedSpan() throws {
    let dates = try ViewPattern("hourly").dates(
      from: date("10:30"), to: date("13:00"), timeZone: .gmt)
    #expect(dates == [date("11:00"), date("12:00")])
  }

  @Test func timesFollowTheDevicesTimeZone() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let dates = try ViewPattern("8").dates(from: midnight, to: date("+1 00:00"), timeZone: zone)
    #expect(dates == [date("13:00")])
  }

  @Test(arguments: [
    ("", "the pattern is empty"), ("7-23", "expected a time"), ("25", "expected a time"),
    ("24", "expected a time"), ("8:60", "expected a time"), ("8,", "expected a time"),
    ("-1", "expected a time"), ("9-7:*/5", "expected ascending hours"),
    ("7-9:*/0", "expected 1 to 1440 minutes"), ("7-9:*/x", "expected 1 to 1440 minutes"),
    ("day@8", "expected days"), ("mon-tue-wed@8", "expected days"),
    ("mon@tue@8", "expected at most one @"), ("99999999999999999999", "expected a time"),
    ("rarely", "expected a time"),
  ])
  func rejectsInvalidPatternsWithReason(pattern: String, reason: String) {
    #expect {
      try ViewPattern(pattern)
    } throws: { error in
      (error as? ViewPattern.Failure)?.reason.hasPrefix(reason) == true
    }
  }
}

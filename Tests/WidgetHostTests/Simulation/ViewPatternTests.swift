import Foundation
import Testing

@testable import DeviceSimulation

@Suite struct ViewPatternTests {
  /// The 5th of March 2026 is a Thursday.
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
  func patternsAreTimes(pattern: String, expected: [String]) throws {
    #expect(try times(pattern) == expected.map(date))
  }

  @Test func namesAreCounted() throws {
    #expect(try times("often").count == 48)
    #expect(try times("hourly").count == 24)
    #expect(try times("commuter", days: 7).count == 5 * (12 + 3 + 12 + 1) + 2 * 7)
  }

  @Test func viewsLieWithinTheSimulation() throws {
    let dates = try ViewPattern("hourly").dates(
      from: date("10:30"), to: date("13:00"), timeZone: .gmt)
    #expect(dates == [date("11:00"), date("12:00")])
  }

  @Test func timesAreTheDevices() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let dates = try ViewPattern("8").dates(from: midnight, to: date("+1 00:00"), timeZone: zone)
    #expect(dates == [date("13:00")])
  }

  @Test(arguments: [
    ("", "an empty pattern"), ("7-23", "a time such as 8:15"), ("25", "a time such as 8:15"),
    ("24", "a time such as 8:15"), ("8:60", "a time such as 8:15"), ("8,", "a time such as 8:15"),
    ("-1", "a time such as 8:15"), ("9-7:*/5", "hours such as 7-23"),
    ("7-9:*/0", "minutes from 1 to 1440"), ("7-9:*/x", "minutes from 1 to 1440"),
    ("day@8", "days are mon"), ("mon-tue-wed@8", "days are mon"), ("mon@tue@8", "one @ at most"),
    ("99999999999999999999", "a time such as 8:15"), ("rarely", "a time such as 8:15"),
  ])
  func badPatternsAreToldWithTheirPart(pattern: String, reason: String) {
    #expect {
      try ViewPattern(pattern)
    } throws: { error in
      (error as? ViewPattern.Failure)?.reason.hasPrefix(reason) == true
    }
  }
}

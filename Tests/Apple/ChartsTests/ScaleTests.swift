import Foundation
import Testing

@testable import Charts

@Suite struct ScaleTests {
  @Test(arguments: [
    (0.0...11, 4, [0, 2, 4, 6, 8, 10, 12]),
    (0...100, 5, [0, 20, 40, 60, 80, 100]),
    (-3...4, 4, [-4, -2, 0, 2, 4]),
    (0...0.7, 4, [0, 0.2, 0.4, 0.6, 0.8]),
    (5...5, 4, [5, 5.2]),
    (12_000...15_500, 3, [12_000, 13_000, 14_000, 15_000, 16_000]),
  ])
  func stepsAreRound(range: ClosedRange<Double>, count: Int, expected: [Double]) {
    #expect(NiceSteps(range, desiredCount: count).values == expected)
  }

  /// Two ends that are not round add an interval each.
  @Test func intervalsAreLimited() {
    #expect(NiceSteps(-1.4...1.4, desiredCount: 4).values.count == 7)
    #expect(NiceSteps(-1.4...1.4, desiredCount: 4, maximum: 5).values == [-2, -1, 0, 1, 2])
    #expect(NiceSteps(0...0, desiredCount: 4, maximum: 0).values == [0, 1])
  }

  @Test func numberOfStepsIsLimited() {
    #expect(NiceSteps(step: 1e-9, covering: 0...1).values.count == NiceSteps.maximumCount + 1)
    #expect(NiceSteps(step: 0, covering: 0...1).values == [0, 1])
    #expect(NiceSteps(step: 1, covering: 0...Double.infinity).values == [0])
  }

  private static func dates(_ texts: [String]) throws -> [Date] {
    try texts.map { try Date($0, strategy: .iso8601) }
  }

  private static var berlin: Calendar {
    get throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
      return calendar
    }
  }

  @Test func daysCrossDaylightSavingTime() throws {
    let range = try Self.dates(["2026-03-28T05:00:00Z", "2026-03-30T12:00:00Z"])
    let steps = DateSteps(unit: .day, count: 1, calendar: try Self.berlin)
    #expect(
      steps.dates(covering: range[0]...range[1])
        == (try Self.dates([
          "2026-03-27T23:00:00Z", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z",
          "2026-03-30T22:00:00Z",
        ])))
  }

  @Test(arguments: [
    ("2026-03-05T00:00:00Z", "2026-03-05T00:00:50Z", 5, Calendar.Component.second, 10),
    ("2026-03-05T00:00:00Z", "2026-03-05T06:00:00Z", 6, .hour, 1),
    ("2026-03-05T00:00:00Z", "2026-03-06T00:00:00Z", 4, .hour, 6),
    ("2026-03-05T00:00:00Z", "2026-03-12T00:00:00Z", 7, .day, 1),
    ("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z", 4, .month, 3),
    ("2006-01-01T00:00:00Z", "2026-01-01T00:00:00Z", 4, .year, 5),
  ])
  func stepsFollowLength(
    from: String, to: String, count: Int, unit: Calendar.Component, number: Int
  ) throws {
    let range = try Self.dates([from, to])
    let steps = DateSteps(range[0]...range[1], desiredCount: count, calendar: try Self.berlin)
    #expect(steps.unit == unit)
    #expect(steps.count == number)
  }

  @Test func stepsStartAtMultiples() throws {
    let range = try Self.dates(["2026-02-10T07:30:00Z", "2026-08-20T00:00:00Z"])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let months = DateSteps(unit: .month, count: 3, calendar: calendar)
    #expect(
      months.dates(covering: range[0]...range[1])
        == (try Self.dates([
          "2026-01-01T00:00:00Z", "2026-04-01T00:00:00Z", "2026-07-01T00:00:00Z",
          "2026-10-01T00:00:00Z",
        ])))
    let hours = DateSteps(unit: .hour, count: 6, calendar: calendar)
    #expect(
      hours.dates(covering: range[0]...range[0])
        == (try Self.dates(["2026-02-10T06:00:00Z", "2026-02-10T12:00:00Z"])))
  }

  @Test(arguments: [
    (ScaleType.linear, 25.0, 25.0), (.log, 10, 50), (.squareRoot, 25, 50),
    (.power(exponent: 2), 50, 25),
  ])
  func typesMapValues(type: ScaleType, value: Double, expected: Double) throws {
    let domain: ClosedRange<Double> = type == .log ? 1...100 : 0...100
    let scale = PositionScale(domain: .numbers(domain), type: type, start: 0, end: 100)
    let position = try #require(scale.position(ofNumber: value))
    #expect(abs(position - expected) < 1e-9)
    guard case .number(let back)? = scale.value(at: position) else {
      Issue.record("no value at \(position)")
      return
    }
    #expect(abs(back - value) < 1e-9)
  }

  @Test func symmetricLogIsOdd() {
    let type = ScaleType.symmetricLog
    #expect(type.transform(0) == 0)
    #expect(type.transform(-99) == type.transform(99).map { -$0 })
    #expect(abs(type.inverse(type.transform(42) ?? 0) - 42) < 1e-9)
  }

  @Test func categoriesShareLength() {
    let scale = PositionScale(domain: .categories(["a", "b", "c", "d"]), start: 0, end: 80)
    #expect(scale.position(of: .category("b")) == 30)
    #expect(scale.interval(of: Datum(value: .category("d"))) == 60...80)
    #expect(scale.value(at: 45) == .category("c"))
    #expect(scale.position(of: .category("e")) == nil)
  }

  @Test func domainWithoutLengthIsInMiddle() {
    let scale = PositionScale(domain: .numbers(5...5), start: 0, end: 100)
    #expect(scale.position(ofNumber: 5) == 50)
  }

  @Test func binsCoverData() {
    let bins = NumberBins(data: [1.0, 2.5, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 2.5) == 1)
    #expect(bins[4].contains(10))
    #expect(!bins[0].contains(2))
    #expect(bins.index(for: 99) == 4)
    #expect(NumberBins(range: 0...10, count: 4).thresholds == [0, 3, 5, 8, 10])
    #expect(NumberBins(thresholds: [Int]()).isEmpty)
  }
}

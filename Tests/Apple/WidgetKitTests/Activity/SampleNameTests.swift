import Foundation
import Testing

@testable import WidgetKit

/// Example values that work: dates from now, and values that fit the names of their keys.
@Suite struct SampleNameTests {
  private static let now = Date(timeIntervalSinceReferenceDate: 817_580_030)

  private struct Ride: Codable {
    var driverName: String
    var estimatedArrival: Date
    var startedAt: Date
    var span: ClosedRange<Date>
    var website: URL
    var trackingURL: String
    var symbolName: String
    var progress: Double
    var minutesLeft: Int
    var percent: Int8
    var lastUpdate: Date?
    var departures: [Date]
    var endTime: Double
    var year: UInt8
  }

  @Test func exampleWorks() throws {
    let example = DecodedShape(of: Ride.self, now: Self.now).example
    let decoded = try JSONDecoder().decode(Ride.self, from: Data(example.utf8))
    #expect(decoded.driverName == "Ana" && decoded.symbolName == "star.fill")
    #expect(decoded.website.absoluteString == "https://example.com")
    #expect(decoded.trackingURL == "https://example.com")
    #expect(decoded.progress == 0.5 && decoded.minutesLeft == 15 && decoded.percent == 50)
    // 2026 is no UInt8.
    #expect(decoded.year == 1)
    #expect(decoded.estimatedArrival > Self.now && decoded.startedAt < Self.now)
    #expect(decoded.span.contains(Self.now))
    #expect(decoded.span.upperBound == decoded.estimatedArrival)
    #expect(try #require(decoded.lastUpdate) < Self.now)
    #expect(decoded.departures.count == 1 && decoded.departures[0] > Self.now)
    #expect(decoded.endTime > Self.now.timeIntervalSince1970)
    #expect(decoded.estimatedArrival.timeIntervalSince(Self.now) <= 900)
  }

  @Test(arguments: [
    ("endDate", false), ("end", false), ("deliveryDue", false), ("startDate", true),
    ("sinceWhen", true), ("previousStop", true),
  ])
  func dateIsPastByName(name: String, isPast: Bool) {
    #expect((SampleName(name, now: Self.now).date < Self.now) == isPast)
  }
}

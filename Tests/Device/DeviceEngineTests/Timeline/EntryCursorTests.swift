import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct EntryCursorTests {
  /// The number of entries (negative: unordered), spread over a number of minutes. Covers fewer and
  /// more entries than a cursor stores, several at one date, and steps that skip entries.
  @Test(arguments: [1, 2, 3, 8, 9, 40, -3, -40], [5, 60, 600])
  func walkAgreesWithTimeline(count: Int, minutes: Int) throws {
    var generator = SeededGenerator(seed: UInt64(abs(count) * minutes))
    var dates = (0..<abs(count)).map { _ in
      date("10:00") + Double(generator.next() % UInt64(minutes)) * 60
    }
    if count > 0 { dates.sort() }
    let entries = try #require(Timeline(timeline(dates)))
    var now = date("09:50")
    var cursor = EntryCursor(entries, at: now)
    for step in 0..<200 {
      // Forward, and sometimes back.
      now += step % 50 == 49 ? -3600 : Double(generator.next() % UInt64(minutes * 2))
      let before = cursor.position
      let hasStepped = cursor.step(to: now)
      if hasStepped { #expect(entries.index(at: cursor.position) == cursor.position) }
      let hasMoved = hasStepped || cursor.advance(to: now, in: entries)
      let position = entries.position(at: now)
      #expect(cursor.position == position)
      #expect(hasMoved == (position != before))
      #expect(cursor.count == entries.count)
      #expect(cursor.date == entries.date(at: position))
      #expect(cursor.next == entries.nextChange(after: position))
    }
  }

  /// This makes a day with many placements cheap.
  @Test func mostStepsNeedNoTimeline() throws {
    let dates = (0..<100).map { date("10:00") + Double($0) * 60 }
    let entries = try #require(Timeline(timeline(dates)))
    var cursor = EntryCursor(entries, at: dates[0])
    var steps = 0
    for date in dates.dropFirst() {
      if cursor.step(to: date) { steps += 1 } else { _ = cursor.advance(to: date, in: entries) }
    }
    #expect(cursor.position == 99)
    #expect(steps > 80)
  }
}

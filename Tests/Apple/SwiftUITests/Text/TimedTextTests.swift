import Foundation
import SwiftUI
import Testing
import TextEngine
import ViewArchive

@MainActor
@Suite struct TimedTextTests {
  private static let now = Archiving.now

  private func content(_ text: Text, locale: String = "en_US") throws -> DynamicDate {
    let tree = try Archiving.archive(
      in: Archiving.environment { $0.locale = Locale(identifier: locale) }
    ) { text }.content
    let node = try #require(tree.first("Text"))
    guard case .dynamicText(let styled, _) = node.content,
      case .dynamic(let date)? = styled.segments.last?.content
    else { throw NotDynamic() }
    return date
  }

  private struct NotDynamic: Error {}

  private func text(of date: DynamicDate, after seconds: TimeInterval) -> String {
    DynamicDateFormatter(localeIdentifier: "en_US", timeZoneIdentifier: "GMT")
      .string(of: date, at: Self.now + seconds)
  }

  @Test func timersAreClocksOfTheHost() throws {
    let end = Self.now + 300
    let timer = Text(.currentDate, format: .timer(countingDownIn: Self.now..<end))
    #expect(
      try content(timer)
        == .timerInterval(
          start: Self.now, end: end, pause: nil, countsDown: true, showsHours: true))
    let stopwatch = try content(Text(.currentDate, format: .stopwatch(startingAt: Self.now)))
    #expect(text(of: stopwatch, after: 3_605) == "1:00:05")
  }

  @Test func offsetsChangeWithTheClock() throws {
    let date = try content(
      Text(
        .currentDate,
        format: .offset(to: Self.now + 120, allowedFields: [.hour, .minute], sign: .never)))
    #expect(text(of: date, after: -10) == "2 minutes")
    #expect(text(of: date, after: 0) == "2 minutes")
    #expect(text(of: date, after: 1) == "1 minute")
    #expect(text(of: date, after: 180) == "1 minute")
    #expect(text(of: date, after: 120 + 90 * 60) == "1 hour, 30 minutes")
  }

  @Test func durationsChangeWithTheClock() throws {
    let source = TimeDataSource.durationOffset(to: Self.now - 5)
    let date = try content(Text(source, format: .units(width: .wide)), locale: "de_DE")
    #expect(text(of: date, after: 0) == "5 Sekunden")
    #expect(text(of: date, after: 60) == "1 Minute und 5 Sekunden")
  }

  @Test func numberOfStepsIsBounded() throws {
    let date = try content(
      Text(.durationOffset(to: Self.now), format: .time(pattern: .hourMinuteSecond)))
    guard case .steps(let steps) = date else { throw NotDynamic() }
    #expect(steps.count == 601)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.date < $1.date })
    #expect(text(of: date, after: 300) == "0:05:00")
  }

  @Test func interpolatedSourcesChange() throws {
    let date = try content(
      Text("Leaves \(.currentDate, format: .reference(to: Self.now + 600))"))
    #expect(text(of: date, after: 0) == "in 10 minutes")
    #expect(text(of: date, after: 660) == "1 minute ago")
  }

  @Test func equalTextsAreEqual() {
    let text = Text(.currentDate, format: .offset(to: Self.now))
    #expect(text == Text(.currentDate, format: .offset(to: Self.now)))
    #expect(text != Text(.currentDate, format: .offset(to: Self.now + 1)))
  }

  @Test func styledValuesFollowTheEnvironment() throws {
    func label(_ text: Text) throws -> String? {
      try Archiving.archive(
        in: Archiving.environment { $0.locale = Locale(identifier: "de_DE") }
      ) { text }.accessibilityElements { _, _ in "" }.first?.label
    }
    #expect(try label(Text(1234.5, format: .number)) == "1.234,5")
    let french = Locale(identifier: "fr_CH")
    let own = 1234.5.formatted(.number.locale(french))
    #expect(try label(Text(1234.5, format: .number.locale(french))) == own)
    #expect(try label(Text(1234.5, format: .number.attributed)) == "1.234,5")
  }
}

import HostLink
import NoticeCatalog
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

/// Countdowns that pass zero while their entry is on screen.
@MainActor
@Suite struct CountdownTests {
  private struct Case: Sendable {
    /// Seconds from the first entry.
    var entries: [Double]
    var policy: TimelineReloadPolicy
    var target: Double
    var isReported: Bool
  }

  private nonisolated static let start = SampleProvider.start

  private nonisolated static let cases: [Case] = [
    Case(entries: [0], policy: .never, target: 300, isReported: true),
    Case(entries: [0], policy: .after(start + 900), target: 300, isReported: true),
    Case(entries: [0, 600], policy: .never, target: 300, isReported: true),
    // Something else is shown at zero.
    Case(entries: [0], policy: .after(start + 300), target: 300, isReported: false),
    Case(entries: [0, 300], policy: .never, target: 300, isReported: false),
    // Reloads at once.
    Case(entries: [0], policy: .atEnd, target: 300, isReported: false),
    // Counts up from the beginning: a stopwatch.
    Case(entries: [0], policy: .never, target: -60, isReported: false),
  ]

  private struct Dated: TimelineEntry {
    var date: Date
  }

  private func notices(of tested: Case, _ date: DynamicDate) -> [String] {
    let (archive, check) = checked(tested, date)
    return [check.notice(of: archive.dynamicDates, entry: 0)].compactMap { $0 }
  }

  private func checked(_ tested: Case, _ date: DynamicDate) -> (ViewArchive, CountdownCheck) {
    let timeline = ProvidedTimeline(
      tested.entries.map { Dated(date: Self.start + $0) }, tested.policy
    ) { _ in AnyView(EmptyView()) }
    let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    let style = TextStyle(font: FontRequest(size: 12), paint: .color(.black))
    let archive = ViewArchive(
      size: frame.size,
      content: ArchiveNode(
        kind: "Text", frame: frame,
        content: .dynamicText(
          StyledText([.init(.dynamic(date), style: style)]), ParagraphStyle())))
    return (archive, CountdownCheck(timeline))
  }

  @Test(arguments: cases.indices)
  func timerPastItsDate(index: Int) {
    let tested = Self.cases[index]
    let target = Self.start + tested.target
    #expect(notices(of: tested, .timer(target)).count == (tested.isReported ? 1 : 0))
    // These stop, or have a sign.
    for date in [
      DynamicDate.offset(target), .relative(target), .time(target),
      .timerInterval(
        start: Self.start, end: target, pause: nil, countsDown: true, showsHours: false),
    ] { #expect(notices(of: tested, date) == []) }
  }

  /// Seconds of the range's start, end and pause, from the entry's date.
  private nonisolated static let ranges: [(Double, Double, Double?, Bool)] = [
    (-600, -60, nil, true), (-600, 60, nil, false), (60, 600, nil, false), (-600, 0, nil, false),
    (-600, -60, -300, false),
  ]

  @Test(arguments: ranges)
  func rangeThatHasEnded(start: Double, end: Double, pause: Double?, isReported: Bool) {
    let date = DynamicDate.timerInterval(
      start: Self.start + start, end: Self.start + end, pause: pause.map { Self.start + $0 },
      countsDown: true, showsHours: true)
    let (archive, check) = checked(Self.cases[0], date)
    let notice = check.endedNotice(of: archive.dynamicDates, entry: 0)
    #expect(notice.flatMap(NoticeKind.init(notice:)) == (isReported ? .timerEnded : nil))
  }

  @Test func noticeSaysWhenAndUntilWhen() {
    #expect(
      notices(of: Self.cases[2], .timer(Self.start + 300)) == [
        NoticeKind.timerPastEnd.notice(
          "Text(_:style: .timer) counts up after its date, 5 min after that of its entry. It is on "
            + "screen then: what follows comes 5 min later.")
      ])
  }
}

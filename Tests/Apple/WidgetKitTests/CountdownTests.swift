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
    let check = CountdownCheck(timeline)
    return [check.notice(of: archive, entry: 0)].compactMap { $0 }
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

  @Test func noticeSaysWhenAndUntilWhen() {
    #expect(
      notices(of: Self.cases[2], .timer(Self.start + 300)) == [
        NoticeKind.timerPastEnd.notice(
          "Text(_:style: .timer) counts up after its date, 5 min after that of its entry. It is on "
            + "screen then: what follows comes 5 min later.")
      ])
  }
}

import HostLink
import NoticeCatalog
import SwiftUI
import Synchronization
import Testing
import ViewArchive

@testable import WidgetKit

/// Text of views that follows the time at which the timeline is requested.
@MainActor
@Suite struct ClockChecksTests {
  private struct Dated: TimelineEntry {
    var date: Date
  }

  private struct Case: Sendable {
    /// Seconds from now.
    var entries: [Double] = [0]
    var policy = TimelineReloadPolicy.never
    var index = 0
    var isReported: Bool
    /// What the view shows.
    var text: @Sendable (Date) -> String
  }

  /// Minutes since 1970.
  private nonisolated static func clock() -> String {
    "\(Int(Date().timeIntervalSince1970) / 60)"
  }

  private nonisolated static let cases: [Case] = [
    Case(isReported: true) { _ in clock() },
    Case(policy: .after(.now + 3600), isReported: true) { _ in clock() },
    Case(entries: [0, 3600], isReported: true) { _ in clock() },
    Case(entries: [0, 3600], index: 1, isReported: true) { _ in clock() },
    Case(isReported: false) { "\($0.timeIntervalSinceReferenceDate)" },
    Case(isReported: false) { _ in "\(Int.random(in: 0...Int.max))" },
    Case(isReported: false) { _ in "" },
    // The text is the same as long as the entry is shown.
    Case(policy: .after(.now + 3600), isReported: false) { entry in
      Date() < entry + 7200 ? "soon" : "late"
    },
    Case(isReported: true) { entry in Date() < entry + 7200 ? "soon" : "late" },
    // Replaced at once. The policy's date is in the past when the test runs.
    Case(policy: .after(.distantPast), isReported: false) { _ in clock() },
    // Beyond what is looked at.
    Case(entries: [0, 200_000], index: 1, isReported: false) { _ in clock() },
  ]

  @Test(arguments: cases.indices)
  func textOfTheClockIsFound(index: Int) {
    let tested = Self.cases[index]
    let now = Date()
    var checks = ClockChecks()
    #expect(
      notice(&checks, tested, now).flatMap(NoticeKind.init(notice:))
        == (tested.isReported ? .viewClock : nil))
  }

  /// What was found is reported again without another evaluation. Kinds without it are evaluated
  /// for their first timelines only.
  @Test func laterTimelinesAreNotEvaluated() {
    let now = Date()
    for (tested, evaluations) in [(Self.cases[0], 2), (Self.cases[4], 6)] {
      var checks = ClockChecks()
      let count = Mutex(0)
      for _ in 0..<10 {
        let found = notice(&checks, tested, now) { count.withLock { $0 += 1 } }
        #expect((found != nil) == tested.isReported)
      }
      #expect(count.withLock { $0 } == evaluations)
    }
  }

  @Test func noticeHasBothTexts() {
    var checks = ClockChecks()
    let tested = Case(entries: [0, 7200], isReported: true) { entry in
      Date() < entry + 3600 ? "soon" : "late"
    }
    #expect(
      notice(&checks, tested, .now)
        == NoticeKind.viewClock.notice(
          "“soon” follows the time at which the view is archived: before the next entry or reload "
            + "it would be “late”."))
  }

  private func notice(
    _ checks: inout ClockChecks, _ tested: Case, _ now: Date, didEvaluate: () -> Void = {}
  ) -> String? {
    let timeline = ProvidedTimeline(
      tested.entries.map { Dated(date: now + $0) }, tested.policy
    ) { _ in AnyView(EmptyView()) }
    func archive() -> ViewArchive {
      let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      let text = tested.text(now + tested.entries[tested.index])
      return ViewArchive(
        size: frame.size,
        content: ArchiveNode(
          kind: "Text", frame: frame,
          content: .text(TextBlock(size: frame.size, lines: [], string: text))))
    }
    return checks.notice(
      of: archive(), entry: tested.index, of: timeline, .sample(), now: now
    ) {
      didEvaluate()
      return archive()
    }
  }
}

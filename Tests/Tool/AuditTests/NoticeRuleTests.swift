import Foundation
import HostLink
import NoticeCatalog
import Testing

@testable import Audit
@testable import PreviewTesting

@Suite struct NoticeRuleTests {
  @Test func noticeBecomesDefect() throws {
    let notice = NoticeKind.gesture.notice(
      "onTapGesture does nothing in a widget: it is a picture.")
    #expect(NoticeKind(notice: notice) == .gesture)
    let defect = try #require(AuditDefect(notice: notice))
    #expect(defect.severity == .warning)
    #expect(defect.topic == "onTapGesture does nothing in a widget: it is a picture")
    #expect(defect.detail == "\(NoticeKind.gesture.cure) [gesture]")
    for other in ["The image Tide is missing.", "See [gestures]", "x [nothing]", "gesture]", ""] {
      #expect(AuditDefect(notice: other) == nil)
    }
  }

  @Test func kindsHaveDifferentNames() {
    let ids = NoticeKind.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    // One line each: a notice travels as a line.
    for kind in NoticeKind.all {
      for text in [kind.text, kind.cause, kind.cure] {
        let isSentence = text.hasSuffix(".") || text.hasSuffix("…")
        #expect(isSentence && !text.contains("\n"), "\(kind.id): \(text)")
      }
    }
  }

  /// docs/serve.md has the table, as `NoticeKind.table` writes it.
  @Test func kindsAreDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/serve.md"), encoding: .utf8)
    #expect(text.contains(NoticeKind.table), "write this:\n\(NoticeKind.table)")
  }

  /// Berlin's clocks are set back on 2026-10-25 and forward on 2027-03-28.
  @Test(arguments: [("Europe/Berlin", "Europe/Berlin"), ("UTC", "Europe/Berlin")])
  func bothClockChangesAreTried(zone: String, tried: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let start = Date(timeIntervalSince1970: 1_780_000_000)
    let (found, dates) = ClockChanges.dates(timeZone: zone, after: start)
    #expect(found.identifier == tried)
    #expect(dates.map { $0.ISO8601Format() } == ["2026-10-24T22:30:00Z", "2027-03-27T23:30:00Z"])
  }

  @Test(arguments: [(-60.0, true), (0, true), (60, false)])
  func passedPolicyIsFound(seconds: Double, isFound: Bool) {
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    let density = TimelineDensity(.init(dates: [now], policy: .after(now + seconds)))
    #expect((density.passedPolicy(at: now) != nil) == isFound)
    #expect(TimelineDensity(.init(dates: [now], policy: .atEnd)).passedPolicy(at: now) == nil)
  }
}

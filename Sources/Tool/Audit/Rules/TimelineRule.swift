import CommandArguments
import Foundation
import HostLink
import NoticeCatalog
import PreviewTesting

extension AuditRule {
  static let timeline = AuditRule(
    id: "timeline", title: "Dense timelines",
    source: "Keeping a widget up to date: entries and reloads at least about 5 minutes apart",
    check: .basePicture { audited, _ in
      guard let timeline = audited.frame.timeline else { return [] }
      let density = TimelineDensity(timeline)
      return density.passedPolicy(at: audited.frame.date).map { [$0] } ?? density.defects
    })
}

/// Whether entries or reloads follow each other faster than the system shows them.
struct TimelineDensity {
  /// In seconds.
  static let least = 300.0
  /// A second less is no mistake: dates are often rounded.
  private static let tolerance = 1.0

  let dates: [Date]
  let policy: ReloadPolicy

  init(_ timeline: PreviewFrame.Timeline) {
    dates = timeline.dates.sorted()
    policy = timeline.policy
  }

  var defects: [AuditDefect] {
    var defects: [AuditDefect] = []
    let gaps = zip(dates.dropFirst(), dates).map { $0.timeIntervalSince($1) }.filter { $0 > 0 }
    if gaps.count > 2, let typical = gaps.sorted().dropFirst(gaps.count / 2).first,
      typical < Self.least - Self.tolerance
    {
      defects.append(
        AuditDefect(
          severity: .warning, topic: "entries follow each other too fast",
          detail: "\(duration(typical)) apart; use at least 5 minutes, or text and progress that "
            + "change by themselves", measure: typical))
    }
    if let wait, wait < Self.least - Self.tolerance {
      defects.append(
        AuditDefect(
          severity: .warning, topic: "the timeline asks for a reload too soon",
          detail: "\(duration(wait)) after its first entry; use at least 5 minutes",
          measure: wait))
    }
    return defects
  }

  /// A defect if the policy's date has passed when the timeline arrives; nil otherwise.
  func passedPolicy(at now: Date) -> AuditDefect? {
    guard case .after(let date) = policy, date <= now else { return nil }
    return AuditDefect(
      severity: .warning, topic: "the date of the policy has passed when the timeline arrives",
      detail: "the reload is requested at once, again and again. "
        + NoticeKind.policyInPast.cure, measure: date.timeIntervalSince(now))
  }

  /// The seconds from the first entry to the reload; nil for none.
  private var wait: Double? {
    guard let first = dates.first, let last = dates.last else { return nil }
    switch policy {
    case .never: return nil
    case .atEnd: return last.timeIntervalSince(first)
    case .after(let date): return date.timeIntervalSince(first)
    }
  }

  private func duration(_ seconds: Double) -> String {
    seconds < 120
      ? "\(shortNumber(seconds.rounded())) s" : "\(shortNumber((seconds / 60).rounded())) min"
  }
}

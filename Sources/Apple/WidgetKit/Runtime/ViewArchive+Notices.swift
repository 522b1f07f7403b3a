import AuthorNotices
internal import CCrashReport
import HostLink
import NoticeCatalog
import ViewArchive

extension ViewArchive {
  /// Adds the notices about the author's code outside of views since the last call.
  mutating func addCollectedNotices() {
    for notice in CollectedNotices.drain() { addNotice(notice) }
  }

  /// Adds a notice unless the archive already has it.
  mutating func addNotice(_ notice: String?) {
    if let notice, !notices.contains(notice) { notices.append(notice) }
  }

  /// A date that text follows, and the frame of the text.
  typealias ShownDate = (date: DynamicDate, frame: CGRect)

  /// The dates of text that follows the clock. Each reading visits all nodes.
  var dynamicDates: [ShownDate] {
    var dates: [ShownDate] = []
    visit { node in
      guard case .dynamicText(let text, _) = node.content else { return }
      for segment in text.segments {
        if case .dynamic(let date) = segment.content { dates.append((date, node.frame)) }
      }
    }
    return dates
  }
}

extension ConfigurationIssue {
  /// A notice about an entity that the query did not return; nil for other issues.
  var notice: String? {
    guard reason == .noLongerExists else { return nil }
    let shown =
      switch value {
      case .object(let identifier, let display):
        display.isEmpty ? "\"\(identifier)\"" : "\"\(display)\" (\(identifier))"
      case .string(let text): "\"\(text)\""
      default: "its value"
      }
    return NoticeKind.unresolvedEntity.notice(
      "The parameter \"\(parameter)\" has no value: \(shown) no longer resolves.")
  }
}

/// Marks the process as one that evaluates views while `body` runs, for a report of where it is.
@MainActor
func evaluatingViews<Result>(_ body: () throws -> Result) rethrows -> Result {
  crash_report_set_views(1)
  defer { crash_report_set_views(0) }
  return try body()
}

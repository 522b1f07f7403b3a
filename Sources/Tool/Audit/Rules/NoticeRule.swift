import NoticeCatalog
import PreviewTesting

extension AuditRule {
  static let notice = AuditRule(
    id: "notice", title: "Valid code that is probably not intended",
    source: "docs/serve.md, \"Why does my widget not …\"",
    check: .picture { audited, _ in
      audited.frame.archive.notices.compactMap { AuditDefect(notice: $0) }
    })
}

extension AuditDefect {
  /// The notice's first sentence is the topic; nil for a message that is not about the author's
  /// code.
  init?(notice: String) {
    guard NoticeKind(notice: notice) != nil else { return nil }
    let (topic, detail) = NoticeKind.parts(of: notice)
    self.init(severity: .warning, topic: topic, detail: detail)
  }
}

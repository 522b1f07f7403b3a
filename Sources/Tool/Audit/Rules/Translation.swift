import PreviewTesting
import StringTables

extension AuditRule {
  static let translation = AuditRule(
    id: "translation", title: "Missing translations",
    source: "Human Interface Guidelines, Right to left and localization",
    check: .picture { audited, _ in
      guard audited.isTranslated else { return [] }
      return audited.frame.archive.notices.compactMap { MissingTranslation(notice: $0) }
        .map { missing in
          AuditDefect(
            severity: .error, topic: "“\(missing.key)” is not translated",
            detail: "add it to the table \(missing.table)", concernsAll: true)
        }
    })
}

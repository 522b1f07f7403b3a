import Foundation

extension AuditRule {
  static let drawing = AuditRule(
    id: "drawing", title: "Content that cannot be drawn", source: "docs/audit.md",
    check: .failure { reason in
      let line = reason.split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      return [AuditDefect(severity: .error, topic: "cannot be drawn", detail: line)]
    })
}

extension AuditRule {
  static let drawing = AuditRule(
    id: "drawing", title: "Content that cannot be drawn", source: "docs/audit.md",
    check: .failure { reason in
      [AuditDefect(severity: .error, topic: "cannot be drawn", detail: reason)]
    })
}

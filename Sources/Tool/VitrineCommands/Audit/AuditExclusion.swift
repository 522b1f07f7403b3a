/// Findings that are not reported.
struct AuditExclusion: Equatable, Sendable {
  var rule: String
  /// The kind, the attributes' type or the preview; nil for all.
  var kind: String?
  /// A part of the message; nil for all.
  var text: String?

  func covers(_ finding: AuditFinding) -> Bool {
    finding.rule == rule && (kind == nil || kind == finding.subject)
      && (text.map(finding.message.contains) ?? true)
  }
}

/// Findings that are not reported.
package struct AuditExclusion: Equatable, Sendable {
  package var rule: String
  /// The kind, the attributes' type or the preview; nil for all.
  package var kind: String?
  /// A part of the message; nil for all.
  package var text: String?

  package init(rule: String, kind: String? = nil, text: String? = nil) {
    self.rule = rule
    self.kind = kind
    self.text = text
  }

  func covers(_ finding: AuditFinding) -> Bool {
    finding.rule == rule && (kind == nil || kind == finding.subject)
      && (text.map(finding.message.contains) ?? true)
  }
}

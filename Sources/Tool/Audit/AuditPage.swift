import CommandArguments
import PreviewTesting

/// An audit as one HTML file without external parts: the findings by severity and rule.
package struct AuditPage {
  let project: String
  let report: AuditReport
  let rules: [AuditRule]

  package init(project: String, report: AuditReport, rules: [AuditRule]) {
    self.project = project
    self.report = report
    self.rules = rules
  }

  package var html: String {
    let title =
      "\(project.markup): \(counted(report.errors, "error")), "
      + counted(report.warnings, "warning")
    let sections = [AuditSeverity.error, .warning].flatMap { severity in
      rules.compactMap { section($0, severity) }
    }
    let ignored = report.ignored == 0 ? "" : "; \(report.ignored) ignored"
    return ReportPage(
      title: title, style: Self.style,
      content: """
        <p>\(counted(report.pictures, "picture")), \(counted(rules.count, "rule"))\(ignored)</p>
        \(sections.isEmpty ? "<p>Nothing was found.</p>" : sections.joined(separator: "\n"))
        """
    ).html
  }

  /// nil if the rule found nothing of this severity.
  private func section(_ rule: AuditRule, _ severity: AuditSeverity) -> String? {
    let findings = report.findings.filter { $0.rule == rule.id && $0.severity == severity }
    guard !findings.isEmpty else { return nil }
    let items = findings.map { finding in
      let subject = finding.subject.map { "<strong>\($0.markup)</strong> " } ?? ""
      let place = finding.place.map { "<code>\($0.markup)</code>" } ?? ""
      return "<li>\(subject)\(finding.message.markup) \(place)</li>"
    }
    let id = "\(severity.rawValue)-\(rule.id)"
    return """
      <section class="\(severity.rawValue)" aria-labelledby="\(id)">
      <h2 id="\(id)">\(rule.title.markup) <small>\(severity.rawValue), \(rule.id)</small></h2>
      <p class="source">\(rule.source.markup)</p>
      <ul>\(items.joined(separator: "\n"))</ul>
      </section>
      """
  }

  private static let style = """
    :root { --warning: light-dark(#7a5900, #ffcf70); }
    main { max-width: 60rem; }
    h2 { font-size: 1.1rem; margin: 0; }
    small { font-weight: 400; font-size: .85rem; }
    .error small { color: var(--error); } .warning small { color: var(--warning); }
    .source { font-size: .85rem; margin: 0; opacity: .8; }
    ul { margin: .5rem 0 0; padding-left: 1.2rem; }
    li { margin: .4rem 0; overflow-wrap: anywhere; }
    code { font-size: .85rem; opacity: .8; }
    """
}

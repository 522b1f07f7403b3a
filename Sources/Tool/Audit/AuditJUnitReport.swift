import CommandArguments
import PreviewTesting

/// An audit as JUnit XML, which build servers show: a test case for each rule. Errors are failures;
/// warnings are printed with a case that passes.
package struct AuditJUnitReport {
  /// The path of the project, as given.
  let project: String
  let report: AuditReport
  let rules: [AuditRule]
  let seconds: Double

  package init(project: String, report: AuditReport, rules: [AuditRule], seconds: Double) {
    self.project = project
    self.report = report
    self.rules = rules
    self.seconds = seconds
  }

  package var xml: String {
    JUnitDocument(
      name: "vitrine audit", project: project,
      failures: rules.count { !findings(of: $0, .error).isEmpty }, seconds: seconds,
      cases: rules.map(testCase)
    ).xml
  }

  private func findings(of rule: AuditRule, _ severity: AuditSeverity) -> [AuditFinding] {
    report.findings.filter { $0.rule == rule.id && $0.severity == severity }
  }

  private func testCase(_ rule: AuditRule) -> String {
    let (errors, warnings) = (findings(of: rule, .error), findings(of: rule, .warning))
    let start = "    <testcase classname=\"vitrine.audit\" name=\"\(rule.id.markup)\""
    let parts = [
      element("failure", errors, " message=\"\(counted(errors.count, "error"))\""),
      element("system-out", warnings, ""),
    ].compactMap(\.self)
    guard !parts.isEmpty else { return start + "/>" }
    return start + ">\n" + parts.joined(separator: "\n") + "\n    </testcase>"
  }

  /// An element with a line for each finding; nil without findings.
  private func element(
    _ name: String, _ findings: [AuditFinding], _ attributes: String
  ) -> String? {
    guard !findings.isEmpty else { return nil }
    let lines = findings.map(\.sentence).joined(separator: "\n")
    return "      <\(name)\(attributes)>\(lines.markup)</\(name)>"
  }
}

import CommandArguments
import Foundation

/// What an audit found.
package struct AuditReport: Codable, Equatable, Sendable {
  package var findings: [AuditFinding]
  /// The pictures that were audited.
  var pictures: Int
  /// The findings that the project ignores.
  var ignored: Int

  package var errors: Int { findings.count { $0.severity == .error } }
  var warnings: Int { findings.count - errors }
}

/// A defect of a kind, with the variants in which it was found.
package struct AuditFinding: Codable, Equatable, Sendable {
  /// The rule's name.
  package var rule: String
  package var severity: AuditSeverity
  /// The kind, the attributes' type or the preview; nil if it concerns the whole extension.
  package var subject: String?
  /// Families, sizes or presentations.
  var forms: [String]
  /// One sentence: what is wrong with what, where and how much.
  package var message: String
  /// The source file, without the folder of the project; nil if it is not known.
  var file: String?
  var line: Int?
  /// The picture of the worst place, for the page; nil without one. It is not part of the JSON.
  var picture: AuditPicture?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, subject, forms, message, file, line
  }

  /// File and line.
  package var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }

  /// The message with the subject.
  package var statement: String { (subject.map { "\($0): " } ?? "") + message }

  /// The message with the subject and the place.
  var sentence: String { statement + (place.map { " (\($0))" } ?? "") }
}

extension AuditReport {
  /// The findings by severity and rule, and a summary.
  package func text(seconds: Double, rules: Int) -> String {
    var lines: [String] = []
    for severity in [AuditSeverity.error, .warning] {
      let some = findings.filter { $0.severity == severity }
      guard !some.isEmpty else { continue }
      lines.append("\(severity.rawValue)s")
      var rule: String?
      for finding in some {
        if finding.rule != rule { lines.append("  \(finding.rule)") }
        rule = finding.rule
        lines.append("    \(finding.sentence)")
      }
    }
    let counts = [
      counted(errors, "error"), counted(warnings, "warning"),
      ignored > 0 ? "\(ignored) ignored" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    lines.append(
      "\(counted(pictures, "picture")), \(counted(rules, "rule")): \(counts), in "
        + "\(shortNumber(seconds)) s")
    return lines.joined(separator: "\n")
  }
}

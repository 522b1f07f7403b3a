/// An item of `audit.ignore` in `.vitrine.json`: a rule, or a rule for a kind or for findings with
/// a text.
package struct IgnoredFinding: Equatable, Sendable {
  /// Its place in the file, for messages: `audit.ignore[0]`.
  package var path: String
  package var rule: String
  package var kind: String?
  package var text: String?
}

extension IgnoredFinding {
  static func list(
    _ value: Any, _ reader: ConfigurationReader
  ) throws(ProjectError) -> [IgnoredFinding] {
    let object = try reader.object(value, "audit", keys: ["ignore"])
    var findings: [IgnoredFinding] = []
    for (index, item) in try reader.list(object["ignore"] ?? [], "audit.ignore").enumerated() {
      let path = "audit.ignore[\(index)]"
      let object = try reader.object(item, path, keys: ["rule", "kind", "text"])
      guard let texts = object as? [String: String], let rule = texts["rule"] else {
        throw reader.error(
          at: path,
          mustBe: "an object of strings with a \"rule\", such as "
            + "{\"rule\": \"contrast\", \"kind\": \"Tide\"}")
      }
      findings.append(
        IgnoredFinding(path: path, rule: rule, kind: texts["kind"], text: texts["text"]))
    }
    return findings
  }
}

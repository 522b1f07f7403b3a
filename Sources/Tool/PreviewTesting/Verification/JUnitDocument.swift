import CommandArguments

/// A document in JUnit XML, which build servers show, with the test cases of one run.
package struct JUnitDocument {
  /// The command that ran, such as `vitrine test`.
  let name: String
  /// The path of the project, as given.
  let project: String
  let failures: Int
  let seconds: Double
  /// An element each.
  let cases: [String]

  package init(name: String, project: String, failures: Int, seconds: Double, cases: [String]) {
    self.name = name
    self.project = project
    self.failures = failures
    self.seconds = seconds
    self.cases = cases
  }

  package var xml: String {
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" time=\"\(shortNumber(seconds))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)" \(counts)>
        <testsuite name="\(project.markup)" \(counts)>
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }
}

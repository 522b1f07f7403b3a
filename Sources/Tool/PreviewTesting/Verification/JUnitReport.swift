import CommandArguments
import Foundation

/// The outcomes as JUnit XML, which build servers show.
package struct JUnitReport {
  /// The path of the project, as given.
  package let project: String
  package let outcomes: [TestOutcome]
  package let seconds: Double

  package init(project: String, outcomes: [TestOutcome], seconds: Double) {
    self.project = project
    self.outcomes = outcomes
    self.seconds = seconds
  }

  package var xml: String {
    JUnitDocument(
      name: "vitrine test", project: project, failures: outcomes.count { $0.failure != nil },
      seconds: seconds, cases: outcomes.map(testCase)
    ).xml
  }

  private func testCase(_ outcome: TestOutcome) -> String {
    let start =
      "    <testcase classname=\"\(outcome.title.markup)\" name=\"\(outcome.name.markup)\" "
      + "file=\"\(outcome.place.prefix { $0 != ":" }.description.markup)\""
      + (outcome.line.map { " line=\"\($0)\"" } ?? "")
    guard let failure = outcome.failure else { return start + "/>" }
    return start + ">\n      <failure message=\"\(failure.summary.markup)\">"
      + failure.words.joined(separator: "\n").markup + "</failure>\n    </testcase>"
  }
}

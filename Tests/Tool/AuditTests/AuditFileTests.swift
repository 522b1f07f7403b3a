import Foundation
import FoundationXML
import Testing

@testable import Audit

@Suite struct AuditFileTests {
  private static let report = AuditReport(
    findings: [
      AuditFinding(
        rule: "contrast", severity: .error, subject: "Tide", forms: ["systemSmall"],
        message: "“<High>” & “\u{1}low”", file: "Tide.swift", line: 7),
      AuditFinding(
        rule: "contrast", severity: .warning, subject: nil, forms: [], message: "weak", file: nil,
        line: nil),
      AuditFinding(
        rule: "label", severity: .warning, subject: "Lamp", forms: [], message: "no label",
        file: nil, line: nil),
    ], pictures: 3, ignored: 1)
  private static let rules: [AuditRule] = [.contrast, .label, .drawing]

  @Test func junitHasACaseForEachRule() throws {
    let junit = AuditJUnitReport(
      project: "A&B", report: Self.report, rules: Self.rules, seconds: 2.5)
    let document = try XMLDocument(xmlString: junit.xml)
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "failures")?.stringValue == "1")
    #expect(suite.attribute(forName: "name")?.stringValue == "A&B")
    let cases = suite.elements(forName: "testcase").map { element in
      [
        element.attribute(forName: "name")?.stringValue,
        element.elements(forName: "failure").first?.stringValue,
        element.elements(forName: "system-out").first?.stringValue,
      ]
    }
    #expect(
      cases == [
        ["contrast", "Tide: “<High>” & “\u{FFFD}low” (Tide.swift:7)", "weak"],
        ["label", nil, "Lamp: no label"], ["drawing", nil, nil],
      ])
  }

  @Test func pageHasErrorsFirstAndNoMarkupOfTheProject() throws {
    let page = AuditPage(project: "<b>", report: Self.report, rules: Self.rules).html
    #expect(page.contains("<h1>&lt;b&gt;: 1 error, 2 warnings</h1>"))
    #expect(page.contains("“&lt;High&gt;” &amp; “\u{FFFD}low” <code>Tide.swift:7</code>"))
    let places = ["error-contrast", "warning-contrast", "warning-label"].compactMap {
      page.range(of: "id=\"\($0)\"")?.lowerBound
    }
    #expect(places.count == 3 && places == places.sorted())
    #expect(!page.contains("drawing"))
  }

  @Test func pageWithoutFindingsSaysSo() {
    let report = AuditReport(findings: [], pictures: 1, ignored: 0)
    let page = AuditPage(project: "Tide", report: report, rules: Self.rules).html
    #expect(page.contains("Nothing was found."))
  }
}

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

  /// A picture that is too large for the page is left out, and the page says so.
  @Test(arguments: [
    (16, CGRect(x: 20, y: 10, width: 50, height: 5), "left: 10%; top: 10%; width: 25%; height: 5%"),
    (16, nil, "data:image/png;base64,AAAA"), (16, CGRect.null, "data:image/png;base64,AAAA"),
    (7 << 20, nil, "no room for the picture"),
  ])
  func pageHasPictures(bytes: Int, frame: CGRect?, text: String) {
    let picture = AuditPicture(
      png: Data(count: bytes), size: CGSize(width: 200, height: 100), frame: frame)
    let report = AuditReport(
      findings: [
        AuditFinding(
          rule: "label", severity: .error, subject: "<b>", forms: [], message: "no label",
          file: nil, line: nil, picture: picture)
      ], pictures: 1, ignored: 0)
    let page = AuditPage(project: "Tide", report: report, rules: Self.rules).html
    #expect(page.contains(text))
    #expect(page.contains("<i style") == (frame.map { !$0.isNull } ?? false))
    #expect(page.contains("img-src data:") && !page.contains("<b>"))
  }

  @Test func picturesAreNotInJSON() throws {
    let finding = AuditFinding(
      rule: "label", severity: .error, subject: nil, forms: [], message: "no label", file: nil,
      line: nil, picture: AuditPicture(png: Data(count: 4), size: CGSize(width: 1, height: 1)))
    #expect(!String(decoding: try JSONEncoder().encode(finding), as: UTF8.self).contains("png"))
  }

  @Test func pageWithoutFindingsSaysSo() {
    let report = AuditReport(findings: [], pictures: 1, ignored: 0)
    let page = AuditPage(project: "Tide", report: report, rules: Self.rules).html
    #expect(page.contains("Nothing was found."))
  }
}

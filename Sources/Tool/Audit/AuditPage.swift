import CommandArguments
import Foundation
import PreviewTesting

/// An audit as one HTML file without external parts: the findings by severity and rule, with their
/// pictures.
package struct AuditPage {
  let project: String
  let report: AuditReport
  let rules: [AuditRule]

  package init(project: String, report: AuditReport, rules: [AuditRule]) {
    self.project = project
    self.report = report
    self.rules = rules
  }

  /// The limit of the pictures on a page, in bytes. Findings beyond it have none.
  private static let pictureLimit = 8 << 20

  package var html: String {
    let title =
      "\(project.markup): \(counted(report.errors, "error")), "
      + counted(report.warnings, "warning")
    var room = Self.pictureLimit
    let sections = [AuditSeverity.error, .warning].flatMap { severity in
      rules.compactMap { section($0, severity, &room) }
    }
    let ignored = report.ignored == 0 ? "" : "; \(report.ignored) ignored"
    return ReportPage(
      title: title, permissions: "img-src data:", style: Self.style,
      content: """
        <p>\(counted(report.pictures, "picture")), \(counted(rules.count, "rule"))\(ignored)</p>
        \(sections.isEmpty ? "<p>Nothing was found.</p>" : sections.joined(separator: "\n"))
        """
    ).html
  }

  /// nil if the rule found nothing of this severity.
  ///
  /// - Parameter room: The bytes that pictures may still have.
  private func section(
    _ rule: AuditRule, _ severity: AuditSeverity, _ room: inout Int
  ) -> String? {
    let findings = report.findings.filter { $0.rule == rule.id && $0.severity == severity }
    guard !findings.isEmpty else { return nil }
    let items = findings.map { finding in
      let subject = finding.subject.map { "<strong>\($0.markup)</strong> " } ?? ""
      let place = finding.place.map { "<code>\($0.markup)</code>" } ?? ""
      let picture = finding.picture.map { figure($0, of: finding, &room) } ?? ""
      return "<li>\(subject)\(finding.message.markup) \(place)\(picture)</li>"
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

  /// A picture with a frame around the defect.
  private func figure(
    _ picture: AuditPicture, of finding: AuditFinding, _ room: inout Int
  ) -> String {
    let (size, data) = (picture.size, picture.png.base64EncodedString())
    guard size.width > 0, size.height > 0 else { return "" }
    guard data.utf8.count <= room else {
      return "<p class=\"source\">The page has no room for the picture.</p>"
    }
    room -= data.utf8.count
    func percent(_ value: CGFloat) -> String { "\(shortNumber((value * 1000).rounded() / 10))%" }
    let frame = picture.frame.flatMap { frame -> String? in
      guard !frame.isNull, frame.origin.x.isFinite, frame.width.isFinite else { return nil }
      return """
        <i style="left: \(percent(frame.minX / size.width)); \
        top: \(percent(frame.minY / size.height)); width: \(percent(frame.width / size.width)); \
        height: \(percent(frame.height / size.height))"></i>
        """
    }
    return """
      <figure style="width: \(Int(min(size.width, 480)))px"><img \
      src="data:image/png;base64,\(data)" alt="Picture of \((finding.subject ?? "").markup)">\
      \(frame ?? "")</figure>
      """
  }

  private static let style = """
    figure { position: relative; max-width: 100%; margin: .5rem 0; }
    figure img { display: block; width: 100%; border-radius: .5rem; }
    figure i { position: absolute; outline: 2px solid #e5007d; outline-offset: 2px; }
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

import Audit
import CommandArguments
import CommandContext
import Foundation
import NearestName
import PreviewTesting
import ProjectReader

extension Command {
  static let audit = Command(
    spec: CommandSpec(
      name: "audit",
      summary: "Find defects that users notice: truncated text, low contrast, small targets.",
      discussion: """
        Draws the widgets, controls, Live Activities and previews of a project in several type \
        sizes, in its languages, and in light and dark, and simulates a day of its widgets. The \
        rules are \(AuditRule.all.map(\.id).joined(separator: ", ")); docs/audit.md explains them.

        Exits with 1 if there are errors. If GITHUB_ACTIONS is true, each finding is also an \
        annotation of its source line.
        """,
      positionals: [
        .init(
          name: "PATH",
          help: "Project, repository or folder of sources, which is built first; or a bundle.")
      ],
      options: ProjectOptions.options + [.seed] + RenderSettings.testOptions + [
        .flag("kinds", "Only widgets, controls and Live Activities, without previews."),
        .value(
          "filter", "TEXT", "Only previews or kinds whose name or file contains this text."),
        .value(
          "variants", "LIST",
          "Audit these combinations instead; see `vitrine previews --help`."),
        .value(
          "rule", "RULE", repeats: true, offers: .words(AuditRule.all.map(\.id)),
          "Apply only this rule; repeatable."),
        .value(
          "ignore", "RULE[:KIND]", repeats: true,
          "Do not report this rule, or this rule for a kind; repeatable."),
        .value("html", "FILE", "Write the findings as an HTML page, with their pictures."),
        .value("junit", "FILE", "Write the findings as JUnit XML, with a test case for each rule."),
        .json,
      ])
  ) { arguments, context in
    let start = ContinuousClock.now
    try context.requireWritable(arguments["junit"], arguments["html"])
    var run = try AuditRun(arguments.completedByProject(in: context), in: context)
    run.keepsPictures = arguments["html"] != nil
    let report = try await run.report()
    if let path = arguments["junit"] {
      let junit = AuditJUnitReport(
        project: arguments.positionals[0], report: report, rules: run.rules,
        seconds: start.secondsAgo)
      try OutputFile(url: context.file(path)).write(Data(junit.xml.utf8))
    }
    if let path = arguments["html"] {
      let name = context.file(arguments.positionals[0]).deletingPathExtension().lastPathComponent
      let page = AuditPage(project: name, report: report, rules: run.rules)
      try OutputFile(url: context.file(path)).write(Data(page.html.utf8))
    }
    try await context.console.show(
      asJSON: arguments.has("json"), json: { try jsonOutput(report, as: .audit) },
      text: { report.text(seconds: start.secondsAgo, rules: run.rules.count) })
    if !arguments.has("json"),
      let annotations = GitHubAnnotations(of: arguments.positionals[0], in: context)
    {
      for finding in report.findings {
        context.console.print(
          annotations.command(
            finding.severity.rawValue, title: finding.rule, place: finding.place ?? "",
            message: finding.statement))
      }
    }
    guard report.errors == 0 else { throw ToolError.auditFailed(errors: report.errors) }
    try await requireListedCuts(
      of: [try ExtensionLocation(arguments, in: context)], in: context,
      includesPreviews: !arguments.has("kinds"))
  }
}

extension AuditRun {
  /// Throws `ValueError`, `ProjectError` and `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    let settings = try RenderSettings(arguments.completedForTests(), now: context.now())
    let chosen = try arguments.all("rule").map { try AuditRule(named: $0, option: "--rule") }
    let location = try ExtensionLocation(arguments, in: context)
    let file = try ProjectConfiguration.find(
      for: location.url, also: location.options.reading.also)
    var context = context
    context.console = context.console.withoutRepetitions
    self.init(
      location: location, settings: settings, context: context,
      rules: chosen.isEmpty ? AuditRule.all : chosen,
      ignored: try arguments.all("ignore").map { try AuditExclusion($0) }
        + file.ignoredFindings.map { try AuditExclusion($0) },
      filter: arguments["filter"], variants: arguments["variants"],
      includesPreviews: !arguments.has("kinds"),
      activities: try (file.tests ?? []).compactMap { test in
        guard
          case .kinds(let selection) = try FrameBatch(
            test, settings: settings, variants: nil, entries: nil
          ).content, selection.activity != nil
        else { return nil }
        return selection
      })
    // Errors in the list are reported before the build.
    if let variants { _ = try PreviewVariants(variants, settings: settings) }
  }
}

extension AuditRule {
  /// Throws `ValueError`.
  init(named name: String, option: String) throws(ValueError) {
    guard let rule = Self.all.first(where: { $0.id == name }) else {
      throw ValueError(
        value: name, option: option,
        expected: "a rule: " + knownNames(Self.all.map(\.id), insteadOf: name))
    }
    self = rule
  }
}

extension AuditExclusion {
  /// Parses `RULE[:KIND]`. Throws `ValueError`.
  init(_ argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      rule: try AuditRule(named: String(parts[0]), option: "--ignore").id,
      kind: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Throws `ValueError`.
  init(_ finding: IgnoredFinding) throws {
    let option = "\(finding.path).rule in \(ProjectConfiguration.fileName)"
    self.init(
      rule: try AuditRule(named: finding.rule, option: option).id, kind: finding.kind,
      text: finding.text)
  }
}

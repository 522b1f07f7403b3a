import CommandArguments
import CommandContext
import Devices
import ExtensionBuilder
import Foundation
import PictureComparison
import PreviewTesting
import ProjectReader

extension Command {
  static let test = Command(
    spec: CommandSpec(
      name: "test", summary: "Compare the pictures of previews or widgets with references.",
      discussion: """
        Draws each preview in its variants and compares it with NAME.png in the folder of \
        references. A project without previews is tested with all its widgets in their families, \
        its controls and Live Activities; .vitrine.json can list other tests. Pictures that look \
        the same pass; docs/testing.md has the metric. A difference is explained with the layout \
        in NAME.txt. --update writes the pictures that are missing or fail, and the layouts that \
        differ; it removes nothing.

        Exits with 1 if a picture differs or a preview cannot be drawn. If GITHUB_ACTIONS is true, \
        each failure is also an annotation of its source line.
        """,
      positionals: [.testedProject],
      options: CommandSpec.Option.tests + [
        .value("shard", "PART/PARTS", "Only a part of the tests, such as 2/8."),
        .value(
          "changed-since", "COMMIT",
          "Only the extensions that the changes since a commit can concern, such as origin/main; "
            + "all if that is not known."),
        .flag(
          "update", "Write the pictures that are missing or fail, and the layouts that differ."),
        .value("junit", "FILE", "Write the results as JUnit XML."),
        .value("report", "FILE", "Write a page (HTML) with the pictures of all failures."),
        .value(
          "review", "DIR",
          "Write a folder for reviewers: a page, the pictures, and the differences as JSON."),
      ])
  ) { arguments, context in
    let start = ContinuousClock.now
    try context.requireWritable(arguments["junit"], arguments["report"])
    if let path = arguments["review"] { try ReviewFolder(context.file(path)).check() }
    let selection = try TestSelection(arguments.completedByProject(in: context), in: context)
    let run = selection.run
    if run.check.updates { try OutputFolder(url: run.check.references.url).check() }
    let result = try await run.result()
    let outcomes = result.outcomes
    guard !outcomes.isEmpty || arguments["shard"] != nil || selection.leftOut != nil else {
      throw ToolError.nothingToTest(arguments.positionals[0])
    }
    if ["filter", "shard", "variants", "entries"].allSatisfy({ arguments[$0] == nil }) {
      warnOfUnused(run, outcomes)
    }
    let seconds = start.secondsAgo
    let name = context.file(arguments.positionals[0]).deletingPathExtension().lastPathComponent
    let review = TestReview(project: name, outcomes: outcomes, leftOut: selection.leftOut)
    try write(outcomes, of: review, seconds, arguments, context)
    context.console.print(
      "\(counted(review.tests, "test")): \(review.counts), in \(shortNumber(seconds)) s"
        + (result.isUnchanged ? " (nothing has changed since they passed)" : ""))
    if let leftOut = selection.leftOut { context.console.print(leftOut) }
    guard review.differences.isEmpty else {
      throw ToolError.testsFailed(review.differences.count, of: review.tests)
    }
    try await requireListedCuts(
      of: run.pipeline.targets.map(\.location), in: context,
      includesPreviews: run.pipeline.needsPreviews)
  }
}

extension Command {
  static let watchTests = Command(
    spec: CommandSpec(
      name: "watch-tests", summary: "Run `test` again after each save, until interrupted.",
      discussion: """
        Draws what a save can change: the extensions with different contents, or all of them if \
        references were saved. Prints which tests pass or fail now. Sources that do not compile \
        are reported, and the tests keep their verdicts.
        """,
      positionals: [.testedProject], options: CommandSpec.Option.tests)
  ) { arguments, context in
    let run = try PictureTestRun(try arguments.completedByProject(in: context), in: context)
    try await untilInterrupted(in: context) { try await TestWatch(run).run() }
  }
}

extension CommandSpec.Positional {
  fileprivate static let testedProject = Self(
    name: "PATH",
    help: "Project, repository or folder of sources, which is built first; or a bundle.")
}

extension CommandSpec.Option {
  /// What is tested, and how it is compared.
  fileprivate static let tests =
    ProjectOptions.options + [.seed] + RenderSettings.testOptions + [
      .flag("kinds", "Widgets, controls and Live Activities instead of previews."),
      .value(
        "filter", "TEXT", "Only previews or kinds whose name or file contains this text."),
      PreviewVariants.option,
      .value(
        "entries", "N",
        "Entries or content states that are drawn at most, from the first one. Default: 6 of a "
          + "preview, 3 of a kind."),
      .value(
        "references", "DIR",
        "Folder with the references. Default: \(ReferenceFolder.defaultName) in the project's "
          + "folder."),
      .value(
        "tolerance", "SHARE",
        "Share of the pixels that may differ, 0 to 1. Default: 0.001."),
    ]
}

/// Throws `ToolError.unlistedCuts`: a picture of an extension with cuts proves nothing about what
/// was cut.
func requireListedCuts(
  of locations: [ExtensionLocation], in context: ToolContext, includesPreviews: Bool
) async throws {
  var cuts: [ModuleCut] = []
  for location in locations {
    cuts += try await location.unlistedCuts(in: context, includesPreviews: includesPreviews)
  }
  guard cuts.isEmpty else {
    throw ToolError.unlistedCuts(
      cuts.prefix(3).map { "\($0.module).\($0.subject)" }, cuts.count)
  }
}

extension TestSelection {
  /// The tests for the arguments of `test`. Throws `ValueError`, `ProjectError` and `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    let run = try PictureTestRun(arguments, in: context)
    guard let text = arguments["changed-since"] else {
      self.init(all: run)
      return
    }
    guard let name = GitCommitName(text) else {
      throw ValueError(
        value: text, option: "--changed-since", expected: "a commit, such as origin/main or HEAD~1")
    }
    try self.init(run, changedSince: name)
    if let reason { context.console.warn("all tests are drawn: \(reason)") }
  }
}

extension PictureTestRun {
  /// The run for the arguments of `test`. Throws `ValueError`, `ProjectError` and `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    let arguments = arguments.completedForTests()
    let settings = try RenderSettings(arguments, now: context.now())
    let tolerance =
      try numberValue(arguments["tolerance"], option: "--tolerance", in: 0...1) ?? 0.001
    let shard = try arguments["shard"].map { try Shard.parse($0) } ?? .all
    let location = try ExtensionLocation(arguments, in: context)
    let references =
      try arguments["references"].map { ReferenceFolder(url: context.file($0)) }
      ?? .standard(for: location.url, also: location.options.reading.also)
    let list =
      arguments.has("kinds")
      ? nil
      : try ProjectConfiguration.find(
        for: location.url, also: location.options.reading.also
      ).tests
    let entries = try wholeNumberValue(arguments["entries"], option: "--entries", in: 1...100)
    let batches =
      try list?.map { test in
        try FrameBatch(
          test, settings: settings, variants: arguments["variants"], entries: entries)
      } ?? [
        FrameBatch(
          content: arguments.has("kinds") ? .kinds(.all) : .previewsOrKinds, settings: settings,
          variants: try PreviewVariants(arguments["variants"], settings: settings), entries: entries
        )
      ]
    self.init(
      pipeline: FramePipeline(
        targets: try FramePipeline.Target.all(at: location), batches: batches, context: context,
        filter: arguments["filter"], shard: shard),
      check: PictureCheck(
        references: references, tolerance: tolerance, updates: arguments.has("update")),
      inputs: arguments.values.filter {
        !["junit", "report", "review", "changed-since"].contains($0.key)
      }
      .map { "\($0.key)=\($0.value)" }.sorted() + arguments.flags.subtracting(["update"]).sorted()
        + (list ?? []).map(\.json))
  }
}

/// Prints the failures, and writes the files that were requested.
private func write(
  _ outcomes: [TestOutcome], of review: TestReview, _ seconds: Double, _ arguments: ParsedArguments,
  _ context: ToolContext
) throws {
  let annotations = GitHubAnnotations(of: arguments.positionals[0], in: context)
  for outcome in outcomes {
    guard let failure = outcome.failure else { continue }
    context.console.print("\(outcome.name) (\(outcome.place)): \(failure.line)")
    if let annotations {
      context.console.print(
        annotations.command(
          "error", title: outcome.name, place: outcome.place, message: failure.line))
    }
  }
  if let path = arguments["junit"] {
    let report = JUnitReport(
      project: arguments.positionals[0], outcomes: outcomes, seconds: seconds)
    try OutputFile(url: context.file(path)).write(Data(report.xml.utf8))
  }
  if let path = arguments["report"] {
    let page = FailurePage(project: review.project, outcomes: outcomes)
    try OutputFile(url: context.file(path)).write(Data(page.html.utf8))
  }
  if let path = arguments["review"] {
    try ReviewFolder(context.file(path)).write(
      outcomes, project: review.project, leftOut: review.leftOut)
  }
}

/// Names the references that no test has.
private func warnOfUnused(_ run: PictureTestRun, _ outcomes: [TestOutcome]) {
  let tested = Set(outcomes.map(\.name))
  // A subject that cannot be drawn still has references.
  let broken = outcomes.filter { $0.failure?.actual == nil }.map { $0.name + "." }
  let unused = run.pipeline.targets.flatMap { run.check.references.names(in: $0.name) }.filter {
    name in
    !tested.contains(name) && !broken.contains { name.hasPrefix($0) }
  }
  guard !unused.isEmpty else { return }
  let listed = unused.prefix(5).joined(separator: ", ") + (unused.count > 5 ? ", …" : "")
  run.pipeline.context.console.warn(
    "\(unused.count) of the references belong to no test; delete them if they are no longer "
      + "needed: \(listed)")
}

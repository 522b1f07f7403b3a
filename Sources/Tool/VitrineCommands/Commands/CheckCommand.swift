import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import ProcessCleanup
import ProjectReader

extension Command {
  static let check = Command(
    spec: CommandSpec(
      name: "check", summary: "Report everything that keeps a project from building, at once.",
      discussion: """
        Type-checks all modules of the project and its widget extensions, also those that import \
        a missing module, and lists the missing modules and names with their places. What does \
        not compile in modules is cut out, as in a build; docs/projects.md explains cuts. Exits \
        with 0 only if everything would build without cuts, and with 3 if it builds with cuts.
        """,
      positionals: [.init(name: "PATH", help: "Project or folder of sources.")],
      options: ProjectOptions.options + [
        .flag("cuts", "List what is cut out, by module and by what is missing."), .json,
      ])
  ) { arguments, context in
    let path = context.file(arguments.positionals[0])
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw BuildError.folderMissing(path.path)
    }
    let project = try ProjectOptions(arguments, in: context).completed(for: path)
      .completed(in: context)
    let reports = try await context.console.during("checking \(path.lastPathComponent)") {
      try await findings(at: path, project, in: context)
    }
    try await context.console.show(
      asJSON: arguments.has("json"), json: { try jsonOutput(CheckReport(reports), as: .check) },
      text: {
        reports.map { text($0, listsCuts: arguments.has("cuts")) }.joined(separator: "\n")
      })
    let failed = reports.filter { !$0.wouldBuild }
    guard failed.isEmpty else { throw ToolError.wouldNotBuild(failed.map(\.target)) }
    let cut = reports.filter { !$0.cuts.isEmpty }
    guard cut.isEmpty else {
      throw ToolError.buildsWithCuts(cut.map(\.target), cut.map(\.cuts.count).reduce(0, +))
    }
  }
}

/// The findings about each widget extension at a path. A target without findings is built, because
/// only that shows that it links, and one with errors in modules, because only that shows whether
/// cuts are enough.
private func findings(
  at path: URL, _ project: ProjectOptions, in context: ToolContext
) async throws -> [ProjectFindings] {
  var options = ExtensionBuilder.Options(cache: context.cache, stubs: project.stubs)
  options.also = project.reading.also
  options.settings = project.reading.settings
  options.platform = project.platform
  options.runsScripts = project.reading.runsScripts
  options.cutsOwnSources = project.cutsOwnSources
  options.progress = context.buildProgress
  guard let extensions = try project.extensions(at: path) else {
    let found = try await ExtensionBuilder.check(folder: path, options: options)
    return [
      try await confirmed(found, in: context) { output in
        try await ExtensionBuilder.build(folder: path, output: output, options: options)
      }
    ]
  }
  var result: [ProjectFindings] = []
  for widgetExtension in extensions {
    let found = try await ExtensionBuilder.check(widgetExtension, options: options)
    result.append(
      try await confirmed(found, in: context) { output in
        try await ExtensionBuilder.build(widgetExtension, output: output, options: options)
      })
  }
  return result
}

private func confirmed(
  _ findings: ProjectFindings, in context: ToolContext,
  _ build: (URL) async throws -> ExtensionBuilder.Result
) async throws -> ProjectFindings {
  guard findings.wouldBuild || findings.mayBuildWithCuts else { return findings }
  if !findings.wouldBuild {
    // The build can take minutes.
    let own = findings.ownErrors
    context.console.note(
      "\(findings.target): its own files have \(countedOrNone(own, "error")); "
        + "building it without what does not compile in others …")
  }
  let folder = try ScratchFolder("check", in: context.cache)
  defer { folder.remove() }
  var findings = findings
  do {
    let result = try await build(folder.url.appendingPathComponent("Check.vitrine"))
    findings.wouldBuild = true
    findings.cuts = result.bundle.cuts
  } catch let error as BuildError {
    // Otherwise the errors are among the findings.
    if findings.wouldBuild { findings.add(error) }
  }
  return findings
}

private struct CheckReport: Encodable {
  var wouldBuild: Bool
  var targets: [ProjectFindings]

  init(_ targets: [ProjectFindings]) {
    self.targets = targets
    wouldBuild = targets.allSatisfy(\.wouldBuild)
  }
}

// MARK: Text

private func text(_ findings: ProjectFindings, listsCuts: Bool) -> String {
  let cuts = findings.cuts
  let suffix = cuts.isEmpty ? "" : " with \(counted(cuts.count, "cut"))"
  var lines = ["\(findings.target): \(findings.wouldBuild ? "builds" + suffix : "does not build")"]
  if listsCuts { lines += lists(of: cuts) }
  let used = findings.modules.filter(\.isUsed)
  if !used.isEmpty {
    lines.append("missing modules")
    for module in used {
      lines.append("  \(module.name)  \(places(module.locations))")
      lines.append("    \(module.advice)")
    }
  }
  if !findings.names.isEmpty { lines.append("missing names") }
  for name in findings.names {
    let times = name.count == 1 ? "" : " (\(name.count))"
    lines.append("  \(name.name)\(times)\(origin(name))  \(places(name.locations))")
  }
  if !findings.errors.isEmpty { lines.append("other errors") }
  for error in findings.errors {
    lines.append("  \(error.location.isEmpty ? "" : error.location + ": ")\(error.message)")
  }
  if !findings.consequences.isEmpty {
    lines.append(
      "see --json for \(counted(findings.consequences.count, "error")) that these probably cause")
  }
  for module in findings.modules where !module.isUsed {
    lines.append(
      "warning: \(module.locations.first ?? ""): import \(module.name): \(module.advice)")
  }
  for notice in findings.notices { lines.append("warning: \(notice)") }
  return lines.joined(separator: "\n") + "\n"
}

/// The cuts by module, and what is missing with the number of cuts that it causes.
private func lists(of cuts: [ModuleCut]) -> [String] {
  var lines: [String] = []
  for (module, group) in Dictionary(grouping: cuts, by: \.module).sorted(by: { $0.key < $1.key }) {
    lines.append("cuts in \(module)")
    lines += group.map { cut in
      "  \(cut.subject) (\(cut.kind.rawValue))  \(cut.place)  \(cut.reason)"
    }
  }
  let causes = cuts.causes
  if !causes.isEmpty { lines.append("causes of most cuts") }
  lines += causes.prefix(10).map { "  \($0.name)  \(counted($0.count, "cut"))" }
  return lines
}

private func origin(_ name: ProjectFindings.MissingName) -> String {
  if let place = name.declaration {
    return place.contains(".h:")
      ? ", declared in \(place) in Objective-C, which is not built"
      : ", declared in \(place), which is not in the target"
  }
  if !name.likelyModules.isEmpty {
    return ", likely from \(name.likelyModules.joined(separator: " or "))"
  }
  guard let home = name.home else { return ", declared nowhere that is built" }
  return name.needsImport ? ", add `import \(home)`" : ", of \(home), not in Vitrine"
}

/// The first places, and the number of the others.
private func places(_ all: [String]) -> String {
  let shown = all.prefix(3).joined(separator: ", ")
  return all.count > 3 ? "\(shown), \(all.count - 3) more" : shown
}

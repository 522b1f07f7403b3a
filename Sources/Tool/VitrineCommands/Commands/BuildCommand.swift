import CommandArguments
import CommandContext
import ExtensionBuilder
import ExtensionPool
import Foundation
import ProjectReader

extension Command {
  static let build = Command(
    spec: CommandSpec(
      name: "build", summary: "Build the widget extensions of a project or a folder of sources.",
      discussion: """
        The sources are compiled unmodified, and nothing of the project is executed or changed. \
        Compiler errors are printed with file and line, and no bundle is written.

        PATH is an .xcodeproj, an .xcworkspace, a repository with projects, the folder of a \
        target, or a folder of sources without a project.
        """,
      positionals: [.init(name: "PATH", help: "Project or folder of sources.")],
      options: ProjectOptions.options + [
        .value(
          "output", "OUT", short: "o",
          "Bundle to write, or folder for several. Default: <target>.vitrine in the current "
            + "directory."),
        .value(
          "module-name", "NAME",
          "Name of the Swift module of a folder of sources. Default: the folder's name."),
        .flag("force", "Build even if nothing has changed."),
        .flag("json", "Print the result as JSON; a list if the project has several extensions."),
      ])
  ) { arguments, context in
    let path = context.file(arguments.positionals[0])
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw BuildError.folderMissing(path.path)
    }
    var project = try ProjectOptions(arguments, in: context).completed(for: path)
      .completed(in: context)
    project.reading.includesApp = true
    var options = ExtensionBuilder.Options(
      moduleName: arguments["module-name"], cache: context.cache, stubs: project.stubs,
      isForced: arguments.has("force"), kinds: declaredKinds(of:))
    options.platform = project.platform
    options.also = project.reading.also
    options.settings = project.reading.settings
    options.includesApp = true
    options.runsScripts = project.reading.runsScripts
    options.cutsOwnSources = project.cutsOwnSources
    let extensions = try project.extensions(at: path)
    let destination = arguments["output"].map { context.file($0) }
    var reports: [BuildReport] = []
    for item in extensions?.map(BuildItem.target) ?? [.folder(path)] {
      let output =
        destination.map { extensions?.count ?? 1 > 1 ? $0.appendingPathComponent(item.file) : $0 }
        ?? context.file(item.file)
      let result = try await context.console.during("building \(item.name)") { [options] in
        try await item.build(output: output, options)
      }
      for notice in result.notices { context.console.warn(notice) }
      if let notice = result.bundle.cutNotice { context.console.warn(notice) }
      reports.append(BuildReport(result))
    }
    if arguments.has("json") {
      context.console.print(
        try reports.count == 1
          ? jsonOutput(reports[0], as: .build) : jsonOutput(reports, as: .builds))
    } else {
      for report in reports { context.console.print(report.bundle) }
    }
  }
}

/// What one bundle is built from.
private enum BuildItem: Sendable {
  case folder(URL)
  case target(WidgetExtension)

  var name: String {
    switch self {
    case .folder(let url): url.lastPathComponent
    case .target(let widgetExtension): widgetExtension.target.name
    }
  }

  var file: String { "\(name).\(ExtensionBundle.pathExtension)" }

  func build(
    output: URL, _ options: ExtensionBuilder.Options
  ) async throws -> ExtensionBuilder.Result {
    switch self {
    case .folder(let url):
      try await ExtensionBuilder.build(folder: url, output: output, options: options)
    case .target(let widgetExtension):
      try await ExtensionBuilder.build(widgetExtension, output: output, options: options)
    }
  }
}

private struct BuildReport: Encodable {
  var bundle: String
  var module: String
  var platform: String
  /// False if nothing had changed.
  var wasBuilt: Bool
  /// What was cut out because it does not compile.
  var cuts: [ModuleCut]

  init(_ result: ExtensionBuilder.Result) {
    bundle = result.bundle.url.path
    module = result.bundle.information.moduleName
    platform = result.bundle.platform.rawValue
    wasBuilt = result.wasBuilt
    cuts = result.bundle.cuts
  }
}

import ExtensionBuilder
import Foundation

extension Command {
  static let build = Command(
    spec: CommandSpec(
      name: "build", summary: "Build an extension from a folder of WidgetKit sources.",
      discussion: """
        The sources are compiled unmodified. Compiler errors are printed with file and line, and \
        no bundle is written.
        """,
      positionals: [.init(name: "PATH", help: "Folder with the extension's sources.")],
      options: [
        .value(
          "output", "OUT", short: "o",
          "Bundle to write. Default: <folder>.vitrine in the current directory."),
        .value("module-name", "NAME", "Name of the Swift module. Default: the folder's name."),
        .flag("force", "Build even if nothing has changed."),
        .flag("json", "Print the result as JSON."),
      ])
  ) { arguments, context in
    let folder = context.file(arguments.positionals[0])
    let output = context.file(
      arguments["output"]
        ?? "\(folder.lastPathComponent).\(ExtensionBundle.pathExtension)")
    let result = try await context.console.during("building \(folder.lastPathComponent)") {
      try await ExtensionBuilder.build(
        folder: folder, output: output,
        options: .init(
          moduleName: arguments["module-name"], cache: context.cache,
          isForced: arguments.has("force"), kinds: declaredKinds(of:)))
    }
    for notice in result.notices { context.console.warn(notice) }
    let report = BuildReport(
      bundle: result.bundle.url.path, module: result.bundle.information.moduleName,
      wasBuilt: result.wasBuilt)
    if arguments.has("json") {
      context.console.print(try jsonText(report))
    } else {
      context.console.print(report.bundle)
    }
  }
}

private struct BuildReport: Encodable {
  var bundle: String
  var module: String
  /// False if nothing had changed.
  var wasBuilt: Bool
}

import CommandArguments
import CommandContext
import DeviceProtocol
import ExtensionBuilder
import ExtensionPool
import Foundation
import ProjectReader

/// The arguments `--watch` and `--editor` of `serve`, and what the device knows of them.
package struct WatchedSources {
  package static let options: [CommandSpec.Option] = [
    .flag(
      "watch",
      "Watch the sources, and build and update the extensions when they change. Starts also if "
        + "they do not compile."),
    .value(
      "editor", "COMMAND",
      "With --watch: the command that opens a compile error, without a shell, such as "
        + "'code -g {file}:{line}:{column}'."),
  ]

  package let service: SourceService
  private let paths: [String]
  private let options: ProjectOptions
  private let context: ToolContext

  /// nil without `--watch`. Throws `UsageError`, `ValueError` and `ToolError`.
  package init?(_ arguments: ParsedArguments, _ options: ProjectOptions, in context: ToolContext)
    throws
  {
    let editor = try arguments["editor"].map { try EditorCommand($0) }
    guard arguments.has("watch") else {
      if editor != nil { throw UsageError.missingOption("--editor", requires: "--watch") }
      return nil
    }
    paths = arguments.positionals
    guard !paths.isEmpty else { throw UsageError.missingOption("--watch", requires: "EXT") }
    for path in paths where !FileManager.default.fileExists(atPath: context.file(path).path) {
      throw ToolError.extensionMissing(path)
    }
    self.options = options
    self.context = context
    let opener = SourceOpener(
      editor: editor,
      folders: paths.map { context.file($0).projectFolder }, environment: context.environment)
    service = SourceService(builds: BuildBoard()) { try opener.open($0) }
  }

  package func watcher(
    folders: ExtensionFolders,
    install: @escaping SourceWatcher.Installation,
    prepare: @escaping @Sendable (ExtensionLocation, [ExtensionBundle]) async throws -> Void,
    didBuild: @escaping @Sendable (String) async -> Void,
    isReady: @escaping @Sendable () async -> Void
  ) -> SourceWatcher {
    SourceWatcher(
      paths: paths,
      environment: .init(
        context: context, board: service.builds, options: options, folders: folders,
        install: install, prepare: prepare, didBuild: didBuild, isReady: isReady))
  }
}

import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import ProjectReader

extension Command {
  static let lspConfig = Command(
    spec: CommandSpec(
      name: "lsp-config",
      summary: "Let SourceKit-LSP complete and diagnose a project's widget sources in an editor.",
      discussion: """
        Writes compile_commands.json, which sourcekit-lsp reads when an editor opens the folder. \
        In a folder with a Package.swift, also writes .sourcekit-lsp/config.json, so that the \
        server prefers compile_commands.json. Both contain paths of this machine: ignore them in \
        git.

        Run it again after adding, moving or removing sources. Sources of the app that the widget \
        extension does not contain are left out. Code in #if os(iOS) is inactive in an editor, \
        because the compiler runs on Linux.
        """,
      positionals: [.init(name: "PATH", help: "Project or folder of sources.")],
      options: ProjectOptions.options + [
        .value(
          "output", "DIR", short: "o",
          "Folder to write to, which the editor opens. Default: the project's folder."),
        .json,
      ])
  ) { arguments, context in
    let path = context.file(arguments.positionals[0])
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw BuildError.folderMissing(path.path)
    }
    let project = try ProjectOptions(arguments, in: context).completed(for: path)
      .completed(in: context)
    let commands = try await context.console.during("reading \(path.lastPathComponent)") {
      try await compileCommands(at: path, project, in: context)
    }
    let folder = arguments["output"].map { context.file($0) } ?? path.projectFolder
    let files = try LanguageServerFiles(folder: folder, commands: commands).write()
    if arguments.has("json") {
      return context.console.print(
        try jsonOutput(
          EditorReport(files: files.map(\.path), sources: commands.count), as: .languageServer))
    }
    for file in files { context.console.print(file.path) }
    context.console.note("\(commands.count) sources; open \(folder.path) in the editor")
  }
}

private struct EditorReport: Encodable {
  /// The files that were written.
  var files: [String]
  /// The number of sources that the language server knows.
  var sources: Int
}

/// The commands for the sources of all widget extensions at a path. A source of several extensions
/// is compiled as the first of them compiles it.
private func compileCommands(
  at path: URL, _ project: ProjectOptions, in context: ToolContext
) async throws -> [CompileCommand] {
  var options = ExtensionBuilder.Options(cache: context.cache, stubs: project.stubs)
  options.also = project.reading.also
  options.settings = project.reading.settings
  options.platform = project.platform
  options.runsScripts = project.reading.runsScripts
  guard let extensions = try project.extensions(at: path) else {
    return try await ExtensionBuilder.compileCommands(folder: path, options: options)
  }
  var commands: [CompileCommand] = []
  var known: Set<String> = []
  for widgetExtension in extensions {
    commands += try await ExtensionBuilder.compileCommands(for: widgetExtension, options: options)
      .filter { known.insert($0.file).inserted }
  }
  return commands
}

/// The files by which SourceKit-LSP compiles the sources in a folder.
private struct LanguageServerFiles {
  var folder: URL
  var commands: [CompileCommand]

  private struct Configuration: Encodable {
    var defaultWorkspaceType = "compilationDatabase"
  }

  /// Returns the files. An existing configuration of the server is left as it is. Throws
  /// `ToolError.unwritable`.
  func write() throws -> [URL] {
    let database = folder.appendingPathComponent("compile_commands.json")
    try OutputFile(url: database).write(Data(try jsonOutput(commands).utf8))
    let manager = FileManager.default
    let server = folder.appendingPathComponent(".sourcekit-lsp")
    let configuration = server.appendingPathComponent("config.json")
    guard manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path),
      !manager.fileExists(atPath: configuration.path)
    else { return [database] }
    // A repository can have a symbolic link in its place.
    guard ProjectRoot(around: folder).contains(configuration) else {
      throw ToolError.unwritable(
        configuration.path, reason: "the folder is a symbolic link that leaves the project")
    }
    do {
      try manager.createDirectory(at: server, withIntermediateDirectories: true)
    } catch {
      throw ToolError.unwritable(server.path, reason: error.localizedDescription)
    }
    try OutputFile(url: configuration).write(Data(try jsonOutput(Configuration()).utf8))
    return [database, configuration]
  }
}

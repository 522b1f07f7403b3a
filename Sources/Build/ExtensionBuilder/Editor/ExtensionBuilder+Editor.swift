import Foundation
import ProjectReader
import StableHash

extension ExtensionBuilder {
  /// The commands by which an editor's language server compiles the Swift sources of a project's
  /// target and of the modules that it imports.
  ///
  /// The interfaces of these modules, and the sources that a build generates, are written into a
  /// folder of the cache, which the commands name. Errors in the sources do not matter. Throws
  /// `BuildError` and `ProjectError`.
  package static func compileCommands(
    for widgetExtension: WidgetExtension, options: Options = Options()
  ) async throws -> [CompileCommand] {
    let widgetExtension = try await widgetExtension.afterPlugins(options)
    return try await compileCommands(BuildInput(widgetExtension, options), options)
  }

  /// The same for a folder of sources. Throws `BuildError`.
  package static func compileCommands(
    folder: URL, options: Options = Options()
  ) async throws -> [CompileCommand] {
    try await compileCommands(BuildInput(folder: folder, options), options)
  }

  private static func compileCommands(
    _ input: BuildInput, _ options: Options
  ) async throws -> [CompileCommand] {
    let root = input.sources.root
    let place = StableHash<UInt64>(of: "\(root.path) \(input.moduleName)").value
    let tools = try await BuildTools(options, scratch: "editor-\(input.moduleName)-\(place)")
    tools.cache.discardScratch()
    var input = input
    let compiler = try await tools.compiler(for: &input, options, isForEditor: true)
    let assembly = BundleAssembly(
      input: input, information: try tools.information(of: input, contentHash: ""),
      frameworks: tools.frameworks, compiler: compiler, cache: tools.cache,
      declaresAllMacros: true)
    return try await assembly.checkedJobs().flatMap { job in
      let arguments = [compiler.executable.path] + compiler.inputArguments(of: job).map(\.text)
      return job.sources.filter { !$0.path.hasPrefix(tools.cache.scratch.path) }.map {
        CompileCommand(directory: root.path, file: $0.path, arguments: arguments)
      }
    }
  }
}

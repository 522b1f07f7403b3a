import Foundation
import ProjectReader

extension ExtensionBuilder {
  /// Finds all that keeps a project's target from building. Throws `BuildError` and
  /// `ProjectError`.
  package static func check(
    _ widgetExtension: WidgetExtension, options: Options = Options()
  ) async throws -> ProjectFindings {
    let widgetExtension = try await widgetExtension.afterPlugins(options)
    return try await check(
      BuildInput(widgetExtension, options), name: widgetExtension.target.name, options)
  }

  /// Finds all that keeps a folder of sources from building. Throws `BuildError`.
  package static func check(
    folder: URL, options: Options = Options()
  ) async throws -> ProjectFindings {
    try await check(
      BuildInput(folder: folder, options), name: folder.lastPathComponent, options)
  }

  /// - Parameter shortens: Whether paths below the target's folder are relative to it.
  static func check(
    _ input: BuildInput, name: String, _ options: Options, shortens: Bool = true
  ) async throws -> ProjectFindings {
    let tools = try await BuildTools(options)
    defer { tools.cache.discardScratch() }
    var input = input
    let compiler = try await tools.compiler(for: &input, options)
    let assembly = BundleAssembly(
      input: input, information: try tools.information(of: input, contentHash: ""),
      frameworks: tools.frameworks, compiler: compiler, cache: tools.cache,
      progress: options.progress)
    return try await assembly.check(name, shortens: shortens)
  }
}

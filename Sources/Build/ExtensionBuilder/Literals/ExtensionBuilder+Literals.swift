import Foundation
import ProjectReader

extension ExtensionBuilder {
  /// Builds the variant of a bundle that reads its literals from a table. Returns nil if the bundle
  /// at `output` is not that of the sources, or if no literal can be changed. The compiler runs
  /// with a low priority, and the bundle stays as it is.
  ///
  /// Throws `BuildError`.
  package static func literalBuild(
    folder: URL, output: URL, options: Options = Options()
  ) async throws -> LiteralBuild? {
    try await literalBuild(BuildInput(folder: folder, options), output, options)
  }

  /// The same for a project's target. Throws `BuildError` and `ProjectError`.
  package static func literalBuild(
    _ widgetExtension: WidgetExtension, output: URL, options: Options = Options()
  ) async throws -> LiteralBuild? {
    let widgetExtension = try await widgetExtension.afterPlugins(options)
    return try await literalBuild(BuildInput(widgetExtension, options), output, options)
  }

  private static func literalBuild(
    _ input: BuildInput, _ output: URL, _ options: Options
  ) async throws -> LiteralBuild? {
    // Incremental builds of the bundle have the folder of `output`.
    let tools = try await BuildTools(
      options, output: output.appendingPathExtension("literals"))
    // Another program watches the same sources.
    guard tools.cache.isIncremental else {
      tools.cache.discardScratch()
      return nil
    }
    var input = input
    if options.includesPreviews { input.compilePreviews() }
    let contentHash = try contentHash(of: input, tools)
    let information = try tools.information(of: input, contentHash: contentHash)
    var compiler = try await tools.compiler(for: &input, options)
    compiler.isInBackground = true
    return try await BundleAssembly(
      input: input, information: information, frameworks: tools.frameworks, compiler: compiler,
      cache: tools.cache
    ).literals(output: output) { [input] in
      let present = try? ExtensionBundle(contentsOf: output)
      guard present?.information.contentHash == contentHash else { return false }
      return try self.contentHash(of: input, tools) == contentHash
    }
  }
}

import CommandArguments
import ExtensionBuilder
import ExtensionPool
import Foundation
import ProjectReader

/// The argument `EXT`: a built bundle, or what it is built from first: a project, a repository with
/// projects, or a folder of sources.
package struct ExtensionLocation {
  package var url: URL
  /// The path as given, for messages.
  package var path: String
  package var options: ProjectOptions
  /// Whether the app of a project is built as well.
  package var includesApp = false {
    didSet { options.reading.includesApp = includesApp }
  }

  /// Whether the bundle has the previews in the sources.
  package var includesPreviews = false
  /// Whether the compiler uses what it has compiled before; for sources that are watched.
  package var isIncremental = false
  /// Whether the cuts of a bundle that was built before are a warning.
  private var warnsOfBuiltCuts = true
  /// Returns the kinds of an extension that has just been built.
  package var kinds: @Sendable (ExtensionBundle) async -> [DeclaredKind] = declaredKinds(of:)
  /// Receives what a build does now.
  package var progress: (@Sendable (BuildPhase) -> Void)?
  /// See `ExtensionBuilder.Options.committing`.
  package var committing: (@Sendable (_ staged: URL, _ commit: () throws -> Void) throws -> Void)?

  package init(_ path: String, options: ProjectOptions = ProjectOptions(), in context: ToolContext)
  {
    self.path = path
    self.options = options.completed(in: context)
    url = context.file(path)
    progress = context.buildProgress
  }

  /// A bundle whose cuts the build has reported, or the page reports.
  package init(built path: String, in context: ToolContext) {
    self.init(path, in: context)
    warnsOfBuiltCuts = false
  }

  /// Throws `ValueError`.
  package init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    self.init(
      arguments.positionals[0], options: try ProjectOptions(arguments, in: context), in: context)
  }

  /// Returns the bundle. Builds sources into the cache unless they have not changed since the last
  /// build. Throws `ToolError`, `BundleError`, `BuildError`, `ProjectError`.
  package func bundle(in context: ToolContext, warnings: WarningLog) async throws -> ExtensionBundle
  {
    if let bundle = try existingBundle(warnings) { return bundle }
    let options = try options.completed(for: url)
    guard let extensions = try options.extensions(at: url) else {
      return try await build(options, in: context, warnings: warnings)
    }
    guard let first = extensions.first, extensions.count == 1 else {
      throw ToolError.targetRequired(path, targets: extensions.map(\.target.name))
    }
    return try await build(first, options, in: context, warnings: warnings)
  }

  /// Like `bundle(in:warnings:)`, for a command that also works with the last good build while
  /// another command builds the newest sources. `isOld` says whether it is that one.
  package func bundle(
    in context: ToolContext, warnings: WarningLog, need: SessionPool.Need
  ) async throws -> (bundle: ExtensionBundle, isOld: Bool) {
    guard let pool = context.sessions else {
      return (try await bundle(in: context, warnings: warnings), false)
    }
    var location = self
    location.progress = { [key = identity, progress] phase in
      Task { await pool.compiles(key) }
      progress?(phase)
    }
    return try await pool.bundle(of: self, need: need) { [location] in
      try await location.bundle(in: context, warnings: warnings)
    }
  }

  /// A location for each widget extension at the path, with the target's name; for a bundle or a
  /// folder of sources only this one, without a name. Throws `ToolError` and `ProjectError`.
  package func targets() throws -> [(name: String?, location: ExtensionLocation)] {
    guard try existingBundle() == nil,
      let extensions = try options.completed(for: url).extensions(at: url)
    else { return [(nil, self)] }
    return extensions.map { found in
      var location = self
      location.options.reading.target = found.target.name
      location.options.reading.platform = found.platform
      return (found.target.name, location)
    }
  }

  /// The platform of the bundle at the path, or the one for which it is built.
  package func platform() throws -> Platform {
    try existingBundle()?.platform ?? options.completed(for: url).platform
  }

  /// The widget extensions of the project that are left out because they are for other platforms,
  /// with these platforms. Empty if the options select a target or a platform.
  package func otherTargets() throws -> [String] {
    guard try existingBundle() == nil else { return [] }
    let options = try options.completed(for: url)
    guard options.reading.target == nil, options.reading.platform == nil else { return [] }
    return try options.extensions(at: url)?.first?.otherTargets ?? []
  }

  /// Like `targets()`, but without bundles, which have no sources.
  package func sourceTargets() throws -> [(name: String?, location: ExtensionLocation)] {
    try existingBundle() == nil ? targets() : []
  }

  /// The bundles of all widget extensions at the path. Throws as `bundle(in:warnings:)`.
  package func bundles(in context: ToolContext, warnings: WarningLog) async throws
    -> [ExtensionBundle]
  {
    if let bundle = try existingBundle(warnings) { return [bundle] }
    let options = try options.completed(for: url)
    guard let extensions = try options.extensions(at: url) else {
      return [try await build(options, in: context, warnings: warnings)]
    }
    var bundles: [ExtensionBundle] = []
    for widgetExtension in extensions {
      bundles.append(try await build(widgetExtension, options, in: context, warnings: warnings))
    }
    return bundles
  }

  /// The same, with a warning of its cuts.
  private func existingBundle(_ warnings: WarningLog) throws -> ExtensionBundle? {
    let bundle = try existingBundle()
    if warnsOfBuiltCuts, let notice = bundle?.cutNotice { warnings.warn(notice) }
    return bundle
  }

  /// The bundle at the path; nil if there is a folder of sources or a project.
  private func existingBundle() throws -> ExtensionBundle? {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ToolError.extensionMissing(path)
    }
    let hasInformation = FileManager.default.fileExists(
      atPath: url.appendingPathComponent("Info.json").path)
    if hasInformation || url.pathExtension == ExtensionBundle.pathExtension {
      let bundle = try ExtensionBundle(contentsOf: url)
      if let platform = options.reading.platform, platform != bundle.platform {
        throw ToolError.builtForOtherPlatform(
          path, platform: bundle.platform.rawValue, wanted: platform.rawValue)
      }
      return bundle
    }
    guard url.hasDirectoryPath || isFolder || ProjectSearch.isDescription(url) else {
      throw ToolError.notAnExtension(path)
    }
    return nil
  }

  /// The variant of the bundle whose literals can be changed without the compiler; nil if there is
  /// none. The bundle has been built. Throws as `bundle(in:warnings:)`.
  package func literalBuild(in context: ToolContext) async throws -> LiteralBuild? {
    let project = try options.completed(for: url)
    guard let extensions = try project.extensions(at: url) else {
      return try await ExtensionBuilder.literalBuild(
        folder: url, output: output(project, in: context),
        options: buildOptions(project, in: context))
    }
    // A source can belong to several extensions, all of which would have to change.
    guard let first = extensions.first, extensions.count == 1 else { return nil }
    return try await ExtensionBuilder.literalBuild(
      first, output: output(of: first, project, in: context),
      options: buildOptions(project, in: context))
  }

  private func buildOptions(
    _ project: ProjectOptions, in context: ToolContext
  ) -> ExtensionBuilder.Options {
    var result = ExtensionBuilder.Options(
      cache: context.cache, stubs: project.stubs, kinds: kinds)
    result.includesApp = includesApp
    result.platform = project.platform
    result.also = project.reading.also
    result.settings = project.reading.settings
    result.includesPreviews = includesPreviews
    result.runsScripts = project.reading.runsScripts
    result.cutsOwnSources = project.cutsOwnSources
    result.isIncremental = isIncremental
    result.progress = progress
    result.committing = committing
    return result
  }

  /// The bundle of a folder of sources.
  private func output(_ project: ProjectOptions, in context: ToolContext) throws -> URL {
    try BundleCache(context.cache).bundle(
      ofSourcesIn: url, for: project.platform, variant: variant)
  }

  /// The bundle of a project's target.
  private func output(
    of widgetExtension: WidgetExtension, _ project: ProjectOptions, in context: ToolContext
  ) throws -> URL {
    try BundleCache(context.cache).bundle(
      of: widgetExtension, settings: project.reading.settings, variant: variant)
  }

  private func build(
    _ project: ProjectOptions, in context: ToolContext, warnings: WarningLog
  ) async throws -> ExtensionBundle {
    let output = try output(project, in: context)
    let buildOptions = buildOptions(project, in: context)
    return try await report(warnings) {
      try await context.console.during("building \(url.lastPathComponent)") {
        [url] in
        try await ExtensionBuilder.build(folder: url, output: output, options: buildOptions)
      }
    }
  }

  private func build(
    _ widgetExtension: WidgetExtension, _ project: ProjectOptions, in context: ToolContext,
    warnings: WarningLog
  ) async throws -> ExtensionBundle {
    let buildOptions = buildOptions(project, in: context)
    let target = widgetExtension.target
    let output = try output(of: widgetExtension, project, in: context)
    return try await report(warnings) {
      try await context.console.during("building \(target.name)") {
        try await ExtensionBuilder.build(
          widgetExtension, output: output, options: buildOptions)
      }
    }
  }

  private func report(
    _ warnings: WarningLog, _ build: () async throws -> ExtensionBuilder.Result
  ) async throws -> ExtensionBundle {
    let result = try await build()
    for notice in result.notices { warnings.warn(notice) }
    if let notice = result.bundle.cutNotice { warnings.warn(notice) }
    return result.bundle
  }

  private var variant: String? { includesPreviews ? "previews" : nil }

  /// The extension's name in headings.
  package var name: String { url.deletingPathExtension().lastPathComponent }

  private var isFolder: Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}

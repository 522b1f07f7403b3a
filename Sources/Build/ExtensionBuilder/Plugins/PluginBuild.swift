import Foundation
import ProcessLaunch
import ProjectReader
import StableHash

/// Compiles the build-tool plugins of packages with the toolchain's `PackagePlugin` library, and
/// adds what they generate to the targets that use them.
struct PluginBuild {
  private let host: HostCompilation
  private let sandbox: CodeSandbox?
  /// The files that plugins have generated, by the target's folder and name.
  private var generated: [String: [URL]] = [:]
  private var notices: [String] = []
  private var missing: [String] = []

  init(_ tools: BuildTools) {
    host = HostCompilation(tools, tools.compiler)
    sandbox = CodeSandbox()
  }

  private var library: URL { host.toolchain.appendingPathComponent("lib/swift/pm/PluginAPI") }

  /// Adds the generated files, and notices about what failed. Throws `BuildError.outputUnwritable`.
  mutating func run(for widgetExtension: inout WidgetExtension) async throws {
    for index in widgetExtension.packageModules.indices {
      try await add(to: &widgetExtension.packageModules[index])
    }
    for index in widgetExtension.modules.indices {
      try await add(to: &widgetExtension.modules[index])
    }
    try await add(to: &widgetExtension.target)
    try await add(to: &widgetExtension.app, &widgetExtension.appLinks)
    try await add(to: &widgetExtension.capture, &widgetExtension.captureLinks)
    widgetExtension.packageNotices += notices
    widgetExtension.missingParts += missing
  }

  /// Adds to a program beside the extension.
  private mutating func add(
    to program: inout ProjectTarget?, _ links: inout TargetLinks
  ) async throws {
    for index in links.packageModules.indices {
      try await add(to: &links.packageModules[index])
    }
    for index in links.modules.indices { try await add(to: &links.modules[index]) }
    guard var target = program else { return }
    try await add(to: &target)
    program = target
  }

  private mutating func add(to module: inout PackageModule) async throws {
    if !module.plugins.isEmpty {
      module.files += try await files(of: PluginSubject(module))
      module.root.add(host.cache.plugins)
    }
  }

  private mutating func add(to target: inout ProjectTarget) async throws {
    if !target.plugins.isEmpty {
      target.files += try await files(of: PluginSubject(target))
      target.root.add(host.cache.plugins)
    }
  }

  private mutating func files(of subject: PluginSubject) async throws -> [URL] {
    let key = subject.packageFolder.path + "\n" + subject.name
    if let known = generated[key] { return known }
    generated[key] = []
    var result: [URL] = []
    for plugin in subject.plugins {
      result += try await files(of: subject, plugin, after: result)
    }
    generated[key] = result
    return result
  }

  private mutating func files(
    of subject: PluginSubject, _ plugin: PackagePlugin, after earlier: [URL]
  ) async throws -> [URL] {
    let label = "\(subject.packageName): the plugin \(plugin.name) of the target \(subject.name)"
    guard let sandbox else {
      missing.append("\(label) is not run, because that needs bubblewrap")
      return []
    }
    let program: URL
    var tools: [String: URL] = [:]
    do {
      program = try await self.program(of: plugin)
      for tool in plugin.tools {
        switch tool.origin {
        case .file(let file): tools[tool.name] = file
        case .modules(let modules):
          let compiled = try await host.program(modules)
          tools[tool.name] = compiled
          // A tool can be found by the names of its product and of its target.
          if let target = modules.last?.target { tools[target] = tools[target] ?? compiled }
        }
      }
    } catch let error as BuildError {
      missing.append("\(label) is not run, because it does not compile: \(error.firstLine)")
      return []
    }
    let place = StableHash<UInt64>(of: subject.packageFolder.path).hexadecimal
    let folder = host.cache.plugins.appendingPathComponent(
      "\(subject.packageFolder.lastPathComponent)-\(place)/\(subject.name)/\(plugin.name)")
    var run = PluginRun(
      sandbox: sandbox, toolchain: host.toolchain, folder: folder, label: label)
    let isSource: (URL) -> Bool = { $0.pathExtension == "swift" }
    let files = try run.run(
      program,
      PluginRequest(
        subject: subject, outputs: run.outputs, tools: tools,
        toolFolders: [
          host.toolchain.appendingPathComponent("bin"), URL(fileURLWithPath: "/usr/bin"),
        ],
        generatedSources: earlier.filter(isSource),
        generatedResources: earlier.filter { !isSource($0) }))
    notices += run.notices
    missing += run.failures
    return files
  }

  /// The compiled plugin. Throws `BuildError`.
  private func program(of plugin: PackagePlugin) async throws -> URL {
    guard !plugin.sources.isEmpty else { throw BuildError.noSources(plugin.name) }
    return try await host.program(
      named: plugin.name, kind: "plugin", sources: plugin.sources, in: plugin.root,
      options: [plugin.toolsVersion]
    ) { program, scratch in
      let version = PackageVersion(plugin.toolsVersion) ?? PackageVersion(5)
      try await host.run(
        [
          "-parse-as-library", "-module-name", .text(ModuleName(mangling: plugin.name)), "-I",
          .path(library), "-L", .path(library), "-lPackagePlugin", "-Xlinker", "-rpath", "-Xlinker",
          .path(library), "-package-description-version", .text(version), "-o", .path(program),
        ] + plugin.sources.map { .path($0) }, reading: plugin.sources, scratch)
    }
  }
}

extension WidgetExtension {
  /// Whether plugins generate files of its targets.
  private var hasPlugins: Bool {
    let links = [appLinks, captureLinks]
    let targets = [target] + [app, capture].compactMap(\.self) + links.flatMap(\.modules)
    return (packageModules + links.flatMap(\.packageModules)).contains { !$0.plugins.isEmpty }
      || (modules + targets).contains { !$0.plugins.isEmpty }
  }

  /// The extension with what the plugins of its targets generate. They are read, and so run, only
  /// with `ReadingOptions.runsScripts`. Throws `BuildError`.
  func afterPlugins(_ options: ExtensionBuilder.Options) async throws -> WidgetExtension {
    guard hasPlugins else { return self }
    let tools = try await BuildTools(options)
    defer { tools.cache.discardScratch() }
    var build = PluginBuild(tools)
    var result = self
    try await build.run(for: &result)
    return result
  }
}

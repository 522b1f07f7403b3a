import Foundation

/// Finds the modules that the widget extensions of a project need: frameworks of the project and of
/// others in its workspace, pods, and products of packages.
struct ModuleLinker {
  private let project: URL
  private let contents: ProjectContents
  private let options: ReadingOptions
  /// The projects whose targets the project can link.
  private let otherProjects: [URL]
  private var root: ProjectRoot { contents.root }
  /// The targets of the other projects, which are read when the first one is needed.
  private var otherTargets: [ProjectTarget]?

  /// - Parameter others: The projects that are opened together with the project.
  init(_ project: URL, _ contents: ProjectContents, others: [URL], _ options: ReadingOptions) {
    self.project = project
    self.contents = contents
    self.options = options
    let folder = project.deletingLastPathComponent()
    let pods = [folder, folder.deletingLastPathComponent()].map {
      $0.appendingPathComponent("Pods/Pods.xcodeproj")
    }
    var seen: Set<String> = [project.path]
    otherProjects = (contents.subprojects + others + pods).filter {
      ($0.pathExtension == "xcodeproj" || $0.lastPathComponent == TuistManifest.fileName)
        && seen.insert($0.path).inserted && contents.root.has($0)
    }
  }

  /// A target with everything that it needs. Throws `ProjectError`.
  mutating func widgetExtension(_ target: ProjectTarget) throws -> WidgetExtension {
    let targets = contents.targets
    let platform = options.readPlatform
    let app = targets.first {
      $0.kind == .app && $0.platforms.contains(platform) && $0.dependencies.contains(target.name)
    }
    var linked = try modules(of: target)
    for index in linked.modules.indices {
      linked.modules[index].resourceBundles = try resourceBundles(of: linked.modules[index])
    }
    var target = target
    target.resourceBundles = try resourceBundles(of: target)
    let graph = try graph(of: linked.modules + [target])
    let known = contents.targets
    target = target.resolved(graph).advised(by: known, options)
    let modules = linked.modules.map { $0.resolved(graph).advised(by: known, options) }
    let sources = ([target] + linked.modules).flatMap(\.files) + graph.modules.flatMap(\.files)
    let all = graph.modules.reduce(root) { $0.union($1.root) }
    var found = WidgetExtension(
      target: target, platform: platform, app: app, modules: modules, packageModules: graph.modules,
      packageMacros: graph.macros, packageNotices: graph.notices,
      missingPackages: graph.missing.map { $0.importers(among: sources, all) })
    let missing = Set((modules + [target]).flatMap(\.missingFiles).map(\.path))
    found.writers = known.filter { other in
      other.name != target.name && !modules.contains { $0.name == other.name }
        && other.scripts.contains { script in
          script.outputFiles(of: other).contains { missing.contains($0.path) }
        }
    }
    found.missingParts = graph.leftOut
    let bridged = (modules + [target]).compactMap(ObjectiveCModule.init(bridgingHeaderOf:))
    found.objectiveC = (graph.objectiveC + linked.objectiveC + bridged)
      .map { $0.described(usedBy: sources, in: all) }
    let binaries = Set((linked.modules + [target]).flatMap(\.binaryFrameworks))
      .sorted { $0.name < $1.name }
    found.interfaces = binaries.compactMap(\.module)
    found.missingParts += binaries.filter { $0.module == nil }.map {
      "\($0.name) is a binary framework for Apple's systems and is not linked; supply its "
        + "declarations with --stub"
    }
    if !options.runsScripts {
      found.missingParts += (modules + [target]).flatMap { target in
        target.pluginProducts.map {
          "\(target.name) uses the plugin \($0.name), which is not run; --run-scripts runs it in "
            + "a sandbox"
        }
      }
    }
    if let podfile = Podfile(for: project, in: root) {
      let pods = podfile.imported(by: linked.modules + [target])
      found.missingParts += pods.map {
        "the pod \($0) of \(podfile.url.path) is missing: run pod install, or supply its "
          + "declarations with --stub"
      }
    }
    if options.includesApp, let app {
      (found.app, found.appLinks) = try links(of: app)
      let capture = targets.first {
        $0.kind == .captureExtension && $0.platforms.contains(platform)
          && app.dependencies.contains($0.name)
      }
      if let capture { (found.capture, found.captureLinks) = try links(of: capture) }
    }
    return found
  }

  /// A program beside the extension with what it links; the target is nil if its packages cannot
  /// be read. Throws `ProjectError`.
  private mutating func links(
    of target: ProjectTarget
  ) throws -> (target: ProjectTarget?, links: TargetLinks) {
    let linked = try modules(of: target).modules
    guard let graph = try? graph(of: linked + [target]) else {
      return (nil, TargetLinks(modules: linked))
    }
    return (
      target.resolved(graph),
      TargetLinks(
        modules: linked.map { $0.resolved(graph) }, packageModules: graph.modules,
        packageMacros: graph.macros)
    )
  }

  private func graph(of targets: [ProjectTarget]) throws -> PackageGraph {
    // Dependencies come first in `targets`; the order of the result is that of the products.
    try PackageGraph(
      products: targets.reversed().flatMap(\.packageProducts) + unlinkedProducts(of: targets),
      plugins: targets.flatMap(\.pluginProducts), local: contents.packageFolders,
      root: root, pins: contents.pins, options)
  }

  // MARK: Frameworks

  /// The modules that a target links or imports, directly or through others; dependencies come
  /// first.
  private mutating func modules(
    of target: ProjectTarget
  ) throws -> (modules: [ProjectTarget], objectiveC: [ObjectiveCModule]) {
    var result: [ProjectTarget] = []
    var objectiveC: [ObjectiveCModule] = []
    var visited: Set<String> = []
    func visit(_ target: ProjectTarget) throws {
      for module in try needed(by: target)
      where visited.insert("\(module.project.path) \(module.name)").inserted {
        try visit(module)
        if module.files.contains(where: { $0.pathExtension == "swift" }) {
          result.append(module)
        } else if let file = module.files.first(where: { $0.pathExtension.hasPrefix("m") }),
          !file.lastPathComponent.hasSuffix("-dummy.m")
        {
          objectiveC.append(
            ObjectiveCModule(
              label: "the framework \(module.name)", name: module.moduleName,
              files: module.files, in: module.root))
        }
      }
    }
    try visit(target)
    return (result, objectiveC)
  }

  /// The frameworks and static libraries that a target depends on, links or imports.
  private mutating func needed(by target: ProjectTarget) throws -> [ProjectTarget] {
    let own =
      target.project == project
      ? contents.targets : try targetsOfOthers().filter { $0.project == target.project }
    var result = target.dependencies.compactMap { name in own.first { $0.name == name } }
    let missing = target.dependencies.filter { name in !own.contains { $0.name == name } }
    if !missing.isEmpty || !target.linkedProducts.isEmpty {
      result += try targetsOfOthers().filter { other in
        missing.contains(other.name)
          || other.product.map { target.linkedProducts.contains($0.text) } == true
      }
    }
    let names = Set(result.map(\.name))
    // Xcode finds the product of a target that it has built, also if nothing links it.
    let unlinked = own.filter {
      $0.kind == .framework && $0.platforms.contains(options.readPlatform) && $0.name != target.name
        && !names.contains($0.name)
    }
    let imported = target.imports(among: Set(unlinked.map(\.moduleName)))
    result += unlinked.filter { imported.contains($0.moduleName) }
    return result.filter { $0.kind == .framework }
  }

  /// The bundles that the targets which a target depends on build.
  private mutating func resourceBundles(
    of target: ProjectTarget
  ) throws -> [ProjectTarget.ResourceBundle] {
    let own =
      target.project == project
      ? contents.targets : try targetsOfOthers().filter { $0.project == target.project }
    return try own.filter { $0.kind == .resourceBundle && target.dependencies.contains($0.name) }
      .map { bundle in
        .init(
          name: try bundle.bundleName(), identifier: bundle.bundleIdentifier,
          folder: bundle.folder, root: bundle.root, files: bundle.files)
      }
  }

  private mutating func targetsOfOthers() throws -> [ProjectTarget] {
    if let otherTargets { return otherTargets }
    var found: [ProjectTarget] = []
    var projects = otherProjects
    var seen = Set(projects.map(\.path) + [project.path])
    while let next = projects.first {
      projects.removeFirst()
      guard next.lastPathComponent == TuistManifest.fileName else {
        found += try XcodeProject(contentsOf: next, root: root).targets(options)
        continue
      }
      let description = try ProjectDescription(contentsOf: next, project: root)
      found += try description.targets(options)
      projects += description.subprojects.filter { root.has($0) && seen.insert($0.path).inserted }
    }
    otherTargets = found
    return found
  }

  // MARK: Packages

  /// The products that sources import and that only other targets of the project link. Xcode finds
  /// their modules as well.
  private func unlinkedProducts(of targets: [ProjectTarget]) -> [ProjectTarget.PackageProduct] {
    let linked = Set(targets.flatMap(\.packageProducts).map(\.name))
    var products: [String: ProjectTarget.PackageProduct] = [:]
    for product in contents.targets.flatMap(\.packageProducts) where !linked.contains(product.name)
    {
      products[product.name] = products[product.name] ?? product
    }
    let imported = targets.reduce(into: Set<String>()) {
      $0.formUnion($1.imports(among: Set(products.keys)))
    }
    return imported.sorted().compactMap { products[$0] }
  }
}

extension ProjectTarget {
  /// The target with advice about its missing sources.
  fileprivate func advised(
    by targets: [ProjectTarget], _ options: ReadingOptions
  ) -> ProjectTarget {
    var result = self
    for file in missingFiles where file.pathExtension == "swift" {
      result.adviceOfMissingFiles[file.path] = MissingSource.advice(
        for: file, in: folder, root,
        targets.contains { $0.name == name } ? targets : targets + [self],
        scriptsWereRun: options.runsScripts)
    }
    return result
  }

  /// The target with its plugins.
  fileprivate func resolved(_ graph: PackageGraph) -> ProjectTarget {
    var result = self
    result.plugins = pluginProducts.flatMap { graph.plugins[$0] ?? [] }
    return result
  }

  /// The modules among these names that the sources import. A text search, because parsing all
  /// sources takes too long: it can find an import that is not compiled.
  func imports(among names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var result: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      guard let data = try? root.data(of: file) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) where line.count < 256 {
        let words = line.split { [UInt8(ascii: " "), UInt8(ascii: "\r")].contains($0) }
        guard let position = words.firstIndex(of: Data("import".utf8)), position < words.count - 1
        else { continue }
        let last = String(decoding: words[words.count - 1], as: UTF8.self)
        if let name = last.split(separator: ".").first.map(String.init), names.contains(name) {
          result.insert(name)
        }
        let first = String(decoding: words[position + 1], as: UTF8.self)
        if names.contains(first) { result.insert(first) }
      }
    }
    return result
  }
}

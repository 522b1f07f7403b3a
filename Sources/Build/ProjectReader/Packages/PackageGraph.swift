import Foundation
import MessageText

/// The modules that a target needs from packages, dependencies first.
///
/// A package is loaded when one of its products is needed, as SwiftPM does it. Its code is not
/// executed: plugins are only read, and a manifest that has to be run is in a sandbox. What is not
/// available is listed in `missing`.
struct PackageGraph {
  var modules: [PackageModule] = []
  /// The macros that the modules can use.
  private(set) var macros: [PackageMacro] = []
  /// The plugins of the project's targets, by the products.
  private(set) var plugins: [ProjectTarget.PackageProduct: [PackagePlugin]] = [:]
  /// What was left out, for the user.
  private var ownNotices: [String] = []
  /// The targets that are not built and that sources can need.
  private(set) var leftOut: [String] = []
  /// The targets in Objective-C, which are not built either.
  private(set) var objectiveC: [ObjectiveCModule] = []
  private(set) var missing: [MissingPackage] = []

  /// The folders whose files the project may use.
  let root: ProjectRoot
  private var locator: PackageLocator
  private let run: ManifestRun?
  private let platform: Platform
  /// Whether plugins are needed, because they are run.
  let runsPlugins: Bool
  /// By the path of the folder.
  private var manifests: [String: PackageManifest] = [:]
  private(set) var localPackages: [PackageManifest.Dependency] = []
  /// The module and its dependencies, by the target.
  var visitedTargets: [String: [String]] = [:]
  /// The targets that are being visited.
  var trail: [String] = []

  var notices: [String] { ownNotices + locator.notices }

  /// - Parameters:
  ///   - plugins: The plugins that the project's targets use.
  ///   - local: The folders of packages in the project.
  ///   - root: The folders whose files the project may use; nil are the local packages.
  ///   - pins: The versions of remote packages.
  ///
  /// Throws `ProjectError` if the manifest of a needed package is damaged.
  init(
    products: [ProjectTarget.PackageProduct], plugins: [ProjectTarget.PackageProduct] = [],
    local: [URL], root: ProjectRoot? = nil, pins: PackagePins = PackagePins(),
    _ options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) {
    let root = root ?? ProjectRoot(folders: local)
    self.root = root
    locator = PackageLocator(local: local, root: root, pins: pins, options)
    run = options.packageCache.flatMap { ManifestRun(cache: $0) }
    runsPlugins = options.runsScripts
    platform = options.readPlatform
    localPackages = local.map { .init(location: $0.path, isLocal: true, root: root) }
    for product in products {
      let package = product.package.map {
        PackageManifest.Dependency(
          location: $0, isLocal: product.isLocal, root: root, requirement: product.requirement)
      }
      if product.isOfDependency, let package,
        case .success(let manifest) = try load(package)
      {
        let packages = manifest.dependencies(named: product.name, elseAll: true)
        try add(product: product.name, in: packages)
      } else {
        try add(product: product.name, in: package.map { [$0] } ?? localPackages)
      }
    }
    for product in plugins where runsPlugins {
      self.plugins[product] = try self.plugins(of: product)
    }
    try checkNames()
  }

  /// The modules that the targets of a package need, and the targets themselves.
  init(
    targets: [String], of folder: URL, root: ProjectRoot, pins: PackagePins,
    _ options: ReadingOptions
  ) throws(ProjectError) {
    self.root = root
    locator = PackageLocator(local: [], root: root, pins: pins, options)
    run = options.packageCache.flatMap { ManifestRun(cache: $0) }
    runsPlugins = options.runsScripts
    platform = options.readPlatform
    let dependency = PackageManifest.Dependency(location: folder.path, isLocal: true, root: root)
    guard case .success(let package) = try load(dependency) else { return }
    for target in targets { try add(target: target, of: package) }
    try checkNames()
  }

  /// Two modules with one name cannot be in one program.
  private func checkNames() throws(ProjectError) {
    let packages = Dictionary(grouping: modules, by: \.name).filter { $0.value.count > 1 }
    if let (name, same) = packages.min(by: { $0.key < $1.key }) {
      throw .repeatedModule(name, places: same.map(\.folder.path))
    }
  }

  // MARK: Packages

  mutating func load(
    _ dependency: PackageManifest.Dependency
  ) throws(ProjectError) -> Result<PackageManifest, GitCommand.Failure> {
    let (folder, root): (URL, ProjectRoot)
    do {
      (folder, root) = try locator.folder(of: dependency)
    } catch {
      return .failure(error)
    }
    if let known = manifests[folder.path] { return .success(known) }
    guard PackageManifest.file(in: folder, root) != nil else {
      let reason =
        root.isInSubmodule(folder)
        ? "\(folder.path) is a git submodule that is not checked out: run git submodule update "
          + "--init --recursive" : "\(folder.path) has no Package.swift"
      return .failure(.init(reason: reason))
    }
    let manifest = try PackageManifest(
      folder: folder, root: root, platform: platform, traits: dependency.traits, run: run)
    manifests[folder.path] = manifest
    return .success(manifest)
  }

  /// Adds the modules of a product of one of the packages, which are searched in their order.
  /// Returns the names of the modules.
  @discardableResult
  private mutating func add(
    product name: String, in packages: [PackageManifest.Dependency]
  ) throws(ProjectError) -> [String] {
    var reason: String?
    for dependency in packages {
      switch try load(dependency) {
      case .failure(let failure): reason = reason ?? failure.reason
      case .success(let package):
        guard let targets = package.targets(ofProduct: name) else { continue }
        var names: [String] = []
        for target in targets { names += try add(target: target, of: package) }
        return names
      }
    }
    let remote = packages.first { !$0.isLocal }
    let isKnown = missing.contains { $0.product == name && $0.location == remote?.location }
    if !isKnown {
      missing.append(
        MissingPackage(
          product: name, location: remote?.location,
          reason: reason ?? "no package of the project has this product"))
    }
    return []
  }

  // MARK: Modules

  /// Adds a target after those that it needs. Returns its modules and theirs.
  @discardableResult
  mutating func add(
    target name: String, of package: PackageManifest
  ) throws(ProjectError) -> [String] {
    let key = package.folder.path + "\n" + name
    if let start = trail.firstIndex(of: key) {
      let circle = (trail[start...] + [key]).map { $0.split(separator: "\n").last ?? "" }
      note("\(package.name): \(circle.joined(separator: " needs ")); remove one of them")
      return []
    }
    if let known = visitedTargets[key] { return known }
    guard let target = package.targets.first(where: { $0.name == name }) else {
      note("\(package.name): there is no target \(name)")
      return []
    }
    visitedTargets[key] = []
    if target.kind == .macro {
      trail.append(key)
      defer { trail.removeLast() }
      try add(macro: target, of: package)
      return []
    }
    if target.kind == .system, let library = systemLibrary(target, of: package) {
      modules.append(library)
      visitedTargets[key] = [library.name]
      return [library.name]
    }
    guard target.kind == .module || target.kind == .executable else {
      leaveOut("\(package.name): \(target.reasonForLeavingOut)")
      return []
    }
    trail.append(key)
    defer { trail.removeLast() }
    var needed: [String] = []
    for dependency in target.dependencies {
      needed += try add(dependency, of: package)
    }
    for notice in package.notices { note(notice) }
    noteOutside(target.outsideFiles(in: package), of: target, in: package)
    visitedTargets[key] = needed
    guard var module = module(target, of: package, needed: needed) else { return needed }
    module.plugins = try plugins(of: target, in: package)
    if !module.plugins.isEmpty { module.otherFiles = target.otherFiles(in: package) }
    modules.append(module)
    visitedTargets[key] = needed + [module.name]
    return needed + [module.name]
  }

  /// Adds a target with macros. Its modules are compiled for the machine that compiles, so they
  /// are not those of the extension, even if both import the same.
  private mutating func add(
    macro target: PackageTarget, of package: PackageManifest
  ) throws(ProjectError) {
    let outer = (modules, visitedTargets)
    (modules, visitedTargets) = ([], [:])
    defer { (modules, visitedTargets) = outer }
    var needed: [String] = []
    for dependency in target.dependencies where !SyntaxPackage.has(dependency) {
      needed += try add(dependency, of: package)
    }
    guard let module = module(target, of: package, needed: needed) else { return }
    macros.append(PackageMacro(modules: modules + [module]))
  }

  private mutating func add(
    _ dependency: PackageTarget.Dependency, of package: PackageManifest
  ) throws(ProjectError) -> [String] {
    switch dependency {
    case .target(let name): return try add(target: name, of: package)
    case .byName(let name):
      if package.targets.contains(where: { $0.name == name }) {
        return try add(target: name, of: package)
      }
      return try add(product: name, in: package.dependencies(named: name, elseAll: true))
    case .product(let name, let other):
      let packages =
        other.map { package.dependencies(named: $0, elseAll: false) }
        ?? package.dependencies(named: name, elseAll: true)
      return try add(product: name, in: packages)
    }
  }

  private mutating func module(
    _ target: PackageTarget, of package: PackageManifest, needed: [String]
  ) -> PackageModule? {
    guard let folder = target.folder(in: package) else {
      note("\(package.name): the folder of the target \(target.name) was not found")
      return nil
    }
    guard let bundle = ProjectName("\(package.name)_\(target.name)") else { return nil }
    let files = target.files(in: package)
    let types = Set(files.map(\.pathExtension))
    var module = PackageModule(
      name: Self.moduleName(target.name), package: package.name, folder: package.folder,
      root: package.root, files: files, bundleName: bundle,
      languageMode: target.languageMode ?? package.languageMode,
      conditions: package.conditions(of: target),
      flags: target.flags, dependencies: needed, target: target.name, targetFolder: folder,
      toolsVersion: package.toolsVersion)
    let isGenerated =
      runsPlugins && !target.plugins.isEmpty
      && types.isDisjoint(with: PackageTarget.cTypes)
    guard !types.contains("swift"), !isGenerated else { return module }
    guard !types.isDisjoint(with: PackageTarget.cTypes) else {
      note("\(package.name): \(target.name) has no sources and is not built")
      return nil
    }
    let headers = folder.appendingPathComponent(target.headerFolder ?? "include")
      .standardizedFileURL
    guard package.root.contains(headers) else {
      note("\(package.name): \(ProjectError.outside(headers.path, root: package.root.main.path))")
      return nil
    }
    let isObjectiveC = ProjectFiles.below(headers, in: package.root).contains { path in
      guard path.hasSuffix(".h") else { return false }
      let text = try? package.root.text(of: headers.appendingPathComponent(path))
      return text?.contains(
        /^\s*(?:#import|@interface|@protocol|@class)\b/.anchorsMatchLineEndings())
        == true
    }
    guard !isObjectiveC, types.isDisjoint(with: ["m", "mm", "S"]) else {
      objectiveC.append(
        ObjectiveCModule(
          label: "\(package.name): \(target.name)", name: Self.moduleName(target.name),
          files: files, headerFolder: headers, in: package.root))
      return nil
    }
    let searched = target.headerSearchPaths
      .map { folder.appendingPathComponent($0).standardizedFileURL }
      .filter(package.root.contains)
    module.language = .c(
      headers: headers, searchPaths: searched, definitions: target.cDefinitions)
    return module
  }

  /// The headers of a library of the system, which its module map names and links; nil without a
  /// module map.
  private func systemLibrary(
    _ target: PackageTarget, of package: PackageManifest
  ) -> PackageModule? {
    guard let folder = target.folder(in: package),
      let bundle = ProjectName("\(package.name)_\(target.name)"),
      package.root.has(folder.appendingPathComponent("module.modulemap"))
    else { return nil }
    var library = PackageModule(
      name: Self.moduleName(target.name), package: package.name, folder: package.folder,
      root: package.root, files: [], bundleName: bundle, languageMode: package.languageMode,
      conditions: [], flags: [], dependencies: [], target: target.name, targetFolder: folder,
      toolsVersion: package.toolsVersion)
    library.language = .c(headers: folder.standardizedFileURL, searchPaths: [], definitions: [])
    return library
  }

  mutating func leaveOut(_ text: String) {
    if !leftOut.contains(text) { leftOut.append(text) }
  }

  private mutating func noteOutside(
    _ files: [URL], of target: PackageTarget, in package: PackageManifest
  ) {
    for file in files.prefix(5) {
      note(
        "\(package.name): \(target.name): "
          + "\(ProjectError.outside(file.path, root: package.root.main.path))")
    }
  }

  mutating func note(_ text: String) {
    let text = text.asMessageLine
    if !ownNotices.contains(text) { ownNotices.append(text) }
  }

  /// A target's name as a module.
  private static func moduleName(_ name: String) -> String {
    ModuleName(mangling: name).argumentText
  }
}

extension PackageManifest {
  /// The targets of a product; nil if the package does not have it. A product without a declaration
  /// has the name of its target.
  fileprivate func targets(ofProduct name: String) -> [String]? {
    if let product = products.first(where: { $0.name == name }) { return product.targets }
    return targets.contains { $0.name == name && $0.kind == .module } ? [name] : nil
  }

  /// The packages with a name; if there are none, those that can have a product with the name.
  func dependencies(named name: String, elseAll: Bool) -> [Dependency] {
    let named = dependencies.filter { $0.identity == name.lowercased() || $0.name == name }
    // A package can be referred to by the name in its manifest, which differs from its location.
    return named.isEmpty ? dependencies : elseAll ? named + dependencies : named
  }
}

extension PackageTarget {
  fileprivate var reasonForLeavingOut: String {
    switch kind {
    case .plugin: "the plugin \(name) is not run"
    case .binary:
      "the binary target \(name) is for Apple's systems and is not linked; supply its declarations "
        + "with --stub"
    case .system: "the system library \(name) has no module map and is not linked"
    case .test: "the tests \(name) are not built"
    case .module, .executable, .macro: name
    }
  }
}

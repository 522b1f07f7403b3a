import Foundation

/// The build-tool plugins of targets. They are read only if they are run.
extension PackageGraph {
  /// The plugins that a target of a package uses.
  mutating func plugins(
    of target: PackageTarget, in package: PackageManifest
  ) throws(ProjectError) -> [PackagePlugin] {
    var result: [PackagePlugin] = []
    for use in target.plugins {
      guard runsPlugins else {
        leaveOut(
          "\(package.name): the plugin \(use.name) of the target \(target.name) is not run; "
            + "--run-scripts runs it in a sandbox")
        continue
      }
      let own = package.targets.filter { $0.kind == .plugin && $0.name == use.name }
      if use.package == nil, !own.isEmpty {
        result += try own.map { plugin throws(ProjectError) in try self.plugin(plugin, of: package)
        }
      } else {
        result += try plugins(
          ofProduct: use.name,
          in: package.dependencies(named: use.package ?? use.name, elseAll: true))
      }
    }
    return result
  }

  /// The plugins of a product that a target of a project uses.
  mutating func plugins(
    of product: ProjectTarget.PackageProduct
  ) throws(ProjectError) -> [PackagePlugin] {
    let package = product.package.map {
      PackageManifest.Dependency(
        location: $0, isLocal: product.isLocal, root: root, requirement: product.requirement)
    }
    return try plugins(ofProduct: product.name, in: package.map { [$0] } ?? localPackages)
  }

  private mutating func plugins(
    ofProduct name: String, in packages: [PackageManifest.Dependency]
  ) throws(ProjectError) -> [PackagePlugin] {
    var reason = "no package of the project has it"
    for dependency in packages {
      switch try load(dependency) {
      case .failure(let failure): reason = failure.reason
      case .success(let package):
        let names = package.products.first { $0.name == name }?.targets ?? [name]
        let targets = package.targets.filter { $0.kind == .plugin && names.contains($0.name) }
        guard !targets.isEmpty else { continue }
        return try targets.map { target throws(ProjectError) in
          try plugin(target, of: package)
        }
      }
    }
    leaveOut("the plugin \(name) is missing: \(reason)")
    return []
  }

  private mutating func plugin(
    _ target: PackageTarget, of package: PackageManifest
  ) throws(ProjectError) -> PackagePlugin {
    var tools: [PackagePlugin.Tool] = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let name): tools += try self.tools(of: name, in: package)
      case .byName(let name) where package.targets.contains { $0.name == name }:
        tools += try self.tools(of: name, in: package)
      case .byName(let name):
        tools += try self.tools(
          ofProduct: name, in: package.dependencies(named: name, elseAll: true))
      case .product(let name, let other):
        tools += try self.tools(
          ofProduct: name, in: package.dependencies(named: other ?? name, elseAll: true))
      }
    }
    return PackagePlugin(
      name: target.name, package: package.name, packageFolder: package.folder,
      root: package.root, toolsVersion: package.toolsVersion,
      sources: target.files(in: package).filter { $0.pathExtension == "swift" }, tools: tools)
  }

  private mutating func tools(
    ofProduct name: String, in packages: [PackageManifest.Dependency]
  ) throws(ProjectError) -> [PackagePlugin.Tool] {
    for dependency in packages {
      guard case .success(let package) = try load(dependency) else { continue }
      let product = package.products.first { $0.name == name }
      let names = product?.targets ?? package.targets.map(\.name).filter { $0 == name }
      guard !names.isEmpty else { continue }
      var result: [PackagePlugin.Tool] = []
      for target in names { result += try tools(of: target, in: package, product: name) }
      return result
    }
    leaveOut("the tool \(name) of a plugin is missing: no package of the project has it")
    return []
  }

  /// The programs of an executable or a binary target.
  /// - Parameter product: The name of its product; nil for a target.
  private mutating func tools(
    of name: String, in package: PackageManifest, product: String? = nil
  ) throws(ProjectError) -> [PackagePlugin.Tool] {
    guard let target = package.targets.first(where: { $0.name == name }) else { return [] }
    switch target.kind {
    case .executable:
      let modules = try hostModules(of: name, in: package)
      return [.init(name: product ?? name, origin: .modules(modules))]
    case .binary:
      let folder = target.path.map(package.folder.appendingPathComponent)
      let programs = folder.map { ArtifactBundle.programs(in: $0, package.root) } ?? [:]
      if programs.isEmpty {
        leaveOut(
          "\(package.name): the tool \(name) of a plugin is not in the package, or has no program "
            + "for Linux; install a program with this name, or commit what it generates")
      }
      return programs.sorted { $0.key < $1.key }.filter { package.root.contains($0.value) }
        .map { .init(name: $0.key, origin: .file($0.value)) }
    default: return []
    }
  }

  /// The modules of a program, which is compiled for the machine that compiles: they are not those
  /// of the extension, even if both import the same.
  private mutating func hostModules(
    of target: String, in package: PackageManifest
  ) throws(ProjectError) -> [PackageModule] {
    let key = "tool \(package.folder.path)\n\(target)"
    guard !trail.contains(key) else {
      note(
        "\(package.name): the tool \(target) needs itself; remove a plugin from one of its modules")
      return []
    }
    trail.append(key)
    let outer = (modules, visitedTargets)
    (modules, visitedTargets) = ([], [:])
    defer {
      (modules, visitedTargets) = outer
      trail.removeLast()
    }
    try add(target: target, of: package)
    return modules
  }
}

import Foundation

/// A module of a package: what is compiled on its own and imported by name.
public struct PackageModule: Sendable {
  public var name: String
  /// The name of its package, for messages.
  public var package: String
  public var folder: URL
  /// Sources and resources.
  public var files: [URL]
  public var languageMode: String
  public var conditions: [String]
  public var flags: [String]
  /// The names of the modules of packages that it imports.
  public var dependencies: [String]
}

/// The modules that a target needs from packages, dependencies first.
///
/// Packages are read, never run: manifests are read as literals, and plugins and macros are not
/// built. A remote package is taken from the folder of packages that the user gives.
struct PackageGraph {
  private(set) var modules: [PackageModule] = []
  /// What was left out, for the user.
  private(set) var notices: [String] = []

  private var manifests: [PackageManifest] = []
  private var visitedTargets: Set<String> = []
  private var loadedFolders: Set<String> = []
  private let packages: URL?

  /// - Parameters:
  ///   - local: The folders of packages in the project.
  ///   - packages: A folder with one folder per remote package; nil if there is none.
  ///
  /// Throws `ProjectError` if the manifest of a needed package is damaged.
  init(
    products: [ProjectTarget.PackageProduct], local: [URL], packages: URL?
  ) throws(ProjectError) {
    self.packages = packages
    guard !products.isEmpty else { return }
    for folder in local { try load(folder) }
    for product in products {
      if let location = product.package { try load(location, isLocal: product.isLocal) }
      add(product: product.name, of: product.package)
    }
  }

  // MARK: Manifests

  private mutating func load(_ location: String, isLocal: Bool) throws(ProjectError) {
    if isLocal { return try load(URL(fileURLWithPath: location)) }
    let name = PackageManifest.Dependency(location: location, isLocal: false).identity
    let folders =
      packages.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    guard let packages, let folder = folders.sorted().first(where: { $0.lowercased() == name })
    else { return }
    try load(packages.appendingPathComponent(folder))
  }

  private mutating func load(_ folder: URL) throws(ProjectError) {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard loadedFolders.insert(folder.standardizedFileURL.path).inserted,
      FileManager.default.fileExists(atPath: manifest.path)
    else { return }
    let package = try PackageManifest(folder: folder)
    manifests.append(package)
    for dependency in package.dependencies {
      try load(dependency.location, isLocal: dependency.isLocal)
    }
  }

  // MARK: Modules

  private mutating func add(product name: String, of location: String?) {
    for package in manifests {
      guard let product = package.products.first(where: { $0.name == name }) else { continue }
      for target in product.targets { add(target: target, of: package) }
      return
    }
    // A product without a declaration has the name of its target.
    for package in manifests where package.targets.contains(where: { $0.name == name }) {
      return add(target: name, of: package)
    }
    let origin = location.map { " of \($0)" } ?? ""
    let advice =
      packages == nil
      ? "pass the folder of its checkout with --packages" : "it is not in the folder of packages"
    notices.append("the package product \(name)\(origin) was not found; \(advice)")
  }

  private mutating func add(target name: String, of package: PackageManifest) {
    guard visitedTargets.insert(package.folder.path + "\n" + name).inserted,
      let target = package.targets.first(where: { $0.name == name })
    else { return }
    guard target.kind == .module || target.kind == .executable else {
      notices.append(
        "\(package.name): the \(target.kind) \(name) is not built, because that would run its code")
      return
    }
    var needed: [String] = []
    for dependency in target.dependencies {
      let before = modules.count
      switch dependency {
      case .target(let name): add(target: name, of: package)
      case .byName(let name) where package.targets.contains { $0.name == name }:
        add(target: name, of: package)
      case .byName(let name), .product(let name, _):
        add(product: name, of: nil)
      }
      needed += modules[before...].map(\.name)
    }
    let files = target.files(in: package)
    guard files.contains(where: { $0.pathExtension == "swift" }) else {
      notices.append("\(package.name): \(name) has no Swift sources and is not built")
      return
    }
    modules.append(
      PackageModule(
        name: Self.moduleName(name), package: package.name, folder: package.folder, files: files,
        languageMode: target.languageMode ?? package.languageMode,
        conditions: ["SWIFT_PACKAGE", "DEBUG"] + target.conditions, flags: target.flags,
        dependencies: needed))
    notices += package.notices.filter { !notices.contains($0) }
  }

  /// A target's name as a module: other characters than those of identifiers become underscores.
  private static func moduleName(_ name: String) -> String {
    SettingReference(content: "N:c99extidentifier").applyingModifiers(to: name)
  }
}

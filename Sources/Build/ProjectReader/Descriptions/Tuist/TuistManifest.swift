import Foundation
import SourceScanner
import YAML

/// Tuist's `Project.swift`, as the `project.yml` of the same project.
///
/// The manifest is read, not run: it can use functions of its repository and of Tuist's plug-ins. A
/// part that is not constant is an error with its line, if a target needs it. Source: the module
/// ProjectDescription of Tuist 4.
struct TuistManifest {
  static let fileName = "Project.swift"

  private let paths: TuistPaths
  private let manifest: ManifestCall
  /// As in a `project.yml`.
  private let packages: [YAMLValue.Entry]

  /// Whether a file is a manifest. Other sources have the same name.
  static func isManifest(_ file: URL, in root: ProjectRoot) -> Bool {
    file.lastPathComponent == fileName
      && (try? root.text(of: file))?.contains(/(?m)^\s*import\s+ProjectDescription\b/) == true
  }

  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside` and `.damaged`.
  static func read(_ file: URL, in project: ProjectRoot) throws(ProjectError) -> YAMLValue {
    let text = Array(try project.data(of: file))
    do {
      return try read(text, of: file, in: project)
    } catch {
      // What is not Swift looks like what has to be run.
      guard case .damaged(file.path, _, _) = error, let found = SyntaxError.first(in: text) else {
        throw error
      }
      throw .damaged(file.path, line: found.line, reason: "cannot be parsed: \(found.message)")
    }
  }

  private static func read(
    _ text: [UInt8], of file: URL, in project: ProjectRoot
  ) throws(ProjectError) -> YAMLValue {
    let constants = ConstantReader.read(text)
    let paths = TuistPaths(manifest: file, in: project)
    let projects = constants.values.compactMap { ManifestCall($0.value) }
      .filter { $0.name == "Project" }
    guard let manifest = projects.first, projects.count == 1 else {
      throw paths.notConstant("let project = Project(name: …)", line: nil)
    }
    return try TuistManifest(manifest, paths).description()
  }

  private init(_ manifest: ManifestCall, _ paths: TuistPaths) throws(ProjectError) {
    self.manifest = manifest
    self.paths = paths
    packages = try paths.elements("packages", of: manifest).map { element throws(ProjectError) in
      guard let package = Self.package(element, paths) else {
        throw paths.notConstant("packages", of: manifest)
      }
      return package
    }
  }

  private func description() throws(ProjectError) -> YAMLValue {
    var entries: [(String, YAMLValue?)] = [("name", try paths.text("name", of: manifest))]
    var targets: [YAMLValue.Entry] = []
    for element in try paths.elements("targets", of: manifest) {
      guard let call = ManifestCall(element), ["target", "Target"].contains(call.name),
        let name = try paths.text("name", of: call)?.string
      else { throw paths.notConstant("an element of targets", line: nil) }
      targets.append(.init(key: name, value: try target(call)))
    }
    entries.append(("targets", .mapping(targets)))
    let settings = try TuistSettings(manifest["settings"], paths)
    entries += [
      ("settings", settings.values), ("configFiles", settings.files),
      ("configs", settings.configurations),
    ]
    entries += [
      ("packages", .mapping(packages)),
      ("externalPackages", paths.dependencies.map { .text($0) }),
    ]
    return YAMLValue(entries)
  }

  // MARK: Targets

  /// The types of XcodeGen by Tuist's products.
  private static let types = [
    "app": "application", "appClip": "application.on-demand-install-capable",
    "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension",
    "framework": "framework", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
    "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing",
  ]

  private func target(_ call: ManifestCall) throws(ProjectError) -> YAMLValue {
    guard case .name(let product)? = call["product"] else {
      throw paths.notConstant("product", of: call)
    }
    let settings = try TuistSettings(call["settings"], paths)
    let identifiers = try [
      ("PRODUCT_BUNDLE_IDENTIFIER", paths.text("bundleId", of: call)),
      ("PRODUCT_NAME", paths.text("productName", of: call)),
    ]
    let sources = try TuistSources(call, paths)
    return YAMLValue([
      ("type", .text(Self.types[product] ?? product)),
      ("supportedDestinations", try platforms(of: call)),
      ("deploymentTarget", try deploymentTarget(of: call)),
      ("settings", settings.adding(identifiers)),
      ("configFiles", settings.files),
      ("info", try propertyList("infoPlist", of: call)),
      ("entitlements", try propertyList("entitlements", of: call)),
      ("sources", .list(sources.items)),
      ("dependencies", .list(try dependencies(of: call))),
    ])
  }

  /// The platforms by the names of destinations. A set such as `.iOS` has the name of one.
  private static let platforms = [
    "iPhone": "iOS", "iPad": "iOS", "mac": "macOS", "appleWatch": "watchOS", "appleTv": "tvOS",
    "appleVision": "visionOS", "iOS": "iOS", "macOS": "macOS", "watchOS": "watchOS",
    "tvOS": "tvOS", "visionOS": "visionOS",
  ]

  private func platforms(of call: ManifestCall) throws(ProjectError) -> YAMLValue {
    let label = call["destinations"] == nil ? "platform" : "destinations"
    let names: [SourceExpression] =
      switch call[label] {
      case .array(let elements)?: elements
      case let value?: [value]
      case nil: []
      }
    var found: [String] = []
    for name in names {
      guard case .name(let text) = name else { throw paths.notConstant(label, of: call) }
      if let platform = Self.platforms[text], !found.contains(platform) { found.append(platform) }
    }
    return .list(found.map { .text($0) })
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0")` or `.iOS(targetVersion: "17.0", …)`.
  private func deploymentTarget(of call: ManifestCall) throws(ProjectError) -> YAMLValue? {
    let label = call["deploymentTargets"] == nil ? "deploymentTarget" : "deploymentTargets"
    guard let value = call[label] else { return nil }
    guard let versions = ManifestCall(value) else { throw paths.notConstant(label, of: call) }
    return .mapping(
      versions.arguments.compactMap { argument in
        guard case .string(let version) = argument.value else { return nil }
        let isOne = argument.label == nil || argument.label == "targetVersion"
        return .init(
          key: isOne ? versions.name : argument.label ?? "", value: .text(version))
      })
  }

  /// A path, `.file(path:)`, or values: `.dictionary([…])` and `.extendingDefault(with: […])`.
  private func propertyList(
    _ label: String, of call: ManifestCall
  ) throws(ProjectError) -> YAMLValue? {
    switch call[label] {
    case nil, .name("default")?, .name("none")?: return nil
    case .call("file", let arguments)?:
      guard let path = paths.path(arguments.first?.value) else { break }
      return YAMLValue([("path", .text(path))])
    case .call("dictionary", let arguments)?, .call("extendingDefault", let arguments)?:
      guard let values = arguments.first.flatMap({ YAMLValue(propertyList: $0.value) }) else {
        break
      }
      return YAMLValue([("properties", values)])
    case let value?:
      guard let path = paths.path(value) else { break }
      return YAMLValue([("path", .text(path))])
    }
    throw paths.notConstant(label, of: call)
  }

  // MARK: Dependencies

  private func dependencies(of call: ManifestCall) throws(ProjectError) -> [YAMLValue] {
    var result: [YAMLValue] = []
    for element in try paths.elements("dependencies", of: call) {
      // `.xctest` and other names are parts of the system.
      if case .name = element { continue }
      guard let dependency = ManifestCall(element) else {
        throw paths.notConstant("dependencies", of: call)
      }
      switch dependency.name {
      case "target":
        let other = dependency[nil].flatMap { ManifestCall($0) } ?? dependency
        result.append(
          try entry("target", paths.text("name", of: other), dependency, of: call))
      case "project":
        let value = try entry("target", paths.text("target", of: dependency), dependency, of: call)
        guard let path = paths.path(dependency["path"]) else {
          throw paths.notConstant("dependencies", of: call)
        }
        result.append(value.adding([("project", .text(path))]))
      case "external":
        result.append(
          try entry("external", paths.text("name", of: dependency), dependency, of: call))
      case "package":
        let product = try paths.text("product", of: dependency)
        let value = try entry("product", product, dependency, of: call)
        let package = product?.string.map(packageName)
        result.append(value.adding([("package", package.map { .text($0) })]))
      // Libraries of the system, and binaries for it.
      case "sdk", "framework", "xcframework", "library", "packagePlugin": break
      default: throw paths.notConstant("dependencies", of: call)
      }
    }
    return result
  }

  /// A dependency with its condition, such as `.when([.ios])`.
  private func entry(
    _ key: String, _ name: YAMLValue?, _ dependency: ManifestCall, of target: ManifestCall
  ) throws(ProjectError) -> YAMLValue {
    guard let name else { throw paths.notConstant("dependencies", of: target) }
    var platforms: YAMLValue?
    if case .call("when", let arguments)? = dependency["condition"],
      case .array(let filters)? = arguments.first?.value
    {
      platforms = .list(
        filters.compactMap { if case .name(let text) = $0 { .text(text) } else { nil } })
    }
    return YAMLValue([(key, name), ("platforms", platforms)])
  }

  /// The key in `packages` of the package with a product: the one with its name, or the only one.
  /// Otherwise the product's name, which local packages are searched for.
  private func packageName(ofProduct product: String) -> String {
    packages.first { $0.key == product.lowercased() }?.key
      ?? (packages.count == 1 ? packages[0].key : product)
  }

  /// `.remote(url:requirement:)`, `.local(path:)`, or as in a package's manifest; nil for anything
  /// else.
  private static func package(
    _ element: SourceExpression, _ paths: TuistPaths
  ) -> YAMLValue.Entry? {
    guard let call = ManifestCall(element), ["remote", "local", "package"].contains(call.name)
    else { return nil }
    if let path = paths.path(call["path"]) {
      return .init(
        key: PackageManifest.identity(of: path), value: YAMLValue([("path", .text(path))]))
    }
    guard let url = call.string("url") else { return nil }
    var entries: [(String, YAMLValue?)] = [("url", .text(url))]
    // `.remote(url: …, requirement: …)` has what `.package(url: …, …)` has without a name.
    let arguments = call.arguments.filter { $0.label != "url" }.map {
      SourceExpression.Argument(
        label: $0.label == "requirement" ? nil : $0.label, value: $0.value)
    }
    if !arguments.isEmpty {
      guard let found = PackageRequirement(ManifestCall(name: call.name, arguments: arguments))
      else { return nil }
      entries += found.described
    }
    return .init(key: PackageManifest.identity(of: url), value: YAMLValue(entries))
  }
}

extension PackageRequirement {
  /// As in a `project.yml`.
  fileprivate var described: [(String, YAMLValue?)] {
    switch self {
    case .revision(let name): [("revision", .text(name))]
    case .branch(let name): [("branch", .text(name))]
    case .exact(let version): [("exactVersion", .text("\(version)"))]
    case .range(let first, let end):
      [("minVersion", .text("\(first)")), ("maxVersion", .text("\(end)"))]
    }
  }
}

import Foundation
import SourceScanner

/// A target of a package.
package struct PackageTarget: Sendable {
  package enum Kind: Sendable {
    case module, executable, test, macro, plugin, binary, system
  }

  package enum Dependency: Equatable, Sendable {
    /// A target of the package, or a product of a package with that name.
    case byName(String)
    case target(String)
    case product(String, package: String?)
  }

  /// A plugin that a target uses: of the package, or of another one.
  package struct PluginUse: Equatable, Sendable {
    package var name: String
    package var package: String?
  }

  /// A file or folder that is a resource. `isCopied` folders stay folders.
  package struct Resource: Equatable, Sendable {
    package var path: String
    package var isCopied: Bool
  }

  package var name: String
  package var kind: Kind
  package var dependencies: [Dependency]
  package var path: String?
  package var excluded: [String]
  /// The files and folders that are compiled; nil for all.
  package var sources: [String]?
  package var resources: [Resource]
  /// The plugins that generate or check its sources.
  package var plugins: [PluginUse] = []
  package var conditions: [CompilationCondition]
  /// Options of the compiler for features and isolation.
  package var flags: [CompilerFlag]
  /// `4`, `4.2`, `5` or `6`; nil uses the package's.
  package var languageMode: String?
  /// The folder with the headers of a target in C, relative to the target; nil is `include`.
  package var headerFolder: String?
  /// Options of the C compiler: definitions and search paths, which are relative to the target.
  package var cDefinitions: [CDefinition] = []
  package var headerSearchPaths: [String] = []
  /// The settings that are not valid and not used.
  package var invalidSettings: [String] = []
}

extension PackageTarget {
  /// nil if it is not a target, or has no name.
  init?(
    _ call: ManifestCall, packageModes: [SourceExpression],
    _ context: PackageConditions = PackageConditions()
  ) {
    let kinds: [String: Kind] = [
      "target": .module, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
      "plugin": .plugin, "binaryTarget": .binary, "systemLibrary": .system,
    ]
    guard let kind = kinds[call.name], let name = call.string("name") else { return nil }
    self.name = name
    self.kind = kind
    dependencies = call.list("dependencies").compactMap {
      Self.dependency($0, context)
    }
    path = call.string("path")
    excluded = call.strings("exclude")
    sources = call["sources"] == nil ? nil : call.strings("sources")
    resources = call.calls("resources").compactMap { resource in
      resource.string(nil).map { Resource(path: $0, isCopied: resource.name == "copy") }
    }
    plugins = call.list("plugins").compactMap(Self.plugin)
    (conditions, flags) = ([], [])
    languageMode = packageModes.compactMap(Self.languageMode).last
    headerFolder = call.string("publicHeadersPath")
    for setting in call.calls("swiftSettings") where context.hold(for: setting) {
      add(setting)
    }
    for setting in call.calls("cSettings") where context.hold(for: setting) {
      guard let value = setting.string(nil) else { continue }
      if setting.name == "headerSearchPath" { headerSearchPaths.append(value) }
      if setting.name == "define" {
        let definition = CDefinition(value, to: setting.string("to"))
        use(definition, of: "define", value) { $0.cDefinitions.append($1) }
      }
    }
  }

  private mutating func add(_ setting: ManifestCall) {
    switch (setting.name, setting.string(nil)) {
    case ("define", let name?):
      use(CompilationCondition(name), of: setting.name, name) { $0.conditions.append($1) }
    case ("enableUpcomingFeature", let name?):
      use(FeatureName(name), of: setting.name, name) { $0.flags.append(.upcomingFeature($1)) }
    case ("enableExperimentalFeature", let name?):
      use(FeatureName(name), of: setting.name, name) { $0.flags.append(.experimentalFeature($1)) }
    case ("swiftLanguageMode", _), ("swiftLanguageVersion", _):
      languageMode = setting[nil].flatMap(Self.languageMode) ?? languageMode
    case ("defaultIsolation", _): flags.append(.mainActorIsolation)
    // Unsafe flags contain paths and options of other systems.
    default: break
    }
  }

  private mutating func use<Value>(
    _ value: Value?, of setting: String, _ text: String, _ add: (inout Self, Value) -> Void
  ) {
    if let value {
      add(&self, value)
    } else {
      invalidSettings.append(".\(setting)(\"\(text)\")")
    }
  }

  private static func plugin(_ expression: SourceExpression) -> PluginUse? {
    if case .string(let name) = expression { return PluginUse(name: name) }
    guard let call = ManifestCall(expression) else { return nil }
    return call.string("name").map { PluginUse(name: $0, package: call.string("package")) }
  }

  private static func dependency(
    _ expression: SourceExpression, _ context: PackageConditions
  ) -> Dependency? {
    if case .string(let name) = expression { return .byName(name) }
    guard let call = ManifestCall(expression), let name = call.string("name"),
      context.hold(for: call)
    else { return nil }
    switch call.name {
    case "target": return .target(name)
    case "product": return .product(name, package: call.string("package"))
    default: return .byName(name)
    }
  }

  /// `.v5` and `.version("6")`.
  private static func languageMode(_ expression: SourceExpression) -> String? {
    let text: String? =
      switch expression {
      case .name(let name): String(name.dropFirst()).replacingOccurrences(of: "_", with: ".")
      case .call("version", let arguments): ManifestCall(name: "", arguments: arguments).string(nil)
      default: nil
      }
    return text.flatMap { ["4", "4.2", "5", "6"].contains($0) ? $0 : nil }
  }

  /// The folder of the target. A package with a single target can have its sources directly in
  /// `Sources`. nil if it does not exist or is outside of the package.
  func folder(in package: PackageManifest) -> URL? {
    let isOnly = package.targets.count { $0.kind == .module || $0.kind == .executable } == 1
    let (package, root) = (package.folder, package.root)
    if let path {
      let folder = package.appendingPathComponent(path).standardizedFileURL
      return root.kind(of: folder) == .folder ? folder : nil
    }
    let parents =
      switch kind {
      case .test: ["Tests"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let candidates = parents.map { package.appendingPathComponent($0) }
    let own = candidates.map { $0.appendingPathComponent(name) }
    return (own + (isOnly ? candidates : [])).first { root.kind(of: $0) == .folder }
  }

  /// The files in the target's folder that are neither sources nor resources, such as those that
  /// plugins read.
  func otherFiles(in package: PackageManifest) -> [URL] {
    guard let folder = folder(in: package) else { return [] }
    let members = Set(files(in: package).map(\.path))
    return ProjectFiles.below(folder, in: package.root).filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    .map { folder.appendingPathComponent($0).standardizedFileURL }
    .filter {
      !members.contains($0.path) && $0.pathExtension != "swift" && package.root.contains($0)
    }
  }

  /// The members of the target: its sources and resources, sorted by path. A copied folder is one
  /// member.
  package func files(in package: PackageManifest) -> [URL] {
    members(in: package).filter(package.root.has)
  }

  /// The files and folders that are outside, by a path or a symbolic link.
  func outsideFiles(in package: PackageManifest) -> [URL] {
    guard let folder = folder(in: package) else { return [] }
    let links = ProjectFiles.below(folder, in: package.root).filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    return (links + resources.map(\.path))
      .map { folder.appendingPathComponent($0).standardizedFileURL }
      .filter { !package.root.contains($0) }
  }

  private func members(in package: PackageManifest) -> [URL] {
    guard let folder = folder(in: package) else { return [] }
    func contains(_ paths: [String], _ file: String) -> Bool {
      paths.contains {
        file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == "."
      }
    }
    let declared = resources.filter { !$0.isCopied }.map(\.path)
    let copied = resources.filter(\.isCopied).map(\.path)
    let files = ProjectFiles.below(folder, in: package.root).filter { file in
      // The manifest of a package whose target has the path "." is not a source.
      guard !contains(excluded + copied, file), !PackageManifest.isManifest(file) else {
        return false
      }
      if contains(declared, file) { return true }
      let type = URL(fileURLWithPath: file).pathExtension
      if type == "swift" || Self.cTypes.contains(type) {
        return sources.map { contains($0, file) } ?? true
      }
      // Catalogs and string tables are resources without a declaration.
      return Self.resourceTypes.contains(type)
    }
    return (files + copied).sorted().map { folder.appendingPathComponent($0).standardizedFileURL }
  }

  /// Languages that clang compiles. Assembly and Objective-C are not built.
  static let cTypes: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm", "S"]

  private static let resourceTypes: Set<String> = [
    "xcassets", "xcstrings", "strings", "stringsdict",
  ]
}

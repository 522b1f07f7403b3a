import Foundation
import SourceScanner

/// A `Package.swift`.
///
/// Most manifests are a constant of literals, which is read. One that computes something is run in
/// a sandbox, or else its computed parts are left out. `notices` says what was done.
package struct PackageManifest: Sendable {
  package struct Product: Sendable {
    package var name: String
    package var targets: [String]
  }

  package struct Dependency: Sendable {
    /// The folder of a local package, or the URL of a remote one.
    package var location: String
    package var isLocal: Bool
    /// The folders that can contain a local package: those of the project or the package that
    /// names it. nil for a remote one.
    package var root: ProjectRoot?
    /// The name in the manifest, which products can refer to; usually nil.
    package var name: String?
    /// nil for a local package.
    package var requirement: PackageRequirement?
    /// The traits that are enabled; nil enables the defaults.
    package var traits: [String]?

    /// The name by which products refer to the package: the last component of its location.
    package var identity: String { PackageManifest.identity(of: location) }
  }

  /// The last component of a package's location in lower case, without `.git`.
  static func identity(of location: String) -> String {
    let last = location.split { "/:".contains($0) }.last.map(String.init) ?? location
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  package var name: String
  package var folder: URL
  /// The folders whose files it may use: those of the project for a package in it, its own folder
  /// for others.
  package var root: ProjectRoot
  /// Such as `5.9`.
  package var toolsVersion: String
  package var products: [Product] = []
  package var dependencies: [Dependency] = []
  package var targets: [PackageTarget] = []
  /// The first versions of the systems, such as `17.0`.
  var deploymentTargets: [Platform: String] = [:]
  /// The traits that are enabled.
  package var traits: Set<String> = []
  /// The parts that were left out.
  package var notices: [String] = []
  /// The lines that compute something and were not read.
  var unreadLines: [Int] = []

  /// The manifest of the package in a folder.
  /// - Parameters:
  ///   - root: The folders whose files it may use; nil is the folder itself.
  ///   - platform: What the conditions of dependencies and settings are compared with.
  ///   - traits: The traits that a dependent package enables; nil enables the defaults.
  ///   - run: Runs the manifest if it is not constant; nil leaves out what is not.
  ///
  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside`, `.invalidName` and `.damaged`.
  package init(
    folder: URL, root: ProjectRoot? = nil, platform: Platform = .iOS, traits: [String]? = nil,
    run: ManifestRun? = nil
  ) throws(ProjectError) {
    let root = root ?? ProjectRoot(folders: [folder])
    let file = Self.file(in: folder, root) ?? folder.appendingPathComponent("Package.swift")
    let text = Array(try root.data(of: file))
    let constants = ConstantReader.read(text)
    var package = ManifestCall(name: "", arguments: [])
    var isRead = false
    if case .call("Package", let arguments)? = constants.values["package"] {
      package = ManifestCall(name: "Package", arguments: arguments)
      isRead = true
    }
    // `package.targets = …`, or `products += […]` before the package is made.
    let isChanged =
      !constants.otherStatements.isEmpty
      && String(decoding: text, as: UTF8.self)
        .contains(/\bpackage\s*\.\s*[a-z]|\b\w+\s*(?:\+=|\.\s*(?:append|insert)\b)/)
    var wasRun = false
    let isComplete = package.unsupportedLines.isEmpty && package.hasOnlyLists
    if !isRead || isChanged || !isComplete,
      let arguments = run?.arguments(of: file, text)
    {
      package = ManifestCall(name: "Package", arguments: arguments)
      (isRead, wasRun) = (true, true)
    }
    guard isRead else {
      throw .damaged(
        file.path, line: nil, reason: "expected let package = Package(name: …)")
    }
    self.folder = folder.standardizedFileURL
    self.root = root
    toolsVersion = Self.toolsVersion(String(decoding: text.prefix(200), as: UTF8.self))
    name = package.string("name") ?? folder.lastPathComponent
    _ = try ProjectName(name, "the name of the package", in: file)
    products = package.calls("products").compactMap { product in
      product.string("name").map { Product(name: $0, targets: product.strings("targets")) }
    }
    dependencies = package.calls("dependencies").compactMap(dependency)
    for call in package.calls("platforms") {
      if let platform = Platform(rawValue: call.name) {
        deploymentTargets[platform] = Self.version(call)
      }
    }
    let mode = package.list("swiftLanguageModes") + package.list("swiftLanguageVersions")
    self.traits = Self.enabled(traits ?? ["default"], among: package.list("traits"))
    let conditions = PackageConditions(platform: platform, traits: self.traits)
    targets = package.calls("targets").compactMap {
      PackageTarget($0, packageModes: mode, conditions)
    }
    for target in targets { _ = try ProjectName(target.name, "the name of a target", in: file) }
    for product in products { _ = try ProjectName(product.name, "the name of a product", in: file) }
    let invalid = targets.flatMap { target in
      target.invalidSettings.map {
        "\(file.path): \($0) of the target \(target.name) is not used, because it is not a name"
      }
    }
    if wasRun {
      notices = invalid + ["\(file.path) is not constant and was run in a sandbox without network"]
      return
    }
    let lines = package.unsupportedLines + constants.otherStatements
    unreadLines = Set(lines).sorted()
    notices =
      invalid
      + Set(lines).sorted().map {
        "\(file.path):\($0): left out, because a manifest is read without running it"
      }
  }

  /// The version of `.iOS(.v17)` and `.iOS("17.2")`.
  private static func version(_ platform: ManifestCall) -> String? {
    switch platform[nil] {
    case .string(let text): text
    case .name(let name): String(name.dropFirst()).replacing("_", with: ".")
    default: nil
    }
  }

  private func dependency(_ call: ManifestCall) -> Dependency? {
    if let path = call.string("path") {
      let url =
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
      return Dependency(
        location: url.standardizedFileURL.path, isLocal: true, root: root,
        name: call.string("name"),
        traits: Self.names(call["traits"]))
    }
    return call.string("url").map {
      Dependency(
        location: $0, isLocal: false, name: call.string("name"),
        requirement: PackageRequirement(call), traits: Self.names(call["traits"]))
    }
  }

  /// The names in a list of traits: `"A"`, `.trait(name: "A")`, `.default` and `.defaults`.
  private static func names(_ expression: SourceExpression?) -> [String]? {
    guard case .array(let elements)? = expression else { return nil }
    return elements.compactMap { element in
      switch element {
      case .string(let name): name
      case .name("defaults"): "default"
      case .call("trait", let arguments):
        ManifestCall(name: "", arguments: arguments).string("name")
      default: nil
      }
    }
  }

  /// The traits with those that they enable. `default` is the name of the default ones.
  private static func enabled(
    _ names: [String], among declared: [SourceExpression]
  ) -> Set<String> {
    var others: [String: [String]] = [:]
    for call in declared.compactMap({ ManifestCall($0) }) {
      let name = call.name == "default" ? "default" : call.string("name") ?? ""
      others[name] = call.strings("enabledTraits")
    }
    var result: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      if result.insert(name).inserted { waiting += others[name] ?? [] }
    }
    return result.subtracting(["default"])
  }

  /// Whether a file in the folder of a package is its manifest, for any version of Swift.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// The manifest for this version of Swift: `Package.swift`, or `Package@swift-6.0.swift` if it is
  /// for later tools. nil if there is none.
  static func file(in folder: URL, _ root: ProjectRoot) -> URL? {
    let names = (try? root.names(in: folder)) ?? []
    let candidates = names.filter(isManifest)
    let versions = candidates.compactMap { name -> (PackageVersion, URL)? in
      let file = folder.appendingPathComponent(name)
      guard let data = try? root.start(of: file, count: 200) else { return nil }
      let start = String(decoding: data, as: UTF8.self)
      return PackageVersion(toolsVersion(start)).map { ($0, file) }
    }
    let usable = versions.filter { $0.0 < PackageVersion(6, 4) }
    return (usable.isEmpty ? versions : usable).max {
      ($0.0, $0.1.path) < ($1.0, $1.1.path)
    }?.1
  }

  /// The version in the comment of the first line: `// swift-tools-version: 5.9`.
  private static func toolsVersion(_ text: String) -> String {
    let match = text.firstMatch(of: /swift-tools-version\s*:\s*([0-9.]+)/)
    return match.map { String($0.1) } ?? "5.0"
  }

  /// The conditions of a target's sources: SwiftPM's, its own and the traits.
  func conditions(of target: PackageTarget) -> [CompilationCondition] {
    ["SWIFT_PACKAGE", "DEBUG"] + target.conditions
      + traits.sorted().compactMap { CompilationCondition($0) }
  }

  /// The default language mode of the package's targets.
  package var languageMode: String {
    toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5 >= 6 ? "6" : "5"
  }
}

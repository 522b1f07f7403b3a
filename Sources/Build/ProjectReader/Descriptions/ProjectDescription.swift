import Foundation
import MessageText
import YAML

/// A `project.yml`, from which XcodeGen generates an Xcode project, a `Project.swift` of Tuist, or
/// a `BUILD` file of Bazel.
///
/// Its targets are read directly, so that nothing has to be generated. Source: XcodeGen,
/// Docs/ProjectSpec.md.
struct ProjectDescription {
  static let fileNames =
    ["project.yml", "project.yaml", TuistManifest.fileName] + BazelManifest.fileNames

  let url: URL
  /// The folders whose files it may use.
  let project: ProjectRoot
  private let root: YAMLValue

  /// - Parameter project: The folders whose files it may use; nil are those of its repository.
  ///
  /// Throws `ProjectError`.
  init(contentsOf file: URL, project: ProjectRoot? = nil) throws(ProjectError) {
    url = file.standardizedFileURL
    self.project = project ?? ProjectRoot(around: url.deletingLastPathComponent())
    root =
      switch url.lastPathComponent {
      case TuistManifest.fileName: try TuistManifest.read(url, in: self.project)
      case let name where BazelManifest.fileNames.contains(name):
        try BazelManifest.read(url, in: self.project)
      default: try DescriptionFile.read(url, in: self.project)
      }
  }

  private var isBazel: Bool { BazelManifest.fileNames.contains(url.lastPathComponent) }

  var folder: URL { url.deletingLastPathComponent() }

  /// Where Xcode keeps the versions of packages: in the generated project.
  var generatedProject: URL {
    let name = root["name"]?.string ?? folder.lastPathComponent
    return folder.appendingPathComponent("\(name).xcodeproj")
  }

  /// The folders of the packages in the project.
  var packageFolders: [URL] {
    let packages = (root["packages"]?.entries ?? []).compactMap { $0.value["path"]?.string }
    return (packages + (root["localPackages"]?.strings ?? [])).map {
      folder.appendingPathComponent($0).standardizedFileURL
    }
  }

  /// The manifests of Tuist whose targets this one links.
  var subprojects: [URL] {
    let targets = (root["targets"]?.entries ?? []).map(\.value)
    return targets.flatMap { $0["dependencies"]?.elements ?? [] }.compactMap { dependency in
      dependency["project"]?.string.map {
        folder.appendingPathComponent($0).appendingPathComponent(TuistManifest.fileName)
          .standardizedFileURL
      }
    }
  }

  /// All targets, in the order of the file. Throws `ProjectError`.
  func targets(_ options: ReadingOptions) throws -> [ProjectTarget] {
    try (root["targets"]?.entries ?? []).map { entry in
      try target(named: entry.key, resolved(entry.value, name: entry.key), options)
    }
  }

  /// The target with its templates.
  private func resolved(_ target: YAMLValue, name: String) -> YAMLValue {
    var result = YAMLValue.mapping([])
    var visited: Set<String> = []
    func add(_ names: [String]) {
      for name in names where visited.insert(name).inserted {
        guard let template = root["targetTemplates"]?[name] else { continue }
        add(template["templates"]?.strings ?? [])
        result = result.merging(template)
      }
    }
    add(target["templates"]?.strings ?? [])
    result = result.merging(target)
    var names = ["target_name": name]
    for entry in result["templateAttributes"]?.entries ?? [] {
      names[entry.key] = entry.value.string
    }
    return result.substituting(names)
  }

  private func target(
    named name: String, _ value: YAMLValue, _ options: ReadingOptions
  ) throws -> ProjectTarget {
    let declared = root["configs"]?.entries.map(\.key) ?? []
    let names = declared.isEmpty ? ["Debug", "Release"] : declared
    let configuration = try options.configuration(among: names, project: names)
    let (settings, read) = try settings(of: value, name: name, configuration, options)
    var target = ProjectTarget(
      name: name, kind: .other, platforms: Self.platforms(of: value), project: url, folder: folder,
      root: project, settings: settings, configuration: configuration, configurations: names)
    target.configurationFiles = read.files
    target.notices = read.notices
    target.informationProperties = try value["info"]?["properties"].map(Self.propertyList)
    if isBazel {
      target.notices += value["notices"]?.strings.map(\.asMessageLine) ?? []
      target.informationProperties = try merged(value["info"]?["others"]?.strings ?? [])
    }
    target.entitlementProperties = try value["entitlements"]?["properties"].map(Self.propertyList)
    let sources = DescribedSources(
      value["sources"], folder: folder, platform: options.readPlatform, in: project)
    target.missingFiles = sources.missing
    target.files = sources.files.filter(project.contains)
    target.outsideFiles = sources.files.filter { !project.contains($0) }
    let dependencies = (value["dependencies"]?.elements ?? []).filter {
      $0.isFor(options.readPlatform)
    }
    target.dependencies = dependencies.compactMap { $0["target"]?.string }
    target.packageProducts = dependencies.flatMap(products)
    target.pluginProducts = (value["buildToolPlugins"]?.elements ?? []).flatMap { use in
      products(use["plugin"]?.strings ?? [], of: use["package"]?.string)
    }
    target.kind = try kind(value["type"]?.string ?? "", target)
    try target.checkNames()
    return target
  }

  private func kind(_ type: String, _ target: ProjectTarget) throws -> ProjectTarget.Kind {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "app-extension", "extensionkit-extension":
      try target.extensionKind
    case "framework", "framework.static", "library.static", "library.dynamic": .framework
    case "bundle": .resourceBundle
    case "bundle.unit-test", "bundle.ui-testing": .test
    default: .other
    }
  }

  private static func platforms(of target: YAMLValue) -> Set<Platform> {
    let names =
      (target["platform"]?.strings ?? []) + (target["supportedDestinations"]?.strings ?? [])
    let platforms = names.compactMap { Platform(rawValue: $0) }
    return platforms.isEmpty ? [.iOS] : Set(platforms)
  }

  /// The products of a dependency such as `{package: Chart, product: Chart}`.
  private func products(_ dependency: YAMLValue) -> [ProjectTarget.PackageProduct] {
    if let name = dependency["external"]?.string {
      let folder = root["externalPackages"]?.string.map {
        self.folder.appendingPathComponent($0).standardizedFileURL.path
      }
      return [
        ProjectTarget.PackageProduct(
          name: name, package: folder, isLocal: true, isOfDependency: true)
      ]
    }
    guard let name = dependency["package"]?.string else { return [] }
    let products =
      (dependency["product"]?.strings ?? []) + (dependency["products"]?.strings ?? [])
    return self.products(products.isEmpty ? [name] : products, of: name)
  }

  /// - Parameter name: The name of a package in the description.
  private func products(
    _ products: [String], of name: String?
  ) -> [ProjectTarget.PackageProduct] {
    let package = name.flatMap { root["packages"]?[$0] }
    let path = package?["path"]?.string
    let location =
      path.map { folder.appendingPathComponent($0).standardizedFileURL.path }
      ?? package?["url"]?.string
      ?? package?["github"]?.string.map { "https://github.com/\($0)" }
    return products.map {
      ProjectTarget.PackageProduct(
        name: $0, package: location, isLocal: path != nil || location == nil,
        requirement: package.flatMap(PackageRequirement.init(description:)))
    }
  }

  /// The values of several property lists; nil for none.
  private func merged(_ paths: [String]) throws -> Data? {
    guard !paths.isEmpty else { return nil }
    var values: [String: Any] = [:]
    for path in paths {
      let file = folder.appendingPathComponent(path)
      values.merge(try PropertyListFile.dictionary(of: file, in: project)) { $1 }
    }
    return try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
  }

  /// The values of an `Info.plist` as a property list.
  private static func propertyList(_ value: YAMLValue) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: value.propertyListValue, format: .binary, options: 0)
  }

  // MARK: Settings

  private static let groupLimit = 2000

  private func settings(
    of target: YAMLValue, name: String, _ configuration: String, _ options: ReadingOptions
  ) throws(ProjectError) -> (BuildSettings, ConfigurationFiles) {
    let platform = BuildPlatform(options.readPlatform, configuration: configuration)
    var settings = BuildSettings(levels: [defaults(target, name: name, configuration, options)])
    var files = ConfigurationFiles(in: project)
    var budget = Self.groupLimit
    for level in [root, target] {
      if let path = level["configFiles"]?[configuration]?.string {
        let file = folder.appendingPathComponent(path)
        settings.add(try files.assignments(in: file), for: platform)
      }
      settings.add(
        assignments(level["settings"], configuration, depth: 0, &budget), for: platform)
    }
    settings.override(options.settings)
    return (settings, files)
  }

  /// Settings are given flat, or with `base`, `configs` and `groups`.
  /// - Parameter budget: The number of groups that can be added. Groups that contain others twice
  ///   would never end.
  private func assignments(
    _ value: YAMLValue?, _ configuration: String, depth: Int, _ budget: inout Int
  ) -> [SettingAssignment] {
    budget -= 1
    guard let value, depth < 8, budget > 0 else { return [] }
    let isNested = ["base", "configs", "groups"].contains { value[$0] != nil }
    var result: [SettingAssignment] = []
    for name in value["groups"]?.strings ?? [] {
      result += assignments(
        root["settingGroups"]?[name], configuration, depth: depth + 1, &budget)
    }
    let configs = (value["configs"]?.entries ?? []).filter {
      configuration.lowercased().contains($0.key.lowercased())
    }
    let levels = isNested ? [value["base"]].compactMap { $0 } + configs.map(\.value) : [value]
    for entry in levels.flatMap(\.entries) {
      let text =
        entry.value.bool.map { $0 ? "YES" : "NO" }
        ?? entry.value.strings.map {
          $0.contains(" ") && entry.value.string == nil ? "\"\($0)\"" : $0
        }
        .joined(separator: " ")
      if let assignment = SettingAssignment(key: entry.key, value: text) {
        result.append(assignment)
      }
    }
    return result
  }

  private func defaults(
    _ target: YAMLValue, name: String, _ configuration: String, _ options: ReadingOptions
  ) -> [String: String] {
    let prefix = root["options"]?["bundleIdPrefix"]?.string
    let isDebug =
      root["configs"]?[configuration]?.string.map { $0 == "debug" }
      ?? configuration.lowercased().contains("debug")
    var result = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "CONFIGURATION": configuration,
      "PROJECT_NAME": generatedProject.deletingPathExtension().lastPathComponent,
      "PROJECT_DIR": folder.path, "SRCROOT": folder.path, "SOURCE_ROOT": folder.path,
      "PLATFORM_NAME": options.readPlatform.sdk, "SWIFT_VERSION": "5.0",
      "DEVELOPMENT_LANGUAGE": root["options"]?["developmentLanguage"]?.string ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE":
        target["type"]?.string?.contains("extension") == true ? "XPC!" : "APPL",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": isDebug ? "DEBUG" : "",
    ]
    if let prefix {
      result["PRODUCT_BUNDLE_IDENTIFIER"] =
        prefix + "." + name.replacing(/[^A-Za-z0-9.-]/, with: "-")
    }
    let platform = options.readPlatform
    let system = target["deploymentTarget"]
    result[platform.deploymentSetting] =
      system?.string ?? system?[platform.rawValue]?.string
      ?? root["options"]?["deploymentTarget"]?[platform.rawValue]?.string
    result["INFOPLIST_FILE"] = target["info"]?["path"]?.string
    let entitlements = target["entitlements"]?["path"]?.string
    let file = entitlements.map(folder.appendingPathComponent)
    if let file, project.has(file) || !project.contains(file) {
      result["CODE_SIGN_ENTITLEMENTS"] = entitlements
    }
    return result
  }
}

extension PackageRequirement {
  /// The requirement of a package in a `project.yml`; nil if it has none.
  fileprivate init?(description value: YAMLValue) {
    func version(_ keys: String...) -> PackageVersion? {
      keys.lazy.compactMap { value[$0]?.string }.first.flatMap { PackageVersion($0) }
    }
    if let first = version("from", "majorVersion") {
      self = .upToNextMajor(first)
    } else if let first = version("minorVersion") {
      self = .upToNextMinor(first)
    } else if let exact = version("exactVersion", "version") {
      self = .exact(exact)
    } else if let first = version("minVersion"), let end = version("maxVersion") {
      self = .range(first, end)
    } else if let name = value["branch"]?.string {
      self = .branch(name)
    } else if let name = value["revision"]?.string {
      self = .revision(name)
    } else {
      return nil
    }
  }
}

extension YAMLValue {
  /// The value with the types of a property list.
  fileprivate var propertyListValue: Any {
    switch self {
    case .scalar(let text, let isPlain):
      if let bool { return bool }
      if isPlain, let number = Int(text) { return number }
      return text
    case .list(let elements): return elements.map(\.propertyListValue)
    case .mapping(let entries):
      return Dictionary(
        entries.map { ($0.key, $0.value.propertyListValue) }, uniquingKeysWith: { $1 })
    }
  }
}

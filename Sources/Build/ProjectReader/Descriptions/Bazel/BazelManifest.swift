import Foundation
import YAML

/// A `BUILD` file with an app extension, as the `project.yml` of the same project.
///
/// The file is read, not run, with the files that it needs: those of the packages in its labels,
/// and the constants of `.bzl` files. An extension of rules_apple has no sources: it links
/// libraries. The library with the `@main` type is therefore read as the extension itself, and the
/// others as its frameworks. Sources: the documentation of rules_apple and rules_swift.
struct BazelManifest {
  static let fileNames = BazelWorkspace.fileNames

  private let workspace: BazelWorkspace
  private let package: BazelWorkspace.Package
  private let way: String
  /// The targets in the order in which they were found, with their names.
  private var targets: [(name: String, value: YAMLValue)] = []
  private var names: [BazelLabel: String] = [:]
  private var usedNames: Set<String> = []
  /// The libraries that are still to be read.
  private var open: [BazelRule] = []

  /// Throws `ProjectError`.
  static func read(_ file: URL, in project: ProjectRoot) throws(ProjectError) -> YAMLValue {
    let folder = file.deletingLastPathComponent()
    guard let root = BazelWorkspace.folder(around: folder, in: project) else {
      throw .damaged(
        file.path, line: nil,
        reason: "no folder above has MODULE.bazel or WORKSPACE, which mark a Bazel workspace")
    }
    let workspace = BazelWorkspace(folder: root, in: project)
    var manifest = BazelManifest(workspace, try workspace.package(of: file))
    return try manifest.description()
  }

  private init(_ workspace: BazelWorkspace, _ package: BazelWorkspace.Package) {
    self.workspace = workspace
    self.package = package
    way = String(repeating: "../", count: package.label.split(separator: "/").count)
  }

  /// The platforms by the rules' prefixes.
  private static let platforms = [
    "ios": "iOS", "macos": "macOS", "watchos": "watchOS", "visionos": "visionOS", "tvos": "tvOS",
  ]

  /// The platform of `ios_extension` or `ios_application`; nil for other rules.
  private static func platform(of rule: BazelRule, suffix: String) -> String? {
    guard rule.call.function.isRule, rule.kind.hasSuffix(suffix) else { return nil }
    return platforms[String(rule.kind.dropLast(suffix.count))]
  }

  private mutating func description() throws(ProjectError) -> YAMLValue {
    let rules = package.contents.calls.map { BazelRule($0, in: package) }
    let extensions = rules.filter { Self.platform(of: $0, suffix: "_extension") != nil }
    guard !extensions.isEmpty else { throw unknownExtension(rules) }
    for rule in extensions { _ = name(of: rule) }
    for rule in extensions { try addExtension(rule) }
    for app in try apps(of: extensions) { try addApp(app, with: extensions) }
    var visited: Set<BazelLabel> = []
    while let next = open.popLast() {
      if visited.insert(next.label).inserted { try addLibrary(next) }
    }
    let hasPackages = workspace.project.has(
      workspace.folder.appendingPathComponent("Package.swift"))
    return YAMLValue([
      ("name", .text(package.folder.lastPathComponent)),
      ("externalPackages", hasPackages ? .text(way + ".") : nil),
      ("targets", .mapping(targets.map { .init(key: $0.name, value: $0.value) })),
    ])
  }

  /// A macro of the project often makes the extension.
  private func unknownExtension(_ rules: [BazelRule]) -> ProjectError {
    let macro = rules.first { $0.kind.hasSuffix("_extension") }
    let line = macro?.call.line ?? package.contents.computed.first
    let what =
      macro.map { "\($0.kind) is a macro or a rule that is not known" }
      ?? "no extension is declared with ios_extension"
    return .damaged(
      package.file.path, line: line, reason: "\(what), and nothing is run: \(BazelWorkspace.advice)"
    )
  }

  // MARK: Names

  /// The name of a target in the description: that of the rule, or with its package if another
  /// target has it.
  private mutating func name(of rule: BazelRule) -> String {
    let label = rule.label
    if let known = names[label] { return known }
    let short = label.name.replacing("/", with: "_")
    let long = (label.package + "_" + label.name).replacing("/", with: "_")
    var name = usedNames.contains(short) ? long : short
    while usedNames.contains(name) { name += "_" }
    usedNames.insert(name)
    names[label] = name
    return name
  }

  // MARK: Dependencies

  /// What a target links.
  private struct Links {
    var libraries: [BazelRule] = []
    /// The products of Swift packages, by rules_swift_package_manager.
    var products: [String] = []
    /// Labels in other repositories.
    var external: [String] = []
    var notices: [String] = []
  }

  private static let libraryRules: Set<String> = ["swift_library", "objc_library"]
  /// Rules that only pass on what they link, with the attributes that name it.
  private static let groups = [
    "swift_library_group": ["deps"], "alias": ["actual"], "ios_framework": ["deps"],
    "ios_static_framework": ["deps"], "ios_dynamic_framework": ["deps"],
  ]

  /// The libraries that a rule links directly. Throws `ProjectError`.
  private func links(
    of rule: BazelRule, _ attributes: [String]
  ) throws(ProjectError) -> Links {
    var links = Links()
    var visited: Set<BazelLabel> = []
    var open = [(rule, attributes)]
    while let (user, attributes) = open.popLast() {
      var found: [BazelRule] = []
      for attribute in attributes {
        for text in try user.texts(attribute) {
          let label = workspace.label(text, in: user.package.label)
          guard visited.insert(label).inserted else { continue }
          if let repository = label.repository {
            if repository.hasPrefix("swiftpkg_") {
              links.products.append(label.name)
            } else {
              links.external.append("\(label)")
            }
            continue
          }
          guard let package = try workspace.package(label.package),
            let call = package.rules[label.name]
          else {
            links.notices.append(missing(label, neededBy: user))
            continue
          }
          let inner = BazelRule(call, in: package)
          if call.function.isRule, Self.libraryRules.contains(inner.kind) {
            links.libraries.append(inner)
          } else if call.function.isRule, Self.groups[inner.kind] != nil {
            found.append(inner)
          } else if !call.function.isRule || !inner.kind.hasPrefix("apple_resource_") {
            links.notices.append(inner.unknown(neededBy: user))
          }
        }
      }
      open += found.reversed().map { ($0, Self.groups[$0.kind] ?? []) }
    }
    return links
  }

  private func missing(_ label: BazelLabel, neededBy user: BazelRule) -> String {
    let computed = (try? workspace.package(label.package))?.flatMap { package in
      package.contents.computed.first.map { "\(package.file.path):\($0)" }
    }
    return "\(user.place): \(user.name) needs \(label), which is not declared"
      + (computed.map { "; a statement that is not read can declare it: \($0)" } ?? "")
      + "; if the build fails, \(BazelWorkspace.advice)"
  }

  /// The libraries that a target links, directly or through others. Throws `ProjectError`.
  private func closure(of libraries: [BazelRule]) throws(ProjectError) -> [BazelRule] {
    var result: [BazelRule] = []
    var visited: Set<BazelLabel> = []
    var open = Array(libraries.reversed())
    while let next = open.popLast() {
      guard visited.insert(next.label).inserted else { continue }
      result.append(next)
      open += try links(of: next, ["deps", "private_deps"]).libraries.reversed()
    }
    return result
  }

  /// The entries of a target about what it links.
  private mutating func entries(
    _ links: Links, of rule: BazelRule, bundles: [BazelLabel], also names: [String] = []
  ) throws(ProjectError) -> [(String, YAMLValue?)] {
    var dependencies: [YAMLValue] = []
    for library in links.libraries {
      dependencies.append(YAMLValue([("target", .text(name(of: library)))]))
      open.append(library)
    }
    dependencies += try bundles.map { label throws(ProjectError) in
      YAMLValue([("target", try addBundle(label).map { .text($0) })])
    }
    dependencies += names.map { YAMLValue([("target", .text($0))]) }
    dependencies += links.products.map { YAMLValue([("external", .text($0))]) }
    var notices = links.notices
    if !links.external.isEmpty {
      notices.append(
        "\(rule.place): \(rule.name) needs \(links.external.joined(separator: ", ")) of other "
          + "repositories, which are not fetched; supply their declarations with --stub, or "
          + BazelWorkspace.advice)
    }
    return [
      ("dependencies", .list(dependencies)), ("notices", .list(notices.map { .text($0) })),
    ]
  }

  // MARK: Programs

  private mutating func addExtension(_ rule: BazelRule) throws(ProjectError) {
    let links = try links(of: rule, ["deps", "frameworks"])
    let value = try program(
      rule, "app-extension", links, entry: .widget,
      platform: Self.platform(of: rule, suffix: "_extension") ?? "iOS", embedded: [])
    targets.append((name(of: rule), value))
  }

  private mutating func addApp(
    _ rule: BazelRule, with extensions: [BazelRule]
  ) throws(ProjectError) {
    let labels = try rule.texts("extensions").map {
      workspace.label($0, in: rule.package.label)
    }
    let embedded = extensions.filter { labels.contains($0.label) }.map { name(of: $0) }
    let links = try links(of: rule, ["deps", "frameworks"])
    let value = try program(
      rule, "application", links, entry: .app,
      platform: Self.platform(of: rule, suffix: "_application") ?? "iOS", embedded: embedded)
    targets.append((name(of: rule), value))
  }

  /// The apps that contain extensions of this file: in the file itself, in those above, or else
  /// anywhere in the workspace. An app that cannot be read is left out; the extension still builds.
  private func apps(of extensions: [BazelRule]) throws(ProjectError) -> [BazelRule] {
    let labels = Set(extensions.map(\.label))
    func apps(in package: BazelWorkspace.Package) -> [BazelRule] {
      package.contents.calls.map { BazelRule($0, in: package) }.filter { rule in
        guard Self.platform(of: rule, suffix: "_application") != nil,
          let texts = try? rule.texts("extensions")
        else { return false }
        return texts.contains { labels.contains(workspace.label($0, in: package.label)) }
      }
    }
    var parts = package.label.split(separator: "/")
    while true {
      if let found = try? workspace.package(parts.joined(separator: "/")) {
        let apps = apps(in: found)
        if !apps.isEmpty { return apps }
      }
      if parts.popLast() == nil { break }
    }
    for file in workspace.files(containing: "_application") {
      guard let found = try? workspace.package(of: file) else { continue }
      let apps = apps(in: found)
      if !apps.isEmpty { return apps }
    }
    return []
  }

  private mutating func program(
    _ rule: BazelRule, _ type: String, _ links: Links, entry: EntryPoint, platform: String,
    embedded: [String]
  ) throws(ProjectError) -> YAMLValue {
    var links = links
    var files = BazelFiles(in: workspace, way: way)
    var settings = BazelSettings()
    let all = try closure(of: links.libraries)
    var main: BazelRule?
    for library in links.libraries where try isEntry(library, entry) {
      main = library
      break
    }
    main = main ?? (links.libraries.count == 1 ? links.libraries[0] : nil)
    if let main {
      links.libraries.removeAll { $0.label == main.label }
      let inner = try self.links(of: main, ["deps", "private_deps"])
      links.libraries += inner.libraries.filter { library in
        !links.libraries.contains { $0.label == library.label }
      }
      links.products += inner.products
      links.external += inner.external
      links.notices += inner.notices
      try files.add("srcs", of: main)
      try settings.add(main, linking: all)
      settings["PRODUCT_MODULE_NAME"] = try main.text("module_name") ?? main.label.moduleName
    }
    // A static library has no bundle: the resources of all are in that of the program.
    for library in all { try files.add("data", of: library) }
    for attribute in ["resources", "app_icons", "strings"] { try files.add(attribute, of: rule) }
    try files.add("structured_resources", of: rule, isStructured: true)
    settings["PRODUCT_BUNDLE_IDENTIFIER"] = try rule.text("bundle_id")
    settings["PRODUCT_NAME"] = try rule.text("bundle_name") ?? rule.name
    settings["TARGETED_DEVICE_FAMILY"] = try families(of: rule)
    let information = try BazelInformation(rule, in: workspace, way: way)
    settings["MARKETING_VERSION"] = information.version
    settings["CURRENT_PROJECT_VERSION"] = information.build
    links.notices += files.notices + information.notices + settings.notices
    return YAMLValue(
      [
        ("type", .text(type)), ("platform", .text(platform)),
        (
          "deploymentTarget",
          try rule.text("minimum_os_version").map { YAMLValue([(platform, .text($0))]) }
        ),
        ("settings", YAMLValue([("base", settings.value)])),
        ("info", YAMLValue([("path", information.path), ("others", information.others)])),
        ("entitlements", information.entitlements.map { YAMLValue([("path", $0)]) }),
        ("sources", .list(files.items)),
      ] + (try entries(links, of: rule, bundles: files.bundles, also: embedded)))
  }

  /// Whether a library has the `@main` type of a program.
  private func isEntry(_ rule: BazelRule, _ entry: EntryPoint) throws(ProjectError) -> Bool {
    guard rule.kind == "swift_library" else { return false }
    var files = BazelFiles(in: workspace, way: "")
    try files.add("srcs", of: rule)
    let urls = files.items.compactMap { $0["path"]?.string }.map(
      workspace.folder.appendingPathComponent)
    return EntryPoint.find(in: urls, workspace.project) == entry
  }

  private func families(of rule: BazelRule) throws(ProjectError) -> String? {
    let numbers = ["iphone": "1", "ipad": "2"]
    let families = try rule.texts("families").compactMap { numbers[$0] }
    return families.isEmpty ? nil : families.joined(separator: ",")
  }

  // MARK: Libraries

  private mutating func addLibrary(_ rule: BazelRule) throws(ProjectError) {
    let links = try links(of: rule, ["deps", "private_deps"])
    var files = BazelFiles(in: workspace, way: way)
    for attribute in ["srcs", "hdrs", "data"] { try files.add(attribute, of: rule) }
    var settings = BazelSettings()
    try settings.add(rule, linking: try closure(of: links.libraries))
    settings["PRODUCT_MODULE_NAME"] = try rule.text("module_name") ?? rule.label.moduleName
    var all = links
    all.notices += files.notices + settings.notices
    let value = YAMLValue(
      [
        ("type", .text("library.static")),
        ("platform", .list(Self.platforms.values.sorted().map { .text($0) })),
        ("settings", YAMLValue([("base", settings.value)])),
        ("sources", .list(files.items)),
      ] + (try entries(all, of: rule, bundles: files.bundles)))
    targets.append((name(of: rule), value))
  }

  /// The name of the target for an `apple_resource_bundle`; nil if it is not there.
  private mutating func addBundle(_ label: BazelLabel) throws(ProjectError) -> String? {
    if let known = names[label] { return known }
    guard let package = try workspace.package(label.package),
      let call = package.rules[label.name]
    else { return nil }
    let rule = BazelRule(call, in: package)
    let name = name(of: rule)
    var files = BazelFiles(in: workspace, way: way)
    try files.add("resources", of: rule)
    try files.add("structured_resources", of: rule, isStructured: true)
    targets.append(
      (
        name,
        YAMLValue([
          ("type", .text("bundle")),
          (
            "settings",
            YAMLValue([
              ("PRODUCT_NAME", .text(try rule.text("bundle_name") ?? rule.name)),
              ("PRODUCT_BUNDLE_IDENTIFIER", try rule.text("bundle_id").map { .text($0) }),
            ])
          ),
          ("sources", .list(files.items)),
          ("notices", .list(files.notices.map { .text($0) })),
        ])
      ))
    return name
  }
}

import Foundation

/// An `.xcodeproj`.
///
/// ```swift
/// let project = try XcodeProject(contentsOf: url)
/// let targets = try project.targets(ReadingOptions())
/// ```
/// The project is only read: nothing in it is executed or changed.
package struct XcodeProject {
  package let url: URL
  /// The folders whose files it may use.
  let root: ProjectRoot
  let objects: XcodeObjects
  let tree: XcodeFileTree

  /// - Parameter root: The folders whose files it may use; nil are those of its repository.
  ///
  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside` and `.damaged`.
  package init(contentsOf url: URL, root: ProjectRoot? = nil) throws(ProjectError) {
    self.url = url.standardizedFileURL
    self.root = root ?? ProjectRoot(around: self.url.deletingLastPathComponent())
    objects = try XcodeObjects(
      contentsOf: url.appendingPathComponent("project.pbxproj"), in: self.root)
    tree = XcodeFileTree(objects, folder: self.url.deletingLastPathComponent())
  }

  /// The folder to which the project's paths are relative.
  package var folder: URL { url.deletingLastPathComponent() }

  /// All targets, in the order of the project. Throws `ProjectError`.
  package func targets(_ options: ReadingOptions = ReadingOptions()) throws -> [ProjectTarget] {
    try objects.objects("targets", of: objects.root).map { try target($0, options) }
  }

  private func target(
    _ object: XcodeObjects.Object, _ options: ReadingOptions
  ) throws -> ProjectTarget {
    let name = object.string("name") ?? object.identifier
    let (settings, read, configuration, configurations) = try settings(
      of: object, name: name, options)
    let platform = options.readPlatform
    let all = members(of: object, for: platform)
    let members = all.filter(root.contains)
    var target = ProjectTarget(
      name: name, kind: .other, platforms: settings.platforms, project: url, folder: folder,
      root: root, settings: settings, configuration: configuration, configurations: configurations)
    target.configurationFiles = read.files
    target.notices = read.notices
    target.outsideFiles = all.filter { !root.contains($0) }
    target.files = members.filter(root.has)
    target.missingFiles = members.filter { !root.has($0) }
    target.dependencies = dependencies(of: object, for: platform)
    target.linkedProducts = productsOfOtherProjects(linkedBy: object, for: platform)
    target.binaryFrameworks = binaryFrameworks(linkedBy: object, for: platform)
    target.scripts = scripts(of: object)
    let product = objects.object("productReference", of: object)?.string("path")
    target.packageProducts = packageProducts(of: object, for: platform)
    target.pluginProducts = pluginProducts(of: object)
    target.kind = try kind(of: object, target)
    try target.checkNames(product: product)
    return target
  }

  private func kind(
    of object: XcodeObjects.Object, _ target: ProjectTarget
  ) throws -> ProjectTarget.Kind {
    let type = object.string("productType") ?? ""
    switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
    case "application", "application.on-demand-install-capable", "application.messages",
      "application.watchapp2", "application.watchapp2-container":
      return .app
    case "app-extension", "extensionkit-extension", "watchkit2-extension":
      return try target.extensionKind
    case "framework", "framework.static", "library.static", "library.dynamic": return .framework
    case "bundle": return .resourceBundle
    case "bundle.unit-test", "bundle.ui-testing": return .test
    default: return .other
    }
  }

  // MARK: Members

  /// The files of the phases that compile sources and copy resources, and of folders.
  private func members(of target: XcodeObjects.Object, for platform: Platform) -> [URL] {
    var seen: Set<String> = []
    let phases = objects.objects("buildPhases", of: target).filter {
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.isa)
    }
    let listed = phases.flatMap { objects.objects("files", of: $0) }
      .filter { $0.isFor(platform) }
      .compactMap { objects.object("fileRef", of: $0) }.flatMap(tree.files)
    let owned = Set(target.strings("fileSystemSynchronizedGroups"))
    let synchronized = synchronizedFolders.flatMap { identifier, folder in
      folder.members(
        of: target.identifier, isOwner: owned.contains(identifier), for: platform, in: root)
    }
    return (listed + synchronized).filter { seen.insert($0.path).inserted }
  }

  /// The folders of the project, by identifier.
  private var synchronizedFolders: [(String, SynchronizedFolder)] {
    var result: [(String, SynchronizedFolder)] = []
    var waiting = [objects.root.string("mainGroup")].compactMap { $0 }
    var seen: Set<String> = []
    while let identifier = waiting.popLast() {
      guard seen.insert(identifier).inserted, let object = objects[identifier] else { continue }
      if object.isa == "PBXFileSystemSynchronizedRootGroup", let url = tree.url(of: object) {
        result.append((identifier, SynchronizedFolder(object, url: url, in: objects)))
      }
      waiting += object.strings("children").reversed()
    }
    return result
  }

  // MARK: Settings

  private func settings(
    of target: XcodeObjects.Object, name: String, _ options: ReadingOptions
  ) throws -> (
    BuildSettings, ConfigurationFiles, configuration: String, configurations: [String]
  ) {
    let own = configurations(of: target)
    let names = own.compactMap { $0.string("name") }
    let configuration = try options.configuration(
      among: names,
      project: configurations(of: objects.root).compactMap { $0.string("name") })
    let platform = BuildPlatform(options.readPlatform, configuration: configuration)
    var settings = BuildSettings(levels: [defaults(target, name: name, configuration, options)])
    var files = ConfigurationFiles(in: root)
    for object in [objects.root, target] {
      let level = configurations(of: object).first { $0.string("name") == configuration }
      guard let level else { continue }
      if let file = configurationFile(of: level) {
        settings.add(try files.assignments(in: file), for: platform)
      }
      settings.add(assignments(of: level), for: platform)
    }
    settings.override(options.settings)
    return (settings, files, configuration, names)
  }

  private func configurations(of object: XcodeObjects.Object) -> [XcodeObjects.Object] {
    objects.object("buildConfigurationList", of: object)
      .map { objects.objects("buildConfigurations", of: $0) } ?? []
  }

  /// The `.xcconfig` of a configuration: a file of the project, or a path in a folder (Xcode 16).
  private func configurationFile(of level: XcodeObjects.Object) -> URL? {
    if let file = objects.object("baseConfigurationReference", of: level) {
      return tree.url(of: file)
    }
    guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: level),
      let path = level.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return tree.url(of: anchor)?.appendingPathComponent(path)
  }

  private func assignments(of level: XcodeObjects.Object) -> [SettingAssignment] {
    level.dictionary("buildSettings").compactMap { key, value in
      let text: String? =
        switch value {
        case let text as String: text
        case let list as [String]:
          list.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        default: nil
        }
      return text.flatMap { SettingAssignment(key: key, value: $0) }
    }
  }

  private func defaults(
    _ target: XcodeObjects.Object, name: String, _ configuration: String,
    _ options: ReadingOptions
  ) -> [String: String] {
    [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "CONFIGURATION": configuration,
      "PROJECT_NAME": url.deletingPathExtension().lastPathComponent,
      "PROJECT_DIR": folder.path, "SRCROOT": folder.path, "SOURCE_ROOT": folder.path,
      "PROJECT_FILE_PATH": url.path,
      "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
      "PLATFORM_NAME": options.readPlatform.sdk,
      "PRODUCT_BUNDLE_PACKAGE_TYPE":
        target.string("productType")?.contains("extension") == true ? "XPC!" : "APPL",
      "SWIFT_VERSION": "5.0", "INFOPLIST_KEY_CFBundleDisplayName": "$(PRODUCT_NAME)",
      XcodeRelease.setting: xcode.number,
    ]
  }

  /// The release with which the project was last upgraded or got a Swift file.
  private var xcode: XcodeRelease {
    let attributes = objects.root.dictionary("attributes")
    return ["LastUpgradeCheck", "LastSwiftUpdateCheck"]
      .compactMap { (attributes[$0] as? String).flatMap(XcodeRelease.init(number:)) }.max()
      ?? .latest
  }
}

import Foundation

/// The files that a widget extension is built from, to find out whether a change concerns it.
///
/// Where a file cannot be told from others, such as a deleted one, the answer is that it concerns
/// the extension.
package struct ExtensionInputs: Sendable {
  /// Paths of files and of folders.
  private var paths: Set<String> = []
  /// The folders that directly have a member of a target or a module.
  private var folders: Set<String> = []
  /// The project files, a change of which can concern everything.
  private var projects: Set<String> = []
  /// The folders of the projects and packages.
  private var scopes: Set<String> = []
  private var hasHeaders = false

  /// A folder of sources without a project.
  package init(folder: URL) {
    add([folder])
    scopes = Self.spellings(of: folder)
  }

  package init(_ found: WidgetExtension) {
    for target in [found.target] + found.modules {
      add(members: target.files + target.resourceBundles.flatMap(\.files))
      add(
        [target.informationFile, target.entitlementsFile, target.bridgingHeader]
          .compactMap(\.self) + target.configurationFiles)
      projects.formUnion(Self.spellings(of: target.project))
      scopes.formUnion(Self.spellings(of: target.project.deletingLastPathComponent()))
      hasHeaders = hasHeaders || target.bridgingHeader != nil
    }
    let macros = found.packageMacros.flatMap(\.modules)
    for module in found.packageModules + macros {
      add(members: module.files)
      add([module.targetFolder])
      scopes.formUnion(Self.spellings(of: module.folder))
    }
    add(found.objectiveC.flatMap(\.allHeaders))
    hasHeaders = hasHeaders || !found.objectiveC.isEmpty
  }

  /// Adds files and folders, such as those of references.
  package mutating func add(_ urls: [URL]) {
    for url in urls { paths.formUnion(Self.spellings(of: url)) }
  }

  private mutating func add(members: [URL]) {
    add(members)
    for url in members {
      folders.formUnion(
        Self.spellings(of: url).map { ($0 as NSString).deletingLastPathComponent })
    }
  }

  /// The path in its folder, and the path without symbolic links.
  private static func spellings(of url: URL) -> Set<String> {
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return [
      folder.appendingPathComponent(url.lastPathComponent).path,
      url.resolvingSymlinksInPath().path,
    ]
  }

  private static let projectNames: Set<String> =
    Set(
      [
        "Package.swift", "Package.resolved", "contents.xcworkspacedata", "Podfile", "Podfile.lock",
        ProjectConfiguration.fileName,
      ] + ProjectDescription.fileNames + ExpoTarget.fileNames + BazelWorkspace.rootNames)
  private static let projectEndings: Set<String> = ["xcconfig"]
  private static let headerEndings: Set<String> = [
    "h", "hpp", "m", "mm", "c", "cc", "cpp", "modulemap", "pch",
  ]

  /// Whether a changed file says what belongs to the extension, so that more can have changed than
  /// the file. Files of other projects in the repository do not count.
  package func isProjectFile(_ file: GitChanges.File) -> Bool {
    let url = file.url
    let parents = Self.parents(of: url.path)
    if parents.contains(where: projects.contains) { return true }
    let isNamed =
      Self.projectNames.contains(url.lastPathComponent)
      || Self.projectEndings.contains(url.pathExtension)
    // Descriptions include others.
    let isHidden = file.path.split(separator: "/").contains { $0.hasPrefix(".") }
    let isYAML =
      ["yml", "yaml"].contains(url.pathExtension) && !isHidden
      && projects.contains { ["yml", "yaml"].contains($0.pathExtension) }
    let isMacro =
      url.pathExtension == "bzl"
      && projects.contains { BazelManifest.fileNames.contains(($0 as NSString).lastPathComponent) }
    guard isNamed || isYAML else { return isMacro }
    // Beside the project's files, above them, or below the project.
    let folder = url.deletingLastPathComponent().path
    return scopes.union(folders).contains { ($0 + "/").hasPrefix(folder + "/") }
      || parents.contains(where: scopes.contains)
  }

  /// Whether a changed file can concern the extension.
  package func contains(_ file: GitChanges.File) -> Bool {
    let path = file.url.path
    let parents = Self.parents(of: path)
    if parents.contains(where: paths.contains) { return true }
    // A submodule, or a folder in place of a file.
    if paths.contains(where: { $0.hasPrefix(path + "/") }) { return true }
    let isHeader = hasHeaders && Self.headerEndings.contains(file.url.pathExtension)
    return (file.isDeleted || isHeader) && parents.contains(where: folders.contains)
  }

  /// A path and those of the folders around it.
  private static func parents(of path: String) -> [String] {
    var result = [path]
    while let last = result.last, last != "/", !last.isEmpty {
      result.append((last as NSString).deletingLastPathComponent)
    }
    return result
  }
}

extension String {
  fileprivate var pathExtension: String { (self as NSString).pathExtension }
}

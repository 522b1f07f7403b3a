import Foundation
import ProjectReader

/// The files of an extension's source folder, by kind. Each list is sorted by path.
struct SourceFolder {
  var root: URL
  /// The folders whose files are used.
  var project: ProjectRoot
  var swift: [URL] = []
  var intentDefinitions: [URL] = []
  /// Data models: folders with versions, or single versions.
  var dataModels: [URL] = []
  var assetCatalogs: [URL] = []
  var propertyLists: [URL] = []
  var entitlements: [URL] = []
  /// Everything else that is copied into the bundle. A folder such as `.bundle` is one resource.
  var resources: [URL] = []
  /// What is outside of the project, by symbolic links, and not used.
  private(set) var outside: [URL] = []

  /// - Parameter also: Folders outside of the project whose files are used as well.
  ///
  /// Throws `BuildError.folderMissing`, `.noSources` and `.tooLarge`.
  init(_ url: URL, also: [URL] = []) throws(BuildError) {
    project = ProjectRoot(around: url, also: also)
    root = URL(fileURLWithPath: url.path).standardizedFileURL.resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isDirectory) else {
      throw .folderMissing(url.path)
    }
    guard isDirectory.boolValue else { throw .notAFolder(url.path) }
    var count = 0
    try visit(root, depth: 0, &count)
    guard !swift.isEmpty else { throw .noSources(url.path) }
  }

  /// A folder without files.
  init(root: URL, project: ProjectRoot) {
    self.root = root
    self.project = project
  }

  /// The members of a target. Throws `BuildError.noSources`.
  init(
    root: URL, members: [URL], target: String, project: ProjectRoot
  ) throws(BuildError) {
    self.init(root: root, resources: members, project: project)
    guard !swift.isEmpty else { throw .noSources(target) }
  }

  /// The members of a target that can be without sources.
  init(root: URL, resources members: [URL], project: ProjectRoot) {
    self.root = root
    self.project = project
    for file in members.sorted(by: { $0.path < $1.path }) {
      guard let kind = project.kind(of: file) else {
        if !project.contains(file) { outside.append(file) }
        continue
      }
      if kind == .folder {
        // A folder that is copied as a whole, or a catalog.
        if file.pathExtension == "xcassets" {
          assetCatalogs.append(file)
        } else if Self.dataModelFolders.contains(file.pathExtension) {
          dataModels.append(file)
        } else if !Self.ignoredFolders.contains(file.pathExtension) {
          resources.append(file)
        }
      } else if file.lastPathComponent == "Package.swift" {
        swift.append(file)
      } else {
        add(file: file, isTopLevel: false)
      }
    }
  }

  private static let ignoredFolders: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "vitrine", "framework", "xcframework",
    "icon", "xcmappingmodel",
  ]
  private static let dataModelFolders: Set<String> = ["xcdatamodeld", "xcdatamodel"]

  /// The number of files and folders in a folder of sources: not those of a disk.
  private static let countLimit = 50_000

  private mutating func visit(_ folder: URL, depth: Int, _ count: inout Int) throws(BuildError) {
    let entries: [ProjectRoot.Entry]
    do { entries = try project.entries(in: folder) } catch { throw BuildError(reading: error) }
    for entry in entries where !entry.name.hasPrefix(".") {
      count += 1
      guard count <= Self.countLimit else { throw .tooLarge(root.path, limit: Self.countLimit) }
      let url = folder.appendingPathComponent(entry.name)
      switch entry.kind {
      case .folder: try add(folder: url, depth: depth, &count)
      case .file: add(file: url, isTopLevel: depth == 0)
      case nil: if !project.contains(url) { outside.append(url) }
      }
    }
  }

  private mutating func add(folder url: URL, depth: Int, _ count: inout Int) throws(BuildError) {
    switch url.pathExtension {
    case "xcassets": assetCatalogs.append(url)
    case "bundle": resources.append(url)
    case let type where Self.dataModelFolders.contains(type): dataModels.append(url)
    case let type where Self.ignoredFolders.contains(type): break
    default:
      let name = url.lastPathComponent
      // Reference pictures of `vitrine test` are no resources. Symbolic links can form a cycle.
      guard name != "Tests", !name.hasSuffix("Tests"), name != "VitrineReferences", depth < 32
      else { return }
      try visit(url, depth: depth + 1, &count)
    }
  }

  private mutating func add(file url: URL, isTopLevel: Bool) {
    switch url.pathExtension {
    case "swift":
      if !(isTopLevel && url.lastPathComponent == "Package.swift") { swift.append(url) }
    case "intentdefinition": intentDefinitions.append(url)
    case "entitlements": entitlements.append(url)
    case "h", "m", "mm", "c", "cpp", "xcconfig", "storyboard", "xib", "md", "lock",
      "resolved", "yml", "yaml", "modulemap", "pch", "py", "sh":
      break
    default:
      if url.lastPathComponent == InformationPropertyList.fileName {
        propertyLists.append(url)
      } else {
        resources.append(url)
      }
    }
  }

  /// Whether a module with these files has a bundle.
  var hasResources: Bool {
    !assetCatalogs.isEmpty || !resources.isEmpty || !dataModels.isEmpty
  }

  /// Whether a source has an import with `@testable`. As with `ENABLE_TESTABILITY` in Xcode's debug
  /// builds, modules are then compiled so that their internal declarations can be imported.
  var usesTestableImports: Bool {
    let attribute = Data("@testable".utf8)
    return swift.contains { file in
      (try? project.data(of: file))?.range(of: attribute) != nil
    }
  }

  /// Every file that influences the bundle, sorted by path.
  var allFiles: [URL] {
    let folders = assetCatalogs + dataModels + resources.filter { project.kind(of: $0) == .folder }
    let inside = folders.flatMap(project.files(below:))
    return (swift + intentDefinitions + propertyLists + entitlements + resources + inside)
      .filter { project.kind(of: $0) != .folder }.sorted { $0.path < $1.path }
  }

  /// The extension's `Info.plist`. If there are several, for example because a package's sources
  /// are in a subfolder, the one closest to the root.
  var propertyList: URL? {
    propertyLists.min { $0.pathComponents.count < $1.pathComponents.count }
  }

  /// The path relative to the root.
  func relativePath(_ url: URL) -> String {
    url.path.hasPrefix(root.path + "/") ? String(url.path.dropFirst(root.path.count + 1)) : url.path
  }
}

extension URL {
  var isDirectory: Bool {
    var result: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &result) && result.boolValue
  }
}

import Foundation

/// The files of an extension's source folder, by kind. Each list is sorted by path.
struct SourceFolder {
  var root: URL
  var swift: [URL] = []
  var intentDefinitions: [URL] = []
  /// Data models: folders with versions, or single versions.
  var dataModels: [URL] = []
  var assetCatalogs: [URL] = []
  var propertyLists: [URL] = []
  var entitlements: [URL] = []
  /// Everything else that is copied into the bundle. A folder such as `.bundle` is one resource.
  var resources: [URL] = []

  /// Throws `BuildError.folderMissing` and `.noSources`.
  init(_ url: URL) throws(BuildError) {
    root = URL(fileURLWithPath: url.path).standardizedFileURL.resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isDirectory) else {
      throw .folderMissing(url.path)
    }
    guard isDirectory.boolValue else { throw .notAFolder(url.path) }
    do {
      try visit(root, depth: 0)
    } catch {
      throw .unreadable(url.path, reason: error.localizedDescription)
    }
    guard !swift.isEmpty else { throw .noSources(url.path) }
  }

  /// A folder without files.
  init(root: URL) {
    self.root = root
  }

  /// The members of a target. Throws `BuildError.noSources`.
  init(root: URL, members: [URL], target: String) throws(BuildError) {
    self.init(root: root, resources: members)
    guard !swift.isEmpty else { throw .noSources(target) }
  }

  /// The members of a target that can be without sources.
  init(root: URL, resources members: [URL]) {
    self.root = root
    for file in members.sorted(by: { $0.path < $1.path }) {
      if file.isDirectory {
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

  private mutating func visit(_ folder: URL, depth: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
        continue
      }
      if isDirectory.boolValue {
        try add(folder: url, depth: depth)
      } else {
        add(file: url, isTopLevel: depth == 0)
      }
    }
  }

  private mutating func add(folder url: URL, depth: Int) throws {
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
      try visit(url, depth: depth + 1)
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
  var hasResources: Bool { !assetCatalogs.isEmpty || !resources.isEmpty }

  /// Whether a source has an import with `@testable`. As with `ENABLE_TESTABILITY` in Xcode's debug
  /// builds, modules are then compiled so that their internal declarations can be imported.
  var usesTestableImports: Bool {
    let attribute = Data("@testable".utf8)
    return swift.contains { file in
      let data = try? Data(contentsOf: file, options: .mappedIfSafe)
      return data?.range(of: attribute) != nil
    }
  }

  /// Every file that influences the bundle, sorted by path.
  var allFiles: [URL] {
    let folders =
      assetCatalogs + dataModels + resources.filter { $0.hasDirectoryPath || $0.isDirectory }
    let inside = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
        .map { folder.appendingPathComponent($0) }
    }
    return (swift + intentDefinitions + propertyLists + entitlements + resources + inside)
      .filter { !$0.isDirectory }.sorted { $0.path < $1.path }
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

import Foundation

/// The files of a folder that make an extension, each list in the order of its paths.
struct SourceFolder {
  var root: URL
  var swift: [URL] = []
  var intentDefinitions: [URL] = []
  var assetCatalogs: [URL] = []
  var propertyLists: [URL] = []
  /// What else goes into the bundle, folders such as `.bundle` as one.
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

  private mutating func visit(_ folder: URL, depth: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
        continue
      }
      if isDirectory.boolValue {
        try take(folder: url, depth: depth)
      } else {
        take(file: url, isTopLevel: depth == 0)
      }
    }
  }

  private mutating func take(folder url: URL, depth: Int) throws {
    switch url.pathExtension {
    case "xcassets": assetCatalogs.append(url)
    case "bundle": resources.append(url)
    case "xcodeproj", "xcworkspace", "playground", "docc", "vitrine", "xcdatamodeld", "framework",
      "xcframework":
      break
    default:
      let name = url.lastPathComponent
      // Links may lead round in a circle.
      guard name != "Tests", !name.hasSuffix("Tests"), depth < 32 else { return }
      try visit(url, depth: depth + 1)
    }
  }

  private mutating func take(file url: URL, isTopLevel: Bool) {
    switch url.pathExtension {
    case "swift":
      if !(isTopLevel && url.lastPathComponent == "Package.swift") { swift.append(url) }
    case "intentdefinition": intentDefinitions.append(url)
    case "h", "m", "mm", "c", "cpp", "entitlements", "xcconfig", "storyboard", "xib", "md", "lock",
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

  /// Everything that the bundle is made of.
  var allFiles: [URL] {
    let folders = assetCatalogs + resources.filter { $0.hasDirectoryPath || $0.isDirectory }
    let inside = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
        .map { folder.appendingPathComponent($0) }
    }
    return (swift + intentDefinitions + propertyLists + resources + inside)
      .filter { !$0.isDirectory }.sorted { $0.path < $1.path }
  }

  /// The extension's `Info.plist`: of several, as where a package's sources lie below, the one that
  /// is nearest to the folder.
  var propertyList: URL? {
    propertyLists.min { $0.pathComponents.count < $1.pathComponents.count }
  }

  /// The path below the folder.
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

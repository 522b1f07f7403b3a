import Foundation

/// What a path leads to.
package enum ProjectLocation: Equatable, Sendable {
  /// A folder that holds the sources of one extension, without a project.
  case sources
  /// Xcode projects. `folder` restricts the targets to those with a source below it.
  case projects([URL], folder: URL?)
}

/// Finds the Xcode projects that a path means.
package struct ProjectSearch {
  private let root: ProjectRoot
  /// The folders that have been listed, with what they contain.
  private var listed: [String: [ProjectRoot.Entry]] = [:]

  /// The number of folders that are searched: that of a large repository, not of a disk.
  private static let folderLimit = 20_000

  /// Runs manifests that are not constant.
  private let run: ManifestRun?

  private init(_ root: ProjectRoot, run: ManifestRun?) {
    self.root = root
    self.run = run
  }

  /// The path is an `.xcodeproj`, an `.xcworkspace`, a folder that contains one at any depth, or a
  /// folder of a target inside a project's folder.
  /// - Parameter options: The folders outside of the project that it may use, and the cache of
  ///   manifests that are run.
  ///
  /// Throws `ProjectError`.
  package static func locate(
    _ path: URL, _ options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) -> ProjectLocation {
    let url = path.standardizedFileURL
    guard url.path != "/" else { throw .noProject(path.path) }
    guard FileManager.default.fileExists(atPath: url.path) else { throw .notFound(path.path) }
    var search = ProjectSearch(
      ProjectRoot(around: url.projectFolder, also: options.also),
      run: options.packageCache.flatMap { ManifestRun(cache: $0) })
    return try search.locate(url)
  }

  private mutating func locate(_ url: URL) throws(ProjectError) -> ProjectLocation {
    switch url.pathExtension {
    case "xcodeproj": return .projects([url], folder: nil)
    case "xcworkspace": return .projects(try Workspace.projects(of: url, in: root), folder: nil)
    case _ where Self.isDescription(url):
      return .projects([url], folder: nil)
    default: break
    }
    let inside = try projects(in: url)
    if inside.contains(where: hasAppExtension) { return .projects(inside, folder: nil) }
    if inside.isEmpty, let outside = try enclosingProjects(of: url) {
      return .projects(outside, folder: url)
    }
    let described = try descriptions(below: url)
    if !described.isEmpty { return .projects(described, folder: nil) }
    let workspace = try bazelPackages(below: url)
    if !workspace.isEmpty { return .projects(workspace, folder: nil) }
    let packages = try packages(below: url)
    if !packages.isEmpty { return .projects(packages, folder: nil) }
    if !inside.isEmpty { return .projects(inside, folder: nil) }
    try rejectOtherFormats(in: url)
    try rejectRepository(url)
    return .sources
  }

  /// Whether a path is a file that describes a project, such as `project.yml`.
  package static func isDescription(_ url: URL) -> Bool {
    guard descriptions.contains(url.lastPathComponent) else { return false }
    // A folder for build products can have the name `BUILD`.
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  /// The projects of the folder, or of the folders below it that are closest to it and have an app
  /// extension. Without an app extension, those that are closest.
  private mutating func projects(in folder: URL) throws(ProjectError) -> [URL] {
    var level = [folder]
    var closest: [URL] = []
    for _ in 0...Self.depthLimit {
      var found: [URL] = []
      var next: [URL] = []
      for folder in level {
        for entry in try entries(in: folder) {
          let url = folder.appendingPathComponent(entry.name)
          switch url.pathExtension {
          case "xcodeproj": found.append(url)
          case "xcworkspace": found += try Workspace.projects(of: url, in: root)
          case _ where Self.isSearched(entry, url): next.append(url)
          default: break
          }
        }
      }
      var seen: Set<String> = []
      found = found.filter { Self.isProject($0, in: root) && seen.insert($0.path).inserted }
      if found.contains(where: hasAppExtension) { return found }
      if closest.isEmpty { closest = found }
      level = next
    }
    return closest
  }

  /// Whether a project can have a widget extension. One that cannot be read can.
  private func hasAppExtension(_ project: URL) -> Bool {
    guard let data = try? root.data(of: project.appendingPathComponent("project.pbxproj")) else {
      return true
    }
    return ["app-extension", "extensionkit-extension"].contains {
      data.range(of: Data($0.utf8)) != nil
    }
  }

  /// The projects in the folders above. The search ends at the root of the repository.
  private func enclosingProjects(of folder: URL) throws(ProjectError) -> [URL]? {
    var current = folder
    for _ in 0..<Self.depthLimit {
      if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) {
        return nil
      }
      let parent = current.deletingLastPathComponent()
      guard parent.path != current.path else { return nil }
      current = parent
      // The folder above is that of the project.
      let names = (try? ProjectRoot(folders: [current]).names(in: current)) ?? []
      let found = names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }
        .map { current.appendingPathComponent($0) }
      if !found.isEmpty { return found }
    }
    return nil
  }

  /// The formats that are not Xcode's.
  private static let descriptions =
    ["Package.swift"] + ProjectDescription.fileNames + ExpoTarget.fileNames

  /// The files of XcodeGen, Tuist and Expo in the folder, or in those below that are closest to it.
  private mutating func descriptions(below folder: URL) throws(ProjectError) -> [URL] {
    let names =
      ProjectDescription.fileNames.filter { !BazelManifest.fileNames.contains($0) }
      + ExpoTarget.fileNames
    var level = [folder]
    for _ in 0...Self.depthLimit {
      var found: [URL] = []
      for folder in level {
        let present = Set(try entries(in: folder).filter { $0.kind != nil }.map(\.name))
        found += names.filter(present.contains).map { folder.appendingPathComponent($0) }
          .filter { file in
            file.lastPathComponent != TuistManifest.fileName
              || TuistManifest.isManifest(file, in: root)
          }
      }
      if !found.isEmpty { return found }
      level = try subfolders(of: level)
    }
    return []
  }

  /// The `BUILD` files with an app extension in the folder and below it, if a Bazel workspace
  /// contains the folder or is in it.
  private mutating func bazelPackages(below folder: URL) throws(ProjectError) -> [URL] {
    var isWorkspace = BazelWorkspace.folder(around: folder, in: root) != nil
    var level = [folder]
    var found: [URL] = []
    for _ in 0...Self.depthLimit {
      for folder in level {
        let files = Set(try entries(in: folder).filter { $0.kind == .file }.map(\.name))
        if !files.isDisjoint(with: BazelWorkspace.rootNames) { isWorkspace = true }
        if let name = BazelManifest.fileNames.first(where: files.contains) {
          found.append(folder.appendingPathComponent(name))
        }
      }
      level = try subfolders(of: level)
    }
    guard isWorkspace else { return [] }
    return found.filter { BazelWorkspace.hasExtension($0, in: root) }
  }

  private mutating func subfolders(of level: [URL]) throws(ProjectError) -> [URL] {
    var result: [URL] = []
    for folder in level {
      for entry in try entries(in: folder) {
        let url = folder.appendingPathComponent(entry.name)
        if Self.isSearched(entry, url) { result.append(url) }
      }
    }
    return result
  }

  /// The manifests in the folder, or in those below that are closest to it, of packages with a
  /// widget extension.
  private mutating func packages(below folder: URL) throws(ProjectError) -> [URL] {
    var level = [folder]
    for _ in 0...Self.depthLimit {
      var found: [URL] = []
      for folder in level where try hasWidgetPackage(folder) {
        found.append(folder.appendingPathComponent("Package.swift"))
      }
      if !found.isEmpty { return found }
      level = try subfolders(of: level)
    }
    return []
  }

  /// A manifest that is not constant is run, as when the package is read. One whose targets are not
  /// known has a widget extension if a source has: reading the package then says what is wrong. One
  /// with a name that leads elsewhere is an error, because its folder would be built instead.
  private mutating func hasWidgetPackage(_ folder: URL) throws(ProjectError) -> Bool {
    let entries = try entries(in: folder)
    guard entries.contains(where: { $0.name == "Package.swift" && $0.kind == .file }) else {
      return false
    }
    var found: PackageManifest?
    do {
      found = try PackageManifest(folder: folder, root: root, run: run)
    } catch {
      if case .invalidName = error { throw error }
    }
    guard let found, !found.targets.isEmpty else {
      let sources = ProjectFiles.below(folder, in: root).map(folder.appendingPathComponent)
      return EntryPoint.find(in: sources, root) == .widget
    }
    return found.targets.contains {
      [.module, .executable].contains($0.kind)
        && EntryPoint.find(in: $0.files(in: found), root) == .widget
    }
  }

  /// The root of a repository is a folder of sources only if it has Swift files. Otherwise all
  /// sources of the repository would be taken for those of one extension.
  private func rejectRepository(_ folder: URL) throws(ProjectError) {
    let names = (try? root.names(in: folder)) ?? []
    let isRoot = names.contains(".git") || names.contains("package.json")
    guard isRoot, !names.contains(where: { $0.hasSuffix(".swift") && $0 != "Package.swift" }),
      EntryPoint.find(
        in: ProjectFiles.below(folder, in: root).map(folder.appendingPathComponent), root) == nil
    else { return }
    throw .noProject(
      folder.path, hint: ProjectTemplate.find(in: names).map(ProjectTemplate.advice))
  }

  /// Project descriptions that Xcode projects are generated from.
  private func rejectOtherFormats(in folder: URL) throws(ProjectError) {
    let bazelAdvice =
      "no BUILD file declares a widget extension: \(BazelWorkspace.advice), or pass the folder with "
      + "the extension's sources"
    let formats =
      [
        ("Tuist.swift", "Tuist", "run tuist generate and pass the .xcworkspace")
      ] + BazelWorkspace.rootNames.map { ($0, "Bazel without ios_extension", bazelAdvice) }
    for (name, format, advice) in formats {
      let file = folder.appendingPathComponent(name)
      if root.has(file) {
        throw .unsupported(file.path, format: format, advice: advice)
      }
    }
  }

  private static let depthLimit = 6
  /// Folders with the projects of others, and of built products.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor", "SourcePackages",
  ]

  private mutating func entries(in folder: URL) throws(ProjectError) -> [ProjectRoot.Entry] {
    if let known = listed[folder.path] { return known }
    guard listed.count < Self.folderLimit else {
      throw .tooLarge(root.main.path, limit: Self.folderLimit)
    }
    let entries = ((try? root.entries(in: folder)) ?? []).filter { !$0.name.hasPrefix(".") }
    listed[folder.path] = entries
    return entries
  }

  private static func isSearched(_ entry: ProjectRoot.Entry, _ url: URL) -> Bool {
    entry.kind == .folder && !entry.isLink && !skipped.contains(entry.name)
      && !ProjectFiles.packages.contains(url.pathExtension)
  }

  /// Whether a project exists and is not the one that CocoaPods generates for all pods.
  static func isProject(_ url: URL, in root: ProjectRoot) -> Bool {
    url.pathExtension == "xcodeproj" && url.lastPathComponent != "Pods.xcodeproj"
      && root.has(url)
  }
}

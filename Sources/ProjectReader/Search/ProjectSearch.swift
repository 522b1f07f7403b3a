import Foundation

/// What a path leads to.
public enum ProjectLocation: Equatable, Sendable {
  /// A folder that holds the sources of one extension, without a project.
  case sources
  /// Xcode projects. `folder` restricts the targets to those with a source below it.
  case projects([URL], folder: URL?)
}

/// Finds the Xcode projects that a path means.
public enum ProjectSearch {
  /// The path is an `.xcodeproj`, an `.xcworkspace`, a folder that contains one at any depth, or a
  /// folder of a target inside a project's folder. Throws `ProjectError`.
  public static func locate(
    _ path: URL, _ options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) -> ProjectLocation {
    let url = path.standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else { throw .notFound(path.path) }
    switch url.pathExtension {
    case "xcodeproj": return .projects([url], folder: nil)
    case "xcworkspace": return .projects(try Workspace.projects(of: url), folder: nil)
    case _ where descriptions.contains(url.lastPathComponent):
      return .projects([url], folder: nil)
    default: break
    }
    let inside = try projects(in: url)
    if inside.contains(where: hasAppExtension) { return .projects(inside, folder: nil) }
    if inside.isEmpty, let outside = try enclosingProjects(of: url) {
      return .projects(outside, folder: url)
    }
    let described = descriptions(below: url)
    if !described.isEmpty { return .projects(described, folder: nil) }
    let packages = packages(below: url, options)
    if !packages.isEmpty { return .projects(packages, folder: nil) }
    if !inside.isEmpty { return .projects(inside, folder: nil) }
    try rejectOtherFormats(in: url)
    try rejectRepository(url)
    return .sources
  }

  /// Whether a path is a file that describes a project, such as `project.yml`.
  public static func isDescription(_ url: URL) -> Bool {
    descriptions.contains(url.lastPathComponent)
  }

  /// The projects of the folder, or of the folders below it that are closest to it and have an app
  /// extension. Without an app extension, those that are closest.
  private static func projects(in folder: URL) throws(ProjectError) -> [URL] {
    var level = [folder]
    var closest: [URL] = []
    for _ in 0...depthLimit {
      var found: [URL] = []
      var next: [URL] = []
      for folder in level {
        for name in names(in: folder) {
          let url = folder.appendingPathComponent(name)
          switch url.pathExtension {
          case "xcodeproj": found.append(url)
          case "xcworkspace": found += try Workspace.projects(of: url)
          case _ where isSearched(url): next.append(url)
          default: break
          }
        }
      }
      var seen: Set<String> = []
      found = found.filter { isProject($0) && seen.insert($0.path).inserted }
      if found.contains(where: hasAppExtension) { return found }
      if closest.isEmpty { closest = found }
      level = next
    }
    return closest
  }

  /// Whether a project can have a widget extension. One that cannot be read can.
  private static func hasAppExtension(_ project: URL) -> Bool {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return true }
    return ["app-extension", "extensionkit-extension"].contains {
      data.range(of: Data($0.utf8)) != nil
    }
  }

  /// The projects in the folders above. The search ends at the root of the repository.
  private static func enclosingProjects(of folder: URL) throws(ProjectError) -> [URL]? {
    var current = folder
    for _ in 0..<depthLimit {
      if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) {
        return nil
      }
      let parent = current.deletingLastPathComponent()
      guard parent.path != current.path else { return nil }
      current = parent
      let found = names(in: current).filter { $0.hasSuffix(".xcodeproj") }
        .map { current.appendingPathComponent($0) }
      if !found.isEmpty { return found }
    }
    return nil
  }

  /// The formats that are not Xcode's.
  private static let descriptions =
    ["Package.swift"] + ProjectDescription.fileNames + ExpoTarget.fileNames

  /// The files of XcodeGen and Expo in the folder, or in those below that are closest to it.
  private static func descriptions(below folder: URL) -> [URL] {
    let names = ProjectDescription.fileNames + ExpoTarget.fileNames
    var level = [folder]
    for _ in 0...depthLimit {
      let found = level.flatMap { folder in
        names.map { folder.appendingPathComponent($0) }
          .filter { FileManager.default.fileExists(atPath: $0.path) }
      }
      if !found.isEmpty { return found }
      level = level.flatMap { folder in
        Self.names(in: folder).map { folder.appendingPathComponent($0) }.filter(isSearched)
      }
    }
    return []
  }

  /// The manifests in the folder, or in those below that are closest to it, of packages with a
  /// widget extension.
  private static func packages(below folder: URL, _ options: ReadingOptions) -> [URL] {
    var level = [folder]
    for _ in 0...depthLimit {
      let found = level.filter { hasWidgetPackage($0, options) }.map {
        $0.appendingPathComponent("Package.swift")
      }
      if !found.isEmpty { return found }
      level = level.flatMap { folder in
        names(in: folder).map { folder.appendingPathComponent($0) }.filter(isSearched)
      }
    }
    return []
  }

  /// A manifest that is not constant is run, as when the package is read. One that cannot be run has
  /// a widget extension if a source has: reading it then says why its targets are not known.
  private static func hasWidgetPackage(_ folder: URL, _ options: ReadingOptions) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { return false }
    let run = options.packageCache.flatMap { ManifestRun(cache: $0) }
    guard let found = try? PackageManifest(folder: folder, run: run), !found.targets.isEmpty else {
      let sources = ProjectFiles.below(folder).map(folder.appendingPathComponent)
      return EntryPoint.find(in: sources) == .widget
    }
    return found.targets.contains {
      [.module, .executable].contains($0.kind)
        && EntryPoint.find(in: $0.files(in: found)) == .widget
    }
  }

  /// The root of a repository is a folder of sources only if it has Swift files. Otherwise all
  /// sources of the repository would be taken for those of one extension.
  private static func rejectRepository(_ folder: URL) throws(ProjectError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isRoot = names.contains(".git") || names.contains("package.json")
    guard isRoot, !names.contains(where: { $0.hasSuffix(".swift") && $0 != "Package.swift" }),
      EntryPoint.find(in: ProjectFiles.below(folder).map(folder.appendingPathComponent)) == nil
    else { return }
    throw .noProject(folder.path)
  }

  /// Project descriptions that Xcode projects are generated from.
  private static func rejectOtherFormats(in folder: URL) throws(ProjectError) {
    let formats = [
      ("Project.swift", "Tuist", "run tuist generate and pass the .xcworkspace"),
      ("Tuist.swift", "Tuist", "run tuist generate and pass the .xcworkspace"),
      ("MODULE.bazel", "Bazel", "pass the folder with the extension's sources"),
      ("WORKSPACE", "Bazel", "pass the folder with the extension's sources"),
    ]
    for (name, format, advice) in formats {
      let file = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path) {
        throw .unsupported(file.path, format: format, advice: advice)
      }
    }
  }

  private static let depthLimit = 6
  /// Folders with the projects of others, and of built products.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor", "SourcePackages",
  ]

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func isSearched(_ url: URL) -> Bool {
    guard !skipped.contains(url.lastPathComponent),
      !ProjectFiles.packages.contains(url.pathExtension)
    else { return false }
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  /// Whether a project exists and is not the one that CocoaPods generates for all pods.
  static func isProject(_ url: URL) -> Bool {
    url.pathExtension == "xcodeproj" && url.lastPathComponent != "Pods.xcodeproj"
      && FileManager.default.fileExists(atPath: url.path)
  }
}

import Foundation

/// A folder whose files belong to a target without being listed in the project
/// (`PBXFileSystemSynchronizedRootGroup`, Xcode 16).
///
/// A set of exceptions belongs to a target. For a target that owns the folder, it lists files and
/// folders that are not members. For another target, it lists those that are.
struct SynchronizedFolder {
  let url: URL
  /// Paths relative to the folder, by target.
  private var exceptions: [String: Set<String>] = [:]
  /// The platforms to which paths are restricted, by target.
  private var filters: [String: [String: [String]]] = [:]

  init(_ object: XcodeObjects.Object, url: URL, in objects: XcodeObjects) {
    self.url = url
    for set in objects.objects("exceptions", of: object) {
      guard let target = set.string("target") else { continue }
      exceptions[target, default: []].formUnion(set.strings("membershipExceptions"))
      let restricted = set.dictionary("platformFiltersByRelativePath")
        .compactMapValues { $0 as? [String] }
      filters[target, default: [:]].merge(restricted) { $1 }
    }
  }

  /// The files that belong to a target on a platform, sorted by path.
  func members(
    of target: String, isOwner: Bool, for platform: Platform, in root: ProjectRoot
  ) -> [URL] {
    let exceptions = exceptions[target] ?? []
    guard isOwner || !exceptions.isEmpty else { return [] }
    let others = Set(
      (filters[target] ?? [:]).filter { !platform.matches(filters: $0.value) }.keys)
    return ProjectFiles.below(url, in: root).filter { path in
      isException(path, exceptions) != isOwner && !isException(path, others)
    }.map { url.appendingPathComponent($0) }
  }

  /// Whether a path or a folder above it is listed.
  private func isException(_ path: String, _ exceptions: Set<String>) -> Bool {
    var prefix = ""
    for part in path.split(separator: "/") {
      prefix += prefix.isEmpty ? String(part) : "/\(part)"
      // A file in several languages is listed without its language folder.
      if exceptions.contains(prefix) { return true }
    }
    guard let language = path.split(separator: "/").firstIndex(where: { $0.hasSuffix(".lproj") })
    else { return false }
    var parts = path.split(separator: "/").map(String.init)
    parts[language] = "Localized"
    return exceptions.contains("/" + parts.joined(separator: "/"))
      || exceptions.contains(parts.joined(separator: "/"))
  }
}

/// Lists the files of a folder.
enum ProjectFiles {
  /// Folders that are one file for a project.
  static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "framework", "xcframework", "playground", "docc",
    "xcodeproj", "xcworkspace", "mlpackage", "scnassets", "icon",
  ]
  private static let fileLimit = 100_000
  private static let depthLimit = 32

  /// The paths of the files below a folder, relative to it and sorted. Hidden files are skipped,
  /// and folders such as `.xcassets` are not entered.
  ///
  /// A folder outside of the project is listed as one file, which is not inside, so that its name
  /// can be reported and nothing in it is searched.
  static func below(_ folder: URL, in root: ProjectRoot) -> [String] {
    var result: [String] = []
    visit(folder, prefix: "", above: [], in: root, into: &result)
    return result
  }

  private static func visit(
    _ folder: URL, prefix: String, above: [String], in root: ProjectRoot,
    into result: inout [String]
  ) {
    // Symbolic links can form a cycle.
    let place = ProjectRoot.resolved(folder.path) ?? folder.path
    guard !above.contains(place), above.count < depthLimit else { return }
    for entry in (try? root.entries(in: folder)) ?? []
    where !entry.name.hasPrefix(".") && result.count < fileLimit {
      let name = entry.name
      let url = folder.appendingPathComponent(name)
      switch entry.kind {
      case .folder where !packages.contains(url.pathExtension):
        visit(url, prefix: prefix + name + "/", above: above + [place], in: root, into: &result)
      case .file, .folder: result.append(prefix + name)
      case nil: if !root.contains(url) { result.append(prefix + name) }
      }
    }
  }
}

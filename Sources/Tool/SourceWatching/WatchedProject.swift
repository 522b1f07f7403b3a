import CommandContext
import ExtensionBuilder
import Foundation
import ProjectReader

/// A project whose sources `vitrine serve --watch` builds again when they change.
package struct WatchedProject: Sendable {
  /// The path as given.
  let path: String
  let location: ExtensionLocation
  /// The folders with its sources, resources, manifests and the packages that it uses by path.
  package private(set) var folders: [URL]

  init(_ path: String, options: ProjectOptions, in context: ToolContext) {
    var location = ExtensionLocation(path, options: options, in: context)
    location.includesApp = true
    self.init(location)
  }

  package init(_ location: ExtensionLocation) {
    path = location.path
    self.location = location
    folders = [Self.folder(of: location.url)]
  }

  private static func folder(of url: URL) -> URL { url.projectFolder.resolvingSymlinksInPath() }

  var name: String { location.name }

  /// Finds the folders again, after the project has changed. Returns whether they are others.
  ///
  /// A project that cannot be read keeps its folders: the next save may repair it.
  package mutating func updateFolders(packageCache: URL) -> Bool {
    guard let options = try? location.options.completed(for: location.url),
      let extensions = try? options.extensions(at: location.url)
    else { return false }
    var found = [Self.folder(of: location.url)]
    // The project can be above the given folder, and its packages and sources beside it.
    let places = extensions.flatMap { found in
      let targets =
        [found.target] + found.modules + [found.app, found.capture].compactMap(\.self)
        + found.appLinks.modules + found.captureLinks.modules
      return targets.flatMap { [$0.folder] + $0.files.map { $0.deletingLastPathComponent() } }
        + (found.packageModules + found.appLinks.packageModules
        + found.captureLinks.packageModules).map(\.folder)
        + targets.map { Self.folder(of: $0.project) }
    }
    let seed = options.seed.map { [$0] } ?? []
    for place in Set((places + seed).map { $0.resolvingSymlinksInPath() })
      .sorted(by: { $0.path < $1.path })
    where !found.contains(where: { place.isInside($0) }) && !place.isInside(packageCache) {
      found.append(place)
    }
    defer { folders = found }
    return found != folders
  }

  /// Whether a changed file can be a part of the project.
  package func contains(_ path: String) -> Bool {
    folders.contains { folder in
      // Also a change that created, removed or lost sight of the folder itself.
      path == folder.path || path.hasPrefix(folder.path + "/") || folder.path.hasPrefix(path + "/")
    }
  }

  /// The path below the project's folder; the whole path of other files.
  package func relative(_ path: String) -> String {
    guard let folder = folders.first, path.hasPrefix(folder.path + "/") else { return path }
    return String(path.dropFirst(folder.path.count + 1))
  }
}

extension URL {
  fileprivate func isInside(_ folder: URL) -> Bool {
    path == folder.path || path.hasPrefix(folder.path + "/")
  }
}

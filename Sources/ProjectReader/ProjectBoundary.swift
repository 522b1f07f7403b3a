import Foundation

/// The folder whose files a project may use: the git repository that contains it, or else its own
/// folder.
///
/// The files that a project names get into the extension's bundle, where the code of the project
/// can read them. Without this limit, a project could take files from the user's home folder, by a
/// path or by a symbolic link.
package struct ProjectBoundary: Sendable {
  private let root: String

  /// - Parameter root: The folder.
  package init(root: URL) {
    self.root = Self.resolved(root.path)
  }

  /// - Parameter folder: A folder of the project.
  package init(around folder: URL) {
    var current = URL(fileURLWithPath: Self.resolved(folder.path))
    while current.path != "/" {
      if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) {
        self.init(root: current)
        return
      }
      current.deleteLastPathComponent()
    }
    self.init(root: folder)
  }

  /// The folder, without symbolic links.
  package var folder: URL { URL(fileURLWithPath: root) }

  /// Whether a file is inside after all symbolic links. A file that does not exist is judged by the
  /// folders above it that exist.
  package func contains(_ file: URL) -> Bool {
    var existing = file.standardizedFileURL
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      existing.deleteLastPathComponent()
    }
    let path = Self.resolved(existing.path)
    let isAbove = root == path || root.hasPrefix(path == "/" ? "/" : path + "/")
    let isMissing = existing.path != file.standardizedFileURL.path
    if isMissing, isAbove { return file.standardizedFileURL.path.hasPrefix(root + "/") }
    return path == root || path.hasPrefix(root + "/")
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

import Foundation

/// The folders whose files a project may use. It opens every file of a project.
///
/// ```swift
/// let root = ProjectRoot(around: project)      // the git work tree with the project
/// let text = try root.text(of: file)           // throws ProjectError.outside for ~/.netrc
/// ```
/// What a project names gets into the extension's bundle, where the project's code can read it, and
/// into messages. Without this limit, a project could take files from the user's home folder: by an
/// absolute path, by `..`, or by a symbolic link.
///
/// - A project's folder is the git work tree around it, or else the Bazel workspace around it, or
///   else its own folder. A work tree that is the user's home folder does not count: not everything
///   in it belongs to the project.
/// - A symbolic link that stays inside is followed.
/// - Only regular files and folders are opened. A named pipe or a device is never read.
/// - A file is judged by the descriptor that is read, not by its path before that: the kernel
///   refuses a path that leaves the folder (`openat2`), so that nothing can be exchanged between a
///   check and its use.
/// - The compiler and other programs open files by path. They run in a sandbox that shows them
///   `folders`.
package struct ProjectRoot: Hashable, Sendable {
  /// The folders, without symbolic links in their paths. A file is inside if one contains it.
  package private(set) var folders: [URL]

  /// - Parameter folders: The folders. One that does not exist contains nothing.
  package init(folders: [URL]) {
    self.folders = []
    for folder in folders { add(folder) }
  }

  /// - Parameters:
  ///   - folder: A folder of the project.
  ///   - also: Further folders that the user allows.
  package init(around folder: URL, also: [URL] = []) {
    let outer =
      Self.folder(around: folder, with: [".git"])
      ?? Self.folder(around: folder, with: BazelWorkspace.rootNames)
    self.init(folders: [outer ?? folder] + also)
  }

  /// Adds a folder.
  package mutating func add(_ folder: URL) {
    let path = Self.resolved(folder.path) ?? folder.standardizedFileURL.path
    let url = URL(fileURLWithPath: path, isDirectory: true)
    if !folders.contains(url) { folders.append(url) }
  }

  /// The files of both.
  package func union(_ other: ProjectRoot) -> ProjectRoot {
    var result = self
    for folder in other.folders { result.add(folder) }
    return result
  }

  /// The first folder: that of the project, without those that the user adds.
  var main: URL { folders.first ?? URL(fileURLWithPath: "/") }

  /// The closest folder around a folder that has one of the files, such as the root of a git
  /// repository; nil if there is none.
  private static func folder(around folder: URL, with names: [String]) -> URL? {
    let homes = [
      ProcessInfo.processInfo.environment["HOME"] ?? "",
      FileManager.default.homeDirectoryForCurrentUser.path,
    ].compactMap(resolved)
    var current = URL(fileURLWithPath: resolved(folder.path) ?? folder.standardizedFileURL.path)
    while current.path != "/" {
      let path = current.path
      if homes.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) { return nil }
      if !isShared(path),
        names.contains(where: { FileManager.default.fileExists(atPath: "\(path)/\($0)") })
      {
        return current
      }
      current.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether a folder is for the files of all users, such as `/tmp`: everybody could put a
  /// repository into it.
  private static func isShared(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return true }
    return status.st_mode & S_IWOTH != 0 && status.st_mode & S_ISVTX != 0
  }
}

// MARK: Places

extension ProjectRoot {
  /// Whether a file is inside after all symbolic links. A file that does not exist is judged by the
  /// folders above it that exist.
  package func contains(_ file: URL) -> Bool {
    let path = file.standardizedFileURL.path
    var existing = file.standardizedFileURL
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      // A link to nothing leads to where it points.
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: existing.path) {
        let place = URL(fileURLWithPath: target, relativeTo: existing.deletingLastPathComponent())
        // A link to itself leads nowhere.
        guard place.path != existing.path else { return relative(path: existing.path) != nil }
        return relative(path: place.standardizedFileURL.path) != nil
      }
      existing.deleteLastPathComponent()
    }
    guard let resolved = Self.resolved(existing.path) else { return false }
    if relative(path: resolved) != nil { return true }
    // Folders above the root have been resolved; what is missing can be inside.
    return existing.path != path && relative(path: path) != nil
      && folders.contains { Self.relative($0.path, to: resolved) != nil }
  }

  /// A folder that contains a path, and the path below it; nil if it is outside.
  func relative(path: String) -> (folder: String, path: String)? {
    for folder in folders {
      if let path = Self.relative(path, to: folder.path) { return (folder.path, path) }
    }
    return nil
  }

  /// The path below a folder: `.` for the folder itself, nil outside.
  private static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The path without symbolic links; nil if nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What a user can do about a file outside: the end of a sentence.
  package static func advice(for file: URL) -> String {
    let path = resolved(file.path) ?? file.standardizedFileURL.path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder =
      exists && isFolder.boolValue
      ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    return "to allow it, pass --also \(folder)"
  }
}

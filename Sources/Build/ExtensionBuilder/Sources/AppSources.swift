import Foundation

/// The sources of an extension's app: a program that requests activities, reloads widgets and opens
/// links.
///
/// The top-level folder `App` belongs to the app if it contains `@main`; without `@main` its files
/// belong to the extension like all others. Files in the top-level folder `Shared` belong to both,
/// like files that are members of two targets in Xcode.
struct AppSources {
  static let folder = "App"
  static let sharedFolder = "Shared"

  /// The files that only the app has; empty if there is no app.
  var appOnly: Set<URL> = []
  /// All files of the app, sorted by path.
  var all: [URL] = []

  init() {}

  /// Throws `BuildError.unreadable`.
  init(of sources: SourceFolder) throws(BuildError) {
    let files = sources.swift.filter { sources.topFolder(of: $0) == Self.folder }
    guard !(try SourceScan(files, for: .iOS, in: sources.project).entryPoints.isEmpty) else {
      return
    }
    appOnly = Set(files)
    all = sources.swift.filter {
      [Self.folder, Self.sharedFolder].contains(sources.topFolder(of: $0))
    }
  }
}

extension SourceFolder {
  /// The first folder of the file's relative path; nil for files directly in the root.
  fileprivate func topFolder(of file: URL) -> String? {
    let parts = relativePath(file).split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }
}

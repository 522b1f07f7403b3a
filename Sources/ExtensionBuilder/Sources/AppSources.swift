import Foundation

/// The sources of an extension's app: a program that requests activities, reloads widgets and takes
/// links.
///
/// A folder `App` at the top that has an entry point of its own is the app's; without one its files
/// are the extension's, as all others. What lies in a folder `Shared` at the top is of both, as files
/// of two targets are in Xcode.
struct AppSources {
  static let folder = "App"
  static let sharedFolder = "Shared"

  /// Those that the extension does not have; none where there is no app.
  var own: Set<URL> = []
  /// All, in the order of their paths.
  var all: [URL] = []

  /// Throws `BuildError.unreadable`.
  init(of sources: SourceFolder) throws(BuildError) {
    let files = sources.swift.filter { sources.topFolder(of: $0) == Self.folder }
    guard !(try SourceScan(files).entryPoints.isEmpty) else { return }
    own = Set(files)
    all = sources.swift.filter {
      [Self.folder, Self.sharedFolder].contains(sources.topFolder(of: $0))
    }
  }
}

extension SourceFolder {
  /// The first folder on the way to a file; nil for files at the top.
  fileprivate func topFolder(of file: URL) -> String? {
    let parts = relativePath(file).split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }
}

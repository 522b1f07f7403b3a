import Foundation

/// The sources of a program beside the extension: its app, which requests activities, reloads
/// widgets and opens links, or its camera, which the Lock Screen shows.
///
/// The top-level folder `App` or `Capture` belongs to the program if it contains `@main`; without
/// `@main` its files belong to the extension like all others. Files in the top-level folder
/// `Shared` belong to all, like files that are members of several targets in Xcode.
struct AppSources {
  static let folder = "App"
  /// The folder of a `LockedCameraCaptureExtension`.
  static let captureFolder = "Capture"
  static let sharedFolder = "Shared"

  /// The files that only the program has; empty if there is no program.
  var appOnly: Set<URL> = []
  /// All files of the program, sorted by path.
  var all: [URL] = []

  init() {}

  /// Throws `BuildError.unreadable`.
  init(of sources: SourceFolder, in folder: String = folder) throws(BuildError) {
    let files = sources.swift.filter { sources.topFolder(of: $0) == folder }
    guard !(try SourceScan(files, for: LanguageOptions(), in: sources.project).entryPoints.isEmpty)
    else {
      return
    }
    appOnly = Set(files)
    all = sources.swift.filter {
      [folder, Self.sharedFolder].contains(sources.topFolder(of: $0))
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

import Foundation

/// What a test device installs: sources that are built first, or a built bundle.
///
/// ```swift
/// .sources("Sources/TideWidgets")
/// .project("Harbour.xcodeproj", target: "HarbourWidgets")
/// .bundle("Build/Tide.vitrine")
/// ```
/// A relative path begins at the folder of the package that contains the test's file: the nearest
/// one above it with a `Package.swift`. The current directory does not matter.
///
/// Sources are built once, as `vitrine` does: into the user's cache, and only if they, the compiler
/// or Vitrine have changed. All tests of a run share the build.
public struct ExtensionSource: Equatable, Hashable, Sendable {
  enum Form: Hashable {
    case sources
    case bundle
  }

  let path: String
  let form: Form
  /// The widget extension's target; nil for the one in `.vitrine.json`, or the only one.
  let target: String?
  /// The build configuration of a project; nil is the one in `.vitrine.json`, or Debug.
  let configuration: String?

  /// A folder with the Swift files and resources of an extension, or a folder with a project.
  public static func sources(_ path: String) -> ExtensionSource {
    ExtensionSource(path: path, form: .sources, target: nil, configuration: nil)
  }

  /// An Xcode project, a workspace, a package or another project that Vitrine reads, or the folder
  /// with it.
  ///
  /// - Parameters:
  ///   - target: The widget extension; nil uses the one in `.vitrine.json`, or the only one.
  ///   - configuration: The build configuration; nil uses the one in `.vitrine.json`, or Debug.
  public static func project(
    _ path: String, target: String? = nil, configuration: String? = nil
  ) -> ExtensionSource {
    ExtensionSource(path: path, form: .sources, target: target, configuration: configuration)
  }

  /// A bundle that `vitrine build` has written: `Name.vitrine`.
  public static func bundle(_ path: String) -> ExtensionSource {
    ExtensionSource(path: path, form: .bundle, target: nil, configuration: nil)
  }

  /// The place of the sources or of the bundle.
  ///
  /// - Parameter testFile: The file whose package relative paths begin at.
  func url(beside testFile: String) -> URL {
    guard !path.hasPrefix("/") else { return URL(fileURLWithPath: path).standardizedFileURL }
    return Self.packageFolder(above: testFile).appendingPathComponent(path).standardizedFileURL
  }

  /// The nearest folder above a file with a `Package.swift`; the current directory without one.
  static func packageFolder(above file: String) -> URL {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}

import Foundation
import ProjectReader
import StableHash

/// The bundles of sources that are built when they are used: `extensions` in the cache folder.
package struct BundleCache: Sendable {
  private let folder: URL

  /// - Parameter cache: The cache folder of `ExtensionBuilder`; nil is the user's.
  package init(_ cache: URL? = nil) {
    folder = BuildCache.folder(cache).appendingPathComponent("extensions", isDirectory: true)
  }

  /// The place of the bundle of a folder of sources. Creates the cache's folder. Throws
  /// `BuildError.outputUnwritable`.
  ///
  /// - Parameters:
  ///   - platform: The platform for which it is built.
  ///   - variant: Distinguishes bundles that are built in another way; nil for the usual one.
  package func bundle(
    ofSourcesIn folder: URL, for platform: Platform = .iOS, variant: String? = nil
  ) throws(BuildError) -> URL {
    try bundle(folder.lastPathComponent, key: [folder.path], platform, variant)
  }

  /// The place of the bundle of a project's target. Creates the cache's folder. Throws
  /// `BuildError.outputUnwritable`.
  ///
  /// - Parameters:
  ///   - settings: The build settings that override those of the project.
  ///   - variant: Distinguishes bundles that are built in another way; nil is the usual one.
  package func bundle(
    of widgetExtension: WidgetExtension, settings: [String: String], variant: String? = nil
  ) throws(BuildError) -> URL {
    let target = widgetExtension.target
    let settings = settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let key = [target.project.path, target.name, target.configuration] + settings
    return try bundle(target.name, key: key, widgetExtension.platform, variant)
  }

  /// - Parameter key: Distinguishes extensions of the same name.
  private func bundle(
    _ name: String, key: [String], _ platform: Platform, _ variant: String?
  ) throws(BuildError) -> URL {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(folder.path, reason: "cannot create the cache folder")
    }
    let text = (key + (variant.map { [$0] } ?? []) + [platform.rawValue]).joined(separator: "\n")
    let hash = String(StableHash<UInt64>(of: text).value, radix: 16)
    let place = folder.appendingPathComponent("\(name)-\(hash).\(ExtensionBundle.pathExtension)")
    // A build replaces only what is recognizably a bundle, but this folder has nothing else.
    let information = place.appendingPathComponent(ExtensionBundle.informationFile)
    if !FileManager.default.fileExists(atPath: information.path) {
      try? FileManager.default.removeItem(at: place)
    }
    return place
  }
}

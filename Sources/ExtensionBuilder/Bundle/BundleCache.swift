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

  /// The place of a bundle. Creates the folder. Throws `BuildError.outputUnwritable`.
  ///
  /// - Parameters:
  ///   - key: Distinguishes extensions of the same name.
  ///   - platform: The platform for which it is built.
  package func bundle(
    _ name: String, key: String, for platform: Platform
  ) throws(BuildError) -> URL {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(folder.path, reason: "cannot create the cache folder")
    }
    let hash = String(StableHash<UInt64>(of: "\(key)\n\(platform.rawValue)").value, radix: 16)
    return folder.appendingPathComponent("\(name)-\(hash).\(ExtensionBundle.pathExtension)")
  }
}

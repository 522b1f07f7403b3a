import Foundation

/// Identifies the build of the frameworks that an extension is linked with.
///
/// The frameworks are one shared library without a stable binary interface, so an extension runs
/// only with the build that it was compiled against.
package struct FrameworksIdentity: Codable, Equatable, Sendable {
  /// The path from which the extension loads the library.
  package var path: String
  /// Bytes.
  package var size: Int
  /// Seconds since 1970.
  package var modified: Double

  /// The identity of the library file at `path`; nil if there is none.
  package init?(library path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.path = path
    self.size = size
    // Whole microseconds survive a round trip through JSON.
    modified = (date.timeIntervalSince1970 * 1e6).rounded() / 1e6
  }
}

import Foundation

/// Which build of the frameworks an extension is linked with.
///
/// The frameworks are one shared library without a stable binary interface: an extension runs only
/// with the build that it was compiled against.
public struct FrameworksMark: Codable, Equatable, Sendable {
  /// The library's place; the extension loads it from there.
  public var path: String
  /// Bytes.
  public var size: Int
  /// Seconds since 1970.
  public var modified: Double

  /// The mark of the library as it is now; nil where there is none.
  public init?(library path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.path = path
    self.size = size
    // Whole microseconds: what JSON gives back unchanged.
    modified = (date.timeIntervalSince1970 * 1e6).rounded() / 1e6
  }
}

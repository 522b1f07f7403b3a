import Foundation

/// A temporary folder that is removed with the value.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = Self.unusedPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A path in the folder for temporary files at which nothing exists. The caller removes what it
  /// creates there.
  package static func unusedPath() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-test-\(UUID().uuidString)", isDirectory: true)
  }
}

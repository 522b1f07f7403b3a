import Foundation

/// Public sample code next to the checkout. Tests that need it are skipped if it is absent.
enum Listing {
  static func sources(_ name: String) -> URL {
    ToolProcess.root.deletingLastPathComponent()
      .appendingPathComponent("shared/listings").appendingPathComponent(name)
  }

  static func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: sources(name).path)
  }

  /// The listing's bundle, built with the tool.
  static func bundle(_ name: String) async throws -> URL {
    try await BuiltBundles.bundle(of: sources(name))
  }
}

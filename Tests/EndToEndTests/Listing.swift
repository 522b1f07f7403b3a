import Foundation

/// Public sample code beside the checkout; where it is absent the tests on it are skipped.
enum Listing {
  static func sources(_ name: String) -> URL {
    ToolProcess.root.deletingLastPathComponent()
      .appendingPathComponent("shared/listings").appendingPathComponent(name)
  }

  static func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: sources(name).path)
  }

  /// Its bundle, built by the tool.
  static func bundle(_ name: String) throws -> URL {
    try SampleExtension.build(sources(name))
  }
}

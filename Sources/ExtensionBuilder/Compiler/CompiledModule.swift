import Foundation

/// A compiled module of a project: a folder with its interface and its object file.
struct CompiledModule {
  var name: String
  var folder: URL
  /// The hash of everything that influences it.
  var hash: String

  var interface: URL { folder.appendingPathComponent("\(name).swiftmodule") }
  var object: URL { folder.appendingPathComponent("\(name).o") }

  /// The hash of the interface.
  func interfaceHash() throws -> String { try ExtensionBundle.hash(of: interface) }

  var isComplete: Bool {
    [interface, object].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }
}

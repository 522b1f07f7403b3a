import Foundation
import ProjectReader

/// Declarations of the user that take the place of a module that Vitrine does not have.
public struct ModuleStub: Equatable, Sendable {
  public var module: String
  public var file: URL

  public init(module: String, file: URL) {
    self.module = module
    self.file = file
  }
}

extension ProjectConfiguration {
  /// The stubs, sorted by module.
  package var moduleStubs: [ModuleStub] {
    stubs.sorted { $0.key < $1.key }.map { ModuleStub(module: $0.key, file: $0.value) }
  }
}

extension BuildInput {
  /// Adds stubs as modules that all others can import. A stub replaces a module of the project with
  /// its name. Throws `BuildError`.
  mutating func add(_ stubs: [ModuleStub]) throws(BuildError) {
    for stub in stubs.reversed() {
      guard FileManager.default.fileExists(atPath: stub.file.path) else {
        throw .unreadable(stub.file.path, reason: "the stub of \(stub.module) was not found")
      }
      let sources = try SourceFolder(
        root: stub.file.deletingLastPathComponent(), members: [stub.file], target: stub.file.path)
      modules.removeAll { $0.name == stub.module }
      modules.insert(
        ModuleSources(
          name: stub.module, sources: sources, language: LanguageOptions()),
        at: 0)
    }
  }
}

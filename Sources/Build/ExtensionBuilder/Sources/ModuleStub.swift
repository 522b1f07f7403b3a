import Foundation
import ProjectReader

/// Declarations of the user that take the place of a module that Vitrine does not have.
package struct ModuleStub: Equatable, Sendable {
  package var module: String
  package var file: URL
  /// The folders that contain the file.
  var root: ProjectRoot

  /// - Parameter root: The folders that can contain the file; nil is its own folder, also if the
  ///   file is a symbolic link to another one: for a file that the user names.
  package init(module: String, file: URL, root: ProjectRoot? = nil) {
    self.module = module
    self.file = file
    let folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
    self.root = root ?? ProjectRoot(folders: [folder])
  }
}

extension ProjectConfiguration {
  /// The stubs, sorted by module.
  package var moduleStubs: [ModuleStub] {
    stubs.sorted { $0.key < $1.key }.map { ModuleStub(module: $0.key, file: $0.value, root: root) }
  }
}

extension BuildInput {
  /// Adds stubs as modules that all others can import. A stub replaces a module of the project with
  /// its name. Throws `BuildError`.
  mutating func add(_ stubs: [ModuleStub]) throws(BuildError) {
    for stub in stubs.reversed() {
      guard ProjectName(stub.module) != nil else {
        throw .unreadable(
          stub.file.path, reason: "\"\(stub.module)\" is not the name of a module")
      }
      guard stub.root.kind(of: stub.file) == .file || !stub.root.contains(stub.file) else {
        throw .unreadable(stub.file.path, reason: "the stub of \(stub.module) was not found")
      }
      if !stub.root.contains(stub.file) {
        throw BuildError(reading: .outside(stub.file.path, in: stub.root))
      }
      let sources = try SourceFolder(
        root: stub.file.deletingLastPathComponent(), members: [stub.file], target: stub.file.path,
        project: stub.root)
      modules.removeAll { $0.name == stub.module }
      modules.insert(
        ModuleSources(
          name: stub.module, sources: sources, language: LanguageOptions(), isStub: true),
        at: 0)
    }
  }
}

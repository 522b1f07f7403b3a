import Foundation
import ProjectReader
import SourceScanner
import StableHash

// Modules of binary frameworks for Apple's systems: only their declarations are known.
extension BuildInput {
  /// Adds the modules that the project does not have otherwise. Their implementations trap, which
  /// counts as one cut for each module. Throws `BuildError`.
  ///
  /// - Parameter cache: The folder for the sources that are made; nil is the user's cache folder.
  mutating func add(
    _ interfaces: [BinaryFramework.Interface], in root: ProjectRoot, cache: URL?
  ) throws(BuildError) {
    for interface in interfaces where !modules.contains(where: { $0.name == interface.name.text }) {
      let name = interface.name.text
      guard let text = try? root.data(of: interface.file),
        let source = InterfaceSource.source(
          of: Array(text), module: name, file: interface.file.lastPathComponent)
      else {
        missingParts.append(
          "\(interface.file.path) cannot be read; supply the declarations of \(name) with --stub")
        continue
      }
      let hash = String(StableHash<UInt64>(of: source).value, radix: 16)
      let folder = BuildCache.folder(cache).appendingPathComponent("skeletons")
        .appendingPathComponent("\(name)-\(hash)")
      let file = folder.appendingPathComponent("\(name).swift")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source).write(to: file, options: .atomic)
      } catch {
        throw .outputUnwritable(file.path, reason: "\(error)")
      }
      try addSkeleton(
        name, [file], in: folder, LanguageOptions(),
        declaredIn: interface.file.lastPathComponent, reason: InterfaceSource.reason)
    }
  }

  /// Adds a module of which only the declarations are known. Throws `BuildError`.
  ///
  /// - Parameter dependencies: The modules that it imports, which are compiled before it.
  mutating func addSkeleton(
    _ name: String, _ files: [URL], in folder: URL, _ language: LanguageOptions,
    declaredIn file: String, reason: String, after dependencies: [String] = []
  ) throws(BuildError) {
    let sources = try SourceFolder(
      root: folder, members: files, target: name, project: ProjectRoot(folders: [folder]))
    let last = modules.lastIndex { dependencies.contains($0.name) }
    modules.insert(
      ModuleSources(name: name, sources: sources, language: language),
      at: last.map { $0 + 1 } ?? 0)
    skeletons.append(
      ModuleCut(
        module: name, file: file, line: 1, subject: name, kind: .module, reason: reason))
  }
}

import Foundation
import LiteralTable
import ProjectReader
import StableHash

/// A variant of a built extension that reads its literals from a table, so that a change of a
/// literal needs no compiler.
///
/// ```swift
/// let build = try await ExtensionBuilder.literalBuild(folder: sources, output: bundle)
/// if let edit = build?.edit(changed: [path]) { try build?.write(edit) }
/// ```
/// The variant is equivalent to an ordinary build of the changed sources:
/// - The compiler gives the sources and the variant's sources the same type-checked tree, except
///   that calls of the table are in the place of literals, with the same types and initializers
///   (`LiteralComparison`).
/// - The changed sources differ from those of the variant only in these literals, and each has the
///   same kind, so that it gets the same type (`LiteralSource`).
/// - A literal whose value matters to the compiler is not in the table (`LiteralFinder`).
package final class LiteralBuild: Sendable {
  /// Values for the table, for sources that were saved.
  package struct Edit: Equatable, Sendable {
    let table: LiteralTable

    /// Whether a string of another edit that this one replaces is one of these texts or a part of
    /// one: the kind of a widget can be joined from several strings.
    package func mayChange(_ texts: [String], of other: Edit) -> Bool {
      zip(other.table.values, table.values).contains { old, new in
        guard old != new, case .string(let string) = old, !string.isEmpty else { return false }
        return texts.contains { $0.contains(string) }
      }
    }
  }

  /// The bundle that the variant replaces.
  let output: URL
  /// The variant's executable.
  let program: URL
  private let programHash: String
  /// By path.
  let sources: [String: LiteralSource]
  /// The folders whose files are used.
  private let project: ProjectRoot
  private let table: LiteralTable
  /// The hash of the sources.
  private let contentHash: String
  /// Keeps the folder of the executable from other builds.
  private let cache: BuildCache

  init(
    output: URL, program: URL, sources: [String: LiteralSource], project: ProjectRoot,
    contentHash: String, cache: BuildCache
  ) throws {
    self.output = output
    self.program = program
    self.sources = sources
    self.project = project
    // The indices follow the order of the paths.
    table = LiteralTable(
      sources.sorted { $0.key < $1.key }.flatMap { $0.value.values(in: $0.value.text) ?? [] })
    self.contentHash = contentHash
    self.cache = cache
    programHash = try ExtensionBundle.hash(of: program)
    try cache.built.add([program])
  }

  /// The number of literals that can be changed.
  package var count: Int { table.values.count }

  /// The values for the sources as they are now; nil if something other than these literals has
  /// changed.
  ///
  /// - Parameter changed: The paths of all files that have changed since the build.
  package func edit(changed: Set<String>) -> Edit? {
    var result = table
    for path in changed {
      guard let source = sources[path],
        let data = try? project.data(of: URL(fileURLWithPath: path)),
        let values = source.values(in: Array(data))
      else { return nil }
      for (slot, value) in zip(source.slots, values) { result.values[slot.index] = value }
    }
    return Edit(table: result)
  }

  /// The values for the sources as they were built.
  package var original: Edit { Edit(table: table) }

  /// Whether a file has literals that can be changed.
  package func contains(_ path: String) -> Bool { sources[path] != nil }

  /// The bundle at the output. Throws `BundleError`.
  package var bundle: ExtensionBundle {
    get throws { try ExtensionBundle(contentsOf: output) }
  }

  /// Writes the variant with these values in place of the bundle. Throws `BuildError` and
  /// `BundleError`.
  package func write(_ edit: Edit) throws -> ExtensionBundle {
    let present = try bundle
    let staged = try StagedBundle(destination: output)
    defer { staged.discard() }
    var information = present.information
    let bytes = edit.table.bytes
    information.contentHash = "\(contentHash)-\(StableHash<UInt64>(of: bytes).hexadecimal)"
    information.executables?[information.moduleName] = programHash
    try staged.link(present.resources, to: ExtensionBundle.resourcesFolder)
    if let app = present.app { try staged.link(app, to: app.lastPathComponent) }
    try staged.link(program, to: information.moduleName)
    try staged.write(Data(bytes), to: LiteralTable.fileName)
    try staged.write(information)
    try staged.commit()
    return try bundle
  }

  /// Links the table into a bundle that replaces the variant: a process of the variant that has
  /// just started may not have read it.
  package func keepTable(in staged: URL) {
    try? FileManager.default.linkItem(
      at: output.appendingPathComponent(LiteralTable.fileName),
      to: staged.appendingPathComponent(LiteralTable.fileName))
  }
}

import Foundation
import StableHash

/// What an incremental compilation has read, by path.
///
/// The compiler's driver compares dates in whole seconds: a source that is saved less than a second
/// after a compilation began counts as unchanged. The object files of changed sources are therefore
/// removed, which makes the driver compile them.
struct CompiledContents {
  /// The folder of the object files.
  let folder: URL

  private var record: URL { folder.appendingPathComponent("contents.json") }

  /// Removes the object files of the sources that differ from those of the last compilation.
  /// - Parameter replacements: What the compiler reads instead of a file, by path.
  ///
  /// Throws `BuildError.outputUnwritable`.
  func prepare(_ sources: [URL], _ replacements: [String: [UInt8]]) throws(BuildError) {
    let last = recorded
    let now = Self.hashes(of: sources, replacements)
    for source in sources where now[source.path] != last[source.path] {
      try? FileManager.default.removeItem(
        at: SwiftCompiler.incrementalObject(of: source, in: folder))
    }
    try write(now)
  }

  /// Forgets the sources that have changed since `prepare`: it is not known what was compiled.
  func check(_ sources: [URL], _ replacements: [String: [UInt8]]) throws(BuildError) {
    let now = Self.hashes(of: sources, replacements)
    let last = recorded
    let certain = last.filter { now[$0.key] == $0.value }
    if certain.count < last.count { try write(certain) }
  }

  private var recorded: [String: String] {
    guard let data = try? Data(contentsOf: record) else { return [:] }
    return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }

  private func write(_ hashes: [String: String]) throws(BuildError) {
    do {
      try JSONEncoder().encode(hashes).write(to: record, options: .atomic)
    } catch {
      throw .outputUnwritable(record.path, reason: error.reason)
    }
  }

  private static func hashes(
    of sources: [URL], _ replacements: [String: [UInt8]]
  ) -> [String: String] {
    var hashes: [String: String] = [:]
    for source in sources {
      if let text = replacements[source.path] {
        hashes[source.path] = StableHash<UInt64>(of: text).hexadecimal
      } else if let data = try? Data(contentsOf: source) {
        hashes[source.path] = StableHash<UInt64>(of: data).hexadecimal
      }
    }
    return hashes
  }
}

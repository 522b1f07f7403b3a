import Foundation

/// Rewritten sources that the compiler reads in place of the author's files.
///
/// A Clang virtual file system overlay (`-vfsoverlay`) maps the original path to the rewritten
/// copy. With `use-external-names` off, diagnostics show the original path.
struct SourceOverlay {
  private struct Root: Encodable {
    var name: String
    var type = "file"
    var external: String

    enum CodingKeys: String, CodingKey {
      case name, type
      case external = "external-contents"
    }
  }

  private struct File: Encodable {
    var version = 0
    var roots: [Root]
    var usesExternalNames = "false"

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
    }
  }

  /// The rewritten texts, by the path of the original file.
  private(set) var replacements: [String: [UInt8]] = [:]

  mutating func replace(_ file: URL, with text: [UInt8]) {
    replacements[file.path] = text
  }

  /// Writes the copies and the overlay map into `folder`. Returns the map, or nil if nothing is
  /// replaced.
  func write(into folder: URL) throws -> URL? {
    guard !replacements.isEmpty else { return nil }
    var roots: [Root] = []
    for (number, entry) in replacements.sorted(by: { $0.key < $1.key }).enumerated() {
      let copy = folder.appendingPathComponent("source-\(number).swift")
      try Data(entry.value).write(to: copy)
      roots.append(Root(name: entry.key, external: copy.path))
    }
    let map = folder.appendingPathComponent("overlay.yaml")
    try JSONEncoder().encode(File(roots: roots)).write(to: map)
    return map
  }
}

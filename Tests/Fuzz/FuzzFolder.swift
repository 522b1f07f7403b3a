import Foundation

/// Files of one input, in a temporary folder.
///
/// The input consists of parts. Each begins with a line `=== NAME`, where the name is a path of a
/// list; a part with another name is ignored.
/// ```
/// === Base.xcconfig
/// SWIFT_VERSION = 6
/// === project.yml
/// name: App
/// ```
struct FuzzFolder {
  let url: URL
  /// The names of the files that exist.
  private(set) var names: Set<String> = []

  /// - Parameter allowed: The paths that an input may have, below the folder.
  init(_ input: [UInt8], allowed: [String]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-fuzz-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var part: (name: String, bytes: [UInt8])?
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Self.mark) {
        if let part { try write(part.bytes, to: part.name) }
        let name = String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self)
        part = allowed.contains(name) ? (name, []) : nil
      } else if let name = part?.name {
        let bytes = part?.bytes ?? []
        part = (name, bytes + (bytes.isEmpty ? [] : [UInt8(ascii: "\n")]) + line)
      }
    }
    if let part { try write(part.bytes, to: part.name) }
  }

  private static let mark = Array("=== ".utf8)

  mutating func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appendingPathComponent(name)
    if name.contains("/") {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: file)
    names.insert(name)
  }

  func file(_ name: String) -> URL? {
    names.contains(name) ? url.appendingPathComponent(name) : nil
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

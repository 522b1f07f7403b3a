import Foundation
import StableHash

/// The version of all files of the page, which is part of their addresses, as in
/// `/page/v-0123456789abcdef/style/base.css`.
///
/// Browsers keep a file with such an address and do not request it again. After a change, the page
/// names other addresses. Modules import each other by relative addresses, which keep the version.
struct PageVersion: Equatable, Sendable {
  /// Such as `v-0123456789abcdef`.
  let name: String

  private static let prefix = "v-"

  /// Reads the metadata of all files below a folder, not their contents.
  init(folder: URL) {
    var hash = StableHash<UInt64>()
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String })
      .sorted() ?? []
    {
      guard let stamp = FileStamp(of: "\(folder.path)/\(path)") else { continue }
      hash.combine("\(path)\n")
      stamp.combine(into: &hash)
    }
    name = Self.prefix + hash.hexadecimal
  }

  /// Splits a path below `/page/` into a version's name, if it starts with one, and the rest.
  static func split(_ path: String) -> (name: String?, rest: String) {
    guard path.hasPrefix(prefix), let slash = path.firstIndex(of: "/") else { return (nil, path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// The text of a page with versioned addresses of its files.
  func addresses(in page: String) -> String {
    page.replacingOccurrences(of: "\"/page/", with: "\"/page/\(name)/")
  }
}

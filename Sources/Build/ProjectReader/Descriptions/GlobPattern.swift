import Foundation

/// A pattern for paths, such as `**/*.generated.swift`. `*` stays in one folder, `**` does not.
struct GlobPattern {
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: "/").map(String.init)
  }

  /// Whether the path or a folder above it matches.
  ///
  /// Complexity: O(*n* × *m*) for *n* parts and *m* components.
  func matches(_ path: String) -> Bool { ends(in: path).contains { $0 > 0 } }

  /// Whether the path matches, not only a folder above it.
  ///
  /// Complexity: as `matches(_:)`.
  func matchesWhole(_ path: String) -> Bool {
    ends(in: path).contains(path.split(separator: "/").count)
  }

  /// The numbers of components that all parts match.
  private func ends(in path: String) -> Set<Int> {
    let components = path.split(separator: "/").map(String.init)
    // The numbers of components that the parts so far match.
    var matched: Set<Int> = [0]
    for part in parts {
      if part == "**" {
        guard let first = matched.min() else { return [] }
        matched = Set(first...components.count)
      } else {
        matched = Set(
          matched.filter { $0 < components.count && fnmatch(part, components[$0], 0) == 0 }
            .map { $0 + 1 })
      }
    }
    return matched
  }
}

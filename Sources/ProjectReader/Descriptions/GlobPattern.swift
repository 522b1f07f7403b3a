import Foundation

/// A pattern for paths, such as `**/*.generated.swift`. `*` stays in one folder, `**` does not.
struct GlobPattern {
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: "/").map(String.init)
  }

  /// Whether the path or a folder above it matches.
  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/").map(String.init)
    return components.indices.contains { matches(components[...$0], parts[...]) }
  }

  private func matches(_ path: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    let rest = parts.dropFirst()
    if part == "**" {
      // Adjacent ones match the same paths as one.
      if rest.first == "**" { return matches(path, rest) }
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], rest) }
    }
    guard let component = path.first, fnmatch(part, component, 0) == 0 else { return false }
    return matches(path.dropFirst(), rest)
  }
}

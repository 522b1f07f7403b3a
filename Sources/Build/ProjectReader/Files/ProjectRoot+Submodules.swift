import Foundation

extension ProjectRoot {
  /// Whether a folder is in a git submodule, as `.gitmodules` of the repository says. One that is
  /// not checked out is empty.
  func isInSubmodule(_ folder: URL) -> Bool {
    let path = folder.standardizedFileURL.path
    return folders.contains { root in
      let file = root.appendingPathComponent(".gitmodules")
      guard let text = has(file) ? try? self.text(of: file) : nil else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        let parts = line.split(separator: "=", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        guard parts.count == 2, parts[0] == "path" else { return false }
        let submodule = root.appendingPathComponent(parts[1]).standardizedFileURL.path
        return path == submodule || path.hasPrefix(submodule + "/")
      }
    }
  }
}

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

/// A file that a project is made from, such as `project.yml.template`.
package enum ProjectTemplate {
  private static let endings = ["template", "example", "sample", "dist"]

  /// The first template among the names of a folder's files, and the name of the copy to make.
  package static func find(in names: [String]) -> (template: String, copy: String)? {
    for name in names.sorted() {
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count > 2, parts[0] == "project", parts.contains("yml") || parts.contains("yaml"),
        parts.contains(where: endings.contains)
      else { continue }
      return (name, parts.filter { !endings.contains($0) }.joined(separator: "."))
    }
    return nil
  }

  /// What to do with it.
  package static func advice(_ found: (template: String, copy: String)) -> String {
    "\(found.template) is the template of a project: copy it to \(found.copy), and fill it in"
  }
}

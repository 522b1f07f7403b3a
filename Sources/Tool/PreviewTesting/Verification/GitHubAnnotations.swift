import CommandContext
import Foundation
import ProjectReader

/// Failures and findings as commands of GitHub's workflows, which show them at their source lines.
///
/// Source: GitHub's "Workflow commands for GitHub Actions", setting an error message.
package struct GitHubAnnotations {
  /// The path of a source file from the root of the repository, by its name without folders; nil
  /// for a name that several files have.
  private let files: [String: String?]

  /// The annotations of a command in a workflow; nil anywhere else.
  package init?(of project: String, in context: ToolContext) {
    guard context.environment["GITHUB_ACTIONS"] == "true" else { return nil }
    let root = context.environment["GITHUB_WORKSPACE"].map { URL(fileURLWithPath: $0) }
    self.init(project: context.file(project), root: root ?? context.currentDirectory)
  }

  /// - Parameters:
  ///   - project: Where the sources are: a folder, or a project in it.
  ///   - root: The folder of the repository.
  init(project: URL, root: URL) {
    let prefix = root.path + "/"
    var files: [String: String?] = [:]
    let all = FileManager.default.enumerator(
      at: project.projectFolder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = all?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let path = file.standardizedFileURL.path
      let shown = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      files[file.lastPathComponent] = files[file.lastPathComponent] == nil ? shown : .some(nil)
    }
    self.files = files
  }

  /// One line.
  ///
  /// - Parameters:
  ///   - level: `error` or `warning`.
  ///   - place: A source file, with or without folders, and its line, such as `Tide.swift:12`.
  ///     Without a known file, the annotation has no place.
  package func command(_ level: String, title: String, place: String, message: String) -> String {
    var properties = ["title=\(Self.escaped(title, isProperty: true))"]
    let parts = place.split(separator: ":")
    let name = parts.first?.split(separator: "/").last.map(String.init) ?? ""
    if case .some(.some(let path)) = files[name] {
      properties.insert("file=\(Self.escaped(path, isProperty: true))", at: 0)
      if let line = parts.dropFirst().last.flatMap({ Int($0) }) {
        properties.insert("line=\(line)", at: 1)
      }
    }
    return "::\(level) \(properties.joined(separator: ","))::"
      + Self.escaped(message, isProperty: false)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let text = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    return isProperty ? text.replacing(":", with: "%3A").replacing(",", with: "%2C") : text
  }
}

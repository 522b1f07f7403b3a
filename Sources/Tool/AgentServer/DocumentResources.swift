import AgentProtocol
import Foundation
import JSONValues
import NearestName
import TextEngine

/// The documentation and the table of supported APIs, as resources.
///
/// - `vitrine://docs/testing.md`: a file of `docs`
/// - `vitrine://docs/schemas/render.json`: the JSON Schema of a result (`OutputSchema`)
/// - `vitrine://compatibility/Gauge`: the rows about an API
package struct DocumentResources: Sendable {
  private static let prefix = "vitrine://docs/"
  private static let compatibilityPrefix = "vitrine://compatibility/"

  /// The folder with the documents; nil if it was not found.
  private let folder: URL?
  /// The documents by their paths below the folder, sorted.
  private let paths: [String]

  init(folder: URL?) {
    self.folder = folder
    guard let folder, let files = FileManager.default.enumerator(atPath: folder.path) else {
      paths = []
      return
    }
    paths = files.compactMap { $0 as? String }
      .filter { [".md", ".tsv", ".json"].contains(where: $0.hasSuffix) }.sorted()
  }

  /// The documents that come with the tool: `docs` beside its data folder in the repository, or
  /// where `script/install` puts them.
  package static var standard: Self {
    let data = try? FontSet.standardFolder
    let places = ["../docs", "../doc/vitrine/docs"]
    return Self(
      folder: data.flatMap { data in
        places.map { URL(fileURLWithPath: $0, relativeTo: data).standardizedFileURL }
          .first { FileManager.default.fileExists(atPath: $0.path) }
      })
  }

  var resources: [AgentCatalog.Resource] {
    paths.compactMap { path in
      guard let text = text(of: path) else { return nil }
      return AgentCatalog.Resource(
        uri: Self.prefix + path, name: path, title: Self.title(of: text) ?? path,
        mimeType: Self.mimeType(of: path), size: text.utf8.count)
    }
  }

  var templates: [AgentCatalog.Template] {
    [
      AgentCatalog.Template(
        uri: Self.compatibilityPrefix + "{name}", name: "compatibility",
        summary: "Whether an API of SwiftUI, WidgetKit or another framework works, such as Gauge "
          + "or contextMenu: the rows about it in the table of supported APIs.",
        mimeType: "text/markdown")
    ]
  }

  /// The result of reading a resource.
  func contents(of uri: String) -> Result<JSONValue, AgentError> {
    if uri.hasPrefix(Self.compatibilityPrefix) {
      let name = uri.dropFirst(Self.compatibilityPrefix.count)
      return .success(
        Self.contents(uri, compatibility(of: name.removingPercentEncoding ?? String(name))))
    }
    let path = uri.hasPrefix(Self.prefix) ? String(uri.dropFirst(Self.prefix.count)) : uri
    guard uri.hasPrefix(Self.prefix), paths.contains(path), let text = text(of: path) else {
      let hint =
        nearestName(to: uri, in: paths.map { Self.prefix + $0 })
        .map { "did you mean \($0)?" } ?? "resources/list has all of them"
      return .failure(.unknownResource(uri, hint: hint))
    }
    return .success(Self.contents(uri, text, mimeType: Self.mimeType(of: path)))
  }

  /// The rows of the table of APIs that have a name, below their headings.
  package func compatibility(of name: String) -> String {
    let wanted = name.trimmingCharacters(in: .whitespaces).lowercased()
    guard !wanted.isEmpty, let document = text(of: "COMPATIBILITY.md") else {
      return "Name an API, such as Gauge."
    }
    var found: [String] = []
    var heading = ""
    var printed = ""
    for line in document.split(separator: "\n") {
      if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      } else if line.lowercased().contains(wanted) {
        if heading != printed { found.append("\n## \(heading)") }
        printed = heading
        found.append(String(line))
      }
    }
    guard !found.isEmpty else {
      return "\"\(name)\" has no row: nothing is known about it. `check` type-checks a project and "
        + "lists the names that are missing."
    }
    return found.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  /// The JSON Schema of a result; nil if there is none or the documents are missing.
  package func schema(_ name: String) -> String? { text(of: "schemas/\(name).json") }

  /// A file of the documents by its path below their folder; nil if there is none.
  package func text(of path: String) -> String? {
    folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(path), encoding: .utf8) }
  }

  private static func contents(
    _ uri: String, _ text: String, mimeType: String = "text/markdown"
  ) -> JSONValue {
    [
      "contents": [
        ["uri": .string(uri), "mimeType": .string(mimeType), "text": .string(text)]
      ]
    ]
  }

  private static func mimeType(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "tsv": "text/tab-separated-values"
    case "json": "application/json"
    default: "text/markdown"
    }
  }

  private static func title(of text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
  }
}

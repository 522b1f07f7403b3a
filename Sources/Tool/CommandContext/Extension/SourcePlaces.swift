import Foundation
import ProjectReader
import Synchronization

/// Where types are declared in the sources of a project, by their names.
package struct SourcePlaces: Sendable {
  /// Files that are larger are not searched, in bytes.
  private static let sizeLimit = 1 << 20
  private static let fileLimit = 5_000

  private let places: [String: String]

  /// - Parameter project: A folder of sources, or a project in its folder.
  package init(of project: URL) {
    let folder = project.projectFolder
    let prefix = folder.standardizedFileURL.path + "/"
    let root = ProjectRoot(around: folder)
    let files = root.files(below: folder).filter { file in
      file.pathExtension == "swift" && !file.path.dropFirst(folder.path.count).contains("/.")
    }
    var places: [String: String] = [:]
    for file in files.prefix(Self.fileLimit) {
      guard let data = try? root.data(of: file), data.count <= Self.sizeLimit else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let path = file.standardizedFileURL.path
      let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      for (type, line) in Self.declarations(in: text) where places[type] == nil {
        places[type] = "\(name):\(line)"
      }
    }
    self.places = places
  }

  /// File and line of a type, such as `Widgets/Tide.swift:12`; nil if it was not found.
  package func place(of type: String?) -> String? {
    guard let name = type?.split(separator: ".").last else { return nil }
    return places[String(name)]
  }

  /// The types that a file declares, with their lines.
  package static func declarations(in text: String) -> [(type: String, line: Int)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        guard
          let keyword = words.prefix(6).firstIndex(where: {
            ["struct", "class", "enum", "actor"].contains($0)
          }), words.indices.contains(keyword + 1),
          words[..<keyword].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
        else { return nil }
        return (String(words[keyword + 1]), index + 1)
      }
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate", "open", "final", "indirect",
    "nonisolated",
  ]
}

/// The places of a project's types. The sources are read when a place is first needed.
final class LazySourcePlaces: Sendable {
  private let project: URL
  private let places = Mutex<SourcePlaces?>(nil)

  init(of project: URL) {
    self.project = project
  }

  func place(of type: String?) -> String? {
    places.withLock { places in
      let known = places ?? SourcePlaces(of: project)
      places = known
      return known.place(of: type)
    }
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The projects and packages of an `.xcworkspace`.
enum Workspace {
  /// The projects that exist, in the order of the workspace. Throws `ProjectError.notFound`,
  /// `.unreadable`, `.outside` and `.damaged`.
  static func projects(of url: URL, in root: ProjectRoot) throws(ProjectError) -> [URL] {
    try members(of: url, in: root).filter { ProjectSearch.isProject($0, in: root) }
  }

  /// The folders of the packages in the workspaces beside a project or above it, up to the root of
  /// its repository. A workspace that cannot be read has none.
  static func packages(around project: URL, in root: ProjectRoot) -> [URL] {
    var result: [URL] = []
    var folder = project.deletingLastPathComponent()
    for _ in 0..<6 {
      let names = (try? root.names(in: folder)) ?? []
      for name in names where name.hasSuffix(".xcworkspace") {
        let members = (try? members(of: folder.appendingPathComponent(name), in: root)) ?? []
        guard members.contains(where: { $0.path == project.standardizedFileURL.path }) else {
          continue
        }
        result += members.filter { PackageManifest.file(in: $0, root) != nil }
      }
      if names.contains(".git") || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return result
  }

  private static func members(of url: URL, in root: ProjectRoot) throws(ProjectError) -> [URL] {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    let reader = WorkspaceReader()
    if let line = ProjectXML.lineOfError(in: try root.data(of: file), reportingTo: reader) {
      throw .damaged(file.path, line: line, reason: "not a well-formed XML document in UTF-8")
    }
    let folder = url.standardizedFileURL.deletingLastPathComponent()
    return reader.locations.map { folder.appendingPathComponent($0).standardizedFileURL }
  }
}

/// Collects the paths of the files, relative to the workspace's folder. A location is such as
/// `group:App/App.xcodeproj`; groups can have one as well.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private(set) var locations: [String] = []
  private var groups: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let parts = (attributes["location"] ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    let path = parts.count == 2 ? parts[1] : ""
    let isRelativeToGroup = parts.first == "group"
    let base = isRelativeToGroup ? groups.last ?? "" : ""
    let full = [base, path].filter { !$0.isEmpty }.joined(separator: "/")
    if element == "Group" { groups.append(full) }
    if element == "FileRef" { locations.append(full) }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "Group" { _ = groups.popLast() }
  }
}

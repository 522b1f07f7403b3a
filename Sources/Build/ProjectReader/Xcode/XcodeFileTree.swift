import Foundation

/// The places of a project's files. A file's path is relative to its group, to the project's
/// folder, or absolute; groups can have paths as well.
struct XcodeFileTree {
  private let objects: XcodeObjects
  private let root: URL
  private var parents: [String: String] = [:]

  /// - Parameter folder: The folder that contains the `.xcodeproj`.
  init(_ objects: XcodeObjects, folder: URL) {
    self.objects = objects
    let subfolder = objects.root.string("projectDirPath") ?? ""
    root = subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
    var waiting = [objects.root.string("mainGroup")].compactMap { $0 }
    while let identifier = waiting.popLast() {
      for child in objects[identifier]?.strings("children") ?? []
      where parents[child] == nil {
        // An object is visited once, so groups that contain each other end.
        parents[child] = identifier
        waiting.append(child)
      }
    }
  }

  /// The URL of a file reference or a group; nil if it is not in the project's folders, such as a
  /// built product or a part of the SDK.
  func url(of object: XcodeObjects.Object) -> URL? {
    var components: [String] = []
    var current: XcodeObjects.Object? = object
    var visited: Set<String> = []
    while let object = current, visited.insert(object.identifier).inserted {
      let path = object.string("path") ?? ""
      switch object.string("sourceTree") ?? "<group>" {
      case "<group>":
        if !path.isEmpty { components.insert(path, at: 0) }
        current = objects[parents[object.identifier]]
      case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT":
        return url(from: root, [path] + components)
      case "<absolute>": return url(from: URL(fileURLWithPath: path), components)
      default: return nil
      }
    }
    return url(from: root, components)
  }

  private func url(from base: URL, _ components: [String]) -> URL {
    components.reduce(base) { $1.isEmpty ? $0 : $0.appendingPathComponent($1) }
      .standardizedFileURL
  }

  /// The files of a file reference, or of a variant group (one file per language).
  func files(of object: XcodeObjects.Object) -> [URL] {
    // A group that contains itself has no other children.
    let members =
      object.isa == "PBXVariantGroup"
      ? objects.objects("children", of: object).filter { $0.isa != "PBXVariantGroup" } : [object]
    return members.compactMap(url)
  }
}

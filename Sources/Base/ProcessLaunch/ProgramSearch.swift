import Foundation

/// Finds programs by their names.
public enum ProgramSearch {
  /// The first executable file with a name in the folders of `path`, which has the format of PATH.
  /// Relative folders are passed over: the current folder may belong to a project.
  public static func find(
    _ name: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> URL? {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
      }
      .map { URL(fileURLWithPath: $0) }
  }
}

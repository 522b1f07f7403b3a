import Foundation

extension URL {
  /// The folder of the project that a path means: the one around an Xcode project, a workspace or a
  /// file such as `project.yml`. Any other path is that of the folder itself.
  package var projectFolder: URL {
    if ["xcodeproj", "xcworkspace"].contains(pathExtension) { return deletingLastPathComponent() }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue ? deletingLastPathComponent() : self
  }
}

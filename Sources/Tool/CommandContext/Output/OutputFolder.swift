import Foundation

/// A folder that is created with the folders around it.
package struct OutputFolder {
  package var url: URL

  package init(url: URL) {
    self.url = url
  }

  /// Throws `ToolError.unwritable` if no file can be written into the folder now. Creates nothing.
  package func check() throws {
    var closest = url
    while !FileManager.default.fileExists(atPath: closest.path), closest.path != "/" {
      closest.deleteLastPathComponent()
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: closest.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw ToolError.unwritable(url.path, reason: "\(closest.path) is not a folder") }
    guard access(closest.path, W_OK) == 0, !["/proc", "/sys"].contains(where: isBelow) else {
      throw ToolError.unwritable(url.path, reason: "no permission to write in \(closest.path)")
    }
  }

  /// Folders of the kernel seem to be writable for the superuser.
  private func isBelow(_ folder: String) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    return path == folder || path.hasPrefix(folder + "/")
  }
}

extension ToolContext {
  /// Throws `ToolError.unwritable` if a file of the command line cannot be written. nil and `-`,
  /// the standard output, can.
  package func requireWritable(_ paths: String?...) throws {
    for case let path? in paths where path != "-" {
      try OutputFile(url: file(path)).check()
    }
  }
}

import CommandArguments
import CommandContext
import Foundation

/// The folders that the clients of `vitrine mcp` may name files in.
///
/// The folders come from the command line; a client cannot add any. Symbolic links are resolved
/// before the comparison, so that a link inside a folder leads nowhere else. This concerns the
/// paths in requests: a build reads what the project refers to, such as a package beside it.
package struct AllowedFolders: Sendable {
  /// A path that a client may not use.
  struct Refusal: Error, CustomStringConvertible {
    var path: String
    var folders: [String]

    var description: String {
      "\(path): outside of the folders that this server may read; use a path in "
        + "\(folders.joined(separator: ", ")), or ask the user to start `vitrine mcp` with the "
        + "folder as an argument"
    }
  }

  /// Absolute paths without symbolic links.
  let folders: [String]

  /// Throws `ToolError.unreadable` if a folder does not exist.
  init(_ folders: [URL]) throws {
    self.folders = try folders.map { url in
      guard let path = Self.real(url.path) else {
        throw ToolError.unreadable(url.path, reason: "no such file or folder")
      }
      return path
    }
  }

  /// The absolute path without symbolic links. Relative paths begin at the first folder. A file
  /// that does not exist is accepted if its folder may be read: what needs it says so. Throws
  /// `Refusal`.
  package func path(_ text: String) throws -> String {
    guard text != "-", !text.contains("\0") else {
      throw ValueError(value: text, option: "path", expected: "the path of a file or folder")
    }
    let base = URL(fileURLWithPath: folders.first ?? "/", isDirectory: true)
    let path = Self.resolved(URL(fileURLWithPath: text, relativeTo: base).standardizedFileURL.path)
    guard folders.contains(where: { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") })
    else { throw Refusal(path: text, folders: folders) }
    return path
  }

  /// Resolves the links of the part of a path that exists.
  private static func resolved(_ path: String) -> String {
    var url = URL(fileURLWithPath: path)
    var missing: [String] = []
    while url.path != "/" {
      if let real = real(url.path) {
        return ([real == "/" ? "" : real] + missing.reversed()).joined(separator: "/")
      }
      missing.append(url.lastPathComponent)
      url.deleteLastPathComponent()
    }
    return "/" + missing.reversed().joined(separator: "/")
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

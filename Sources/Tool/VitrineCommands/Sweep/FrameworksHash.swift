import CommandContext
import ContentDigest
import ExtensionBuilder
import Foundation
import Hexadecimal

/// Identifies a build of the tool and the frameworks. Other builds may draw differently.
enum FrameworksHash {
  /// The hash of this tool and of the frameworks that it builds with: 16 hexadecimal digits. Throws
  /// `ToolError.unreadable`, `BuildError.frameworksMissing`.
  static func current() throws -> String {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let library = try PrebuiltFrameworks.located().library
    do {
      let hashes = try [tool, library].map { try ContentDigest.sha256(of: $0) }.joined()
      return String(try ContentDigest.sha256(of: Data(hashes.utf8)).hexadecimal.prefix(16))
    } catch {
      throw ToolError.unreadable(tool.path, reason: "its hash cannot be computed")
    }
  }
}

import CommandArguments
import Foundation

/// The folder of `--font-folder`.
package struct FontFolder {
  package let path: String

  /// Throws `ValueError` if there is no such folder.
  package init(argument: String, in context: ToolContext) throws {
    let url = context.file(argument).resolvingSymlinksInPath()
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      throw ValueError(value: argument, option: "--font-folder", expected: "a folder with fonts")
    }
    path = url.path
  }
}

extension CommandSpec.Option {
  package static let fontFolder = value(
    "font-folder", "DIR",
    "Folder with fonts that you may use, such as your company's, for the system's text styles. "
      + "Pictures then depend on it.")
}

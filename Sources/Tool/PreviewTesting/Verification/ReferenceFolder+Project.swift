import CommandContext
import ExtensionBuilder
import Foundation
import PictureComparison
import ProjectReader

extension ReferenceFolder {
  /// The folder without `--references`.
  ///
  /// - Parameters:
  ///   - project: A project, a folder of sources or a bundle. The references of a folder are in it,
  ///     others beside it.
  ///   - also: Folders outside of the project that it may use.
  ///
  /// Throws `ToolError.unwritable` for a symbolic link that leaves the project, through which
  /// pictures would be written elsewhere.
  package static func standard(for project: URL, also: [URL]) throws -> ReferenceFolder {
    let isBundle = project.pathExtension == ExtensionBundle.pathExtension
    let folder = isBundle ? project.deletingLastPathComponent() : project.projectFolder
    let references = folder.appendingPathComponent(defaultName, isDirectory: true)
    guard ProjectRoot(around: folder, also: also).contains(references) else {
      throw ToolError.unwritable(
        references.path,
        reason: "it is a symbolic link that leaves the project; "
          + ProjectRoot.advice(for: references))
    }
    return ReferenceFolder(url: references)
  }
}

import ExtensionBuilder
import Foundation
import PictureComparison
import ProjectReader

extension ReferenceFolder {
  /// The folder without `--references`.
  ///
  /// - Parameter project: A project, a folder of sources or a bundle. The references of a folder
  ///   are in it, others beside it.
  static func standard(for project: URL) -> ReferenceFolder {
    let isBundle = project.pathExtension == ExtensionBundle.pathExtension
    let folder = isBundle ? project.deletingLastPathComponent() : project.projectFolder
    return ReferenceFolder(url: folder.appendingPathComponent(defaultName, isDirectory: true))
  }
}

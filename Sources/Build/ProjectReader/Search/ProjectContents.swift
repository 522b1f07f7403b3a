import Foundation

/// What a project contains, in any format.
struct ProjectContents {
  var targets: [ProjectTarget]
  /// The folders of the packages in the project.
  var packageFolders: [URL]
  /// The versions of its remote packages.
  var pins: PackagePins
  /// The projects that this one contains.
  var subprojects: [URL] = []

  /// The folders whose files it may use.
  var root: ProjectRoot

  /// Throws `ProjectError`.
  init(of project: URL, _ options: ReadingOptions) throws {
    root = options.root(around: project.deletingLastPathComponent())
    switch project.lastPathComponent {
    case let name where ProjectDescription.fileNames.contains(name):
      let description = try ProjectDescription(contentsOf: project, project: root)
      targets = try description.targets(options)
      packageFolders = description.packageFolders
      subprojects = description.subprojects
      pins = try PackagePins(project: description.generatedProject, in: root)
    case let name where ExpoTarget.fileNames.contains(name):
      targets = [try ExpoTarget(contentsOf: project, options).target]
      packageFolders = []
      pins = PackagePins()
    default:
      let opened = try XcodeProject(contentsOf: project, root: root)
      targets = try opened.targets(options)
      packageFolders = opened.packageFolders + Workspace.packages(around: project, in: root)
      subprojects = opened.subprojects
      pins = try PackagePins(project: project, in: root)
    }
  }
}

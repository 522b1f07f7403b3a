import Foundation
import ProjectReader

/// A target for which plugins generate files, as they see it.
struct PluginSubject {
  /// A file, and the role that it has in the target.
  struct File: Equatable {
    /// The names of the roles are those of SwiftPM's messages.
    enum Role: String {
      case source, header, resource, unknown
    }

    var url: URL
    var role: Role
  }

  var name: String
  var moduleName: String
  var folder: URL
  var packageName: String
  var packageFolder: URL
  var toolsVersion: String
  var files: [File]
  var conditions: [String]
  var plugins: [PackagePlugin]
}

extension PluginSubject {
  init(_ module: PackageModule) {
    self.init(
      name: module.target, moduleName: module.name, folder: module.targetFolder,
      packageName: module.package, packageFolder: module.folder,
      toolsVersion: module.toolsVersion,
      files: Self.files(module.files) + Self.files(module.otherFiles, others: .unknown),
      conditions: module.conditions.map(\.argumentText), plugins: module.plugins)
  }

  /// A target of an Xcode project looks like one of a package with the project's name. Xcode's
  /// own library for plugins does not exist on Linux.
  init(_ target: ProjectTarget) {
    let isXcode = target.project.pathExtension == "xcodeproj"
    let named = isXcode ? target.project.deletingPathExtension() : target.folder
    self.init(
      name: target.name, moduleName: target.moduleName, folder: target.folder,
      packageName: named.lastPathComponent,
      packageFolder: target.folder, toolsVersion: "5.9", files: Self.files(target.files),
      conditions: target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"),
      plugins: target.plugins)
  }

  private static func files(_ urls: [URL], others: File.Role = .resource) -> [File] {
    urls.map { url in
      switch url.pathExtension {
      case "swift", "c", "cc", "cpp", "cxx", "m", "mm": File(url: url, role: .source)
      case "h", "hpp": File(url: url, role: .header)
      default: File(url: url, role: others)
      }
    }
  }
}

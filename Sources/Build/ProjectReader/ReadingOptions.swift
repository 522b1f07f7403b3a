import Foundation

/// What a user selects when a project is read.
package struct ReadingOptions: Sendable {
  /// The platform to build for. nil is iOS, or, for an extension that does not support it, the
  /// platform that it supports.
  package var platform: Platform?
  /// The name of the widget extension to build; nil for all.
  package var target: String?
  /// The name of the build configuration; nil uses `Debug`, or the first one.
  package var configuration: String?
  /// Settings that override those of the project.
  package var settings: [String: String]
  /// A folder with the checkouts of remote packages; nil if there is none.
  package var packages: URL?
  /// The folder in the cache for the repositories of remote packages; nil fetches none.
  package var packageCache: URL?
  /// Folders outside of the project whose files it may use as well. Only the user gives them, never
  /// a file of the project.
  package var also: [URL] = []
  /// Whether the scripts of targets are run, in a copy of the project.
  package var runsScripts = false
  /// Whether the app of an extension is built as well, so that its modules are needed.
  package var includesApp = false
  /// Receives a line before something that can take long, such as a transfer.
  package var progress: @Sendable (String) -> Void = { _ in }

  package init(
    configuration: String? = nil, settings: [String: String] = [:], packages: URL? = nil
  ) {
    self.configuration = configuration
    self.settings = settings
    self.packages = packages
  }

  /// The folders whose files a project in a folder may use.
  func root(around folder: URL) -> ProjectRoot { ProjectRoot(around: folder, also: also) }

  /// The platform for which settings and conditions are read.
  var readPlatform: Platform { platform ?? .iOS }

  /// The configuration of a target, given the names of its configurations and of the project's. A
  /// target without the selected one is built with its default. Throws
  /// `ProjectError.unknownConfiguration`.
  func configuration(among names: [String], project: [String]) throws(ProjectError) -> String {
    if let configuration {
      guard names.contains(configuration) || project.contains(configuration) else {
        throw .unknownConfiguration(configuration, available: project.isEmpty ? names : project)
      }
      if names.contains(configuration) { return configuration }
    }
    return names.contains("Debug") ? "Debug" : names.first ?? "Debug"
  }
}

import Foundation

/// The messages between SwiftPM and a plugin. Each is JSON after its length in eight bytes, least
/// significant first.
///
/// Source: the `PackagePlugin` library of the toolchain, which reads requests from the standard
/// input and writes answers to the standard output. It ends with its input.
enum PluginMessage {
  static func frame(_ message: Data) -> Data {
    var length = UInt64(message.count).littleEndian
    return Data(bytes: &length, count: 8) + message
  }

  /// The messages in a plugin's output, up to the first that is incomplete.
  static func messages(in output: Data) -> [Data] {
    var result: [Data] = []
    var rest = output[...]
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      guard length <= UInt64(rest.count) else { break }
      result.append(Data(rest.prefix(Int(length))))
      rest = rest.dropFirst(Int(length))
    }
    return result
  }
}

/// Asks a plugin for the commands of a target.
struct PluginRequest {
  var subject: PluginSubject
  /// The folder into which commands write.
  var outputs: URL
  /// Programs by their names, and the folders in which others are searched.
  var tools: [String: URL]
  var toolFolders: [URL]
  /// What earlier plugins of the target have generated.
  var generatedSources: [URL] = []
  var generatedResources: [URL] = []

  /// The message.
  func data() throws -> Data {
    var paths: [[String: Any]] = []
    // Everything refers to paths by their positions.
    func position(of url: URL) -> Int {
      paths.append(["subpath": url.path])
      return paths.count - 1
    }
    let package = position(of: subject.packageFolder)
    let files: [[String: Any]] = subject.files.map { file in
      [
        "basePathId": position(of: file.url.deletingLastPathComponent()),
        "name": file.url.lastPathComponent, "type": file.role.rawValue,
      ]
    }
    let information: [String: Any] = [
      "moduleName": subject.moduleName, "kind": "generic",
      "sourceFiles": files, "compilationConditions": subject.conditions,
      "linkedLibraries": [String](), "linkedFrameworks": [String](),
    ]
    let target: [String: Any] = [
      "name": subject.name, "directoryId": position(of: subject.folder),
      "dependencies": [String](), "info": ["swiftSourceModuleInfo": information],
    ]
    var context: [String: Any] = [
      "targets": [target], "products": [String](), "packages": [packageValues(directory: package)],
      "xcodeTargets": [String](), "xcodeProjects": [String](),
      "pluginWorkDirId": position(of: outputs), "toolSearchDirIds": toolFolders.map(position),
      "accessibleTools": tools.mapValues { ["path": position(of: $0)] },
    ]
    let sources = generatedSources.map(position)
    let resources = generatedResources.map(position)
    context["paths"] = paths
    let request: [String: Any] = [
      "context": context, "rootPackageId": 0, "targetId": 0, "pluginGeneratedSources": sources,
      "pluginGeneratedResources": resources,
    ]
    return try JSONSerialization.data(withJSONObject: ["createBuildToolCommands": request])
  }

  private func packageValues(directory: Int) -> [String: Any] {
    let version = subject.toolsVersion.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
    return [
      "identity": subject.packageFolder.lastPathComponent.lowercased(),
      "displayName": subject.packageName, "directoryId": directory, "origin": ["root": [:]],
      "toolsVersion": ["major": version[0], "minor": version[1], "patch": version[2]],
      "dependencies": [String](), "productIds": [Int](), "targetIds": [0],
    ]
  }
}

/// What a plugin returns: one of these.
struct PluginAnswer: Decodable {
  struct Diagnostic: Decodable {
    /// `error`, `warning` or `remark`.
    var severity: String
    var message: String
  }

  struct Configuration: Decodable {
    var displayName: String?
    var executable: URL
    var arguments: [String]
    var environment: [String: String]
    var workingDirectory: URL?
  }

  /// A command that writes the files that it names.
  struct BuildCommand: Decodable {
    var configuration: Configuration
    var inputFiles: [URL]
    var outputFiles: [URL]
  }

  /// A command that writes any files into a folder.
  struct PrebuildCommand: Decodable {
    var configuration: Configuration
    var outputFilesDirectory: URL
  }

  var emitDiagnostic: Diagnostic?
  var defineBuildCommand: BuildCommand?
  var definePrebuildCommand: PrebuildCommand?

  /// The answers in a plugin's output.
  static func all(in output: Data) -> [PluginAnswer] {
    PluginMessage.messages(in: output).compactMap {
      try? JSONDecoder().decode(PluginAnswer.self, from: $0)
    }
  }
}

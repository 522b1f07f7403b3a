import Foundation

@testable import ProjectReader

/// The files of a stranger's project: Xcode projects, build settings, workspaces, descriptions,
/// manifests and others.
///
/// The input consists of files, as in `FuzzFolder`. Whatever they contain, reading ends with values
/// inside of the project's folder or with an error that names the file.
struct ProjectFilesFuzz: FuzzTarget {
  private static let names = [
    "App.xcodeproj/project.pbxproj", "Base.xcconfig", "Other.xcconfig", "project.yml",
    "App.xcworkspace/contents.xcworkspacedata", "Package.resolved", "Package.swift", "Info.plist",
    "Project.swift", "WORKSPACE", "BUILD.bazel", "Kit/BUILD", "rules.bzl", "Podfile",
    ".vitrine.json", "targets/widget/expo-target.config.js",
    "Widget/Widget.swift",
  ]
  /// Characters of what settings can expand to: 16 KiB, and the value that exceeds this.
  private static let valueLimit = 64 * 1024

  func check(_ input: [UInt8]) throws {
    let folder = try FuzzFolder(input, allowed: Self.names)
    defer { folder.remove() }
    let root = ProjectRoot(folders: [folder.url])
    var options = ReadingOptions()
    options.also = [folder.url]
    for name in folder.names.sorted() {
      let file = folder.url.appendingPathComponent(name)
      do {
        try check(file, root, options)
      } catch let error as ProjectError {
        try requireSentence("\(error)")
      }
    }
  }

  private func check(_ file: URL, _ root: ProjectRoot, _ options: ReadingOptions) throws {
    switch file.lastPathComponent {
    case "project.pbxproj":
      let project = try XcodeProject(contentsOf: file.deletingLastPathComponent(), root: root)
      for target in try project.targets(options) { try check(target) }
      _ = (project.packageFolders, project.subprojects)
    case "Base.xcconfig": try checkConfiguration(file, root)
    case "project.yml", "Project.swift", "BUILD.bazel":
      let description = try ProjectDescription(contentsOf: file, project: root)
      for target in try description.targets(options) { try check(target) }
      _ = (description.packageFolders, description.generatedProject, description.subprojects)
    case "contents.xcworkspacedata":
      _ = try Workspace.projects(of: file.deletingLastPathComponent(), in: root)
    case "Package.resolved":
      for pin in try PackagePins(contentsOf: file, in: root).pins.values {
        try require(
          [40, 64].contains(pin.revision.utf8.count) && pin.revision.allSatisfy(\.isHexDigit),
          "the revision is \(pin.revision)")
      }
    case "Package.swift": try checkManifest(file.deletingLastPathComponent(), root)
    case "Info.plist": _ = try PropertyListFile.dictionary(of: file, in: root)
    case "Podfile":
      let project = file.deletingLastPathComponent().appendingPathComponent("App.xcodeproj")
      for pod in Podfile(for: project, in: root)?.pods ?? [] {
        try require(!pod.isEmpty && !pod.contains("/"), "a pod is named \(pod)")
      }
    case ".vitrine.json":
      let configuration = try ProjectConfiguration(contentsOf: file, in: root)
      for url in configuration.stubs.values { try require(root.contains(url), "outside: \(url)") }
    case "expo-target.config.js": try check(ExpoTarget(contentsOf: file, options).target)
    default: break
    }
  }

  private func check(_ target: ProjectTarget) throws {
    for notice in target.notices + target.outsideSettings { try requireSentence(notice) }
    for name in target.settings.names.sorted().prefix(40) {
      let value = target.settings[name] ?? ""
      try require(
        value.utf8.count <= Self.valueLimit, "\(name) expands to \(value.utf8.count) bytes")
      _ = target.settings.list(name)
    }
    for file in target.files + [target.informationFile, target.entitlementsFile].compactMap(\.self)
    {
      try require(target.root.contains(file), "a file is outside: \(file.path)")
    }
    let module = target.moduleName
    try require(
      !module.isEmpty && module.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber },
      "the module is named \(module.debugDescription)")
    try require(ProjectName(target.name) != nil, "the target is named \(target.name)")
  }

  private func checkConfiguration(_ file: URL, _ root: ProjectRoot) throws {
    let configuration = try ConfigurationFile(contentsOf: file, in: root)
    for notice in configuration.notices { try requireSentence(notice) }
    for assignment in configuration.assignments {
      try require(
        !assignment.name.isEmpty && assignment.name.utf8.allSatisfy { $0 < 128 },
        "a setting is named \(assignment.name)")
      let copy = SettingAssignment(key: assignment.name, value: assignment.value)
      try require(
        copy?.value == assignment.value && copy?.name == assignment.name,
        "the setting \(assignment.name) changes")
    }
    var settings = BuildSettings()
    settings.add(configuration.assignments, for: BuildPlatform(configuration: "Debug"))
    for name in settings.names.sorted().prefix(40) {
      try require(
        (settings[name] ?? "").utf8.count <= Self.valueLimit, "\(name) expands to a long text")
    }
  }

  private func checkManifest(_ folder: URL, _ root: ProjectRoot) throws {
    let manifest = try PackageManifest(folder: folder, root: root)
    for notice in manifest.notices { try requireSentence(notice) }
    for target in manifest.targets {
      try require(ProjectName(target.name) != nil, "a target is named \(target.name)")
    }
    for dependency in manifest.dependencies { _ = dependency.identity }
  }
}

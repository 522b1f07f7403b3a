import Foundation
import YAML

/// The files of a target: those that labels and globs name, in the order of the `BUILD` file.
struct BazelFiles {
  /// Paths, as `sources` of a `project.yml`.
  private(set) var items: [YAMLValue] = []
  /// The targets of resources that become bundles.
  private(set) var bundles: [BazelLabel] = []
  /// What is not read, for the user.
  private(set) var notices: [String] = []

  private let workspace: BazelWorkspace
  /// The way from the folder of the project's file to the workspace, such as `../../`.
  private let way: String
  private var seen: Set<String> = []
  private var visited: Set<BazelLabel> = []

  private static let depthLimit = 32

  init(in workspace: BazelWorkspace, way: String) {
    self.workspace = workspace
    self.way = way
  }

  /// Adds what an attribute names. Throws `ProjectError`.
  /// - Parameter isStructured: Whether resources keep their folders.
  mutating func add(
    _ attribute: String, of rule: BazelRule, isStructured: Bool = false, depth: Int = 0
  ) throws(ProjectError) {
    guard depth < Self.depthLimit, let value = rule.call[attribute] else { return }
    if let computed = value.computed { throw rule.notConstant(attribute, computed) }
    for element in value.elements {
      if let call = element.call {
        let found = try BazelGlob(call, attribute, of: rule).paths(
          in: rule.package, workspace.project)
        for path in found { add(path, of: rule.package, isStructured: isStructured) }
      } else if let text = element.string {
        try add(
          workspace.label(text, in: rule.package.label), attribute, of: rule,
          isStructured: isStructured, depth: depth)
      } else {
        throw rule.notConstant(attribute, ("a value that is not a label", element.line))
      }
    }
  }

  private mutating func add(
    _ label: BazelLabel, _ attribute: String, of rule: BazelRule, isStructured: Bool, depth: Int
  ) throws(ProjectError) {
    guard label.repository == nil else {
      notices.append(
        "\(rule.place): \(attribute) of \(rule.name) has \(label), which is in another repository "
          + "and not read")
      return
    }
    guard let package = try workspace.package(label.package) else {
      // The workspace's root has a package only if it has a file for it.
      notices.append(
        "\(rule.place): \(attribute) of \(rule.name) has \(label), and \(label.package) has no "
          + "BUILD file")
      return
    }
    guard let call = package.rules[label.name] else {
      return add(label.name, of: package, isStructured: isStructured)
    }
    guard visited.insert(label).inserted else { return }
    let inner = BazelRule(call, in: package)
    guard call.function.isRule else { return notices.append(inner.unknown(neededBy: rule)) }
    switch call.function.name {
    case "filegroup":
      try add("srcs", of: inner, isStructured: isStructured, depth: depth + 1)
      try add("data", of: inner, isStructured: isStructured, depth: depth + 1)
    case "alias": try add("actual", of: inner, isStructured: isStructured, depth: depth + 1)
    case "apple_resource_group":
      try add("resources", of: inner, depth: depth + 1)
      try add("structured_resources", of: inner, isStructured: true, depth: depth + 1)
    case "apple_resource_bundle": bundles.append(label)
    default: notices.append(inner.unknown(neededBy: rule))
    }
  }

  private mutating func add(_ path: String, of package: BazelWorkspace.Package, isStructured: Bool)
  {
    // The files of a catalog belong to it.
    var parts = path.split(separator: "/").map(String.init)
    if let index = parts.firstIndex(where: {
      ProjectFiles.packages.contains(($0 as NSString).pathExtension)
    }) {
      parts.removeSubrange((index + 1)...)
    } else if isStructured, parts.count > 1 {
      parts.removeSubrange(1...)
    }
    let path = ([package.label].filter { !$0.isEmpty } + parts).joined(separator: "/")
    guard seen.insert(path).inserted else { return }
    items.append(
      YAMLValue([
        ("path", .text(way + path)),
        ("type", isStructured && parts.count < 2 ? .text("folder") : nil),
      ]))
  }
}

/// `glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"])`. Source: the documentation of
/// Bazel, "glob".
struct BazelGlob {
  private let includes: [String]
  private let excludes: [String]

  /// Throws `ProjectError`.
  init(
    _ call: StarlarkCall, _ attribute: String, of rule: BazelRule
  ) throws(ProjectError) {
    func patterns(_ value: StarlarkValue?) throws(ProjectError) -> [String] {
      try (value?.elements ?? []).map { element throws(ProjectError) in
        guard let text = element.string else {
          throw rule.notConstant(attribute, ("a pattern", element.line))
        }
        return Self.upToCatalog(text)
      }
    }
    includes = try patterns(call[nil] ?? call["include"])
    excludes = try patterns(call["exclude"])
  }

  /// The files of a package that match, without those of packages in its folders.
  func paths(in package: BazelWorkspace.Package, _ project: ProjectRoot) -> [String] {
    let excludes = excludes.map(GlobPattern.init)
    var result: [String] = []
    for prefix in Set(includes.map(Self.fixedFolder)).sorted() {
      let includes = includes.filter { Self.fixedFolder($0) == prefix }.map(GlobPattern.init)
      let folder = package.folder.appendingPathComponent(prefix)
      guard !prefix.split(separator: "/").contains("..") else { continue }
      let names = ProjectFiles.below(folder, in: project)
      let start = prefix.isEmpty ? "" : prefix + "/"
      let others = names.filter {
        $0.contains("/")
          && BazelWorkspace.fileNames.contains(($0 as NSString).lastPathComponent)
      }.map { start + ($0 as NSString).deletingLastPathComponent + "/" }
      let inside = names.map { start + $0 }.filter { path in
        !others.contains { path.hasPrefix($0) }
      }
      result += inside.filter { path in
        includes.contains { $0.matchesWhole(path) } && !excludes.contains { $0.matchesWhole(path) }
      }
    }
    return result
  }

  /// The folder before the first wildcard.
  private static func fixedFolder(_ pattern: String) -> String {
    pattern.split(separator: "/").dropLast().prefix { !$0.contains("*") }.joined(separator: "/")
  }

  /// A pattern for the files of a catalog as one for the catalog, which is one file of a project.
  private static func upToCatalog(_ pattern: String) -> String {
    let parts = pattern.split(separator: "/")
    let end = parts.firstIndex {
      ProjectFiles.packages.contains((String($0) as NSString).pathExtension)
    }
    return parts.prefix(end.map { $0 + 1 } ?? parts.count).joined(separator: "/")
  }
}

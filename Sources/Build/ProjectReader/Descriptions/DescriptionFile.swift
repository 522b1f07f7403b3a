import Foundation
import YAML

/// The contents of a `project.yml`, with those of the files that it includes and with the templates
/// of its targets.
///
/// Source: XcodeGen, Docs/ProjectSpec.md.
struct DescriptionFile {
  /// The number of included files. A file can include another one twice, which includes a third one
  /// twice, and so on.
  private static let includeLimit = 1000

  private let project: ProjectRoot
  private var count = 0

  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside`, `.damaged` and `.includeCycle`.
  static func read(_ file: URL, in project: ProjectRoot) throws(ProjectError) -> YAMLValue {
    var reader = DescriptionFile(project: project)
    return try reader.read(file, root: file.deletingLastPathComponent(), including: [])
  }

  private init(project: ProjectRoot) { self.project = project }

  private mutating func read(
    _ file: URL, root: URL, including: [String]
  ) throws(ProjectError) -> YAMLValue {
    count += 1
    guard count <= Self.includeLimit else {
      throw .damaged(
        file.path, line: nil, reason: "more than \(Self.includeLimit) files are included")
    }
    let path = file.standardizedFileURL.path
    guard !including.contains(path) else {
      throw .includeCycle(files: including.drop { $0 != path } + [path])
    }
    var value = try parse(file)
    let folder = file.deletingLastPathComponent().standardizedFileURL
    let prefix = Self.relative(folder.path, to: root.standardizedFileURL.path)
    if !prefix.isEmpty { value = value.prefixingPaths(prefix) }
    var result = YAMLValue.mapping([])
    for item in value["include"]?.items ?? [] {
      // `enable: ${NAME}` depends on the environment of a generator.
      let isEnabled = item["enable"].map { $0.bool ?? false } ?? true
      guard isEnabled, let path = item.string ?? item["path"]?.string else { continue }
      let isRelative = item["relativePaths"]?.bool ?? true
      let target = folder.appendingPathComponent(path)
      guard !project.contains(target) || project.has(target) else {
        throw .damaged(
          file.path, line: nil, reason: "the included file \(target.path) was not found")
      }
      let base = isRelative ? root : target.deletingLastPathComponent()
      result = result.merging(
        try read(target, root: base, including: including + [file.standardizedFileURL.path]))
    }
    return result.merging(value)
  }

  private func parse(_ file: URL) throws(ProjectError) -> YAMLValue {
    let text = try project.text(of: file)
    let value: YAMLValue
    do {
      value = try YAMLValue(parsing: text)
    } catch {
      throw .damaged(file.path, line: error.line, reason: error.reason)
    }
    guard case .mapping = value else {
      throw .damaged(file.path, line: 1, reason: "expected a mapping, such as name: App")
    }
    return value
  }

  /// The path of a folder from another one; empty if they are the same.
  private static func relative(_ path: String, to root: String) -> String {
    if path == root { return "" }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}

extension YAMLValue {
  /// Merges mappings at every depth, and appends lists. The other value wins; a key with the suffix
  /// `:REPLACE` replaces instead of merging.
  func merging(_ other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.list(let first), .list(let second)): return .list(first + second)
    case (.mapping(var entries), .mapping(let others)):
      for entry in others {
        let isReplacing = entry.key.hasSuffix(":REPLACE")
        let key = isReplacing ? String(entry.key.dropLast(8)) : entry.key
        if let place = entries.firstIndex(where: { $0.key == key }) {
          entries[place].value =
            isReplacing ? entry.value : entries[place].value.merging(entry.value)
        } else {
          entries.append(.init(key: key, value: entry.value))
        }
      }
      return .mapping(entries)
    default: return other
    }
  }

  /// Replaces `${name}` in all texts and keys. A value is not searched for names: attributes that
  /// contain each other would grow without end.
  func substituting(_ names: [String: String]) -> YAMLValue {
    func replace(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return text.replacing(/\$\{([^{}$]*)\}/) { names[String($0.1)] ?? String($0.0) }
    }
    return switch self {
    case .scalar(let text, let isPlain): .scalar(replace(text), isPlain: isPlain)
    case .list(let elements): .list(elements.map { $0.substituting(names) })
    case .mapping(let entries):
      .mapping(
        entries.map { .init(key: replace($0.key), value: $0.value.substituting(names)) })
    }
  }

  /// With the folder of an included file before its paths: those of sources, of configuration
  /// files, of property lists and of packages.
  fileprivate func prefixingPaths(_ prefix: String) -> YAMLValue {
    mapping { key, value in
      switch key {
      case "targets", "targetTemplates":
        value.mapping { _, target in
          target.mapping { key, value in
            switch key {
            case "sources": value.prefixingSources(prefix)
            case "configFiles": value.mapping { _, file in file.prefixing(prefix) }
            case "info", "entitlements":
              value.mapping { key, path in key == "path" ? path.prefixing(prefix) : path }
            default: value
            }
          }
        }
      case "configFiles": value.mapping { _, file in file.prefixing(prefix) }
      case "packages":
        value.mapping { _, package in
          package.mapping { key, path in key == "path" ? path.prefixing(prefix) : path }
        }
      default: value
      }
    }
  }

  private func prefixingSources(_ prefix: String) -> YAMLValue {
    switch self {
    case .scalar: prefixing(prefix)
    case .list(let elements): .list(elements.map { $0.prefixingSources(prefix) })
    case .mapping: mapping { key, path in key == "path" ? path.prefixing(prefix) : path }
    }
  }

  private func prefixing(_ prefix: String) -> YAMLValue {
    guard case .scalar(let path, let isPlain) = self, !path.hasPrefix("/") else { return self }
    return .scalar(prefix + "/" + path, isPlain: isPlain)
  }

  /// A mapping with changed values; other values are returned unchanged.
  private func mapping(_ change: (String, YAMLValue) -> YAMLValue) -> YAMLValue {
    guard case .mapping(let entries) = self else { return self }
    return .mapping(entries.map { .init(key: $0.key, value: change($0.key, $0.value)) })
  }
}

import Foundation
import YAML

/// The files of `sources` in a `project.yml`: paths, or mappings with a path, `includes` and
/// `excludes`.
struct DescribedSources {
  private(set) var files: [URL] = []
  private(set) var missing: [URL] = []

  /// - Parameter folder: The folder to which the paths are relative.
  /// - Parameter root: The folders whose files are used. Others are listed and not searched.
  init(_ value: YAMLValue?, folder: URL, platform: Platform, in root: ProjectRoot) {
    var seen: Set<String> = []
    for item in value?.items ?? [] {
      guard let path = item.string ?? item["path"]?.string, item["buildPhase"]?.string != "none",
        item.isFor(platform)
      else { continue }
      let url = folder.appendingPathComponent(path).standardizedFileURL
      let kind = root.kind(of: url)
      guard kind != nil || !root.contains(url) else {
        if item["optional"]?.bool != true { missing.append(url) }
        continue
      }
      let isOne =
        kind != .folder || ProjectFiles.packages.contains(url.pathExtension)
        || item["type"]?.string == "folder"
      let found =
        isOne
        ? [url]
        : Self.selected(item, below: url, in: root).map { url.appendingPathComponent($0) }
      files += found.filter { seen.insert($0.path).inserted }
    }
  }

  private static func selected(
    _ item: YAMLValue, below folder: URL, in root: ProjectRoot
  ) -> [String] {
    let includes = (item["includes"]?.strings ?? []).map(GlobPattern.init)
    let excludes = (item["excludes"]?.strings ?? []).map(GlobPattern.init)
    return ProjectFiles.below(folder, in: root).filter { path in
      (includes.isEmpty || includes.contains { $0.matches(path) })
        && !excludes.contains { $0.matches(path) }
    }
  }
}

extension YAMLValue {
  /// Whether a source or a dependency is for a platform. Source: XcodeGen, Docs/ProjectSpec.md,
  /// `platformFilter`, `platforms` and `destinationFilters`.
  func isFor(_ platform: Platform) -> Bool {
    let names = ["platformFilter", "platforms", "destinationFilters"].flatMap {
      self[$0]?.strings ?? []
    }
    return names.isEmpty || names.contains("all")
      || names.contains { $0.lowercased() == platform.rawValue.lowercased() }
  }
}

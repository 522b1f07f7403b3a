import SourceScanner
import YAML

/// The files of a target: `sources`, `buildableFolders`, `resources` and `coreDataModels`, as
/// `sources` in a `project.yml`.
struct TuistSources {
  private(set) var items: [YAMLValue] = []
  private let paths: TuistPaths

  /// What `**` means in `sources`. Source: the documentation of Tuist.
  private static let sourceTypes = [
    "swift", "m", "mm", "c", "cc", "cpp", "h", "intentdefinition", "xcmappingmodel", "mlmodel",
    "metal",
  ]

  /// Throws `ProjectError.damaged`.
  init(_ target: ManifestCall, _ paths: TuistPaths) throws(ProjectError) {
    self.paths = paths
    try add("sources", of: target, types: Self.sourceTypes)
    try add("buildableFolders", of: target, types: nil)
    try add("resources", of: target, types: nil, isResource: true)
    try add("coreDataModels", of: target, types: nil)
  }

  private mutating func add(
    _ label: String, of target: ManifestCall, types: [String]?, isResource: Bool = false
  ) throws(ProjectError) {
    guard var value = target[label] else { return }
    // `.resources([…])`, `.sourceFilesList(globs: […])` and `.paths([…])`.
    if case .call(let name, let arguments) = value, name != "glob",
      let list = arguments.first?.value, case .array = list
    {
      value = list
    }
    let elements = if case .array(let list) = value { list } else { [value] }
    for element in elements {
      guard let (pattern, excluded) = pattern(element) else {
        throw paths.notConstant(label, of: target)
      }
      let left = excluded + (isResource ? ["**/*.swift", "**/*.h", "**/*.m"] : [])
      items += Self.braces(in: pattern).map { Self.item($0, excluding: left, types: types) }
    }
  }

  /// A path, or a call such as `.glob("A/**", excluding: ["A/B/**"])` or `.folder("A")`.
  private func pattern(_ element: SourceExpression) -> (String, excluded: [String])? {
    if let path = paths.path(element) { return (path, []) }
    guard let call = ManifestCall(element),
      let path = paths.path(call[nil] ?? call["pattern"] ?? call["path"])
    else { return nil }
    guard let excluded = call["excluding"] else { return (path, []) }
    let list = if case .array(let list) = excluded { list } else { [excluded] }
    let patterns = list.compactMap(paths.path)
    return patterns.count == list.count ? (path, patterns) : nil
  }

  /// The folder before the first wildcard, and what is in it.
  private static func item(
    _ pattern: String, excluding excluded: [String], types: [String]?
  ) -> YAMLValue {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = parts.prefix { !$0.contains { "*?[".contains($0) } }.joined(separator: "/")
    var rest = parts.drop { !$0.contains { "*?[".contains($0) } }
    var includes: [String] = []
    if !rest.isEmpty {
      if rest.last == "*", rest.dropLast().last == "**" { rest.removeLast() }
      let folder = rest.dropLast(rest.last == "**" ? 1 : 0)
      if rest.last != "**" {
        includes = [rest.joined(separator: "/")]
      } else if let types {
        includes = types.map { (folder + ["**", "*.\($0)"]).joined(separator: "/") }
      } else if !folder.isEmpty {
        includes = [rest.joined(separator: "/")]
      }
    }
    let excludes = excluded.map { fixed.isEmpty ? $0 : dropping(fixed + "/", from: $0) }
    return YAMLValue([
      ("path", .text(fixed.isEmpty ? "." : fixed)),
      ("includes", .list(includes.map { .text($0) })),
      ("excludes", .list(excludes.map { .text($0) })),
      ("optional", .scalar("true", isPlain: true)),
    ])
  }

  private static func dropping(_ prefix: String, from text: String) -> String {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  private static let patternLimit = 100

  /// `*.{swift,m}` as `*.swift` and `*.m`.
  private static func braces(in pattern: String) -> [String] {
    var result: [String] = []
    var open = [pattern]
    while let next = open.popLast(), result.count + open.count < patternLimit {
      guard let found = next.firstMatch(of: /\{([^{}]*)\}/) else {
        result.append(next)
        continue
      }
      open += found.1.split(separator: ",").reversed().map {
        next.replacingCharacters(in: found.range, with: $0)
      }
    }
    return result
  }
}

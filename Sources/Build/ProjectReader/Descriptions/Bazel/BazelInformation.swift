import YAML

/// The `Info.plist`, the versions and the entitlements of an app or an extension.
struct BazelInformation {
  /// The first of `infoplists`.
  private(set) var path: YAMLValue?
  /// The others, whose values rules_apple merges into it.
  private(set) var others: YAMLValue?
  private(set) var entitlements: YAMLValue?
  private(set) var version: String?
  private(set) var build: String?
  private(set) var notices: [String] = []

  /// Throws `ProjectError`.
  init(
    _ rule: BazelRule, in workspace: BazelWorkspace, way: String
  ) throws(ProjectError) {
    var lists = BazelFiles(in: workspace, way: "")
    try lists.add("infoplists", of: rule)
    let paths = lists.items.compactMap { $0["path"]?.string }
    path = paths.first.map { .text(way + $0) }
    others = .list(paths.dropFirst().map { .text(way + $0) })
    var signed = BazelFiles(in: workspace, way: way)
    try signed.add("entitlements", of: rule)
    entitlements = signed.items.first?["path"]
    notices = lists.notices + signed.notices
    try readVersion(of: rule, in: workspace)
  }

  /// `version = ":Version"`, an `apple_bundle_version`.
  private mutating func readVersion(
    of rule: BazelRule, in workspace: BazelWorkspace
  ) throws(ProjectError) {
    guard let text = try rule.text("version") else { return }
    let label = workspace.label(text, in: rule.package.label)
    guard label.repository == nil, let package = try workspace.package(label.package),
      let call = package.rules[label.name], call.function.name == "apple_bundle_version"
    else { return }
    let found = BazelRule(call, in: package)
    build = try? found.text("build_version")
    version = (try? found.text("short_version_string")) ?? build
  }
}

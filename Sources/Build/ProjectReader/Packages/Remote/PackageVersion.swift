import ProcessLaunch

/// A version such as `1.4.2`.
package struct PackageVersion: Hashable, Comparable, Sendable {
  package var major: Int
  package var minor: Int
  package var patch: Int
  /// Such as `beta.1`; empty for a release.
  package var prerelease: String

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0, prerelease: String = "") {
    (self.major, self.minor, self.patch) = (major, minor, patch)
    self.prerelease = prerelease
  }

  /// Reads `1.4.2`, `v1.4.2`, `1.4`, `2` and `1.4.2-beta.1+build`. nil for any other text.
  package init?(_ text: String) {
    let pattern = /v?([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:\.([0-9]{1,9}))?(?:-([^+]+))?(?:\+.*)?/
    guard let match = text.wholeMatch(of: pattern), let major = Int(match.1) else { return nil }
    self.init(
      major, match.2.flatMap { Int($0) } ?? 0, match.3.flatMap { Int($0) } ?? 0,
      prerelease: match.4.map(String.init) ?? "")
  }

  /// A release is later than its prereleases.
  package static func < (one: Self, other: Self) -> Bool {
    let (a, b) = ((one.major, one.minor, one.patch), (other.major, other.minor, other.patch))
    guard a == b else { return a < b }
    if one.prerelease.isEmpty || other.prerelease.isEmpty { return !one.prerelease.isEmpty }
    return one.prerelease < other.prerelease
  }
}

/// Which revisions of a remote package a project or a manifest accepts.
package enum PackageRequirement: Hashable, Sendable {
  case revision(String)
  case branch(String)
  case exact(PackageVersion)
  /// From the first version up to the second, which is excluded.
  case range(PackageVersion, PackageVersion)

  static func upToNextMajor(_ version: PackageVersion) -> Self {
    .range(version, PackageVersion(version.major + 1))
  }

  static func upToNextMinor(_ version: PackageVersion) -> Self {
    .range(version, PackageVersion(version.major, version.minor + 1))
  }

  /// Whether a tagged version fulfils the requirement. A range accepts a prerelease only if it
  /// begins with one.
  func accepts(_ version: PackageVersion) -> Bool {
    switch self {
    case .revision, .branch: false
    case .exact(let exact): version == exact
    case .range(let first, let end):
      version >= first && version < end
        && (version.prerelease.isEmpty || !first.prerelease.isEmpty)
        && (version.major, version.minor, version.patch) != (end.major, end.minor, end.patch)
    }
  }
}

extension PackageRequirement: CustomStringConvertible {
  package var description: String {
    switch self {
    case .revision(let name): "revision \(name)"
    case .branch(let name): "branch \(name)"
    case .exact(let version): "\(version)"
    case .range(let first, let end): "\(first) ..< \(end)"
    }
  }
}

extension PackageVersion: CustomStringConvertible {
  package var description: String {
    "\(major).\(minor).\(patch)" + (prerelease.isEmpty ? "" : "-\(prerelease)")
  }
}

extension PackageVersion: ArgumentText {
  /// Without the prerelease.
  package var argumentText: String { "\(major).\(minor).\(patch)" }
}

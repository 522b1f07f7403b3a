/// The release of Xcode whose compiler and SDK a project's sources are written for.
package struct XcodeRelease: Hashable, Comparable, Sendable {
  package var major: Int

  package init(major: Int) {
    self.major = major
  }

  package static let latest = XcodeRelease(major: 27)
  /// What packages are compiled for. They are written for several releases: the branch for an
  /// earlier one does the same with the API that there is.
  package static let ofPackages = XcodeRelease(major: 26)
  /// Those that a user can choose.
  package static let supported = [XcodeRelease(major: 26), latest]

  /// The release in Xcode's setting `XCODE_VERSION_MAJOR`, such as 2700; the latest without one.
  package init(_ settings: BuildSettings) {
    self = settings[Self.setting].flatMap(Self.init(number:)) ?? .latest
  }

  package static let setting = "XCODE_VERSION_MAJOR"

  /// - Parameter number: As in a project's attribute `LastUpgradeCheck`: 2640 for 26.4.
  package init?(number: String) {
    guard let value = Int(number), value >= 100 else { return nil }
    self.init(major: min(value / 100, 999))
  }

  /// As in a project's attributes and in `XCODE_VERSION_MAJOR`.
  package var number: String { "\(major)00" }

  /// The version of Swift that comes with it. Releases before 26 count as 26: sources for them have
  /// no conditions about later versions.
  package var swiftVersion: [Int] { major >= 27 ? [6, 4] : [6, 3] }

  package static func < (left: Self, right: Self) -> Bool { left.major < right.major }
}

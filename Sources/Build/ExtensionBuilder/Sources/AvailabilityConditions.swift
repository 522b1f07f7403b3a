import ProjectReader
import SourceScanner

/// Rewrites conditions about the version of the system, which the compiler would take as true on
/// Linux, so that the version is checked while the extension runs.
///
/// ```swift
/// if #available(iOS 17.4, *) {     // before
/// if #available(*),_OS(17,4) {     // after
/// ```
/// The version is that of the platform for which the extension is built. A condition that does not
/// name the platform is true, by its `*`. visionOS uses versions of iOS if it is not named.
///
/// The condition stays one about availability, because result builders treat these differently.
/// One whose branches return different opaque types is not rewritten: another condition is not
/// allowed there. `_OS` is declared in `FoundationSupplement`. A replacement is not longer than the
/// original text.
enum AvailabilityConditions {
  static func rewrite(
    _ source: inout [UInt8], conditions: [AvailabilityCondition], for platform: Platform
  ) {
    for condition in conditions {
      guard let parts = version(condition, for: platform) else { continue }
      let version = parts.map(String.init).joined(separator: ",")
      // `_O` is the same function, for text without a space.
      let replacements = ["_OS", "_O"].map {
        condition.isNegated ? "!\($0)(\(version))" : "#available(*),\($0)(\(version))"
      }
      if let text = replacements.first(where: { $0.utf8.count <= condition.range.count }) {
        source.overwrite(condition.range, with: text)
      }
    }
  }

  /// The version that a condition requires of a platform; nil if it requires none.
  private static func version(
    _ condition: AvailabilityCondition, for platform: Platform
  ) -> [Int]? {
    let names: [String] =
      switch platform {
      case .macOS: ["macOS", "OSX"]
      case .visionOS: ["visionOS", "xrOS"]
      case .iOS, .watchOS, .tvOS: [platform.rawValue]
      }
    if let version = names.lazy.compactMap({ condition.versions[$0] }).first { return version }
    guard platform == .visionOS, let version = condition.versions["iOS"] else { return nil }
    return versionOfVision(forIOS: version)
  }

  /// iOS 17 corresponds to visionOS 1, and iOS 18 to visionOS 2. From 26 on they are the same.
  private static func versionOfVision(forIOS version: [Int]) -> [Int]? {
    switch version[0] {
    case ...17: nil
    case 18..<26: [version[0] - 16] + version.dropFirst()
    default: version
    }
  }
}

import SourceScanner

/// Rewrites conditions about the version of iOS, which the compiler would take as true on Linux, so
/// that the version is checked while the extension runs.
///
/// ```swift
/// if #available(iOS 17.4, *) {     // before
/// if #available(*),_OS(17,4) {     // after
/// ```
/// The condition stays one about availability, because result builders treat these differently.
/// One whose branches return different opaque types is not rewritten: another condition is not
/// allowed there. `_OS` is declared in `FoundationSupplement`. A replacement is not longer than the
/// original text.
enum AvailabilityConditions {
  static func rewrite(_ source: inout [UInt8], conditions: [AvailabilityCondition]) {
    for condition in conditions {
      let version = condition.version.map(String.init).joined(separator: ",")
      // `_O` is the same function, for text without a space.
      let replacements = ["_OS", "_O"].map {
        condition.isNegated ? "!\($0)(\(version))" : "#available(*),\($0)(\(version))"
      }
      if let text = replacements.first(where: { $0.utf8.count <= condition.range.count }) {
        source.overwrite(condition.range, with: text)
      }
    }
  }
}

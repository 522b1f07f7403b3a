import ProjectReader
import SourceScanner

/// Answers conditions about versions of Swift that are later than the compiler's, such as
/// `#if compiler(>=6.4)`, as the project's Xcode does. The compiler answers those about its own and
/// earlier versions.
///
/// As in the compiler, `swift(>=6.4)` is about the language mode: it is false in mode 5.
enum VersionConditions {
  /// The version of the compiler that is used here.
  private static let compiler = [6, 3]

  static func rewrite(
    _ source: inout [UInt8], conditions: [VersionCondition], for language: LanguageOptions
  ) {
    let release = language.xcode.swiftVersion
    for condition in conditions where compiler.lexicographicallyPrecedes(condition.version) {
      let isReached =
        !release.lexicographicallyPrecedes(condition.version)
        && (condition.function == .compiler || language.version == .v6)
      source.overwrite(condition.range, with: isReached != condition.isLess ? "true" : "false")
    }
  }
}

import ProjectReader
import SourceScanner

/// Answers conditions about versions of Swift that are later than the compiler's, such as
/// `#if compiler(>=6.4)`, as the project's Xcode does. The compiler answers those about its own and
/// earlier versions.
///
/// Where the compiler's answer is the same, the condition stays: the compiler does not read the
/// branches that it excludes by a version. As in the compiler, `swift(>=6.4)` is about the language
/// mode: it is false in mode 5.
enum VersionConditions {
  /// The version of the compiler that is used here.
  private static let compiler = [6, 3]

  /// The offset of the first condition about a later version that is true; nil if none is.
  static func firstReached(
    _ conditions: [VersionCondition], for language: LanguageOptions
  ) -> Int? {
    conditions.first {
      compiler.lexicographicallyPrecedes($0.version) && !$0.isLess && isReached($0, for: language)
    }?.range.lowerBound
  }

  private static func isReached(_ condition: VersionCondition, for language: LanguageOptions)
    -> Bool
  {
    !language.xcode.swiftVersion.lexicographicallyPrecedes(condition.version)
      && (condition.function == .compiler || language.version == .v6)
  }

  static func rewrite(
    _ source: inout [UInt8], conditions: [VersionCondition], for language: LanguageOptions
  ) {
    for condition in conditions
    where compiler.lexicographicallyPrecedes(condition.version)
      && isReached(condition, for: language)
    {
      source.overwrite(condition.range, with: condition.isLess ? "false" : "true")
    }
  }
}

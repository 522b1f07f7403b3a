import ProjectReader
import SourceScanner

/// The changes that make a source for Apple's platforms compile on Linux:
/// - Platform conditions (`PlatformConditions`).
/// - Conditions about later versions of Swift (`VersionConditions`).
/// - Conditions about the version of the system (`AvailabilityConditions`).
/// - `@objc`, `@objcMembers` and `@nonobjc` are removed: they change only how Objective-C sees a
///   declaration. A protocol with `@objc` becomes one for classes, and its optional requirements
///   get default implementations.
/// - `#selector(…)` becomes a `Selector` with the name, which `_Sel` abbreviates, because a
///   replacement is not longer than the original text; `#keyPath(…)` becomes a string.
/// - `NSAttributedString()`, its mutable form and `ProcessInfo()`, which Linux Foundation lacks,
///   become functions.
/// - `@NSManaged` declarations get accessors (`ManagedAccessors`).
/// - Names such as `SwiftUICore.Color` get an import of the module (`QualifiedNames`).
/// - `import ObjectiveC` becomes an import of Foundation, which has its names here.
/// - The submodule in `import os.log` is removed. On Apple's platforms, too, it imports the module.
///
/// Each replacement has the length of the original text, and what is added is at the end of a line,
/// so that lines and columns in diagnostics are those of the author's file. Only a protocol's
/// `AnyObject` moves the columns of what follows it on its line.
enum SourceRewrite {
  /// The module whose imports become imports of Foundation.
  static let replacedModule = "ObjectiveC"

  /// The functions of FoundationSupplement for initializers without arguments.
  private static let functions = [
    "NSAttributedString": "_NSAttributed", "NSMutableAttributedString": "_NSMutableAttributed",
    "ProcessInfo": "_Process",
  ]

  /// Returns nil if nothing changes.
  ///
  /// - Parameters:
  ///   - language: How the source is compiled.
  ///   - isForLinux: Whether platform conditions keep their values on Linux.
  static func rewritten(
    _ source: [UInt8], _ findings: SourceFindings, for language: LanguageOptions = .init(),
    isForLinux: Bool = false
  ) -> [UInt8]? {
    var result = source
    if !isForLinux {
      PlatformConditions(language.platform).rewrite(&result, conditions: findings.conditions)
    }
    VersionConditions.rewrite(&result, conditions: findings.versions, for: language)
    AvailabilityConditions.rewrite(
      &result, conditions: findings.availability, for: language.platform)
    for attribute in findings.objectiveCAttributes { result.overwrite(attribute, with: "") }
    for name in findings.runtimeNames {
      let text = name.isSelector ? "_Sel(\"\(name.name)\")" : "\"\(name.name)\""
      if text.utf8.count <= name.range.count { result.overwrite(name.range, with: text) }
    }
    for range in findings.emptyInitializers {
      let name = String(decoding: source[range].prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
      if let function = functions[name] { result.overwrite(range, with: "\(function)()") }
    }
    for statement in findings.importStatements where statement.module == replacedModule {
      // Of the same length.
      result.overwrite(statement.range, with: "import Foundation")
    }
    for statement in findings.importStatements where !statement.submodules.isEmpty {
      result.overwrite(statement.submodules, with: "")
    }
    for keyword in findings.optionalKeywords { result.overwrite(keyword, with: "") }
    let insertions = ManagedAccessors.rewrite(&result, findings) + findings.objectiveCInsertions
    // From the last to the first one, so that the places of those before stay.
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      result.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    QualifiedNames.rewrite(&result, imports: findings.imports)
    return result == source ? nil : result
  }
}

extension [UInt8] {
  /// Replaces a range with a text that is not longer, and fills the rest with spaces. Line breaks
  /// in the range are kept: a condition in parentheses may extend to further lines.
  mutating func overwrite(_ range: Range<Int>, with text: String) {
    var padded = self[range].map { byte in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    padded.replaceSubrange(..<text.utf8.count, with: text.utf8)
    replaceSubrange(range, with: padded)
  }
}

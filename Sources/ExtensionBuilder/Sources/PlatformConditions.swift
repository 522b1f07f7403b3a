import SourceScanner

/// Rewrites platform conditions so that sources written for iOS compile their iOS branches on
/// Linux.
///
/// ```swift
/// #if os(iOS) && !os(Linux)      // before
/// #if true    && !false          // after
/// ```
/// `os(iOS)` and `targetEnvironment(simulator)` become `true`, `os(Linux)` becomes `false`. Only
/// the conditions of `#if` and `#elseif` are rewritten. `os(macOS)`, `os(watchOS)` and the like
/// need no rewriting: they are false on Linux as well. `canImport` is left to the compiler, which
/// answers by the modules that exist.
///
/// A replacement is padded to the length of the original text, so that the lines and columns in
/// diagnostics are those of the author's file. The author's file is never written: the compiler
/// reads the rewritten text through a `SourceOverlay`.
enum PlatformConditions {
  private static func value(of condition: PlatformCondition) -> String? {
    switch (condition.function, condition.argument) {
    case ("os", "iOS"): "true"
    case ("os", "Linux"): "false"
    // As in a simulator, there is no hardware to call.
    case ("targetEnvironment", "simulator"): "true"
    default: nil
    }
  }

  static func rewrite(_ source: inout [UInt8], conditions: [PlatformCondition]) {
    for condition in conditions {
      if let value = value(of: condition) { source.overwrite(condition.range, with: value) }
    }
  }
}

import ProjectReader
import SourceScanner

/// Rewrites platform conditions so that sources compile their branches for one of Apple's platforms
/// on Linux.
///
/// ```swift
/// #if os(iOS) && !os(Linux)      // before
/// #if true    && !false          // after, for iOS
/// ```
/// `os(…)` with the platform and `canImport(ObjectiveC)` become `true`. `os(Linux)` becomes
/// `false`, and so does `canImport(…)` of a module that the platform does not have
/// (`PlatformModules`). Other conditions need no rewriting: on Linux, `os(…)` with the other
/// platforms is false as well, and the compiler answers `canImport` by the modules that exist. Only
/// the conditions of `#if` and `#elseif` are rewritten.
///
/// A replacement is padded to the length of the original text, so that the lines and columns in
/// diagnostics are those of the author's file. The author's file is never written: the compiler
/// reads the rewritten text through a `SourceOverlay`.
struct PlatformConditions {
  private let platform: Platform

  init(_ platform: Platform) {
    self.platform = platform
  }

  /// nil if the condition keeps its value on Linux.
  private func value(of condition: PlatformCondition) -> String? {
    switch (condition.function, condition.argument) {
    case ("os", "Linux"): "false"
    case ("os", let name): names.contains(name) ? "true" : nil
    // As in a simulator, there is no hardware to call. macOS has none.
    case ("targetEnvironment", "simulator"): platform == .macOS ? nil : "true"
    case ("canImport", "ObjectiveC"): "true"
    case ("canImport", let module): PlatformModules.has(module, platform) ? nil : "false"
    default: nil
    }
  }

  /// The names of the platform, also those of earlier versions of Swift.
  private var names: [String] {
    switch platform {
    case .macOS: ["macOS", "OSX"]
    case .visionOS: ["visionOS", "xrOS"]
    case .iOS, .watchOS, .tvOS: [platform.rawValue]
    }
  }

  func rewrite(_ source: inout [UInt8], conditions: [PlatformCondition]) {
    for condition in conditions {
      if let value = value(of: condition) { source.overwrite(condition.range, with: value) }
    }
  }
}

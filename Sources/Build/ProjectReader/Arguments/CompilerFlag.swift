import ProcessLaunch

/// The options of the Swift compiler that a project may set. There are no others: paths, plug-ins
/// and options of other tools would let a project run programs.
package enum CompilerFlag: Hashable, Sendable {
  case upcomingFeature(FeatureName)
  case experimentalFeature(FeatureName)
  case packageName(PackageName)
  case strictConcurrency(StrictConcurrency)
  /// `-default-isolation MainActor`.
  case mainActorIsolation
  case bareSlashRegex
  /// `-enable-testing`, for `@testable import`.
  case testing
  /// `-import-module`: the sources see a module without an import.
  case importing(ModuleName)

  package var arguments: [ProgramArgument] {
    switch self {
    case .upcomingFeature(let name): ["-enable-upcoming-feature", .text(name)]
    case .experimentalFeature(let name): ["-enable-experimental-feature", .text(name)]
    case .packageName(let name): ["-package-name", .text(name)]
    case .strictConcurrency(let checking): [.text("-strict-concurrency=", checking)]
    case .mainActorIsolation: ["-default-isolation", "MainActor"]
    case .bareSlashRegex: ["-enable-bare-slash-regex"]
    case .testing: ["-enable-testing"]
    case .importing(let name): ["-Xfrontend", "-import-module", "-Xfrontend", .text(name)]
    }
  }
}

/// A feature of the compiler, such as `ExistentialAny` or `AvailabilityMacro=Kit 1.0:iOS 17`.
package struct FeatureName: ArgumentText, Hashable {
  package let argumentText: String

  /// nil if the text does not start with an identifier, or if its value has other characters than
  /// letters, digits, spaces and `_.,:*=-`.
  package init?(_ text: String) {
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(?:[:=][A-Za-z0-9 _.,:*=-]*)?/) != nil else {
      return nil
    }
    argumentText = text
  }
}

extension FeatureName: ExpressibleByStringLiteral {
  package init(stringLiteral value: StaticString) {
    argumentText = "\(value)"
  }
}

/// The values of `SWIFT_STRICT_CONCURRENCY`.
package enum StrictConcurrency: String, ArgumentText {
  case minimal, targeted, complete

  package var argumentText: String { rawValue }
}

/// A mode of `-swift-version`.
package enum LanguageMode: String, ArgumentText {
  case v4 = "4"
  case v42 = "4.2"
  case v5 = "5"
  case v6 = "6"

  package var argumentText: String { rawValue }

  /// `5.0` and `5.9` are mode 5, as is what is not a version.
  package init(version: String) {
    switch version {
    case "4.2": self = .v42
    case let text where text.hasPrefix("4"): self = .v4
    case let text where text.hasPrefix("6"): self = .v6
    default: self = .v5
    }
  }
}

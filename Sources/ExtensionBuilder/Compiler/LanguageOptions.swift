import ProjectReader

/// How the compiler reads sources: the platform, the language mode, the conditions of `#if`, and
/// features.
struct LanguageOptions: Equatable {
  /// The platform whose branches of `#if os(…)` are compiled.
  var platform = Platform.iOS
  /// `4`, `4.2`, `5` or `6`.
  var version = "5"
  /// Compilation conditions for `#if`.
  var conditions: [String] = []
  /// Further options of the compiler.
  var flags: [String] = ["-enable-bare-slash-regex"]

  var arguments: [String] {
    ["-swift-version", version] + flags + conditions.flatMap { ["-D", $0] }
  }

  /// What the result of a compilation depends on.
  var identity: [String] { [platform.rawValue] + arguments }
}

extension LanguageOptions {
  /// The options of a module of a package.
  init(_ module: PackageModule, for platform: Platform = .iOS) {
    self.platform = platform
    version = module.languageMode
    conditions = module.conditions
    flags = module.flags
    if version != "6" { flags.append("-enable-bare-slash-regex") }
  }

  /// The options that Xcode derives from a target's build settings.
  init(_ settings: BuildSettings, for platform: Platform) {
    self.platform = platform
    version = Self.version(settings["SWIFT_VERSION"] ?? "5")
    conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    flags = []
    if version != "6" {
      // Widget sources for the current SDK use regex literals in all modes.
      flags.append("-enable-bare-slash-regex")
      let checking = settings["SWIFT_STRICT_CONCURRENCY"] ?? ""
      if ["minimal", "targeted", "complete"].contains(checking) {
        flags.append("-strict-concurrency=\(checking)")
      }
    }
    if let package = settings["SWIFT_PACKAGE_NAME"], !package.isEmpty {
      flags += ["-package-name", package]
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    var features = Self.upcomingFeatures.filter { settings.isOn("SWIFT_UPCOMING_FEATURE_\($0.0)") }
      .map(\.1)
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachableConcurrency }
    for feature in Set(features).sorted() { flags += ["-enable-upcoming-feature", feature] }
    addOtherFlags(settings.list("OTHER_SWIFT_FLAGS"))
  }

  /// Takes conditions and features from `OTHER_SWIFT_FLAGS`. Others, such as paths and plug-ins,
  /// have no effect.
  private mutating func addOtherFlags(_ others: [String]) {
    var index = 0
    while index < others.count {
      let flag = others[index]
      let next = index + 1 < others.count ? others[index + 1] : nil
      if flag == "-D", let next {
        conditions.append(next)
        index += 1
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        conditions.append(String(flag.dropFirst(2)))
      } else if ["-enable-upcoming-feature", "-enable-experimental-feature"].contains(flag),
        let next
      {
        flags += [flag, next]
        index += 1
      }
      index += 1
    }
  }

  /// `5.0` and `5.9` are mode 5. Source: the modes of `swiftc -swift-version`.
  private static func version(_ setting: String) -> String {
    switch setting {
    case "4.2": "4.2"
    case let text where text.hasPrefix("4"): "4"
    case let text where text.hasPrefix("6"): "6"
    default: "5"
    }
  }

  /// Names of `SWIFT_UPCOMING_FEATURE_` settings, and the compiler's names.
  private static let upcomingFeatures = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ("EXISTENTIAL_ANY", "ExistentialAny"),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
  ]

  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}

import ProcessLaunch
import ProjectReader

/// How the compiler reads sources: the platform, the language mode, the conditions of `#if`, and
/// features.
struct LanguageOptions: Equatable {
  /// The platform whose branches of `#if os(…)` are compiled.
  var platform = Platform.iOS
  var version = LanguageMode.v5
  /// The release of Xcode that answers conditions about the versions of Swift.
  var xcode = XcodeRelease.latest
  /// Compilation conditions for `#if`.
  var conditions: [CompilationCondition] = []
  /// Further options of the compiler.
  var flags: [CompilerFlag] = [.bareSlashRegex]
  /// The settings that are not valid and have no effect, for the user.
  var invalidSettings: [String] = []

  var arguments: [ProgramArgument] {
    ["-swift-version", .text(version)] + flags.flatMap(\.arguments)
      + conditions.flatMap { ["-D", .text($0)] }
  }

  /// What the result of a compilation depends on.
  var identity: [String] { [platform.rawValue, xcode.number] + arguments.map(\.text) }
}

extension LanguageOptions {
  /// The options of a module of a package.
  init(_ module: PackageModule, for platform: Platform = .iOS) {
    self.platform = platform
    xcode = .ofPackages
    version = LanguageMode(version: module.languageMode)
    conditions = module.conditions
    flags = module.flags
    if version != .v6 { flags.append(.bareSlashRegex) }
  }

  /// The options of a folder of sources without a project.
  init(_ options: ExtensionBuilder.Options) {
    self.init(BuildSettings(levels: [options.settings]), for: options.platform)
    conditions = options.conditions + conditions
  }

  /// The options that Xcode derives from a target's build settings.
  init(_ settings: BuildSettings, for platform: Platform) {
    self.platform = platform
    version = LanguageMode(version: settings["SWIFT_VERSION"] ?? "5")
    xcode = XcodeRelease(settings)
    flags = []
    for text in settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") {
      add(condition: text, of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    }
    if version != .v6 {
      // Widget sources for the current SDK use regex literals in all modes.
      flags.append(.bareSlashRegex)
      let checking = settings["SWIFT_STRICT_CONCURRENCY"].flatMap(StrictConcurrency.init)
      if let checking { flags.append(.strictConcurrency(checking)) }
    }
    if let package = settings["SWIFT_PACKAGE_NAME"], !package.isEmpty {
      flags.append(.packageName(PackageName(mangling: package)))
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags.append(.mainActorIsolation)
    }
    var features = Self.upcomingFeatures.filter { settings.isOn("SWIFT_UPCOMING_FEATURE_\($0.0)") }
      .map(\.1)
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachableConcurrency }
    flags += Set(features).sorted { $0.argumentText < $1.argumentText }.map {
      .upcomingFeature($0)
    }
    addOtherFlags(settings.list("OTHER_SWIFT_FLAGS"))
  }

  /// Takes conditions and features from `OTHER_SWIFT_FLAGS`. Others, such as paths and plug-ins,
  /// have no effect.
  private mutating func addOtherFlags(_ others: [String]) {
    let setting = "OTHER_SWIFT_FLAGS"
    var rest = others[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D":
        if let next = rest.popFirst() { add(condition: next, of: setting) }
      case "-enable-upcoming-feature":
        if let next = rest.popFirst() { add(feature: next, of: setting) { .upcomingFeature($0) } }
      case "-enable-experimental-feature":
        if let next = rest.popFirst() {
          add(feature: next, of: setting) { .experimentalFeature($0) }
        }
      default:
        if flag.hasPrefix("-D") { add(condition: String(flag.dropFirst(2)), of: setting) }
      }
    }
  }

  private mutating func add(condition text: String, of setting: String) {
    guard let condition = CompilationCondition(text) else {
      invalidSettings.append(
        "\"\(text)\" in \(setting) is not used: a compilation condition is an identifier")
      return
    }
    conditions.append(condition)
  }

  private mutating func add(
    feature text: String, of setting: String, _ flag: (FeatureName) -> CompilerFlag
  ) {
    guard let name = FeatureName(text) else {
      invalidSettings.append(
        "\"\(text)\" in \(setting) is not used: a feature of the compiler has an identifier as its "
          + "name")
      return
    }
    flags.append(flag(name))
  }

  /// Names of `SWIFT_UPCOMING_FEATURE_` settings, and the compiler's names.
  private static let upcomingFeatures: [(String, FeatureName)] = [
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

  private static let approachableConcurrency: [FeatureName] = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}

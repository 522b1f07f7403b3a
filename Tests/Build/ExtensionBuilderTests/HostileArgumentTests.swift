import Foundation
import ProcessLaunch
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// The arguments of compilers that a project's settings end up in.
@Suite struct HostileArgumentTests {
  private static let settings = [
    "SWIFT_VERSION", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_STRICT_CONCURRENCY",
    "SWIFT_PACKAGE_NAME", "SWIFT_DEFAULT_ACTOR_ISOLATION", "OTHER_SWIFT_FLAGS",
    "PRODUCT_MODULE_NAME", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY",
    "SWIFT_APPROACHABLE_CONCURRENCY",
  ]
  private static let payloads = [
    "@/repo/evil.rsp", "-driver-use-frontend-path /repo/evil.sh", "-D@/repo/evil.rsp",
    "-D @/repo/evil.rsp", "-enable-upcoming-feature @/repo/evil.rsp",
    "-enable-experimental-feature -load-plugin-executable", "X -Xcc @/repo/evil.rsp",
    "-enable-upcoming-feature", "'@/repo/evil.rsp'", "\"-Xlinker\" \"@/repo/evil.rsp\"",
    "-load-plugin-library /repo/evil.so", "-tools-directory /repo", "-sdk /repo",
    "-fuse-ld=/repo/ld",
    "-Xfrontend -load-pass-plugin=/repo/evil.so", "-vfsoverlay /repo/x.yaml",
    "-working-directory /",
  ]

  /// The options that a project can set, with the kinds of their values.
  private static let options: Set<String> = [
    "-swift-version", "-enable-bare-slash-regex", "-package-name", "-default-isolation",
    "-enable-upcoming-feature", "-enable-experimental-feature", "-D",
  ]

  @Test(arguments: settings, payloads)
  func settingsAddNoArguments(setting: String, payload: String) throws {
    let words = LanguageOptions(Self.buildSettings([setting: payload]), for: .iOS).arguments
      .map(\.text)
    for word in words {
      #expect(!word.hasPrefix("@"), "\(words)")
      #expect(!word.contains("/repo"), "\(words)")
      #expect(
        !word.hasPrefix("-") || Self.options.contains(word)
          || word.hasPrefix("-strict-concurrency="), "\(words)")
    }
    // The value of an option is never an option.
    for (word, next) in zip(words, words.dropFirst()) where ["-D", "-package-name"].contains(word) {
      #expect(!next.hasPrefix("-"), "\(words)")
    }
  }

  /// A folder of sources has the settings of the command line only.
  @Test func folderHasSettingsOfTheCommandLine() {
    var options = ExtensionBuilder.Options()
    #expect(LanguageOptions(options).version == .v5)
    #expect(LanguageOptions(options) == LanguageOptions(conditions: options.conditions))
    options.settings = ["SWIFT_VERSION": "6", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "BETA"]
    let language = LanguageOptions(options)
    #expect(language.version == .v6)
    #expect(language.conditions.map(\.argumentText) == ["DEBUG", "BETA"])
  }

  /// What is left out is named.
  @Test(arguments: ["@x", "-D@x", "A-B"])
  func reportsInvalidConditions(text: String) {
    let name = text == "-D@x" ? "OTHER_SWIFT_FLAGS" : "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    let language = LanguageOptions(Self.buildSettings([name: text]), for: .iOS)
    #expect(language.invalidSettings.count == 1)
    #expect(language.invalidSettings.allSatisfy { $0.contains(name) })
  }

  private static func buildSettings(_ values: [String: String]) -> BuildSettings {
    var settings = BuildSettings()
    settings.override(values)
    return settings
  }

  /// The whole command line of a compilation whose names are hostile.
  @Test func namesAreValidatedInJobs() {
    let folder = URL(fileURLWithPath: "/scratch")
    for name in ["@evil", "-o", "../../x", "a b"] {
      let job = SwiftCompiler.Job(
        sources: [URL(fileURLWithPath: "/repo/@a.swift")], moduleName: name,
        product: .diagnostics, moduleCache: folder, frameworks: PrebuiltFrameworks(folder: folder),
        language: LanguageOptions(), headerPaths: [], imports: [])
      let words = SwiftCompiler(executable: folder, version: "").inputArguments(of: job)
        .map(\.text)
      #expect(words.allSatisfy { !$0.hasPrefix("@") && !$0.contains("..") }, "\(words)")
      let module = words.firstIndex(of: "-module-name").map { words[$0 + 1] }
      #expect(module?.hasPrefix("-") == false)
    }
  }
}

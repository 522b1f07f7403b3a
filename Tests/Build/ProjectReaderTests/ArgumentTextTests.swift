import ProcessLaunch
import Testing

@testable import ProjectReader

/// Texts of projects that become arguments of programs.
@Suite struct ArgumentTextTests {
  /// What no text may be.
  private static let hostile = [
    "@evil.rsp", "-load-plugin-executable", "--upload-pack=touch /tmp/x", "-", "@", "", " ", "a b",
    "$(touch x)", "a;b", "a\nb", "a\0b", "../x", "/etc/passwd", "X@evil.rsp\n@evil.rsp",
    "--index-output=/tmp/x", "-D@evil.rsp",
  ]

  @Test(arguments: hostile)
  func rejectsWhatIsNoName(text: String) {
    #expect(CompilationCondition(text) == nil)
    #expect(FeatureName(text) == nil)
    #expect(CDefinition(text, to: "1") == nil)
    #expect(GitRevision(text) == nil)
    #expect(GitReference(text) == nil)
    #expect(StrictConcurrency(rawValue: text) == nil)
    let names = [
      ModuleName(mangling: text).argumentText, PackageName(mangling: text).argumentText,
      LanguageMode(version: text).argumentText,
    ]
    for name in names {
      #expect(
        !name.isEmpty && !name.hasPrefix("@") && !name.hasPrefix("-") && !name.contains("/")
          && !name.contains("\n") && !name.contains("\0"), "\(name)")
    }
  }

  @Test(arguments: [
    ("Tide_Widgets", "Tide_Widgets"), ("my-app", "my_app"), ("3D", "_D"), ("../../x", "______x"),
    ("日記", "日記"), ("", "_"),
  ])
  func manglesModules(name: String, expected: String) {
    #expect(ModuleName(mangling: name).argumentText == expected)
  }

  @Test(arguments: [
    "ExistentialAny", "AvailabilityMacro=Kit 1.0:iOS 17.0, macOS 14", "StrictConcurrency=complete",
    "ExistentialAny:migrate",
  ])
  func acceptsFeatures(text: String) {
    #expect(FeatureName(text)?.argumentText == text)
  }

  @Test(arguments: [
    ("https://example.com/kit.git", GitLocation.Transport.http as GitLocation.Transport?),
    ("http://localhost:8080/kit", .http), ("git@example.com:team/kit.git", .ssh),
    ("ssh://git@example.com/kit", .ssh), ("example.com:kit", .ssh), ("/srv/kit.git", .file),
    ("file:///srv/kit.git", .file), ("ext::sh -c touch% /tmp/x", nil), ("-oProxyCommand=x", nil),
    ("ssh://-oProxyCommand=x/kit", nil), ("https://-x/kit", nil), ("--upload-pack=x", nil),
    ("git@-oProxyCommand=x:kit", nil), ("fd::17/foo", nil), ("ftp://example.com/kit", nil),
    ("https://example.com/a b", nil), ("relative/kit", nil), ("file://host/kit", nil), ("", nil),
    ("https:///kit\n-x", nil),
  ])
  func knowsLocations(text: String, transport: GitLocation.Transport?) {
    #expect(GitLocation(text)?.transport == transport)
  }

  @Test(arguments: ["main", "release/1.0", "feature_x", "v1.2.3", "日"])
  func acceptsBranches(text: String) {
    #expect(GitReference(text)?.argumentText == text)
  }

  @Test(arguments: ["a..b", "a//b", "/a", "a/", "a.lock", ".a", "a~1", "a^", "a:b", "a\\b", "a."])
  func rejectsBranches(text: String) {
    #expect(GitReference(text) == nil)
  }

  @Test func commitsAreHexadecimal() {
    let digits = String(repeating: "Ab", count: 20)
    #expect(GitRevision(digits)?.argumentText == digits.lowercased())
    #expect(GitRevision(String(digits.dropLast())) == nil)
    #expect(GitRevision(String(digits.dropLast()) + "g") == nil)
  }

  /// A value can have any printable characters: it is one argument that starts with `-D`.
  @Test func definitionsHaveValues() {
    #expect(CDefinition("K", to: "\"a b\"")?.argumentText == "K=\"a b\"")
    #expect(CDefinition("K", to: "a\nb") == nil)
    for text in ["K", "K=3"] { #expect(CDefinition(text)?.argumentText == text) }
    #expect(CDefinition("K=3", to: "4") == nil)
  }

  /// Each setting of a manifest with each hostile text: the setting is left out and named.
  @Test(arguments: ["define", "enableUpcomingFeature", "enableExperimentalFeature"])
  func manifestsReportInvalidSettings(setting: String) throws {
    for text in Self.hostile where !text.contains("\0") && !text.contains("\n") {
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", targets: [
          .target(name: "T", swiftSettings: [.\(setting)("\(text)"), .define("GOOD")]),
        ])
        """
      try withTemporaryFolder(["Package.swift": manifest]) { folder in
        let package = try PackageManifest(folder: folder)
        let target = try #require(package.targets.first)
        #expect(target.conditions == ["GOOD"])
        #expect(target.flags == [])
        #expect(
          package.notices.contains { $0.contains(".\(setting)(\"\(text)\") of the target T") },
          "\(package.notices)")
      }
    }
  }
}

import Foundation
import Testing

@testable import ProjectReader

/// Tuist's `Project.swift`.
@Suite struct TuistManifestTests {
  private static let files = [
    ".git/HEAD": "",
    "Tuist/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Dependencies", dependencies: [.package(path: "../Packages/Charting")])
    """,
    "Packages/Charting/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Charting", products: [.library(name: "Chart", targets: ["Chart"])],
      targets: [.target(name: "Chart")])
    """,
    "Packages/Charting/Sources/Chart/Chart.swift": "",
    "Projects/App/Project.swift": """
    import ProjectDescription

    let identifier = "com.example.harbour"
    let base: SettingsDictionary = ["SWIFT_VERSION": "6.0", "ENABLED": true]

    let widgets = Target.target(
      name: "HarbourWidgets",
      destinations: [.iPhone, .iPad],
      product: .appExtension,
      bundleId: "\\(identifier).widgets",
      deploymentTargets: .iOS("17.0"),
      infoPlist: .extendingDefault(with: [
        "CFBundleDisplayName": "Harbour",
        "Levels": [1, 2],
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      ]),
      sources: ["Widgets/**", .glob("Shared/**/*.{swift,m}", excluding: ["Shared/Old/**"])],
      resources: ["Resources/**"],
      entitlements: .dictionary(["com.apple.security.application-groups": ["group.harbour"]]),
      dependencies: [
        .project(target: "Tides", path: "../Tides"),
        .external(name: "Chart", condition: .when([.ios])),
        .sdk(name: "WidgetKit", type: .framework),
      ],
      settings: .settings(base: ["FLAVOUR": "sour"], debug: ["FLAVOUR": "sweet"]))

    let project = Project(
      name: "Harbour",
      settings: .settings(
        base: base,
        configurations: [
          .debug(name: "Debug", xcconfig: .relativeToRoot("Configs/Debug.xcconfig")),
          .release(name: .release),
        ]),
      targets: [
        .target(
          name: "Harbour", destinations: .iOS, product: .app, bundleId: identifier,
          infoPlist: .default, sources: "App/*.swift", dependencies: [.target(widgets)]),
        widgets,
      ])
    """,
    "Projects/App/App/App.swift": "", "Projects/App/App/Deep/Not.swift": "",
    "Projects/App/Widgets/Widgets.swift": "import Chart", "Projects/App/Widgets/A/B.swift": "",
    "Projects/App/Widgets/Notes.txt": "",
    "Projects/App/Shared/Tide.swift": "", "Projects/App/Shared/Old/Gone.swift": "",
    "Projects/App/Resources/Gull.png": "", "Projects/App/Resources/Not.swift": "",
    "Projects/Tides/Project.swift": """
    import ProjectDescription
    let project = Project(
      name: "Tides",
      targets: [
        Target(
          name: "Tides", platform: .iOS, product: .staticFramework, bundleId: "com.example.tides",
          deploymentTarget: .iOS(targetVersion: "16.0", devices: .iphone),
          buildableFolders: ["Sources"], dependencies: [.project(target: "Moon", path: "../Moon")])
      ])
    """,
    "Projects/Tides/Sources/Tides.swift": "import Moon",
    "Projects/Moon/Project.swift": """
    import ProjectDescription
    let project = Project(
      name: "Moon",
      targets: [
        .target(
          name: "Moon", destinations: .iOS, product: .framework, bundleId: "com.example.moon",
          sources: [.glob("Moon.swift")])
      ])
    """,
    "Projects/Moon/Moon.swift": "",
    "Configs/Debug.xcconfig": "TASTE = salty",
  ]

  @Test(arguments: ["Projects/App", "Projects/App/Project.swift", "."])
  func extensionIsRead(path: String) throws {
    try withTemporaryFolder(Self.files) { folder in
      let found = try #require(
        try WidgetExtension.all(at: folder.appendingPathComponent(path), ReadingOptions()))
      #expect(found.map(\.target.name) == ["HarbourWidgets"])
      let target = try #require(found.first?.target)
      let names = target.files.map { $0.path.replacing(folder.path + "/Projects/App/", with: "") }
      #expect(
        names.sorted() == [
          "Resources/Gull.png", "Shared/Tide.swift", "Widgets/A/B.swift", "Widgets/Widgets.swift",
        ])
      #expect(target.bundleIdentifier == "com.example.harbour.widgets")
      let settings = [
        "SWIFT_VERSION": "6.0", "ENABLED": "YES", "FLAVOUR": "sweet", "TASTE": "salty",
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
      ]
      for (name, value) in settings { #expect(target.settings[name] == value, "\(name)") }
      let information = try target.information()
      #expect(information["CFBundleDisplayName"] as? String == "Harbour")
      #expect(information["Levels"] as? [Int] == [1, 2])
      #expect(target.entitlementProperties != nil)
      #expect(found.first?.app?.name == "Harbour")
      #expect(
        found.first?.app?.files.map(\.lastPathComponent) == ["App.swift"])
      #expect(found.first?.modules.map(\.name) == ["Moon", "Tides"])
      #expect(found.first?.packageModules.map(\.name) == ["Chart"])
      #expect(found.first?.missingPackages.isEmpty == true)
    }
  }

  /// The packages of a project: a local one, and one that is fetched.
  @Test func packagesAreRead() throws {
    let text = """
      import ProjectDescription
      let project = Project(
        name: "A",
        packages: [
          .local(path: "Kit"),
          .remote(url: "https://example.com/chart.git", requirement: .upToNextMinor(from: "1.4.0")),
          .package(url: "https://example.com/other", from: "2.0.0"),
          .remote(
            url: "https://example.com/a", requirement: .range(from: "1.2.0", to: "1.8.0")),
          .package(url: "https://example.com/b", "1.0.0"..<"1.5.0"),
          .package(url: "https://example.com/c", "1.0.0"..."1.5.0"),
          .remote(url: "https://example.com/d", requirement: .exact("3.1.4")),
          .package(url: "https://example.com/e", .branch("main")),
        ],
        targets: [
          .target(
            name: "A", destinations: .iOS, product: .app, bundleId: "a",
            dependencies: [
              .package(product: "Kit"), .package(product: "Chart"), .package(product: "Other"),
              .package(product: "A"), .package(product: "B"), .package(product: "C"),
              .package(product: "D"), .package(product: "E"),
            ])
        ])
      """
    try withTemporaryFolder(["Project.swift": text]) { folder in
      let file = folder.appendingPathComponent("Project.swift")
      let target = try #require(
        try ProjectDescription(contentsOf: file).targets(ReadingOptions()).first)
      #expect(
        target.packageProducts.map(\.package) == [
          folder.path + "/Kit", "https://example.com/chart.git", "https://example.com/other",
        ] + ["a", "b", "c", "d", "e"].map { "https://example.com/\($0)" })
      #expect(
        target.packageProducts.map(\.requirement) == [
          nil, .upToNextMinor(PackageVersion("1.4.0")!), .upToNextMajor(PackageVersion("2.0.0")!),
          .range(PackageVersion(1, 2), PackageVersion(1, 8)),
          .range(PackageVersion(1), PackageVersion(1, 5)),
          .range(PackageVersion(1), PackageVersion(1, 5, 1)),
          .exact(PackageVersion(3, 1, 4)), .branch("main"),
        ])
    }
  }

  /// What has to be run is an error that says so, with its line if it is known.
  @Test(arguments: [
    ("let project = Project.app(name: \"A\")", ": let project = Project(name: …) is computed"),
    ("let project = Project(name: \"A\", targets: targets())", ": targets of A is computed"),
    ("let project = Project(name: \"A\", targets: [.widget()])", ": an element of targets is"),
    (
      """
      let project = Project(name: "A", targets: [
        .target(
          name: "B", product: .app,
          sources: folders.map { "\\($0)/**" })
      ])
      """, ":5: sources of B is computed"
    ),
    (
      "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: kind)])",
      ":2: product of B is computed"
    ),
    (
      """
      let project = Project(name: "A", targets: [
        .target(name: "B", product: .app, infoPlist: .dictionary(["X": .string(version())]))
      ])
      """, "infoPlist of B is computed"
    ),
  ])
  func computedPartsAreReported(text: String, message: String) throws {
    try withTemporaryFolder(["Project.swift": "import ProjectDescription\n" + text]) { folder in
      let error = #expect(throws: ProjectError.self) {
        try WidgetExtension.all(at: folder, ReadingOptions())
      }
      let description = error?.description ?? ""
      #expect(description.contains(message), "\(description)")
      #expect(description.contains("tuist generate"), "\(description)")
    }
  }

  /// A manifest that is not Swift is not computed: no tool can read it.
  @Test(arguments: [
    ("let project = Project(name: \"A\", targets: [", ":2: cannot be parsed: "),
    ("let project = Project(name: \"A\",\n  targets: [.target(name: \"B) ])", ":3: cannot be "),
    (
      "let project = Project(name: \"A\", targets: [\n  .target(name: \"B\" product: .app)])",
      ":3: cannot be parsed: "
    ),
    ("let project = = Project(name: \"A\")", ":2: cannot be parsed: "),
  ])
  func damagedManifestsAreReported(text: String, message: String) throws {
    try withTemporaryFolder(["Project.swift": "import ProjectDescription\n" + text]) { folder in
      let error = #expect(throws: ProjectError.self) {
        try WidgetExtension.all(at: folder, ReadingOptions())
      }
      let description = error?.description ?? ""
      #expect(description.contains(message), "\(description)")
      #expect(!description.contains("computed"), "\(description)")
    }
  }

  /// A source with the same name belongs to a folder of sources.
  @Test func otherSourcesHaveTheName() throws {
    let files = ["Project.swift": "struct Project { }", "Widgets.swift": ""]
    try withTemporaryFolder(files) { folder in
      let location = try ProjectSearch.locate(folder)
      #expect(location == .sources)
    }
  }

  /// Constants that contain each other twice would grow without end. `B` is the one before.
  @Test(arguments: [
    ("\"x\"", "B + B"), ("\"x\"", "\"\\(B)\\(B)\""), ("[\"x\"]", "[B, B]"),
    ("[\"x\": \"y\"]", "[\"left\": B, \"right\": B]"),
  ])
  func growingConstantsEnd(first: String, next: String) throws {
    var lines = ["import ProjectDescription", "let a0 = \(first)"]
    for number in 1...80 {
      lines.append("let a\(number) = " + next.replacing("B", with: "a\(number - 1)"))
    }
    lines.append(
      "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, sources: a80)])"
    )
    try withTemporaryFolder(["Project.swift": lines.joined(separator: "\n")]) { folder in
      let error = #expect(throws: ProjectError.self) {
        try WidgetExtension.all(at: folder, ReadingOptions())
      }
      #expect(error?.description.contains("sources of B is computed") == true)
    }
  }
}

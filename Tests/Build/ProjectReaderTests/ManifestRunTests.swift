import Foundation
import Testing

@testable import ProjectReader

/// Manifests that compute something, run by the toolchain.
@Suite struct ManifestRunTests {
  private static let text = """
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    let secret = (try? String(contentsOfFile: "SECRET", encoding: .utf8)) ?? "hidden"
    try? "".write(toFile: "TRACE", atomically: true, encoding: .utf8)
    let names = ["A", "B"]
    let package = Package(
      name: "Man", products: names.map { .library(name: $0, targets: [$0]) },
      traits: ["T", .default(enabledTraits: ["T"])],
      dependencies: [
        .package(url: "https://example.com/x.git", from: "1.0.0"), .package(path: "../y"),
        .package(url: "https://example.com/z", branch: "main"),
      ],
      targets: names.map {
        .target(
          name: $0,
          dependencies: [
            .product(name: "X", package: "x", condition: .when(platforms: [.iOS], traits: ["T"])),
            .product(name: "Z", package: "z", condition: .when(platforms: [.macOS])), "Q",
            .target(name: "C"),
          ],
          resources: [.process("R"), .copy("D")],
          swiftSettings: [
            .define("IOS", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS])),
            .define(secret), .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
            .defaultIsolation(MainActor.self),
          ])
      } + [
        .target(
          name: "C", path: "cc", publicHeadersPath: "inc",
          cSettings: [.define("K", to: "3"), .headerSearchPath("hh")])
      ])
    """

  @Test func computedManifestIsRunWithoutAccess() throws {
    try withTemporaryFolder(["secret": "revealed"]) { folder in
      let (secret, trace) = (
        folder.appendingPathComponent("secret").path, folder.appendingPathComponent("trace").path
      )
      let package = folder.appendingPathComponent("man")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      try Data(
        Self.text.replacingOccurrences(of: "SECRET", with: secret)
          .replacingOccurrences(of: "TRACE", with: trace).utf8
      ).write(to: package.appendingPathComponent("Package.swift"))
      let run = ManifestRun(cache: folder.appendingPathComponent("cache"))
      let manifest = try PackageManifest(folder: package, run: run)
      #expect(
        manifest.notices == [
          "\(package.path)/Package.swift is not constant and was run in a sandbox without network"
        ])
      #expect(manifest.products.map(\.targets) == [["A"], ["B"]])
      #expect(manifest.traits == ["T"])
      #expect(manifest.dependencies.map(\.identity) == ["x", "y", "z"])
      #expect(
        manifest.dependencies.map(\.requirement?.description) == [
          "1.0.0 ..< 2.0.0", nil, "branch main",
        ])
      let target = try #require(manifest.targets.first)
      #expect(
        target.dependencies == [.product("X", package: "x"), .byName("Q"), .target("C")])
      #expect(target.conditions == ["IOS", "hidden"])
      #expect(target.languageMode == "5")
      #expect(target.flags == [.upcomingFeature("ExistentialAny"), .mainActorIsolation])
      #expect(target.resources.map(\.isCopied) == [false, true])
      let c = try #require(manifest.targets.last)
      #expect(c.path == "cc")
      #expect(c.headerFolder == "inc")
      #expect(c.cDefinitions == ["K=3"])
      #expect(c.headerSearchPaths == ["hh"])
      #expect(!FileManager.default.fileExists(atPath: trace))
    }
  }

  /// Products that a manifest has only on a Mac, where apps are built.
  @Test(.enabled(if: CodeSandbox() != nil)) func conditionsAreThoseOfAMac() throws {
    let text = """
      // swift-tools-version: 6.0
      import PackageDescription
      var products: [Product] = []
      #if os(macOS) && !os(Linux)
      products.append(.library(name: "Apple", targets: ["A"]))
      #elseif os(Linux)
      products.append(.library(name: "Linux", targets: ["A"]))
      #endif
      let package = Package(name: "Man", products: products, targets: [.target(name: "A")])
      """
    try withTemporaryFolder(["man/Package.swift": text]) { folder in
      let package = folder.appendingPathComponent("man")
      let run = ManifestRun(cache: folder.appendingPathComponent("cache"))
      let manifest = try PackageManifest(folder: package, run: run)
      #expect(manifest.products.map(\.name) == ["Apple"])
      let file = package.appendingPathComponent("Package.swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test(arguments: [
    ("let package = Package(name: \"A\")\nprint(1)", false),
    ("let package = Package(name: \"A\")\nif true { package.targets = [] }", true),
    ("let package = Package(name: \"A\", targets: f())", true),
    (
      "var p = [\"a\"]\nif f { p += [\"b\"] }\nlet package = Package(name: \"A\", products: p)",
      true
    ),
  ])
  func constantManifestIsNotRun(text: String, isRun: Bool) throws {
    try withTemporaryFolder(["man/Package.swift": "// swift-tools-version: 5.9\n" + text]) {
      folder in
      // The result of an earlier run is used instead of a new one.
      let cache = folder.appendingPathComponent("cache")
      let run = try #require(ManifestRun(cache: cache))
      let file = folder.appendingPathComponent("man/Package.swift")
      try run.keep(Data(#"{"name": "Run"}"#.utf8), of: file, Array(Data(contentsOf: file)))
      let manifest = try PackageManifest(folder: folder.appendingPathComponent("man"), run: run)
      #expect(manifest.name == (isRun ? "Run" : "A"))
    }
  }
}

/// A manifest whose list of targets is computed, as a project.
@Suite struct ComputedPackageTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    func names() -> [String] { ["Widgets", "Kit"] }
    let package = Package(name: "Computed", targets: names().map { .target(name: $0) })
    """,
    "Sources/Widgets/Tide.swift": "@main struct Tide: Widget {}",
    "Sources/Kit/Kit.swift": "",
  ]

  /// Without it, all sources of the folder would be those of one extension.
  @Test(.enabled(if: CodeSandbox() != nil)) func isRunToFindItsTargets() throws {
    try withTemporaryFolder(Self.files) { folder in
      var options = ReadingOptions()
      options.packageCache = folder.appendingPathComponent("cache")
      let manifest = folder.appendingPathComponent("Package.swift")
      #expect(try ProjectSearch.locate(folder, options) == .projects([manifest], folder: nil))
      let found = try WidgetExtension.all(inPackage: manifest, options).extensions
      #expect(found.map(\.target.name) == ["Widgets"])
      #expect(found.first?.packageNotices.contains { $0.contains("is not constant") } == true)
    }
  }

  @Test func isReportedIfItCannotBeRun() throws {
    try withTemporaryFolder(Self.files) { folder in
      let manifest = folder.appendingPathComponent("Package.swift")
      let location = try ProjectSearch.locate(folder)
      #expect(location == .projects([manifest], folder: nil))
      let error = #expect(throws: ProjectError.self) {
        try WidgetExtension.all(inPackage: manifest, ReadingOptions())
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains("computes its targets and cannot be run"))
    }
  }
}

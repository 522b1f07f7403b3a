import Foundation
import Testing

@testable import ProjectReader

/// What widget extensions need from other targets, projects, pods and packages.
@Suite struct ModuleLinkerTests {
  /// A workspace with two projects and packages.
  private static let lagoon = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tool/EndToEndTests/Fixtures/Lagoon")

  private func lagoon(
    _ options: ReadingOptions = ReadingOptions()
  ) throws -> WidgetExtension {
    guard case .projects(let projects, nil) = try ProjectSearch.locate(Self.lagoon) else {
      throw ProjectError.noProject(Self.lagoon.path)
    }
    return try #require(try WidgetExtension.all(of: projects, folder: nil, options).first)
  }

  @Test func frameworksOfOtherProjectsAreLinked() throws {
    let found = try lagoon()
    #expect(found.modules.map(\.name) == ["LagoonKit", "Shell"])
    #expect(found.packageModules.map(\.name) == ["Reef"])
    #expect(found.missingPackages.isEmpty)
    #expect(
      found.objectiveC.map(\.advice) == [
        "the framework Old is in Objective-C or assembly and is not built",
        "the bridging header Bridging.h is in Objective-C or assembly and is not built",
      ])
    #expect(found.objectiveC.map(\.isUsed) == [false, false])
    #expect(
      found.target.files.map(\.lastPathComponent).filter { $0.hasSuffix(".swift") }.sorted()
        == ["Depth.swift", "LagoonWidgets.swift", "WidgetsOnly.swift"])
  }

  @Test func macroComesWithItsModules() throws {
    let macro = try #require(try lagoon().packageMacros.first)
    #expect(macro.name == "ReefMacros")
    #expect(macro.modules.map(\.name) == ["Tools", "ReefMacros"])
  }

  @Test func scriptsOfTargetAreRead() throws {
    let script = try #require(try lagoon().target.scripts.first)
    #expect(script.name == "Generate Secrets")
    #expect(script.outputs == ["$(SRCROOT)/Generated/Secrets.swift"])
    #expect(script.text.contains("mkdir -p"))
  }

  @Test func scriptsAreRunInCopy() throws {
    try withTemporaryFolder([:]) { folder in
      let copy = folder.appendingPathComponent("repository/Lagoon")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.lagoon, to: copy)
      var options = ReadingOptions()
      options.runsScripts = true
      options.packageCache = folder.appendingPathComponent("cache")
      guard case .projects(let projects, nil) = try ProjectSearch.locate(copy) else { return }
      let found = try #require(
        try WidgetExtension.all(of: projects, folder: nil, options).first)
      #expect(found.scriptsWereRun)
      #expect(found.target.missingFiles.isEmpty)
      let secrets = try #require(
        found.target.files.first { $0.lastPathComponent == "Secrets.swift" })
      #expect(
        try String(contentsOf: secrets, encoding: .utf8)
          == "enum Secrets { static let key = \"Debug\" }\n")
      let generated = copy.appendingPathComponent("App/Generated").path
      #expect(!FileManager.default.fileExists(atPath: generated))
    }
  }

  private static func widget(_ platform: String = "iOS") -> String {
    """
    {type: app-extension, platform: \(platform), sources: [W], info: {path: Info.plist, properties: \
    {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}}
    """
  }

  @Test func importedPodsThatAreNotInstalledAreNamed() throws {
    let files = [
      "project.yml": "name: A\ntargets:\n  W: \(Self.widget())\n",
      "W/W.swift": "import King_fisher\nimport Moya\n",
      "Podfile": "target 'W' do\n  pod 'King-fisher', '~> 7'\n  pod \"Moya/Core\"\n  pod 'Z'\nend",
    ]
    try withTemporaryFolder(files) { folder in
      let project = folder.appendingPathComponent("project.yml")
      let found = try WidgetExtension.all(of: [project], folder: nil)
      let path = folder.appendingPathComponent("Podfile").path
      #expect(
        found.first?.missingParts
          == ["King-fisher", "Moya"].map {
            "the pod \($0) of \(path) is missing: run pod install, or supply its declarations "
              + "with --stub"
          })
    }
  }

  @Test(arguments: [("tvOS", nil), ("macOS", .iOS), ("iOS", .watchOS)] as [(String, Platform?)])
  func widgetsOfOtherPlatformsAreNamed(platform: String, wanted: Platform?) throws {
    let files = [
      "project.yml": "name: A\ntargets:\n  W: \(Self.widget(platform))\n", "W/W.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let project = folder.appendingPathComponent("project.yml")
      var options = ReadingOptions()
      options.platform = wanted
      let expected = ProjectError.foreignWidgetExtensions(
        project.path, platform: wanted ?? .iOS, targets: ["W (\(platform))"])
      #expect(throws: expected) {
        try WidgetExtension.all(of: [project], folder: nil, options)
      }
    }
  }

  @Test func binaryFrameworksAreNamed() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, );};
        G = {isa = PBXGroup; children = (F, S, ); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = Libs/Clock.xcframework; sourceTree = "<group>";};
        S = {
          isa = PBXFileReference; path = System/WidgetKit.framework; sourceTree = SDKROOT;
        };
        T = {isa = PBXNativeTarget; name = T; buildPhases = (B, );};
        B = {isa = PBXFrameworksBuildPhase; files = (C, D, );};
        C = {isa = PBXBuildFile; fileRef = F;};
        D = {isa = PBXBuildFile; fileRef = S;};
      }; rootObject = P;}
      """
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      let project = try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
      #expect(try project.targets().map(\.binaryFrameworks) == [[.init(name: "Clock.xcframework")]])
    }
  }

  @Test func partsOfPackagesThatAreNotBuiltAreNamed() throws {
    let manifest = """
      let package = Package(
        name: "A", products: [.library(name: "A", targets: ["A", "Bin", "Old"])],
        targets: [
          .target(name: "A", plugins: [.plugin(name: "Lint", package: "tools")]),
          .binaryTarget(name: "Bin", path: "Bin.xcframework"), .target(name: "Old"),
        ])
      """
    let files = [
      "A/Package.swift": manifest, "A/Sources/A/A.swift": "let a = TDEOld(), b = OldKind.first",
      "A/Sources/Old/Old.m": "",
      "A/Sources/Old/include/Old.h": """
      @class TDELater;
      typedef NS_ENUM(NSInteger, OldKind) { OldKindFirst };
      @interface TDEOld : NSObject
      @end
      @interface TDEOther: NSObject
      @end
      @interface NSString (Old)
      @end
      """,
    ]
    try withTemporaryFolder(files) { folder in
      let graph = try PackageGraph(
        products: [.init(name: "A", package: nil, isLocal: true)],
        local: [folder.appendingPathComponent("A")])
      #expect(graph.notices == [])
      #expect(
        graph.leftOut == [
          "A: the plugin Lint of the target A is not run; --run-scripts runs it in a sandbox",
          "A: the binary target Bin is for Apple's systems and is not linked; supply its "
            + "declarations with --stub",
        ])
      let sources = [folder.appendingPathComponent("A/Sources/A/A.swift")]
      #expect(
        graph.objectiveC.map { $0.described(usedBy: sources, in: graph.root).advice } == [
          "A: Old is in Objective-C or assembly and is not built; it declares OldKind in A.swift, "
            + "TDEOld in A.swift; supply these declarations with --stub Old=FILE.swift"
        ])
      #expect(
        graph.objectiveC.map { $0.described(usedBy: [], in: graph.root).advice }
          == ["A: Old is in Objective-C or assembly and is not built"])
    }
  }
  /// The dependency of a target on a plugin, as Xcode writes it.
  @Test func pluginsOfTargetsAreRead() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; targets = (T); buildConfigurationList = L; mainGroup = G;};
        G = {isa = PBXGroup; children = ();};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};};
        T = {isa = PBXNativeTarget; name = A; buildConfigurationList = L; buildPhases = ();
          dependencies = (D); packageProductDependencies = (K); productType = "x";};
        D = {isa = PBXTargetDependency; productRef = Q;};
        Q = {isa = XCSwiftPackageProductDependency; package = R; productName = "plugin:Lint";};
        K = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit;};
        R = {isa = XCLocalSwiftPackageReference; relativePath = Kit;};
      }; rootObject = P;}
      """
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      let project = try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
      let target = try #require(try project.targets().first)
      #expect(target.pluginProducts.map(\.name) == ["Lint"])
      #expect(target.packageProducts.map(\.name) == ["Kit"])
      let package = folder.appendingPathComponent("Kit").path
      #expect(target.pluginProducts.map(\.package) == [package])
    }
  }

  /// The programs for Linux among those of an artifact bundle.
  @Test func toolOfArtifactBundleIsFound() throws {
    let information = """
      {"schemaVersion": "1.0", "artifacts": {"lint": {"type": "executable", "version": "1",
        "variants": [{"path": "mac/lint", "supportedTriples": ["arm64-apple-macosx"]},
          {"path": "linux/lint", "supportedTriples":
            ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]}]},
        "swiftgen": {"type": "executable", "version": "1",
          "variants": [{"path": "mac/swiftgen", "supportedTriples": ["arm64-apple-macosx"]}]}}}
      """
    try withTemporaryFolder(["Lint.artifactbundle/info.json": information]) { folder in
      let bundle = folder.appendingPathComponent("Lint.artifactbundle")
      let program = bundle.appendingPathComponent("linux/lint")
      let root = ProjectRoot(folders: [folder])
      #expect(
        ArtifactBundle.programs(in: bundle, root).mapValues(\.path) == ["lint": program.path])
      #expect(ArtifactBundle.programs(in: folder, root).isEmpty)
    }
  }
}

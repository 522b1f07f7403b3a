import Foundation
import Testing

@testable import ProjectReader

/// Files outside of a project that a hostile project names.
@Suite struct OutsideFileTests {
  private static let canary = "SECRET_TOKEN = canary"

  /// A project in a repository, beside a folder with a secret.
  /// - Parameters:
  ///   - links: Symbolic links in the repository, with what they lead to.
  ///   - settings: The build settings of its target.
  private func withProject(
    _ files: [String: String] = [:], links: [String: String] = [:], settings: String = "",
    configuration: String = "Base.xcconfig", _ body: (_ folder: URL, _ outside: URL) throws -> Void
  ) throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, );};
        G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>";};
        X = {isa = PBXFileReference; path = "\(configuration)"; sourceTree = "<group>";};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};
          baseConfigurationReference = X;};
        M = {isa = XCConfigurationList; buildConfigurations = (D);};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
        T = {isa = PBXNativeTarget; name = T; buildConfigurationList = M; buildPhases = ();
          productType = "com.apple.product-type.app-extension";};
      }; rootObject = P;}
      """
    var all = files
    all["outside/secret.xcconfig"] = Self.canary
    all["outside/Info.plist"] = "<plist><dict><key>A</key><string>canary</string></dict></plist>"
    all["repository/.git/HEAD"] = ""
    all["repository/A.xcodeproj/project.pbxproj"] = text
    try withTemporaryFolder(all) { folder in
      let repository = folder.appendingPathComponent("repository")
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: repository.appendingPathComponent(name).path, withDestinationPath: target)
      }
      try body(repository, folder.appendingPathComponent("outside"))
    }
  }

  private func target(in folder: URL, also: [URL] = []) throws -> ProjectTarget {
    let url = folder.appendingPathComponent("A.xcodeproj")
    let root = ProjectRoot(around: folder, also: also)
    return try #require(try XcodeProject(contentsOf: url, root: root).targets().first)
  }

  @Test(
    arguments: [
      (
        ["repository/Base.xcconfig": "#include \"../outside/secret.xcconfig\""], [:],
        "Base.xcconfig"
      ),
      (
        ["repository/Base.xcconfig": "#include? \"../outside/secret.xcconfig\""], [:],
        "Base.xcconfig"
      ),
      ([:], [:], "../outside/secret.xcconfig"),
      ([:], ["Base.xcconfig": "../outside/secret.xcconfig"], "Base.xcconfig"),
      (
        ["repository/Base.xcconfig": "#include \"link.xcconfig\""],
        ["link.xcconfig": "../outside/secret.xcconfig"], "Base.xcconfig"
      ),
    ] as [([String: String], [String: String], String)])
  func settingsAreNotReadOutside(
    files: [String: String], links: [String: String], configuration: String
  ) throws {
    try withProject(files, links: links, configuration: configuration) { folder, outside in
      let target = try target(in: folder)
      #expect(target.settings["SECRET_TOKEN"] == nil)
      let notice = try #require(target.notices.first)
      #expect(notice.contains("it is outside of the project's folder \(folder.path)"), "\(notice)")
      #expect(notice.hasSuffix("to allow it, pass --also \(outside.path)"), "\(notice)")
      #expect(try self.target(in: folder, also: [outside]).settings["SECRET_TOKEN"] == "canary")
    }
  }

  /// The error of a damaged file shows the line.
  @Test(arguments: ["/etc/passwd", "/proc/self/status"])
  func linesOfOtherFilesAreNotShown(file: String) throws {
    let files = ["repository/Base.xcconfig": "#include \"\(file)\""]
    try withProject(files) { folder, _ in
      let notices = try target(in: folder).notices
      #expect(notices.count == 1)
      #expect(notices.first?.contains("root:") == false)
    }
  }

  @Test(
    arguments: [
      ("INFOPLIST_FILE = \"../outside/Info.plist\";", [:]),
      ("INFOPLIST_FILE = \"OUTSIDE/Info.plist\";", [:]),
      ("INFOPLIST_FILE = Info.plist;", ["Info.plist": "../outside/Info.plist"]),
      ("CODE_SIGN_ENTITLEMENTS = \"OUTSIDE/Info.plist\";", [:]),
    ] as [(String, [String: String])])
  func propertyListsAreNotReadOutside(settings: String, links: [String: String]) throws {
    try withProject(links: links, settings: "INFOPLIST_FILE = a;") { folder, outside in
      let project = folder.appendingPathComponent("A.xcodeproj/project.pbxproj")
      let text = try String(contentsOf: project, encoding: .utf8)
      try Data(
        text.replacing(
          "INFOPLIST_FILE = a;", with: settings.replacing("OUTSIDE", with: outside.path)
        ).utf8
      ).write(to: project)
      let target = try target(in: folder)
      #expect(target.informationFile == nil || settings.hasPrefix("CODE"))
      #expect(target.entitlementsFile == nil)
      #expect(try target.information()["A"] == nil)
      #expect(target.outsideSettings.count == 1)
    }
  }

  @Test(arguments: [
    #"{"stubs": {"Kit": "../outside/a.swift"}}"#, #"{"stubs": {"Kit": "/etc/hostname"}}"#,
    #"{"packages": "/"}"#, #"{"seed": "../outside"}"#, #"{"stubs": {"Kit": "link/a.swift"}}"#,
    #"{"tests": [{"kind": "A", "seed": "/etc"}]}"#,
  ])
  func configurationNamesNothingOutside(text: String) throws {
    let files = ["repository/.vitrine.json": text]
    try withProject(files, links: ["link": "../outside"]) { folder, _ in
      let error = #expect(throws: ProjectError.self) { try ProjectConfiguration.find(for: folder) }
      #expect(error?.description.contains("--also") == true, "\(String(describing: error))")
    }
  }

  @Test func configurationItselfIsNotOutside() throws {
    let files = ["outside/a.json": "{\"canary\": 1}"]
    try withProject(files, links: [".vitrine.json": "../outside/a.json"]) { folder, _ in
      let error = #expect(throws: ProjectError.self) { try ProjectConfiguration.find(for: folder) }
      #expect(error?.description.contains("canary") == false)
    }
  }

  @Test func localPackageIsNotOutside() throws {
    let manifest = { (name: String, needs: String) in
      """
      let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(needs)], targets: [.target(name: "\(name)", dependencies: ["Secret"])])
      """
    }
    let files = [
      "repository/A/Package.swift": manifest("A", ".package(path: \"../../outside/Secret\")"),
      "repository/A/Sources/A/A.swift": "",
      "outside/Secret/Package.swift": manifest("Secret", ""),
      "outside/Secret/Sources/Secret/S.swift": "",
    ]
    try withProject(files) { folder, outside in
      func graph(also: [URL]) throws -> PackageGraph {
        try PackageGraph(
          products: [.init(name: "A", package: nil, isLocal: true)],
          local: [folder.appendingPathComponent("A")], root: ProjectRoot(around: folder, also: also)
        )
      }
      let found = try graph(also: [])
      #expect(found.modules.map(\.name) == ["A"])
      #expect(found.missing.first?.reason.contains("--also") == true)
      #expect(try graph(also: [outside]).modules.map(\.name) == ["Secret", "A"])
    }
  }

  @Test func filesOfPackagesAreNotOutside() throws {
    let files = [
      "repository/A/Package.swift": """
      let package = Package(name: "A", targets: [.target(name: "A",
        resources: [.copy("../../../../outside/secret.xcconfig"), .copy("link"), .copy("shared")])])
      """,
      "repository/A/Sources/A/A.swift": "", "repository/shared/S.swift": "",
    ]
    let links = [
      "A/Sources/A/link": "../../../../outside", "A/Sources/A/shared": "../../../shared",
    ]
    try withProject(files, links: links) { folder, _ in
      let package = folder.appendingPathComponent("A")
      let graph = try PackageGraph(
        products: [.init(name: "A", package: nil, isLocal: true)], local: [package],
        root: ProjectRoot(around: folder))
      let module = try #require(graph.modules.first)
      #expect(module.files.map(\.lastPathComponent) == ["A.swift", "shared"])
      #expect(graph.notices.count { $0.contains("--also") } >= 2)
      // A fetched package is alone in its folder.
      let alone = try PackageManifest(folder: package)
      #expect(alone.targets.first?.files(in: alone).map(\.lastPathComponent) == ["A.swift"])
    }
  }
}

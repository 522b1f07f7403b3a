import Foundation
import Testing
import YAML

@testable import ProjectReader

/// Projects that are made to keep their reader busy.
@Suite struct ReadingLimitTests {
  /// Each setting refers twice to the one before, whose value is empty, so that no length ends it.
  @Test(arguments: [24, 41, 400])
  func chainedSettingsEnd(count: Int) {
    let chain = (0..<count).map { ["S\($0 + 1)": "$(S\($0))$(S\($0))"] }
    let settings = BuildSettings(levels: [["S0": ""]] + chain)
    #expect(settings["S\(count)"] == "")
    #expect(settings["S12"] == "")
  }

  @Test func manyUnclosedReferencesEnd() {
    let text = String(repeating: "$(", count: 100_000)
    #expect(BuildSettings(levels: [["A": text]]).expanding(text) == text)
  }

  @Test(arguments: [
    ("a/**/b", "a/x/y/b", true), ("**", "a", true), ("**/*.swift", "a/b/c.swift", true),
    ("a/*", "a/b/c", true), ("a/*/d", "a/b/c", false), ("a", "b/a", false), ("**/b", "b/c", true),
    (String(repeating: "**/a/", count: 40) + "b", String(repeating: "a/", count: 200) + "c", false),
  ])
  func patternsMatch(pattern: String, path: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [
    (String(repeating: "(", count: 200_000), "A.xcodeproj/project.pbxproj"),
    ("/* ' */" + String(repeating: "{a=", count: 200_000), "A.xcodeproj/project.pbxproj"),
    ("<plist>" + String(repeating: "<array>", count: 200_000), "A.xcodeproj/project.pbxproj"),
    (String(repeating: "[", count: 100_000), "project.yml"),
    (String(repeating: "{a: ", count: 100_000), "project.yml"),
    (String(repeating: "- ", count: 50_000), "project.yml"),
    (String(repeating: "[", count: 100_000), ".vitrine.json"),
  ])
  func deepNestingIsDamage(text: String, file: String) throws {
    try withTemporaryFolder([file: text]) { folder in
      let error = #expect(throws: ProjectError.self) {
        _ = try ProjectConfiguration.find(for: folder)
        let project = file.hasSuffix("pbxproj") ? "A.xcodeproj" : file
        _ = try ProjectContents(of: folder.appendingPathComponent(project), ReadingOptions())
      }
      guard case .damaged(folder.path + "/" + file, _, _)? = error else {
        Issue.record("\(String(describing: error).prefix(300))")
        return
      }
    }
  }

  @Test func listsWithoutContentsAreNotNested() {
    let text = "<plist><dict>" + String(repeating: "<array/><dict></dict>", count: 1000)
    #expect(NestingDepth.lineOfExcess(in: Data(text.utf8)) == nil)
    let strings = (0..<1000).map { "\"a(\\\"{\($0)\" = \"(\"; // {\n" }.joined()
    #expect(NestingDepth.lineOfExcess(in: Data(strings.utf8)) == nil)
  }

  /// Each file includes the next one twice.
  @Test func includesThatMultiplyEnd() throws {
    var files: [String: String] = ["30.xcconfig": "A = 1", "30.yml": "a: 1"]
    for number in 0..<30 {
      let next = "\(number + 1)"
      files["\(number).xcconfig"] = "#include \"\(next).xcconfig\"\n#include \"\(next).xcconfig\""
      files["\(number).yml"] = "include: [\(next).yml, \(next).yml]"
    }
    try withTemporaryFolder(files) { folder in
      let root = ProjectRoot(folders: [folder])
      #expect(throws: ProjectError.self) {
        try ConfigurationFile(contentsOf: folder.appendingPathComponent("0.xcconfig"), in: root)
      }
      #expect(throws: ProjectError.self) {
        try DescriptionFile.read(folder.appendingPathComponent("0.yml"), in: root)
      }
    }
  }

  @Test func attributesThatContainEachOtherEnd() throws {
    let attributes = (0..<40).map { "a\($0): \"${a\($0 + 1)}${a\($0 + 1)}\"" }.joined(
      separator: ", ")
    let groups = (0..<10).map { name in
      "g\(name): {groups: [\((0..<10).map { "g\($0)" }.joined(separator: ", "))]}"
    }.joined(separator: ", ")
    let text = """
      settingGroups: {\(groups)}
      targets:
        T: {type: framework, templateAttributes: {\(attributes)}, settings: {groups: [g0]},
          sources: ["${a0}"]}
      """
    try withTemporaryFolder(["project.yml": text]) { folder in
      let file = folder.appendingPathComponent("project.yml")
      let targets = try ProjectDescription(contentsOf: file).targets(ReadingOptions())
      #expect(targets.map(\.name) == ["T"])
      #expect(targets.first?.missingFiles.map(\.lastPathComponent) == ["${a1}${a1}"])
    }
  }

  @Test func diskIsNotSearched() throws {
    #expect(throws: ProjectError.noProject("/")) {
      try ProjectSearch.locate(URL(fileURLWithPath: "/"))
    }
  }

  /// A group of a project and a macro of a package that contain themselves.
  @Test func membersThatContainThemselvesEnd() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, );};
        G = {isa = PBXGroup; children = (V, ); sourceTree = "<group>";};
        V = {isa = PBXVariantGroup; children = (V, F, ); name = a; sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = a.strings; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = T; buildPhases = (B, );};
        B = {isa = PBXResourcesBuildPhase; files = (C, );};
        C = {isa = PBXBuildFile; fileRef = V;};
      }; rootObject = P;}
      """
    let manifest = """
      let package = Package(name: "A", targets: [
        .macro(name: "M", dependencies: ["M"]), .target(name: "A", dependencies: ["M"])])
      """
    let files = [
      "A.xcodeproj/project.pbxproj": text, "a.strings": "", "A/Package.swift": manifest,
      "A/Sources/A/A.swift": "", "A/Sources/M/M.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let project = try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
      #expect(try project.targets().first?.files.map(\.lastPathComponent) == ["a.strings"])
      let graph = try PackageGraph(
        products: [.init(name: "A", package: nil, isLocal: true)],
        local: [folder.appendingPathComponent("A")])
      #expect(graph.modules.map(\.name) == ["A"])
      #expect(graph.notices == ["A: M needs M; remove one of them"])
    }
  }
}

import Foundation
import GoldenFiles
import Testing

@testable import ProjectReader

@Suite struct XcodeProjectTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Harbour/Harbour.xcodeproj")

  private func target(_ name: String, _ options: ReadingOptions = ReadingOptions()) throws
    -> ProjectTarget
  {
    let project = try XcodeProject(contentsOf: Self.project)
    return try #require(try project.targets(options).first { $0.name == name })
  }

  @Test func targetsAreRead() throws {
    let folder = Self.project.deletingLastPathComponent().path + "/"
    let targets = try XcodeProject(contentsOf: Self.project).targets()
    try expectGolden(
      targets.map { $0.text(relativeTo: folder) }.joined(separator: "\n"), "Harbour.txt")
  }

  @Test func releaseHasItsOwnSettings() throws {
    let target = try target("Tide Widgets", ReadingOptions(configuration: "Release"))
    #expect(target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "RELEASE")
    #expect(target.settings["SWIFT_VERSION"] == "5.0")
    #expect(target.kind == .widgetExtension)
  }

  @Test func givenSettingsOverrideTheProject() throws {
    let options = ReadingOptions(settings: ["ORGANISATION": "com.other", "SWIFT_VERSION": "4.2"])
    let target = try target("Tide Widgets", options)
    #expect(target.bundleIdentifier == "com.other.app.widgets")
    #expect(target.settings["SWIFT_VERSION"] == "4.2")
  }

  @Test func unknownConfigurationListsThoseThatExist() {
    #expect(throws: ProjectError.unknownConfiguration("Beta", available: ["Debug", "Release"])) {
      try target("Tide Widgets", ReadingOptions(configuration: "Beta"))
    }
  }

  @Test(arguments: [
    ("{ a = ", ":1: not a property list: "),
    ("// !$*UTF8*$!\n{\n  a = (1, 2;\n}", ":3: not a property list: expected terminating ')'"),
    ("// !$*UTF8*$!\n{\n  a = (1, );\n<<<<<<< HEAD\n}", ":4: not a property list: "),
    ("{\n objects = {};\n rootObject = X;\n}", ": \"rootObject\" refers to no object"),
    ("{ rootObject = X; }", ": expected a dictionary \"objects\""),
    ("(a, b)", ": expected a dictionary"),
    ("", ": the file is empty"),
    ("just text", ":1: not a property list: "),
  ])
  func damagedProjectsAreReported(text: String, reason: String) throws {
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      let error = #expect(throws: ProjectError.self) {
        try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
      }
      let message = (error?.description ?? "").replacingOccurrences(of: folder.path, with: "")
      #expect(message.hasPrefix("/A.xcodeproj/project.pbxproj" + reason), "\(message)")
    }
  }

  @Test func unexpectedCharacterOfStringsIsShown() throws {
    try withTemporaryFolder(["a.strings": "\"a\" = \"b\";\n\"c\" = ;\n"]) { folder in
      let file = folder.appendingPathComponent("a.strings")
      let expected = ProjectError.damaged(
        file.path, line: 2, reason: "not a property list: unexpected character ';'")
      #expect(throws: expected) {
        try PropertyListFile.dictionary(of: file, in: ProjectRoot(folders: [folder]))
      }
    }
  }

  /// Groups that contain each other, members without a file, and a target that lists itself.
  @Test func referencesThatLeadNowhereEnd() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, X, );};
        G = {isa = PBXGroup; children = (H, G, F, ); sourceTree = "<group>";};
        H = {isa = PBXGroup; children = (G, X, ); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = T; buildPhases = (B, X, T, ); dependencies = (T, );};
        B = {isa = PBXSourcesBuildPhase; files = (C, D, X, B, );};
        C = {isa = PBXBuildFile; fileRef = F;};
        D = {isa = PBXBuildFile; fileRef = X;};
      }; rootObject = P;}
      """
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      let targets = try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
        .targets()
      #expect(targets.map(\.name) == ["T"])
      #expect(targets.first?.files == [])
      #expect(targets.first?.missingFiles.count == 1)
    }
  }
}

extension ProjectTarget {
  /// A description of everything that was read, for goldens.
  fileprivate func text(relativeTo folder: String) -> String {
    func relative(_ url: URL?) -> String {
      url?.path.replacingOccurrences(of: folder, with: "") ?? "none"
    }
    var lines = ["\(kind.rawValue) \"\(name)\""]
    lines += [
      "  module \(moduleName), bundle \(bundleIdentifier ?? "none")",
      "  platforms \(platforms.map(\.rawValue).sorted().joined(separator: ", "))",
      "  \(configuration) of \(configurations.joined(separator: ", "))",
    ]
    for file in configurationFiles { lines.append("  settings in \(relative(file))") }
    for name in ["SWIFT_VERSION", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_NAME"] {
      if let value = settings[name] { lines.append("  \(name) = \(value)") }
    }
    for file in files { lines.append("  file \(relative(file))") }
    for file in missingFiles { lines.append("  missing \(relative(file))") }
    for name in dependencies { lines.append("  depends on \(name)") }
    for product in packageProducts {
      lines.append("  product \(product.name) of \(product.package ?? "a package among its files")")
    }
    let information = (try? self.information()) ?? [:]
    for (key, value) in information.sorted(by: { $0.key < $1.key }) {
      lines.append("  Info.plist \(key) = \(value)")
    }
    return lines.joined(separator: "\n").replacingOccurrences(of: folder, with: "") + "\n"
  }
}

import Foundation
import Testing

@testable import ProjectReader

/// What a message says about sources that are generated and not in the repository.
@Suite struct MissingSourceTests {
  /// An Xcode project with an app, whose script has these properties, and a widget extension with
  /// a generated source.
  private static func project(_ file: String, script: String) -> String {
    """
    {objects = {
      P = {isa = PBXProject; targets = (A, W); buildConfigurationList = L; mainGroup = G;};
      G = {isa = PBXGroup; children = (F);};
      F = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>";};
      B = {isa = PBXBuildFile; fileRef = F;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; };};
      A = {isa = PBXNativeTarget; name = Harbour; buildConfigurationList = L; buildPhases = (X);
        productType = "com.apple.product-type.application";};
      X = {isa = PBXShellScriptBuildPhase; name = Generate; shellPath = /bin/sh; \(script)};
      W = {isa = PBXNativeTarget; name = Widgets; buildConfigurationList = L; buildPhases = (S);
        productType = "com.apple.product-type.app-extension";};
      S = {isa = PBXSourcesBuildPhase; files = (B);};
    }; rootObject = P;}
    """
  }

  private static let information = """
    <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """

  struct Case: Sendable {
    var file: String
    var script = ""
    var others: [String: String] = [:]
    var advice: String
  }

  @Test(arguments: [
    Case(
      file: "R.generated.swift", script: #"outputPaths = ("$(SRCROOT)/R.generated.swift");"#,
      advice: "the script \"Generate\" of Harbour writes it with R.swift, which does not run on "
        + "Linux; run it on a Mac and copy the file to this place"),
    Case(
      file: "R.generated.swift",
      advice: "R.swift generates it and does not run on Linux; run it on a Mac and copy the file "
        + "to this place"),
    Case(
      file: "Generated/Strings.swift",
      others: [
        "swiftgen.yml": "strings:\n  outputs:\n    - output: Generated/Strings.swift\n"
      ],
      advice: "SwiftGen generates it and does not run on Linux; run it on a Mac and copy the file "
        + "to this place"),
    Case(
      file: "Generated/Mocks.generated.swift",
      others: [".sourcery.yml": "output: Generated\n"],
      advice: "Sourcery generates it; run it and put the file in this place"),
    Case(
      file: "Generated/Version.swift",
      script: #"outputFileListPaths = ("$(SRCROOT)/outputs.xcfilelist");"#,
      others: ["outputs.xcfilelist": "# All.\n\n$(SRCROOT)/Generated/Version.swift\n"],
      advice: "the script \"Generate\" of Harbour writes it; pass --run-scripts, or run it on a "
        + "Mac and copy the file to this place"),
    Case(
      file: "Secrets.swift", script: #"outputFileListPaths = ("../outside.xcfilelist");"#,
      advice: "restore it, for example with git submodule update --init, or create it as the "
        + "project's documentation describes"),
  ])
  func originIsNamed(_ item: Case) throws {
    let pbxproj = Self.project(item.file, script: item.script)
    let files = [
      "A/A.xcodeproj/project.pbxproj": pbxproj, "A/Info.plist": Self.information,
    ].merging(item.others.map { ("A/\($0.key)", $0.value) }) { $1 }
    try withTemporaryFolder(files) { folder in
      let project = folder.appendingPathComponent("A/A.xcodeproj")
      let found = try #require(try WidgetExtension.all(of: [project], folder: nil).first)
      let path = folder.appendingPathComponent("A/\(item.file)").path
      #expect(found.target.adviceOfMissingFiles == [path: item.advice])
    }
  }

  /// A script of the app is run if it writes a source of the extension, here with its lists.
  @Test(.enabled(if: CodeSandbox() != nil))
  func scriptOfAppWritesSource() throws {
    let script = """
      outputFileListPaths = ("$(SRCROOT)/outputs.xcfilelist");
      inputFileListPaths = ("$(SRCROOT)/inputs.xcfilelist");
      shellScript = "echo // $SCRIPT_OUTPUT_FILE_LIST_COUNT > $(cat $SCRIPT_OUTPUT_FILE_LIST_0)";
      """
    let files = [
      "A/A.xcodeproj/project.pbxproj": Self.project("Version.swift", script: script),
      "A/Info.plist": Self.information, "A/outputs.xcfilelist": "Version.swift",
    ]
    try withTemporaryFolder(files) { folder in
      var options = ReadingOptions()
      options.runsScripts = true
      options.packageCache = folder.appendingPathComponent("cache")
      let project = folder.appendingPathComponent("A/A.xcodeproj")
      let found = try #require(
        try WidgetExtension.all(of: [project], folder: nil, options).first)
      #expect(found.target.missingFiles.isEmpty)
      let list = folder.appendingPathComponent("A/inputs.xcfilelist").path
      #expect(
        found.target.notices == [
          "the script \"Generate\" of Harbour: the list \(list) was not found"
        ])
      let source = try #require(found.target.files.first)
      #expect(try String(contentsOf: source, encoding: .utf8) == "// 1\n")
    }
  }
}

import Foundation
import Testing

@testable import ProjectReader

@Suite struct ProjectSearchTests {
  private static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0">
      <Group location="group:Apps"><FileRef location="group:A/A.xcodeproj"></FileRef></Group>
      <FileRef location="container:Pods/Pods.xcodeproj"></FileRef>
      <FileRef location="group:Lost.xcodeproj"></FileRef>
    </Workspace>
    """

  private static let files = [
    "Apps/A/A.xcodeproj/project.pbxproj": "{}", "Apps/A/Widgets/W.swift": "",
    "Pods/Pods.xcodeproj/project.pbxproj": "{}",
    "node_modules/B.xcodeproj/project.pbxproj": "{}",
    "A.xcworkspace/contents.xcworkspacedata": workspace,
  ]

  @Test(arguments: [
    (".", ["Apps/A/A.xcodeproj"], nil), ("A.xcworkspace", ["Apps/A/A.xcodeproj"], nil),
    ("Apps", ["Apps/A/A.xcodeproj"], nil), ("Apps/A/A.xcodeproj", ["Apps/A/A.xcodeproj"], nil),
    ("Apps/A/Widgets", ["Apps/A/A.xcodeproj"], "Apps/A/Widgets"),
  ])
  func projectsAreFound(path: String, expected: [String], folder: String?) throws {
    try withTemporaryFolder(Self.files) { root in
      let url = { (path: String) in root.appendingPathComponent(path).standardizedFileURL }
      let location = try ProjectSearch.locate(url(path))
      guard case .projects(let projects, let found) = location else {
        Issue.record("found \(location)")
        return
      }
      #expect(projects.map(\.path) == expected.map { url($0).path })
      #expect(found?.path == folder.map { url($0).path })
    }
  }

  @Test func folderWithoutProjectHasSources() throws {
    try withTemporaryFolder(["W.swift": "", "Sub/V.swift": ""]) { root in
      let location = try ProjectSearch.locate(root)
      #expect(location == .sources)
    }
  }

  private static let bare = """
    {objects = {P = {isa = PBXProject; mainGroup = G; targets = ();}; G = {isa = PBXGroup;};};
    rootObject = P;}
    """

  /// A sample app beside the app, and projects of different kinds.
  @Test(arguments: [
    (
      ["Sample/S.xcodeproj/project.pbxproj": bare, "App/ios/project.yml": ""],
      "App/ios/project.yml"
    ),
    (
      [
        "Sample/S.xcodeproj/project.pbxproj": bare,
        "App/ios/A.xcodeproj/project.pbxproj": "/* com.apple.product-type.app-extension */",
      ], "App/ios/A.xcodeproj"
    ),
    (
      [
        "Sample/S.xcodeproj/project.pbxproj": bare,
        "Kit/W/Package.swift":
          "let package = Package(name: \"W\", targets: [.target(name: \"W\")])",
        "Kit/W/Sources/W/W.swift": "@main struct W: WidgetBundle {}",
      ], "Kit/W/Package.swift"
    ),
    (["Sample/S.xcodeproj/project.pbxproj": bare], "Sample/S.xcodeproj"),
  ])
  func projectWithAppExtensionIsPreferred(files: [String: String], expected: String) throws {
    try withTemporaryFolder(files) { root in
      let project = root.appendingPathComponent(expected).standardizedFileURL
      guard case .projects(let found, nil) = try ProjectSearch.locate(root) else {
        Issue.record("found sources")
        return
      }
      #expect(found.map(\.path) == [project.path])
    }
  }

  /// The sources of a whole repository are not those of one extension.
  @Test(arguments: ["package.json", ".git/HEAD"])
  func repositoryWithoutProjectIsReported(file: String) throws {
    try withTemporaryFolder([file: "", "ios/Views/A.swift": "struct A {}"]) { root in
      #expect(throws: ProjectError.noProject(root.standardizedFileURL.path)) {
        try ProjectSearch.locate(root)
      }
    }
  }

  @Test(arguments: [
    ("Tuist.swift", "Tuist"), ("WORKSPACE", "Bazel without ios_extension"),
    ("MODULE.bazel", "Bazel without ios_extension"),
  ])
  func otherFormatsAreNamed(file: String, format: String) throws {
    try withTemporaryFolder([file: ""]) { root in
      let error = #expect(throws: ProjectError.self) { try ProjectSearch.locate(root) }
      #expect(error?.description.contains("\(format) is not read; ") == true)
    }
  }

  @Test func damagedWorkspaceIsReported() throws {
    let files = ["A.xcworkspace/contents.xcworkspacedata": "<a>\n<b>\n</a>"]
    try withTemporaryFolder(files) { root in
      let error = #expect(throws: ProjectError.self) { try ProjectSearch.locate(root) }
      #expect(error?.description.contains("contents.xcworkspacedata:3: ") == true)
    }
  }

  /// Foundation's parser traps on an attribute that is not UTF-8.
  @Test func workspaceInAnotherEncodingIsReported() throws {
    try withTemporaryFolder(["A.xcworkspace/contents.xcworkspacedata": ""]) { root in
      let file = root.appendingPathComponent("A.xcworkspace/contents.xcworkspacedata")
      try Data(Array("<a>\n<b c=\"".utf8) + [0xFF, 0xE9] + Array("\"/></a>".utf8)).write(to: file)
      let error = #expect(throws: ProjectError.self) { try ProjectSearch.locate(root) }
      #expect(error?.description.contains("contents.xcworkspacedata:2: ") == true)
    }
  }

  @Test func messagesAreOneShortLine() {
    let error = ProjectError.damaged(
      "a\nb", line: 1, reason: String(repeating: "long ", count: 10_000))
    #expect(error.description.hasPrefix("a b:1: long "))
    #expect(error.description.utf8.count < 2100)
  }

  @Test func targetSelectsExtensions() throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Harbour")
    var options = ReadingOptions()
    for target in [nil, "Tide Widgets"] {
      options.target = target
      let found = try WidgetExtension.all(at: fixture, options)
      #expect(found?.map(\.target.name) == ["Tide Widgets"])
    }
    options.target = "Tide"
    #expect(throws: ProjectError.unknownTarget("Tide", available: ["Tide Widgets"])) {
      try WidgetExtension.all(at: fixture, options)
    }
    try withTemporaryFolder(["A.swift": ""]) { folder in
      let found = try WidgetExtension.all(at: folder, ReadingOptions())
      #expect(found == nil)
    }
  }

  @Test func extensionsHaveTheirApp() throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Harbour")
    let project = fixture.appendingPathComponent("Harbour.xcodeproj")
    let all = try WidgetExtension.all(of: [project], folder: nil)
    #expect(all.map(\.target.name) == ["Tide Widgets"])
    #expect(all.first?.app?.name == "Harbour")
    let error = #expect(throws: ProjectError.self) {
      try WidgetExtension.all(of: [project], folder: fixture.appendingPathComponent("App"))
    }
    let list = "Harbour (app, iOS), Tide Widgets (widget extension, iOS), Watch (app, watchOS), "
    #expect(error?.description.contains(list) == true)
  }
}

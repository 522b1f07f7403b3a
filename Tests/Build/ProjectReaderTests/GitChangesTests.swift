import Foundation
import Testing

@testable import ProjectReader

/// What has changed in a repository since a commit.
@Suite struct GitChangesTests {
  private func git(_ folder: URL, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  private func commit(_ folder: URL) throws {
    try git(folder, "add", "--all")
    try git(folder, "commit", "--quiet", "--message=a")
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func changes(
    since name: String, in folder: URL
  ) throws -> [String] {
    let name = try #require(GitCommitName(name))
    return try GitChanges(since: name, around: folder).files.map {
      ($0.isDeleted ? "-" : "") + $0.path
    }.sorted()
  }

  private static let files = [
    "a.swift": "a", "b.swift": "b", "c.swift": "c", "d e.swift": "d", ".gitignore": "*.log",
  ]

  @Test func changedFilesAreFound() throws {
    try withTemporaryFolder(Self.files) { folder in
      try git(folder, "init", "--quiet", "--initial-branch=main")
      try commit(folder)
      #expect(try changes(since: "HEAD", in: folder) == [])
      try write("changed", to: "a.swift", in: folder)
      // The same contents at another time.
      try write("b", to: "b.swift", in: folder)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)],
        ofItemAtPath: folder.appendingPathComponent("b.swift").path)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("c.swift"))
      try write("new", to: "ä.swift", in: folder)
      try write("", to: "x.log", in: folder)
      let expected = ["-c.swift", "a.swift", "ä.swift"]
      #expect(try changes(since: "HEAD", in: folder) == expected)
      try commit(folder)
      #expect(try changes(since: "HEAD", in: folder) == [])
      for name in ["HEAD~1", "HEAD^", "@~"] {
        #expect(try changes(since: name, in: folder) == expected)
      }
    }
  }

  /// Changes that others made since a branch began do not count.
  @Test func branchIsComparedWithItsBeginning() throws {
    try withTemporaryFolder(Self.files) { folder in
      try git(folder, "init", "--quiet", "--initial-branch=main")
      try commit(folder)
      try git(folder, "checkout", "--quiet", "-b", "team/work")
      try write("mine", to: "a.swift", in: folder)
      try commit(folder)
      try git(folder, "checkout", "--quiet", "main")
      try write("theirs", to: "b.swift", in: folder)
      try commit(folder)
      try git(folder, "checkout", "--quiet", "team/work")
      #expect(try changes(since: "main", in: folder) == ["a.swift"])
      let other = folder.appendingPathComponent("other")
      try git(folder, "worktree", "add", "--quiet", "--detach", other.path)
      #expect(try changes(since: "main", in: other) == ["a.swift"])
    }
  }

  /// A repository can name programs that git runs when it compares files.
  @Test func programsOfTheRepositoryDoNotRun() throws {
    try withTemporaryFolder(Self.files) { folder in
      try git(folder, "init", "--quiet", "--initial-branch=main")
      try write("*.swift filter=run diff=run", to: ".gitattributes", in: folder)
      try commit(folder)
      let mark = folder.appendingPathComponent("ran.log")
      for key in ["filter.run.clean", "diff.run.textconv", "diff.external", "core.fsmonitor"] {
        try git(folder, "config", key, "touch \(mark.path); cat")
      }
      try Data("changed".utf8).write(to: folder.appendingPathComponent("a.swift"))
      #expect(try changes(since: "HEAD", in: folder) == ["a.swift"])
      #expect(!FileManager.default.fileExists(atPath: mark.path))
    }
  }

  @Test func unknownChangesSayWhy() throws {
    try withTemporaryFolder(Self.files) { folder in
      let name = try #require(GitCommitName("main"))
      func reason(_ folder: URL) -> String {
        do {
          _ = try GitChanges(since: name, around: folder)
          return ""
        } catch {
          return error.reason
        }
      }
      #expect(reason(folder) == "\(folder.path) is in no git repository")
      try git(folder, "init", "--quiet", "--initial-branch=other")
      try commit(folder)
      #expect(reason(folder) == "the repository does not have main")
      try write("", to: ".git/shallow", in: folder)
      #expect(reason(folder).hasSuffix("fetch the whole history, not a shallow clone"))
    }
  }

  @Test(arguments: [
    ("main", true), ("origin/main", true), ("HEAD~2", true), ("HEAD^", true), ("v1.0^2~1", true),
    ("@", true), ("@~1", true), ("0123abcd", true), ("", false), ("-x", false), ("a b", false),
    ("--output=x", false), ("a..b", false), ("main:file", false), ("@{u}", false), ("^main", false),
    ("a\nb", false),
  ])
  func commitNamesAreChecked(text: String, isName: Bool) {
    #expect((GitCommitName(text) != nil) == isName)
  }
}

/// Which changed files concern an extension.
@Suite struct ExtensionInputsTests {
  private static let files = [
    ".git/HEAD": "",
    "project.yml": """
    name: Two
    targets:
      Ebb:
        type: app-extension
        sources: [Ebb]
        info:
          path: Info.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
        dependencies: [{target: Kit}, {package: Chart}]
      Kit: {type: framework, sources: [Kit]}
      App: {type: application, sources: [App]}
    packages: {Chart: {path: Chart}}
    """,
    "Ebb/Ebb.swift": "import Kit", "Ebb/Sub/View.swift": "", "Kit/Kit.swift": "",
    "App/App.swift": "",
    "Ebb/A.xcassets/Contents.json": "{}",
    "Chart/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Chart", products: [.library(name: "Chart", targets: ["Chart"])],
      targets: [.target(name: "Chart")])
    """,
    "Chart/Sources/Chart/Chart.swift": "", "Chart/README.md": "",
  ]

  @Test(arguments: [
    ("Ebb/Ebb.swift", false, true), ("Ebb/Sub/View.swift", false, true),
    ("Kit/Kit.swift", false, true), ("App/App.swift", false, false),
    ("Ebb/A.xcassets/B.imageset/b.png", false, true), ("Ebb/A.xcassets/b.png", true, true),
    ("Ebb/Old.swift", true, true), ("Ebb/Gone/Old.swift", true, true),
    ("App/Old.swift", true, false), ("Ebb/Notes.md", false, true),
    ("Chart/Sources/Chart/Chart.swift", false, true), ("Chart/README.md", false, false),
    ("README.md", false, false), ("Ebb", false, true),
  ])
  func inputsAreKnown(path: String, isDeleted: Bool, isInput: Bool) throws {
    var files = Self.files
    if path.hasSuffix(".md") { files[path] = "" }
    try withTemporaryFolder(files) { folder in
      let found = try #require(try WidgetExtension.all(at: folder, ReadingOptions())?.first)
      let file = GitChanges.File(
        url: folder.appendingPathComponent(path), path: path, isDeleted: isDeleted)
      #expect(ExtensionInputs(found).contains(file) == isInput)
    }
  }

  /// A repository with several projects: the files of others do not concern the extension.
  @Test(arguments: [
    ("Package.resolved", true), (".vitrine.json", true), ("iOS/Config/A.xcconfig", true),
    ("iOS/base.yml", true), ("iOS/Chart/Package.swift", true), ("Other/Package.swift", false),
    ("Other/project.yml", false), ("Other/A.xcconfig", false), ("Other/BUILD", false),
    ("Other/a.bzl", false),
  ])
  func projectFilesOfOthersAreKnown(path: String, isProjectFile: Bool) throws {
    var files: [String: String] = [".git/HEAD": ""]
    for (name, text) in Self.files where name != ".git/HEAD" { files["iOS/" + name] = text }
    try withTemporaryFolder(files) { folder in
      let project = folder.appendingPathComponent("iOS")
      let found = try #require(try WidgetExtension.all(at: project, ReadingOptions())?.first)
      let file = GitChanges.File(
        url: folder.appendingPathComponent(path), path: path, isDeleted: false)
      #expect(ExtensionInputs(found).isProjectFile(file) == isProjectFile)
    }
  }

  @Test(arguments: [
    ("project.yml", true), ("base.yml", true), (".github/workflows/ci.yml", false),
    ("Chart/Package.swift", true), ("Package.resolved", true), (".vitrine.json", true),
    ("Config/A.xcconfig", true), ("BUILD.bazel", true), ("MODULE.bazel", true),
    ("Ebb/Ebb.swift", false), ("README.md", false),
  ])
  func projectFilesAreKnown(path: String, isProjectFile: Bool) throws {
    try withTemporaryFolder(Self.files) { folder in
      let found = try #require(try WidgetExtension.all(at: folder, ReadingOptions())?.first)
      let file = GitChanges.File(
        url: folder.appendingPathComponent(path), path: path, isDeleted: false)
      #expect(ExtensionInputs(found).isProjectFile(file) == isProjectFile)
    }
  }
}

import DeviceProtocol
import Foundation
import Testing

@testable import CommandArguments
@testable import SourceWatching

@Suite struct EditorCommandTests {
  @Test(arguments: [
    ("code -g {file}:{line}:{column}", ["code", "-g", "/p/A b.swift:3:7"]),
    ("vim +{line} {file}", ["vim", "+3", "/p/A b.swift"]),
    ("'/opt/My Editor/edit' \"{file}\"", ["/opt/My Editor/edit", "/p/A b.swift"]),
    (#"edit\ it {file} ''"#, ["edit it", "/p/A b.swift", ""]),
    ("sh -c {file};rm", ["sh", "-c", "/p/A b.swift;rm"]),
  ])
  func splitsWords(text: String, words: [String]) throws {
    let place = SourcePlace(file: "/p/A b.swift", line: 3, column: 7)
    #expect(try EditorCommand(text).arguments(for: place) == words)
  }

  @Test func aFileNameCannotHavePlaceholders() throws {
    let place = SourcePlace(file: "/p/{line}.swift", line: 3, column: 7)
    #expect(try EditorCommand("e {file}").arguments(for: place) == ["e", "/p/{line}.swift"])
  }

  @Test(arguments: ["", "code", "code 'x {file}", "{file}", "code {file} \\"])
  func refusesOthers(text: String) {
    #expect(throws: ValueError.self) { try EditorCommand(text) }
  }

  @Test(arguments: ["", "project.yml", "App.xcodeproj"])
  func theFolderOfAProjectHasItsSources(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("project-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("project.yml"))
    let url = name.isEmpty ? folder : folder.appendingPathComponent(name)
    #expect(url.projectFolder.resolvingSymlinksInPath().path == folder.path)
  }

  @Test func opensOnlyFilesOfTheProjects() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("editor-\(UUID().uuidString)", isDirectory: true)
    let project = folder.appendingPathComponent("Project", isDirectory: true)
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Project/A.swift", "Other.swift"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    symlink("../Other.swift", project.appendingPathComponent("Link.swift").path)
    let opener = SourceOpener(
      editor: try EditorCommand("e {file}"), folders: [project], environment: [:])
    func open(_ path: String) throws(EditorError) -> [String] {
      try opener.arguments(for: SourcePlace(file: path, line: 1, column: 1))
    }
    let own = project.appendingPathComponent("A.swift").path
    #expect(try open(own).count == 2)
    for path in [
      folder.appendingPathComponent("Other.swift").path, "/etc/passwd", "A.swift",
      project.appendingPathComponent("../Other.swift").path,
      project.appendingPathComponent("Link.swift").path, project.path,
    ] {
      #expect(throws: EditorError.outside(path)) { try open(path) }
    }
    let gone = project.appendingPathComponent("Gone.swift").path
    #expect(throws: EditorError.self) { try open(gone) }
    let closed = SourceOpener(editor: nil, folders: [project], environment: [:])
    #expect(throws: EditorError.noEditor) {
      try closed.arguments(for: SourcePlace(file: own, line: 1, column: 1))
    }
  }
}

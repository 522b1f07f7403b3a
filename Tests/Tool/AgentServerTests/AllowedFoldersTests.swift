import Foundation
import TestFolders
import Testing

@testable import AgentServer
@testable import CommandArguments
@testable import CommandContext

@Suite struct AllowedFoldersTests {
  private let temporary: TemporaryFolder
  private let folders: AllowedFolders

  init() throws {
    let temporary = try TemporaryFolder()
    self.temporary = temporary
    let manager = FileManager.default
    for name in ["project/Sources", "project-2", "other"] {
      try manager.createDirectory(
        at: temporary.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (link, target) in [("project/out", "/etc"), ("project/in", "Sources")] {
      try manager.createSymbolicLink(
        atPath: temporary.url.appendingPathComponent(link).path, withDestinationPath: target)
    }
    folders = try AllowedFolders(
      ["project", "other"].map { temporary.url.appendingPathComponent($0) })
  }

  @Test(arguments: [
    (".", ""), ("", ""), ("Sources", "/Sources"), ("./Sources/../Sources/", "/Sources"),
    ("in", "/Sources"), ("Missing/New.swift", "/Missing/New.swift"),
  ])
  func relativePathBeginsAtFirstFolder(path: String, expected: String) throws {
    #expect(try folders.path(path) == folders.folders[0] + expected)
  }

  @Test func absolutePathInAnyFolderIsAccepted() throws {
    #expect(try folders.path(folders.folders[1] + "/a") == folders.folders[1] + "/a")
  }

  @Test(arguments: ["/", "/etc", "..", "../project-2", "out", "out/passwd", "Sources/../../x"])
  func pathOutsideIsRefused(path: String) {
    #expect(throws: AllowedFolders.Refusal.self) { try folders.path(path) }
  }

  @Test(arguments: ["-", "a\0b"])
  func pathThatNamesNoFileIsInvalid(path: String) {
    #expect(throws: ValueError.self) { try folders.path(path) }
  }

  @Test func missingFolderIsAnError() {
    #expect(throws: ToolError.self) {
      try AllowedFolders([temporary.url.appendingPathComponent("missing")])
    }
  }
}

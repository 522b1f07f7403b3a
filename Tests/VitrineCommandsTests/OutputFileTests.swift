import Foundation
import Testing

@testable import VitrineCommands

@Suite struct OutputFileTests {
  @Test func replacesExistingFile() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(url: folder.url.appendingPathComponent("a.png"))
    try file.write(Data("first, longer".utf8))
    try file.write(Data("second".utf8))
    #expect(try Data(contentsOf: file.url) == Data("second".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
  }

  @Test func missingFolderErrorNamesFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("none").path
    #expect(
      throws: ToolError.unwritable("\(path)/a.png", reason: "folder \(path) not found")
    ) {
      try OutputFile(url: URL(fileURLWithPath: "\(path)/a.png")).write(Data())
    }
  }

  @Test func doesNotReplaceFolder() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("a.png", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(throws: ToolError.self) { try OutputFile(url: url).write(Data("x".utf8)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
  }

  @Test func unwritableFolderThrows() throws {
    #expect(throws: ToolError.self) {
      try OutputFile(url: URL(fileURLWithPath: "/proc/vitrine.png")).write(Data("x".utf8))
    }
  }
}

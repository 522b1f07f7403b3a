import Foundation
import TestFolders
import Testing

@testable import CommandContext

@Suite struct OutputFileTests {
  @Test func replacesExistingFile() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(url: folder.url.appendingPathComponent("a.png"))
    try file.write(Data("first, longer".utf8))
    try file.write(Data("second".utf8))
    #expect(try Data(contentsOf: file.url) == Data("second".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
  }

  /// What a check accepts is written, and what it rejects is not; a check writes nothing.
  @Test func checkAgreesWithWriting() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("file"))
    for (path, isWritable) in [
      ("new.png", true), ("file", true), ("none/a.png", false), ("file/a.png", false), (".", false),
    ] {
      let file = OutputFile(url: folder.url.appendingPathComponent(path))
      #expect(((try? file.check()) != nil) == isWritable, "\(path)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
    }
    for (path, isWritable) in [
      (".", true), ("new", true), ("new/deep", true), ("file", false), ("file/deep", false),
    ] {
      let output = OutputFolder(url: folder.url.appendingPathComponent(path))
      #expect(((try? output.check()) != nil) == isWritable, "\(path)")
    }
    #expect(throws: ToolError.self) {
      try OutputFolder(url: URL(fileURLWithPath: "/proc/none")).check()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
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

  /// A device is written to: a file in its place would hide that nothing was written.
  @Test func writesIntoDevices() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    for url in [URL(fileURLWithPath: "/dev/full"), link] {
      #expect(throws: ToolError.unwritable(url.path, reason: "no space left on device")) {
        try OutputFile(url: url).write(Data("x".utf8))
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["link"])
    var facts = stat()
    #expect(stat("/dev/full", &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func replacesWhatALinkLeadsTo() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (
      folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("b")
    )
    try Data("old".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try OutputFile(url: link).write(Data("new".utf8))
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func unwritableFolderThrows() throws {
    #expect(throws: ToolError.self) {
      try OutputFile(url: URL(fileURLWithPath: "/proc/vitrine.png")).write(Data("x".utf8))
    }
  }
}

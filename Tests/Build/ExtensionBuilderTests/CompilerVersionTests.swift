import Foundation
import Testing

@testable import ExtensionBuilder

@Suite struct CompilerVersionTests {
  private let folder: TemporaryFolder
  private let compiler: URL
  private var record: URL { folder.url.appendingPathComponent("compiler") }

  init() throws {
    folder = try TemporaryFolder()
    compiler = try folder.write("1", to: "usr/bin/swiftc")
    try folder.write("", to: "usr/lib/swift/module")
  }

  @Test func versionIsRemembered() throws {
    let version = try #require(CompilerVersion(executable: compiler.path, record: record))
    #expect(version.read() == nil)
    version.write("Swift 6.3")
    #expect(CompilerVersion(executable: compiler.path, record: record)?.read() == "Swift 6.3")
  }

  @Test func anotherFileHasNoVersion() throws {
    CompilerVersion(executable: compiler.path, record: record)?.write("Swift 6.3")
    try folder.write("12", to: "usr/bin/swiftc")
    let changed = try #require(CompilerVersion(executable: compiler.path, record: record))
    #expect(changed.read() == nil)
    let other = try folder.write("1", to: "usr/bin/swift")
    #expect(CompilerVersion(executable: other.path, record: record)?.read() == nil)
  }

  @Test func symbolicLinkIsFollowed() throws {
    CompilerVersion(executable: compiler.path, record: record)?.write("Swift 6.3")
    let link = folder.url.appendingPathComponent("swiftc")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: compiler)
    #expect(CompilerVersion(executable: link.path, record: record)?.read() == "Swift 6.3")
  }

  @Test func scriptThatStartsCompilerHasNoRecord() throws {
    let script = try folder.write("exec swiftc", to: "bin/swiftc")
    #expect(CompilerVersion(executable: script.path, record: record) == nil)
  }

  @Test(arguments: ["", "\n", "a\nb\nc", "a\nb"])
  func damagedRecordIsIgnored(text: String) throws {
    try folder.write(text, to: "compiler")
    let version = try #require(CompilerVersion(executable: compiler.path, record: record))
    #expect(version.read() == nil)
  }
}

import Foundation
import Testing

@testable import ExtensionBuilder

@Suite struct ClangModuleCacheTests {
  private static let arguments = ["-c", "-module-cache-path", "/c/modules", "a.swift"]

  @Test(arguments: [
    ("<unknown>:0: error: file '/c/modules/3/S.pcm' is not a valid module file", true),
    ("<unknown>:0: error: unable to open output file '/c/modules/3/S.pcm': 'Is a directory'", true),
    ("a.swift:1:1: error: cannot find 'modules' in scope", false),
    ("<unknown>:0: error: file '/c/modules-2/S.pcm' is not a valid module file", false),
    ("note: built '/c/modules/3/S.pcm'", false),
  ])
  func findsErrorsOfDamagedModules(_ output: String, isCause: Bool) throws {
    let cache = try #require(ClangModuleCache(arguments: Self.arguments))
    #expect(cache.isCause(of: CommandRun.Outcome(status: 1, output: output)) == isCause)
  }

  @Test func needsTheOption() {
    #expect(ClangModuleCache(arguments: ["-module-cache-path"]) == nil)
    #expect(ClangModuleCache(arguments: ["a.swift"]) == nil)
  }

  @Test func emptiesTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("damaged", to: "3/S.pcm")
    let cache = try #require(ClangModuleCache(arguments: ["-module-cache-path", folder.url.path]))
    cache.empty()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}

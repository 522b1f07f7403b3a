import Foundation
import Testing
import XDGFolders

@Suite struct XDGFoldersTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var environment: [String: String]
    var cache = "/home/a/.cache"
    var state = "/home/a/.local/state"
    var runtime: String?

    var testDescription: String { "\(environment)" }
  }

  static let cases = [
    Case(environment: ["HOME": "/home/a"]),
    Case(environment: ["HOME": "/home/a", "XDG_CACHE_HOME": "/c"], cache: "/c"),
    Case(environment: ["HOME": "/home/a", "XDG_STATE_HOME": "/s"], state: "/s"),
    Case(environment: ["HOME": "/home/a", "XDG_RUNTIME_DIR": "/run/7"], runtime: "/run/7"),
    // Empty and relative paths are ignored.
    Case(environment: [
      "HOME": "/home/a", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": "", "XDG_RUNTIME_DIR": "",
    ]),
    Case(environment: [
      "HOME": "/home/a", "XDG_CACHE_HOME": "c", "XDG_STATE_HOME": "./s", "XDG_RUNTIME_DIR": "~/r",
    ]),
  ]

  @Test(arguments: cases) func followsTheSpecification(_ expected: Case) {
    let folders = XDGFolders(environment: expected.environment)
    #expect(folders.cache == expected.cache)
    #expect(folders.state == expected.state)
    #expect(folders.runtime == expected.runtime)
  }

  @Test(arguments: [[:], ["HOME": ""]])
  func usesTheUsersHomeFolderWithoutHome(environment: [String: String]) {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #expect(XDGFolders(environment: environment).cache == home + "/.cache")
  }
}

import Foundation
import Testing

@testable import ProjectReader

@Suite struct ConfigurationFileTests {
  @Test(arguments: [
    (
      ["a.xcconfig": "A = 1\n#include \"b.xcconfig\"\n", "b.xcconfig": "#include \"a.xcconfig\""],
      "a.xcconfig includes b.xcconfig includes a.xcconfig: remove one of the includes"
    ),
    (
      ["a.xcconfig": "A = 1\nno assignment\n"],
      "a.xcconfig:2: expected NAME = value, found \"no assignment\""
    ),
    (
      ["a.xcconfig": "\n\n#include \"lost.xcconfig\"\n"],
      "a.xcconfig:3: the included file lost.xcconfig was not found"
    ),
    (
      ["a.xcconfig": "#include lost.xcconfig\n"],
      "a.xcconfig:1: expected #include \"File.xcconfig\""
    ),
    ([:], "a.xcconfig: not found"),
  ])
  func damagedFilesAreReported(files: [String: String], message: String) throws {
    try withTemporaryFolder(files) { folder in
      let error = #expect(throws: ProjectError.self) {
        try ConfigurationFile(contentsOf: folder.appendingPathComponent("a.xcconfig"))
      }
      #expect(error?.description.replacingOccurrences(of: folder.path + "/", with: "") == message)
    }
  }

  @Test func laterAssignmentsReplaceEarlierOnes() throws {
    let files = [
      "a.xcconfig": "A = 1 // one\n#include \"sub/b.xcconfig\"\nB = 2\n#include? \"lost.xcconfig\"",
      "sub/b.xcconfig": "A = 3\nB = 4",
    ]
    try withTemporaryFolder(files) { folder in
      let file = try ConfigurationFile(contentsOf: folder.appendingPathComponent("a.xcconfig"))
      var settings = BuildSettings()
      settings.add(file.assignments, for: BuildPlatform(configuration: "Debug"))
      #expect(settings["A"] == "3")
      #expect(settings["B"] == "2")
      #expect(file.files.map(\.lastPathComponent) == ["a.xcconfig", "b.xcconfig"])
    }
  }
}
